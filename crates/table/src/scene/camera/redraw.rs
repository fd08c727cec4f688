//! Drawing on demand: the camera of a camera is active only in frames in which the table or the camera changed.

use super::components::{LooksAt, TableCamera, TableCameraSystems};
use crate::scene::material::MaterialsApplied;
use crate::scene::material::plain::Plain;
use crate::scene::quality::Preset;
use bevy::{
    camera::{CameraUpdateSystems, visibility::VisibilitySystems},
    ecs::entity::EntityHashMap,
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
/// Changes of meshes, materials, transforms and visibility are detected without a request; a camera requests a frame
/// when it moves.
#[derive(Component, Clone, Debug)]
pub struct Redraw {
    wanted: bool,
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
        Self { wanted: true, again: ALL, moving: false, owed: false, drawn: 0, compiling: Compiling::default() }
    }
}

impl Redraw {
    /// Requests a frame: this one, or the next if this frame has been decided already.
    pub const fn request(&mut self) {
        self.wanted = true;
    }

    /// Requests a frame that is to be kept: one with smooth edges, even while things move.
    pub const fn request_smooth(&mut self) {
        self.wanted = true;
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

pub(super) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(compiling.clone()).add_systems(Render, report.in_set(RenderSystems::Cleanup));
    }
    app.register_required_components::<TableCamera, Redraw>();
    app.insert_resource(compiling).add_observer(share_compiling).add_observer(draw_new_subject).add_systems(
        PostUpdate,
        (notice, decide)
            .chain()
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

type Changes = Or<(
    Changed<GlobalTransform>,
    Changed<MeshMaterial3d<Plain>>,
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<InheritedVisibility>,
)>;

fn notice(
    mut table_cameras: Query<&mut Redraw>,
    things: Query<(), (With<Mesh3d>, Changes)>,
    shapes: Query<(Entity, &Mesh3d), Changed<Mesh3d>>,
    mut known: Local<EntityHashMap<AssetId<Mesh>>>,
    preset: Res<Preset>,
    mut removed: RemovedComponents<Mesh3d>,
) {
    let mut changed = !things.is_empty();
    for thing in removed.read() {
        known.remove(&thing);
        changed = true;
    }
    for (thing, shape) in &shapes {
        // Bevy marks `Mesh3d` as changed when the material changes, so the handle itself is compared.
        changed |= known.insert(thing, shape.id()) != Some(shape.id());
    }
    for mut redraw in &mut table_cameras {
        if changed {
            redraw.request();
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

/// While things move, the plain preset renders without MSAA, which takes more than half of a frame in software. The
/// first frame of a change, the last one of a motion and every picture at rest have it. The first of several requested
/// frames is drawn without it, so that its pipelines are compiled before anything moves.
fn decide(
    mut table_cameras: Query<(&mut Redraw, &mut Camera, &mut Msaa, Has<NoSmoothing>, Has<Still>), With<TableCamera>>,
    preset: Res<Preset>,
    mut event_loop: WakeLoop,
) {
    for (mut redraw, mut camera, mut smoothing, unsmoothed, still) in &mut table_cameras {
        if still {
            // What is missed meanwhile is drawn afterwards.
            redraw.wanted = true;
            if camera.is_active {
                camera.is_active = false;
            }
            continue;
        }
        let incomplete = redraw.again > 0 || redraw.compiling.get();
        let moves_on = redraw.wanted && redraw.moving && !incomplete;
        let coarse = !unsmoothed && *preset == Preset::Plain && (moves_on || redraw.again == ALL);
        let active = redraw.wanted || redraw.owed || incomplete;
        redraw.moving = redraw.wanted && !incomplete;
        redraw.wanted = false;
        redraw.again = redraw.again.saturating_sub(1);
        redraw.owed = coarse;
        redraw.drawn += u64::from(active);
        if camera.is_active != active {
            camera.is_active = active;
        }
        if active {
            smoothing.set_if_neq(if coarse || unsmoothed { Msaa::Off } else { Msaa::Sample4 });
        }
        if coarse || incomplete {
            event_loop.request_frame();
        }
    }
}
