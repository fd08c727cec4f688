//! Nothing moving, nothing drawn: the table camera is active only in frames in which the table changed.

use super::{Aimed, TableCamera};
use crate::table::{
    material::{Dress, plain::Plain},
    quality::Preset,
};
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

/// Asks for the table to be drawn.
///
/// Changes of meshes, materials, poses and visibility of things on the table are noticed without asking; the eye asks.
#[derive(Resource, Clone, Debug)]
pub struct Redraw {
    wanted: bool,
    /// Frames still to be drawn because things may have arrived a frame late.
    again: u8,
    /// The last frame was drawn because something changed.
    moving: bool,
    /// The last frame was drawn without smoothed edges.
    owed: bool,
    drawn: u64,
    waiting: Waiting,
}

/// Whether shaders were still being loaded or compiled when the last frame was drawn, told by the renderer.
#[derive(Resource, Clone, Debug, Default)]
struct Waiting(Arc<AtomicBool>);

impl Default for Redraw {
    fn default() -> Self {
        Self { wanted: true, again: 3, moving: false, owed: false, drawn: 0, waiting: Waiting::default() }
    }
}

impl Redraw {
    /// The table will be drawn in this frame, or in the next if this one's drawing has been decided.
    pub const fn request(&mut self) {
        self.wanted = true;
    }

    /// The table will be drawn in several frames: after changes whose parts reach the renderer one after the other, such as
    /// another size or preset.
    pub const fn request_all(&mut self) {
        self.again = 3;
    }

    /// Whether the last picture is whole and nothing has changed since.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.wanted && !self.owed && self.again == 0 && !self.waiting.0.load(Ordering::Relaxed)
    }

    /// In how many frames the table has been drawn so far.
    #[must_use]
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }
}

/// Wakes a window's sleeping event loop for one more frame; without a window it does nothing.
///
/// It asks in both ways: a redraw request for loops that are about to sleep, a user event for those that do.
#[derive(SystemParam)]
pub struct Wake<'w> {
    requests: MessageWriter<'w, RequestRedraw>,
    events: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Wake<'_> {
    /// Another frame will follow this one at once.
    pub fn up(&mut self) {
        self.requests.write(RequestRedraw);
        if let Some(events) = &self.events {
            // it fails only when the loop has ended, and then nothing is left to be drawn
            let _ = events.send_event(WinitUserEvent::WakeUp);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let redraw = Redraw::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(redraw.waiting.clone()).add_systems(Render, report.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(redraw).add_systems(
        PostUpdate,
        (notice, decide)
            .chain()
            .after(Aimed)
            .after(Dress)
            .after(VisibilitySystems::VisibilityPropagate)
            .after(TransformSystems::Propagate)
            .before(VisibilitySystems::CheckVisibility)
            .before(CameraUpdateSystems),
    );
}

/// In the renderer: things whose shaders are not ready are left out of a picture.
fn report(pipelines: Res<PipelineCache>, waiting: Res<Waiting>) {
    waiting.0.store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

type Changes = Or<(
    Changed<GlobalTransform>,
    Changed<MeshMaterial3d<Plain>>,
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<InheritedVisibility>,
)>;

fn notice(
    mut redraw: ResMut<Redraw>,
    things: Query<(), (With<Mesh3d>, Changes)>,
    shapes: Query<(Entity, &Mesh3d), Changed<Mesh3d>>,
    mut known: Local<EntityHashMap<AssetId<Mesh>>>,
    preset: Res<Preset>,
    mut gone: RemovedComponents<Mesh3d>,
) {
    let mut changed = !things.is_empty();
    for thing in gone.read() {
        known.remove(&thing);
        changed = true;
    }
    for (thing, shape) in &shapes {
        // Bevy marks meshes as changed whose material changed, so the handle itself is compared
        changed |= known.insert(thing, shape.id()) != Some(shape.id());
    }
    if changed {
        redraw.request();
    }
    if preset.is_changed() {
        redraw.request_all();
    }
}

/// While things move, the plain preset leaves edges unsmoothed: smoothing takes more than half of a frame in software.
/// The first frame of a change and the last one of a motion are always smooth, and so is every picture at rest.
fn decide(
    mut redraw: ResMut<Redraw>,
    eye: Single<(&mut Camera, &mut Msaa), With<TableCamera>>,
    preset: Res<Preset>,
    mut wake: Wake,
) {
    let incomplete = redraw.again > 0 || redraw.waiting.0.load(Ordering::Relaxed);
    let coarse = redraw.wanted && redraw.moving && !incomplete && *preset == Preset::Plain;
    let active = redraw.wanted || redraw.owed || incomplete;
    redraw.moving = redraw.wanted && !incomplete;
    redraw.wanted = false;
    redraw.again = redraw.again.saturating_sub(1);
    redraw.owed = coarse;
    redraw.drawn += u64::from(active);
    let (mut camera, mut smoothing) = eye.into_inner();
    if camera.is_active != active {
        camera.is_active = active;
    }
    if active {
        smoothing.set_if_neq(if coarse { Msaa::Off } else { Msaa::Sample4 });
    }
    if coarse || incomplete {
        wake.up();
    }
}
