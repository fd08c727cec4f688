//! The kept layer: while things move on the table, all that rests is drawn once and copied back in each frame, and only
//! what moves is drawn. A frame costs a fraction of a whole one.
//!
//! In the first frame of a motion everything is drawn; from the second on, what has changed is on a layer of its own
//! ([`super::moving`]) until nothing changes any more. A thing that begins to move later joins it, and the kept layer
//! is made anew without it. Whatever else changes (the camera, the size, the room, something that goes) is drawn in
//! whole frames. [`super::redraw`] decides; two more cameras for each table camera draw, with the renderer in
//! [`super::layer`].

use super::components::{EXPOSURE, TableCamera, usages};
use super::layer::{self, LayerRole};
use super::moving::Moving;
use super::redraw::{Redraw, RedrawDecided};
use crate::scene::room::MOVING;
use bevy::{
    camera::{
        CameraOutputMode, CameraUpdateSystems, Exposure, MsaaWriteback, RenderTarget,
        visibility::{RenderLayers, VisibilitySystems},
    },
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::ShadowFilteringMethod,
    prelude::*,
    render::render_resource::BlendState,
};

/// The two cameras that draw by the kept layer of a table camera, its children.
#[derive(Component, Debug)]
struct LayerCameras {
    fills: Entity,
    uses: Entity,
    filled: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(layer::plugin).add_observer(add_cameras).add_systems(
        PostUpdate,
        activate.after(RedrawDecided).before(VisibilitySystems::CheckVisibility).before(CameraUpdateSystems),
    );
}

/// In the frame with two cameras the second one would be blended over the first if nothing were said here.
const REPLACED: CameraOutputMode =
    CameraOutputMode::Write { blend_state: Some(BlendState::REPLACE), clear_color: ClearColorConfig::None };

fn add_cameras(added: On<Add, TableCamera>, mut commands: Commands, targets: Query<&RenderTarget>) {
    let Ok(target) = targets.get(added.entity) else { return };
    let of = added.entity;
    let camera = |order, output_mode, role| {
        let camera = Camera {
            order,
            is_active: false,
            output_mode,
            // Any other, and a camera without output would have no target at all.
            clear_color: ClearColorConfig::None,
            // Nothing is cleared, and Bevy would write the last picture into the samples.
            msaa_writeback: MsaaWriteback::Off,
            ..default()
        };
        // All of what the pipelines depend on is that of the table camera in the plain preset, so that none is compiled
        // when something begins to move.
        let exposure = Exposure { ev100: EXPOSURE };
        let looks = (Tonemapping::None, DebandDither::Disabled, exposure, ShadowFilteringMethod::Hardware2x2);
        (
            camera,
            Camera3d::default(),
            Msaa::Off,
            usages(),
            looks,
            role,
            target.clone(),
            RenderLayers::none(),
            ChildOf(of),
        )
    };
    let fill = LayerRole::Fill { of, clear: LinearRgba::BLACK };
    let fills = commands.spawn(camera(-3, CameraOutputMode::Skip, fill)).id();
    let uses = commands.spawn(camera(-2, REPLACED, LayerRole::Use { of })).id();
    commands.entity(of).insert(LayerCameras { fills, uses, filled: false });
}

type Lens = (
    (&'static mut Camera, &'static mut Exposure),
    &'static mut Projection,
    &'static mut RenderLayers,
    &'static mut LayerRole,
);
type Eye = ((&'static Camera, &'static Exposure), &'static Projection, &'static RenderLayers);

/// Activates the cameras of the kept layers of those table cameras that draw by theirs.
fn activate(
    mut table_cameras: Query<(&Redraw, Eye, &mut LayerCameras), (With<TableCamera>, Without<LayerRole>)>,
    mut lenses: Query<Lens, Without<TableCamera>>,
    moving: Res<Moving>,
    beyond: Res<ClearColor>,
) {
    for (redraw, ((camera, exposure), projection, layers), mut own) in &mut table_cameras {
        let (by_layer, fills) = (redraw.draws_by_layer(), moving.has_grown() || !own.filled);
        own.filled = by_layer;
        for (lens, active) in [(own.fills, by_layer && fills), (own.uses, by_layer)] {
            let Ok(((mut lens, mut own_exposure), mut own_projection, mut seen, mut role)) = lenses.get_mut(lens)
            else {
                continue;
            };
            if lens.is_active != active {
                lens.is_active = active;
            }
            if !active {
                continue;
            }
            lens.sub_camera_view = camera.sub_camera_view;
            *own_projection = projection.clone();
            *own_exposure = *exposure;
            match &mut *role {
                LayerRole::Fill { clear, .. } => {
                    *clear = match camera.clear_color {
                        ClearColorConfig::Custom(colour) => colour,
                        _ => beyond.0,
                    }
                    .to_linear();
                    seen.set_if_neq(layers.clone().without(MOVING));
                }
                LayerRole::Use { .. } => _ = seen.set_if_neq(RenderLayers::layer(MOVING)),
            }
        }
    }
}
