//! Nothing moving, nothing drawn: the table camera is active only in frames in which the table changed.

use super::{Aimed, TableCamera};
use crate::table::material::{Dress, plain::Plain};
use bevy::{
    camera::{CameraUpdateSystems, visibility::VisibilitySystems},
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
    window::RequestRedraw,
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Asks for the table to be drawn.
///
/// Changes of meshes, materials, poses and visibility of things on the table and of the eye are noticed without asking.
#[derive(Resource, Clone, Debug)]
pub struct Redraw {
    wanted: u8,
    drawn: u64,
    waiting: Waiting,
}

/// Whether shaders were still being loaded or compiled when the last frame was drawn, told by the renderer.
#[derive(Resource, Clone, Debug, Default)]
struct Waiting(Arc<AtomicBool>);

impl Default for Redraw {
    fn default() -> Self {
        // the first picture, and one more in case a texture arrived a frame late
        Self { wanted: 2, drawn: 0, waiting: Waiting::default() }
    }
}

impl Redraw {
    /// The table will be drawn in this frame, or in the next if this one's drawing has been decided.
    pub const fn request(&mut self) {
        if self.wanted == 0 {
            self.wanted = 1;
        }
    }

    /// Whether the last picture is whole and nothing has changed since.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.wanted == 0 && !self.waiting.0.load(Ordering::Relaxed)
    }

    /// In how many frames the table has been drawn so far.
    #[must_use]
    pub const fn drawn(&self) -> u64 {
        self.drawn
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
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<Plain>>,
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<InheritedVisibility>,
)>;

fn notice(
    mut redraw: ResMut<Redraw>,
    things: Query<(), (With<Mesh3d>, Changes)>,
    eye: Query<(), (With<TableCamera>, Or<(Changed<GlobalTransform>, Changed<Projection>)>)>,
    mut gone: RemovedComponents<Mesh3d>,
) {
    let removed = gone.read().count() > 0;
    let incomplete = redraw.waiting.0.load(Ordering::Relaxed);
    if incomplete || removed || !things.is_empty() || !eye.is_empty() {
        redraw.request();
    }
}

fn decide(
    mut redraw: ResMut<Redraw>,
    mut camera: Single<&mut Camera, With<TableCamera>>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    let active = redraw.wanted > 0;
    if camera.is_active != active {
        camera.is_active = active;
    }
    if active {
        redraw.wanted -= 1;
        redraw.drawn += 1;
    }
    if redraw.wanted > 0 {
        wake.write(RequestRedraw);
    }
}
