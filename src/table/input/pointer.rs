//! The pointer: clicks, drags and hovering become cells.
//!
//! The table camera draws into an image, so the pointer's ray for it is added to Bevy's `RayMap` here; from there on this
//! is Bevy's own picking (`bevy_picking`, the former `bevy_mod_picking`): pieces are boxes, the board is one large plane.

use super::Taken;
use crate::rules::{Cell, Pick};
use crate::table::TableSystems;
use crate::table::animation::player::Showing;
use crate::table::board::nearest_cell;
use crate::table::camera::{TableCamera, canvas::Canvas, sight::Sight};
use crate::table::pieces::{OnCell, Pieces};
use crate::table::session::{Ask, InHand, Table};
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::{RayId, RayMap};
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingCamera, MeshPickingPlugin, MeshPickingSettings};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Farther than so many logical pixels a press is a drag, not a click.
const DRAG: f32 = 8.0;

/// The plane on which the pointer meets the board; larger than any board, so that a click beside it is noticed too.
#[derive(Component)]
struct Ground;

/// The cell under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct Hovered(pub Option<Cell>);

/// A press of the left button that has not been released.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Pressed {
    begin: Option<Begin>,
    /// Where on the board the dragged piece is held, once the press has become a drag.
    held: Option<Vec3>,
}

#[derive(Clone, Copy, Debug)]
struct Begin {
    cell: Option<Cell>,
    at: Vec2,
}

impl Pressed {
    /// Whether a piece is being dragged.
    #[must_use]
    pub const fn is_dragging(&self) -> bool {
        self.held.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .init_resource::<Hovered>()
        .init_resource::<Pressed>()
        .init_resource::<Dropped>()
        .add_systems(PostStartup, prepare)
        .add_systems(PreUpdate, add_rays.after(PickingSystems::ProcessInput).before(PickingSystems::Backend))
        .add_systems(Update, hold.in_set(TableSystems::Present).after(crate::table::animation::player::Played))
        .add_observer(press)
        .add_observer(travel)
        .add_observer(release)
        .add_observer(leave);
}

fn prepare(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>, mut meshes: ResMut<Assets<Mesh>>) {
    for camera in &cameras {
        commands.entity(camera).insert(MeshPickingCamera);
    }
    let plane = meshes.add(Plane3d::default().mesh().size(200.0, 200.0).build());
    commands.spawn((Ground, Mesh3d(plane), Visibility::Hidden, Pickable::default(), Transform::default()));
}

/// The pointer's ray through the picture of the table camera.
fn add_rays(
    mut rays: ResMut<RayMap>,
    canvas: Res<Canvas>,
    cameras: Query<(Entity, &Camera, &GlobalTransform), With<TableCamera>>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    windows: Query<&Window>,
) {
    let Ok((entity, camera, eye)) = cameras.single() else { return };
    let Ok(window) = windows.single() else { return };
    let sight = Sight::of(camera, eye, &canvas);
    for (id, location) in &pointers {
        let Some(location) = &location.location else { continue };
        if let Some(ray) = sight.ray(location.position * window.scale_factor()) {
            rays.map.insert(RayId::new(entity, *id), ray);
        }
    }
}

/// What the events need to find the cell that was met.
#[derive(bevy::ecs::system::SystemParam)]
struct Board<'w, 's> {
    table: Option<Res<'w, Table>>,
    cells: Query<'w, 's, &'static OnCell>,
    parents: Query<'w, 's, &'static ChildOf>,
    ground: Query<'w, 's, (), With<Ground>>,
    taken: Res<'w, Taken>,
}

impl Board<'_, '_> {
    /// The cell of what was met: of a piece its own, of the ground the one below the point. The outer `None`: not the
    /// table; the inner: beside the board.
    fn met(&self, entity: Entity, position: Option<Vec3>) -> Option<Option<Cell>> {
        let table = self.table.as_ref().filter(|_| !self.taken.board)?;
        if self.ground.contains(entity) {
            return Some(position.and_then(|point| nearest_cell(table.session().info().geometry, point)));
        }
        let piece = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        piece.into_iter().find_map(|ancestor| self.cells.get(ancestor).ok()).map(|on| Some(on.0))
    }
}

fn press(event: On<Pointer<Press>>, board: Board, mut pressed: ResMut<Pressed>) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let Some(cell) = board.met(event.entity, event.hit.position) else { return };
    *pressed = Pressed { begin: Some(Begin { cell, at: event.pointer_location.position }), held: None };
}

fn travel(
    event: On<Pointer<Move>>,
    board: Board,
    hand: Res<InHand>,
    mut hovered: ResMut<Hovered>,
    mut pressed: ResMut<Pressed>,
    mut ask: MessageWriter<Ask>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    if event.entity != event.original_event_target() {
        return;
    }
    let cell = board.met(event.entity, event.hit.position).flatten();
    if hovered.0 != cell {
        hovered.0 = cell;
        wake.write(RequestRedraw);
    }
    let (Some(begin), Some(table)) = (pressed.begin, &board.table) else { return };
    let Some(start) = begin.cell else { return };
    let far = event.pointer_location.position.distance(begin.at) > DRAG;
    if pressed.held.is_none() && far {
        // Only what can be taken can be dragged.
        let in_hand = hand.last_cell() == Some(start);
        if in_hand || !hand.foresee(table.session(), start).is_empty() {
            if !in_hand {
                ask.write(Ask::Touch(Pick::Cell(start)));
            }
            pressed.held = event.hit.position;
        }
    } else if pressed.held.is_some() {
        pressed.held = event.hit.position;
        wake.write(RequestRedraw);
    }
}

fn release(
    event: On<Pointer<Release>>,
    board: Board,
    mut pressed: ResMut<Pressed>,
    mut dropped: ResMut<Dropped>,
    mut ask: MessageWriter<Ask>,
) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let Some(begin) = pressed.begin.take() else { return };
    let dragged = pressed.held.take();
    let Some(cell) = board.met(event.entity, event.hit.position) else { return };
    if dragged.is_some() {
        dropped.0 = true;
        if let Some(cell) = cell.filter(|cell| Some(*cell) != begin.cell) {
            ask.write(Ask::Touch(Pick::Cell(cell)));
        }
        return;
    }
    if event.pointer_location.position.distance(begin.at) > DRAG {
        return;
    }
    ask.write(cell.map_or(Ask::Drop, |cell| Ask::Touch(Pick::Cell(cell))));
}

fn leave(event: On<Pointer<Out>>, mut hovered: ResMut<Hovered>, mut wake: MessageWriter<RequestRedraw>) {
    if event.entity == event.original_event_target() && hovered.0.take().is_some() {
        wake.write(RequestRedraw);
    }
}

/// A dragged piece was let go: if it is not moved by the session, it goes back to its cell.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Dropped(pub bool);

/// Keeps the dragged piece under the pointer, a little above the board.
fn hold(
    pressed: Res<Pressed>,
    mut dropped: ResMut<Dropped>,
    hand: Res<InHand>,
    showing: Res<Showing>,
    mut pieces: Pieces,
    table: Option<Res<Table>>,
) {
    const HEIGHT: f32 = 0.35;
    let Some(table) = table else { return };
    let session = table.session();
    if std::mem::take(&mut dropped.0) && !showing.is_active() {
        pieces.resync(session.info().geometry, &session.standing());
    }
    let held = pressed.held.zip(hand.last_cell()).and_then(|(point, cell)| Some((point, pieces.on(cell)?)));
    if let Some((point, piece)) = held {
        pieces.place(piece, Vec3::new(point.x, HEIGHT, point.z), 1.0);
    }
}
