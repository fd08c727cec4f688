//! What the pointer hits on the table: a cell, a bowl, or the table beside the board.
//!
//! Eyes render into images, so the pointer's ray for each of them is added to Bevy's `RayMap` here; the rest is Bevy's
//! own picking (`bevy_picking`, formerly `bevy_mod_picking`): pieces are boxes, the board is one large plane.

use super::capture::InputCapture;
use crate::rules::Cell;
use crate::table::play::Play;
use crate::table::scene::board::{centre, nearest_cell};
use crate::table::scene::eye::canvas::Canvas;
use crate::table::scene::eye::sight::Sight;
use crate::table::scene::eye::{CoveredByPanels, Eye, LooksAt};
use crate::table::show::bowls::BowlOf;
use crate::table::show::pieces::{LeavingBoard, OnCell};
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::backend::HitData;
use bevy::picking::backend::ray::{RayId, RayMap};
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;

/// The plane on which the pointer hits the board; larger than any board, so that a click beside it is noticed too.
#[derive(Component)]
pub(super) struct Ground;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(Startup, lay_ground)
        .add_systems(PreUpdate, add_rays.after(PickingSystems::ProcessInput).before(PickingSystems::Backend));
}

fn lay_ground(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let plane = meshes.add(Plane3d::default().mesh().size(200.0, 200.0).build());
    commands.spawn((Ground, Mesh3d(plane), Visibility::Hidden, Pickable::default(), Transform::default()));
}

/// Adds each pointer's ray through the picture of the eye whose window it is in.
fn add_rays(
    mut rays: ResMut<RayMap>,
    eyes: Query<(Entity, &Eye, &Camera, &GlobalTransform, &Canvas)>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    windows: Query<&Window>,
) {
    for (id, location) in &pointers {
        let Some(location) = &location.location else { continue };
        let NormalizedRenderTarget::Window(window) = location.target else { continue };
        let Ok(scale) = windows.get(window.entity()).map(Window::scale_factor) else { continue };
        for (entity, _, camera, place, canvas) in eyes.iter().filter(|(_, eye, ..)| eye.window == Some(window.entity()))
        {
            if let Some(ray) = Sight::of(camera, place, canvas).ray(location.position * scale) {
                rays.map.insert(RayId::new(entity, *id), ray);
            }
        }
    }
}

/// What the pointer hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableHit {
    /// The play.
    pub play: Entity,
    /// The cell; none beside the board.
    pub cell: Option<Cell>,
    /// The choice that the bowl arms, if it is a bowl.
    pub bowl: Option<u8>,
    /// The point over which a dragged piece is held.
    pub point: Vec3,
}

/// Resolves what a pointer event hit.
#[derive(SystemParam)]
pub(super) struct TableHits<'w, 's> {
    plays: Query<'w, 's, &'static Play>,
    eyes: Query<'w, 's, (&'static LooksAt, &'static CoveredByPanels)>,
    cells: Query<'w, 's, &'static OnCell, Without<LeavingBoard>>,
    parents: Query<'w, 's, &'static ChildOf>,
    ground: Query<'w, 's, (), With<Ground>>,
    bowls: Query<'w, 's, (&'static BowlOf, &'static GlobalTransform)>,
    capture: Res<'w, InputCapture>,
}

impl TableHits<'_, '_> {
    /// The play that was hit.
    pub fn play(&self, hit: &TableHit) -> Option<&Play> {
        self.plays.get(hit.play).ok()
    }

    /// What a pointer at `at` hit in the window of the eye that `hit` names: for a piece its own cell, for the ground
    /// the cell at the point. `None` if it is not on the table.
    pub fn resolve(&self, entity: Entity, hit: &HitData, at: Vec2) -> Option<TableHit> {
        let (looks_at, covered) = self.eyes.get(hit.camera).ok()?;
        let play = looks_at.0;
        if self.capture.board || covered.contains(at) {
            return None;
        }
        let geometry = self.plays.get(play).ok()?.view().info().geometry;
        if self.ground.contains(entity) {
            let point = hit.position?;
            return Some(TableHit { play, cell: nearest_cell(geometry, point), bowl: None, point });
        }
        let whole = || std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        if !whole().any(|ancestor| ancestor == play) {
            return None;
        }
        if let Some((bowl, place)) = whole().find_map(|ancestor| self.bowls.get(ancestor).ok()) {
            return Some(TableHit { play, cell: None, bowl: Some(bowl.0), point: place.translation() });
        }
        let cell = whole().find_map(|ancestor| self.cells.get(ancestor).ok())?.0;
        Some(TableHit { play, cell: Some(cell), bowl: None, point: centre(geometry, cell) })
    }
}
