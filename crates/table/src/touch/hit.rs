//! What the pointer hits on the table: a cell, a bowl, a piece to choose, or the table beside the board.
//!
//! Cameras render into images, so the rays of the pointers for each of them are added to Bevy's `RayMap` here; the rest
//! is Bevy's own picking (`bevy_picking`, formerly `bevy_mod_picking`): pieces are boxes, the board is one large plane.

use super::capture::InputCapture;
use crate::play::OnTable;
use crate::scene::board::{centre, nearest_cell};
use crate::scene::camera::canvas::Canvas;
use crate::scene::camera::sight::Sight;
use crate::scene::camera::{CoveredByPanels, LooksAt, TableCamera};
use crate::show::beside::bowls::BowlOf;
use crate::show::beside::offer::OfferOf;
use crate::show::flat::decals::TouchedAs;
use crate::show::pieces::{LeavingBoard, OnCell};
use bevy::asset::uuid::Uuid;
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::{RayId, RayMap};
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use ludoteca_rules::Cell;

/// The plane on which the pointer hits the board; larger than any board, so that a click beside it is noticed too.
#[derive(Component)]
pub(super) struct Ground;

/// What the pointers do in this frame, in order. Of moves that follow each other only the last one counts.
#[derive(Resource, Default)]
pub(super) struct Acts(Vec<PointerInput>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .init_resource::<Acts>()
        .add_systems(Startup, lay_ground)
        .add_systems(
            PreUpdate,
            (collect_acts, add_rays).chain().after(PickingSystems::ProcessInput).before(PickingSystems::Backend),
        );
}

fn lay_ground(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let plane = meshes.add(Plane3d::default().mesh().size(200.0, 200.0).build());
    commands.spawn((Ground, Mesh3d(plane), Visibility::Hidden, Pickable::default(), Transform::default()));
}

fn collect_acts(mut inputs: MessageReader<PointerInput>, mut acts: ResMut<Acts>) {
    acts.0.clear();
    for input in inputs.read() {
        let moves = |input: &PointerInput| matches!(input.action, PointerAction::Move { .. });
        match acts.0.last_mut() {
            Some(last) if moves(last) && moves(input) && last.pointer_id == input.pointer_id => *last = input.clone(),
            _ => acts.0.push(input.clone()),
        }
    }
}

/// The pointer that stands for one act of a frame. Each act has a ray of its own, because Bevy's pointers are only
/// where the last act of the frame left them, and a slow frame holds several clicks at different places.
const fn pointer_of(act: usize) -> PointerId {
    PointerId::Custom(Uuid::from_u128(act as u128))
}

/// Adds the ray of each act through the picture of the camera whose window it is in.
fn add_rays(
    mut rays: ResMut<RayMap>,
    acts: Res<Acts>,
    table_cameras: Query<(Entity, &TableCamera, &Camera, &GlobalTransform, &Canvas)>,
    windows: Query<&Window>,
) {
    for (act, PointerInput { location, .. }) in acts.0.iter().enumerate() {
        let NormalizedRenderTarget::Window(window) = location.target else { continue };
        let Ok(scale) = windows.get(window.entity()).map(Window::scale_factor) else { continue };
        for (entity, _, camera, place, canvas) in
            table_cameras.iter().filter(|(_, table_camera, ..)| table_camera.window == Some(window.entity()))
        {
            if let Some(ray) = Sight::of(camera, place, canvas).ray(location.position * scale) {
                rays.map.insert(RayId::new(entity, pointer_of(act)), ray);
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
    /// The choice that the piece on a tray stands for, if it is one.
    pub offer: Option<u8>,
    /// Whether it is a mark beside the piece of the cell, not the piece or the cell itself.
    pub mark: bool,
    /// The point over which a dragged piece is held.
    pub point: Vec3,
}

/// What the pointers did in this frame, and what each of their acts hit.
#[derive(SystemParam)]
pub(super) struct TableHits<'w, 's> {
    acts: Res<'w, Acts>,
    hits: MessageReader<'w, 's, PointerHits>,
    plays: Query<'w, 's, OnTable>,
    table_cameras: Query<'w, 's, (&'static LooksAt, &'static CoveredByPanels)>,
    cells: Query<'w, 's, &'static OnCell, Without<LeavingBoard>>,
    parents: Query<'w, 's, &'static ChildOf>,
    ground: Query<'w, 's, (), With<Ground>>,
    marks: Query<'w, 's, &'static TouchedAs>,
    bowls: Query<'w, 's, (&'static BowlOf, &'static GlobalTransform)>,
    offers: Query<'w, 's, &'static OfferOf>,
    capture: Res<'w, InputCapture>,
}

impl TableHits<'_, '_> {
    /// The acts of this frame in order, each with what was seen at its own place when the frame began.
    pub fn take(&mut self) -> Vec<(PointerInput, Option<TableHit>)> {
        let cast: Vec<PointerHits> = self.hits.read().cloned().collect();
        let nearest = |act| {
            let picks = cast.iter().filter(|hits| hits.pointer == pointer_of(act)).flat_map(|hits| &hits.picks);
            picks.min_by(|a, b| a.1.depth.total_cmp(&b.1.depth))
        };
        let acts = self.acts.0.iter().enumerate();
        acts.map(|(act, input)| {
            let hit = nearest(act).and_then(|(entity, hit)| self.resolve(*entity, hit, input.location.position));
            (input.clone(), hit)
        })
        .collect()
    }

    /// What a pointer at `at` hit in the window of the camera that `hit` names: for a piece its own cell, for the
    /// ground the cell at the point. `None` if it is not on the table.
    fn resolve(&self, entity: Entity, hit: &HitData, at: Vec2) -> Option<TableHit> {
        let (looks_at, covered) = self.table_cameras.get(hit.camera).ok()?;
        let play = looks_at.0;
        if self.capture.board || covered.contains(at) {
            return None;
        }
        let geometry = self.plays.get(play).ok()?.view().info().geometry;
        if self.ground.contains(entity) {
            let point = hit.position?;
            return Some(TableHit { cell: nearest_cell(geometry, point), ..beside(play, point) });
        }
        let whole = || std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        if !whole().any(|ancestor| ancestor == play) {
            return None;
        }
        if let Some((bowl, place)) = whole().find_map(|ancestor| self.bowls.get(ancestor).ok()) {
            return Some(TableHit { bowl: Some(bowl.0), ..beside(play, place.translation()) });
        }
        if let Some(offer) = whole().find_map(|ancestor| self.offers.get(ancestor).ok()) {
            return Some(TableHit { offer: Some(offer.0), ..beside(play, Vec3::ZERO) });
        }
        let marked = self.marks.get(entity).ok().map(|touched| touched.0);
        let cell = marked.or_else(|| whole().find_map(|ancestor| self.cells.get(ancestor).ok()).map(|on| on.0))?;
        Some(TableHit { cell: Some(cell), mark: marked.is_some(), ..beside(play, centre(geometry, cell)) })
    }
}

/// A hit of nothing but the table.
const fn beside(play: Entity, point: Vec3) -> TableHit {
    TableHit { play, cell: None, bowl: None, offer: None, mark: false, point }
}
