//! A window is not drawn anew while nothing in it changes: without a graphics card a page over the whole window costs a
//! tenth of a second, and egui lays panels out up to three times after each event, mostly with the same result.
//!
//! Whoever looks at a screen (a [`ScreenCamera`]) is asleep in frames in which neither the canvas nor the panels have
//! changed; Bevy then presents nothing, and the window shows what it showed. Whatever a window system may want to have
//! drawn again is drawn.

use crate::desk::frame::display::PanelsCover;
use bevy::camera::CameraUpdateSystems;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::RawWinitWindowEvent;
use bevy_egui::egui::ClippedPrimitive;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::camera::redraw::{CanvasesDecided, Redraw};
use winit::event::WindowEvent;

/// So many frames of a screen are drawn in any case: until then everything has found its place.
const FIRST: u64 = 20;

/// After so many frames that were left out one is drawn, so that whoever asks for frame after frame waits for the
/// screen.
const MOST: u32 = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RawWinitWindowEvent>().add_systems(
        PostUpdate,
        (look_away, leave_out)
            .after(EguiPostUpdateSet::ProcessOutput)
            .after(CanvasesDecided)
            .before(VisibilitySystems::CheckVisibility)
            .before(CameraUpdateSystems),
    );
}

/// What a screen shows.
#[derive(Component, Default)]
struct Shown {
    /// The panels.
    panels: Vec<ClippedPrimitive>,
    /// The layers that its camera sees where no page covers the canvas.
    layers: Option<RenderLayers>,
    /// How many frames there were.
    frames: u64,
    /// How many of the last ones were left out.
    left_out: u32,
}

/// Why there is a frame at all.
#[derive(SystemParam)]
struct Reasons<'w, 's> {
    events: MessageReader<'w, 's, RawWinitWindowEvent>,
    asked: MessageReader<'w, 's, RequestRedraw>,
    /// Whether a frame was asked for since the last one was looked at.
    before: Local<'s, bool>,
}

impl Reasons<'_, '_> {
    /// Whether what there is a reason for is nothing that uncovers a window: people's input, or a frame that the
    /// program asked for itself. A window system that wants a window drawn again gives no other reason, or a telling
    /// one.
    fn are_harmless(&mut self) -> bool {
        let (mut input, mut other) = (false, false);
        for event in self.events.read() {
            match event.event {
                WindowEvent::RedrawRequested => {}
                WindowEvent::CursorMoved { .. }
                | WindowEvent::MouseInput { .. }
                | WindowEvent::MouseWheel { .. }
                | WindowEvent::KeyboardInput { .. }
                | WindowEvent::ModifiersChanged(_)
                | WindowEvent::Touch(_) => input = true,
                _ => other = true,
            }
        }
        // What is asked for now is done in the next frame.
        let asked = std::mem::replace(&mut *self.before, self.asked.read().count() > 0);
        !other && (input || asked)
    }
}

/// Lets the camera of a screen see nothing while a page covers its canvas.
fn look_away(
    mut screens: Query<(&mut RenderLayers, &mut Shown), (With<ScreenCamera>, With<EguiRenderOutput>)>,
    cover: Res<PanelsCover>,
) {
    for (mut layers, mut shown) in &mut screens {
        if cover.0 && shown.layers.is_none() {
            shown.layers = Some(std::mem::replace(&mut *layers, RenderLayers::none()));
        } else if !cover.0
            && let Some(seen) = shown.layers.take()
        {
            *layers = seen;
        }
    }
}

/// Lets the cameras of unchanged screens sleep for this frame.
fn leave_out(
    mut commands: Commands,
    mut screens: Query<(Entity, &ScreenCamera, &mut Camera, Option<&EguiRenderOutput>, Option<&mut Shown>)>,
    table_cameras: Query<(&TableCamera, &Redraw, &Camera), Without<ScreenCamera>>,
    mut reasons: Reasons<'_, '_>,
) {
    let harmless = reasons.are_harmless();
    for (entity, screen, mut camera, panels, shown) in &mut screens {
        // Pictures are read after each frame.
        let Ok((TableCamera { window: Some(_) }, redraw, table)) = table_cameras.get(screen.table_camera) else {
            continue;
        };
        let Some(mut shown) = shown else {
            commands.entity(entity).insert(Shown::default());
            continue;
        };
        let same_panels =
            panels.is_none_or(|panels| panels.textures_delta.is_empty() && are_same(&panels.paint_jobs, &shown.panels));
        let drawn = table.is_active || redraw.draws_by_layer() || redraw.is_compiling();
        let same = same_panels && !drawn;
        let left_out = same && harmless && shown.frames >= FIRST && shown.left_out < MOST;
        shown.frames += 1;
        shown.left_out = if left_out { shown.left_out + 1 } else { 0 };
        if let Some(panels) = panels.filter(|_| !same_panels) {
            shown.panels.clone_from(&panels.paint_jobs);
        }
        if camera.is_active == left_out {
            camera.is_active = !left_out;
        }
    }
}

/// Whether two lists of shapes look the same.
fn are_same(one: &[ClippedPrimitive], other: &[ClippedPrimitive]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| match (&one.primitive, &other.primitive) {
            (Primitive::Mesh(mesh), Primitive::Mesh(known)) => one.clip_rect == other.clip_rect && mesh == known,
            _ => false,
        })
}
