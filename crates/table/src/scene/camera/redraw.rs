//! Drawing on demand: a camera is active only in frames in which the table or the camera changed.

use super::components::{LooksAt, TableCamera, TableCameraSystems};
use super::moving::{Change, Moving, notice_changes};
use crate::scene::material::MaterialsApplied;
use crate::scene::quality::Preset;
use bevy::{
    camera::{CameraUpdateSystems, visibility::VisibilitySystems},
    ecs::system::SystemParam,
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// How many frames [`Redraw::request_all`] asks for.
const ALL: u8 = 3;

/// Whether a camera renders in this frame.
///
/// Changes of meshes, materials, transforms and visibility are noticed without a request; a camera requests a frame
/// when it moves.
#[derive(Component, Clone, Debug)]
pub struct Redraw {
    wanted: bool,
    /// It must be drawn as a whole.
    whole: bool,
    /// It is drawn by its kept layer.
    by_layer: bool,
    /// Frames still to be drawn, because some changes reach the renderer a frame late.
    again: u8,
    /// The last frame was drawn because something changed.
    moving: bool,
    /// The last frame was drawn without MSAA, so one with MSAA must follow.
    owed: bool,
    drawn: u64,
    compiling: Compiling,
}

/// Whether pipelines were still being compiled when the last frame was drawn. The render app writes it.
#[derive(Resource, Clone, Debug, Default)]
struct Compiling(Arc<AtomicBool>);

impl Compiling {
    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Default for Redraw {
    fn default() -> Self {
        Self {
            wanted: true,
            whole: true,
            by_layer: false,
            again: ALL,
            moving: false,
            owed: false,
            drawn: 0,
            compiling: Compiling::default(),
        }
    }
}

impl Redraw {
    /// Requests a frame: this one, or the next if this frame has been decided already.
    pub const fn request(&mut self) {
        self.wanted = true;
        self.whole = true;
    }

    /// Requests a frame in which at most what moves has changed.
    pub const fn request_motion(&mut self) {
        self.wanted = true;
    }

    /// Requests a frame that is to be kept: one with smooth edges, even while things move.
    pub const fn request_smooth(&mut self) {
        self.request();
        self.moving = false;
    }

    /// Requests several frames: for changes whose parts reach the renderer in different frames, such as a new size or
    /// preset.
    pub const fn request_all(&mut self) {
        self.again = ALL;
    }

    /// Whether the last picture is complete and nothing has changed since.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.wanted && !self.owed && self.again == 0 && !self.compiling.get()
    }

    /// Whether pipelines were still being compiled when the last frame was drawn: it may lack something.
    #[must_use]
    pub fn is_compiling(&self) -> bool {
        self.compiling.get()
    }

    /// Whether this frame is drawn by the camera's kept layer instead of the camera itself.
    #[must_use]
    pub const fn draws_by_layer(&self) -> bool {
        self.by_layer
    }

    /// In how many frames the table has been drawn so far.
    #[must_use]
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }
}

/// Requests one more frame from the window's event loop; without a window it does nothing.
///
/// Both ways are needed: a redraw request reaches a loop that has yet to go to sleep, a user event wakes one that
/// sleeps.
#[derive(SystemParam)]
pub struct WakeLoop<'w> {
    requests: MessageWriter<'w, RequestRedraw>,
    events: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl WakeLoop<'_> {
    /// Requests a frame directly after this one.
    pub fn request_frame(&mut self) {
        self.requests.write(RequestRedraw);
        if let Some(events) = &self.events {
            // Fails only when the loop has ended, and then no frame is needed.
            let _ = events.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// The moment in `PostUpdate` at which it is known which cameras draw.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::scene) struct RedrawDecided;

/// The set in `PostUpdate` after which nothing changes any more about which table cameras draw in this frame, pictures
/// at rest included.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanvasesDecided;

pub(super) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(compiling.clone()).add_systems(Render, report.in_set(RenderSystems::Cleanup));
    }
    app.register_required_components::<TableCamera, Redraw>();
    app.init_resource::<Moving>()
        .insert_resource(compiling)
        .add_observer(share_compiling)
        .add_observer(draw_new_subject)
        .add_systems(
            PostUpdate,
            (notice_changes, follow_changes, decide)
                .chain()
                .in_set(RedrawDecided)
                .after(TableCameraSystems)
                .after(MaterialsApplied)
                .after(VisibilitySystems::VisibilityPropagate)
                .after(TransformSystems::Propagate)
                .before(VisibilitySystems::CheckVisibility)
                .before(CameraUpdateSystems),
        );
}

/// Gives each new camera the flag that the render app writes.
fn share_compiling(added: On<Add, Redraw>, compiling: Res<Compiling>, mut table_cameras: Query<&mut Redraw>) {
    if let Ok(mut redraw) = table_cameras.get_mut(added.entity) {
        redraw.compiling = compiling.clone();
    }
}

fn draw_new_subject(changed: On<Insert, LooksAt>, mut table_cameras: Query<&mut Redraw>) {
    if let Ok(mut redraw) = table_cameras.get_mut(changed.entity) {
        redraw.request_all();
    }
}

/// Runs in the render app: meshes whose pipelines are not ready are missing from the frame.
fn report(pipelines: Res<PipelineCache>, compiling: Res<Compiling>) {
    compiling.0.store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

/// Requests the frames in which the table has changed.
fn follow_changes(mut table_cameras: Query<&mut Redraw>, moving: Res<Moving>, preset: Res<Preset>) {
    for mut redraw in &mut table_cameras {
        match moving.change() {
            Change::Nothing => {}
            Change::Moving => redraw.request_motion(),
            Change::Anything => redraw.request(),
        }
        if preset.is_changed() {
            redraw.request_all();
        }
    }
}

/// A camera whose picture is never smoothed: whoever draws many pictures draws them larger instead, which costs less.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct NoSmoothing;

/// A camera whose picture stays as it is, whatever happens on the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Still;

/// While things move, the plain preset draws them over the kept layer, or, where the camera or what rests has changed,
/// a whole frame. Both are without MSAA, which takes more than half of a frame in software. The first frame of a
/// change, the last one of a motion and every picture at rest are whole and have it. The first of several requested
/// frames is drawn without it, so that its pipelines are compiled before anything moves.
fn decide(
    mut table_cameras: Query<(&mut Redraw, &mut Camera, &mut Msaa, Has<NoSmoothing>, Has<Still>), With<TableCamera>>,
    (preset, moving): (Res<Preset>, Res<Moving>),
    mut event_loop: WakeLoop,
) {
    for (mut redraw, mut camera, mut smoothing, unsmoothed, still) in &mut table_cameras {
        if still {
            // What is missed meanwhile is drawn afterwards.
            (redraw.wanted, redraw.whole, redraw.by_layer) = (true, true, false);
            if camera.is_active {
                camera.is_active = false;
            }
            continue;
        }
        let incomplete = redraw.again > 0 || redraw.compiling.get();
        let moves_on = redraw.wanted && redraw.moving && !incomplete;
        let by_layer = moves_on && !redraw.whole && moving.change() == Change::Moving;
        let coarse = !unsmoothed && *preset == Preset::Plain && (moves_on || redraw.again == ALL);
        let active = redraw.wanted || redraw.owed || incomplete;
        redraw.moving = redraw.wanted && !incomplete;
        (redraw.wanted, redraw.whole, redraw.by_layer) = (false, false, by_layer);
        redraw.again = redraw.again.saturating_sub(1);
        redraw.owed = coarse || by_layer;
        redraw.drawn += u64::from(active);
        let itself = active && !by_layer;
        if camera.is_active != itself {
            camera.is_active = itself;
        }
        if active {
            smoothing.set_if_neq(if coarse || unsmoothed { Msaa::Off } else { Msaa::Sample4 });
        }
        if redraw.owed || incomplete {
            event_loop.request_frame();
        }
    }
}
