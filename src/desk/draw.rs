//! Draws the panels in every frame, and passes on what the person did.

use crate::desk::files::Files;
use crate::desk::frame::display::{PanelsCover, ToClipboard, UncoveredArea};
use crate::desk::heard::PanelPressed;
use crate::desk::panels;
use crate::desk::theme;
use crate::desk::view_model::Panels;
use bevy::asset::load_internal_asset;
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::shader::Shader;
use bevy::window::RequestRedraw;
use bevy_egui::render::EGUI_SHADER_HANDLE;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Assets<Shader>>() {
        // In place of that of bevy_egui.
        load_internal_asset!(app, EGUI_SHADER_HANDLE, "panels.wgsl", Shader::from_wgsl);
    }
    // Cameras learn of a new size of the window at the end of a frame, too late for the panels of that frame: they
    // would be laid out for the old one.
    app.add_systems(PreUpdate, camera_system.before(EguiPreUpdateSet::InitContexts));
    app.add_systems(PreUpdate, zoom.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::ProcessInput));
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// Draws everything larger where the window is large, from the frame on in which it is.
fn zoom(mut contexts: Query<(&mut EguiContext, &mut EguiInput, &Camera), With<PrimaryEguiContext>>) {
    for (mut context, mut input, camera) in &mut contexts {
        let Some((system, window)) = camera.target_scaling_factor().zip(camera.physical_viewport_rect()) else {
            continue;
        };
        let size = window.size().as_vec2();
        if size.min_element() < 1.0 {
            continue;
        }
        let zoom = theme::zoom(size.x, size.y, system) / system;
        context.get_mut().options_mut(|options| options.zoom_factor = zoom);
        // The contexts were told its size in the points of the frame before.
        let point = |pixel: UVec2| egui::pos2(pixel.x as f32, pixel.y as f32) / (system * zoom);
        input.screen_rect = Some(egui::Rect::from_min_max(point(window.min), point(window.max)));
    }
}

/// Draws the panels and passes on what the person did. Runs once or twice a frame.
fn draw(
    mut contexts: EguiContexts,
    panels: Res<Panels>,
    (mut area, mut cover): (ResMut<UncoveredArea>, ResMut<PanelsCover>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut clipboard: ResMut<ToClipboard>,
    mut files: Local<Files>,
    mut commands: Commands,
) -> Result {
    if clipboard.0.is_some()
        && let Some(text) = clipboard.0.take()
    {
        contexts.ctx_mut()?.copy_text(text);
    }
    let mut drawn = panels::draw(contexts.ctx_mut()?, &panels.0);
    let pressed = contexts.ctx_mut()?.input(|input| {
        input.pointer.any_click() || input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space)
    });
    if pressed && !drawn.sends.is_empty() {
        drawn.sends.write(PanelPressed);
    }
    let zoom = contexts.ctx_mut()?.zoom_factor();
    files.draw(contexts.ctx_mut()?, &panels.0.look, panels.0.file_asked(), &mut drawn.sends);
    area.set_if_neq(UncoveredArea(Some(drawn.free * zoom)));
    cover.set_if_neq(PanelsCover(drawn.cover));
    if !drawn.sends.is_empty() {
        // What was done is handled in the next frame, which an idle app would not run by itself.
        redraw.write(RequestRedraw);
        commands.queue(move |world: &mut World| drawn.sends.deliver(world));
    }
    Ok(())
}
