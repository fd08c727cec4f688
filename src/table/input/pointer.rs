//! The pointer: clicks, drags and hovering become cells.
//!
//! The table camera draws into an image, so the pointer's ray for it is added to Bevy's `RayMap` here; from there on this
//! is Bevy's own picking (`bevy_picking`, the former `bevy_mod_picking`): pieces are boxes, the board is one large plane.

use super::{Covered, Taken};
use crate::rules::{Cell, Pick};
use crate::table::TableSystems;
use crate::table::animation::player::{Carried, Carry, Played};
use crate::table::animation::pose::hover;
use crate::table::board::{centre, nearest_cell};
use crate::table::bowls::BowlOf;
use crate::table::camera::{TableCamera, canvas::Canvas, sight::Sight};
use crate::table::hand::Hand;
use crate::table::pieces::{Gone, OnCell, Pieces};
use crate::table::session::{Ask, InHand, Table};
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::{RayId, RayMap};
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingCamera, MeshPickingPlugin, MeshPickingSettings};
use bevy::picking::pointer::{PointerId, PointerLocation, PointerPress};
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
    /// Once the press has become a drag of a piece or out of a bowl: over what the pointer is.
    drag: Option<Aim>,
}

#[derive(Clone, Copy, Debug)]
struct Begin {
    cell: Option<Cell>,
    bowl: Option<u8>,
    at: Vec2,
}

/// What the pointer met: the cell (none beside the board), the choice of a bowl, and the point over which a dragged piece is
/// held.
#[derive(Clone, Copy, Debug)]
struct Aim {
    cell: Option<Cell>,
    bowl: Option<u8>,
    point: Vec3,
}

impl Pressed {
    /// The cell of the piece that is being dragged.
    #[must_use]
    pub fn dragged(&self) -> Option<Cell> {
        self.begin.filter(|_| self.drag.is_some()).and_then(|begin| begin.cell)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .init_resource::<Hovered>()
        .init_resource::<Pressed>()
        .add_systems(PostStartup, prepare)
        .add_systems(PreUpdate, add_rays.after(PickingSystems::ProcessInput).before(PickingSystems::Backend))
        .add_systems(Update, hold.in_set(TableSystems::Present).after(Played).run_if(resource_exists::<Table>))
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
    cells: Query<'w, 's, &'static OnCell, Without<Gone>>,
    parents: Query<'w, 's, &'static ChildOf>,
    ground: Query<'w, 's, (), With<Ground>>,
    bowls: Query<'w, 's, (&'static BowlOf, &'static GlobalTransform)>,
    taken: Res<'w, Taken>,
    covered: Res<'w, Covered>,
}

impl Board<'_, '_> {
    /// What was met by a pointer at `at` in the window: of a piece its own cell, of the ground the one below the point.
    /// `None`: not the table.
    fn met(&self, entity: Entity, position: Option<Vec3>, at: Vec2) -> Option<Aim> {
        let table = self.table.as_ref().filter(|_| !self.taken.board && !self.covered.contains(at))?;
        let geometry = table.session().info().geometry;
        if self.ground.contains(entity) {
            let point = position?;
            return Some(Aim { cell: nearest_cell(geometry, point), bowl: None, point });
        }
        let whole = || std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        if let Some((bowl, place)) = whole().find_map(|ancestor| self.bowls.get(ancestor).ok()) {
            return Some(Aim { cell: None, bowl: Some(bowl.0), point: place.translation() });
        }
        let cell = whole().find_map(|ancestor| self.cells.get(ancestor).ok())?.0;
        Some(Aim { cell: Some(cell), bowl: None, point: centre(geometry, cell) })
    }
}

fn press(event: On<Pointer<Press>>, board: Board, mut pressed: ResMut<Pressed>) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let Some(aim) = board.met(event.entity, event.hit.position, event.pointer_location.position) else { return };
    let begin = Begin { cell: aim.cell, bowl: aim.bowl, at: event.pointer_location.position };
    *pressed = Pressed { begin: Some(begin), drag: None };
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
    let aim = board.met(event.entity, event.hit.position, event.pointer_location.position);
    let cell = aim.and_then(|aim| aim.cell);
    if hovered.0 != cell {
        hovered.0 = cell;
        wake.write(RequestRedraw);
    }
    let (Some(begin), Some(table)) = (pressed.begin, &board.table) else { return };
    if pressed.drag.is_some() {
        // Over a panel the piece stays where it was last over the table.
        pressed.drag = aim.or(pressed.drag);
        wake.write(RequestRedraw);
        return;
    }
    if event.pointer_location.position.distance(begin.at) <= DRAG {
        return;
    }
    // Whatever was in hand is let go first: several of these events may come before the first request is applied.
    if let Some(choice) = begin.bowl {
        ask.write(Ask::Drop);
        ask.write(Ask::Touch(Pick::Choice(choice)));
    } else if let Some(start) = begin.cell {
        let session = table.session();
        let goes_alone = session.lone_mover() == Some(start) && !Hand::default().next(session).is_empty();
        // Only what moves can be dragged.
        if !goes_alone && Hand::default().foresee(session, start).is_empty() {
            return;
        }
        if !goes_alone && hand.picks != [Pick::Cell(start)] {
            ask.write(Ask::Drop);
            ask.write(Ask::Touch(Pick::Cell(start)));
        }
    } else {
        return;
    }
    pressed.drag = aim;
    wake.write(RequestRedraw);
}

fn release(
    event: On<Pointer<Release>>,
    board: Board,
    mut pressed: ResMut<Pressed>,
    mut ask: MessageWriter<Ask>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let Pressed { begin: Some(begin), drag } = std::mem::take(&mut *pressed) else { return };
    wake.write(RequestRedraw);
    let Some(aim) = board.met(event.entity, event.hit.position, event.pointer_location.position) else { return };
    if let Some(choice) = begin.bowl {
        let same = aim.bowl == Some(choice);
        match (drag, aim.cell) {
            (Some(_), Some(cell)) => _ = ask.write(Ask::Touch(Pick::Cell(cell))),
            (Some(_), None) if !same => _ = ask.write(Ask::Drop),
            (None, _) if same => _ = ask.write(Ask::Touch(Pick::Choice(choice))),
            // A hand that is not quite still stays within the bowl: what it drew out is armed already.
            _ => {}
        }
    } else if drag.is_some() {
        // Put back on its own cell a piece stays in hand; beside the board it is let go.
        if aim.cell != begin.cell {
            ask.write(aim.cell.map_or(Ask::Drop, |cell| Ask::Put(Pick::Cell(cell))));
        }
    } else if event.pointer_location.position.distance(begin.at) <= DRAG {
        ask.write(aim.cell.map_or(Ask::Drop, |cell| Ask::Touch(Pick::Cell(cell))));
    }
}

fn leave(event: On<Pointer<Out>>, mut hovered: ResMut<Hovered>, mut wake: MessageWriter<RequestRedraw>) {
    if event.entity == event.original_event_target() && hovered.0.take().is_some() {
        wake.write(RequestRedraw);
    }
}

/// Keeps the dragged piece over what the pointer is over. A piece that was put where a choice is still open waits there;
/// otherwise, unless the session moved it, it goes back to its cell.
fn hold(
    mut pressed: ResMut<Pressed>,
    mut carried: ResMut<Carried>,
    hand: Res<InHand>,
    presses: Query<&PointerPress>,
    mut pieces: Pieces,
    table: Res<Table>,
) {
    let geometry = table.session().info().geometry;
    if pressed.begin.is_some() && !presses.iter().any(PointerPress::is_primary_pressed) {
        // It was released where the table does not hear of it.
        *pressed = Pressed::default();
    }
    let lone = table.session().lone_mover();
    let taken = |cell: &Cell| hand.picks.first() == Some(&Pick::Cell(*cell)) || lone == Some(*cell);
    let dragged = pressed.dragged().filter(taken).zip(pressed.drag.map(|aim| aim.point));
    let waiting = || {
        let cell = carried.0.map(|carry| carry.cell).filter(|cell| hand.picks.len() > 1 && taken(cell))?;
        Some((cell, centre(geometry, hand.last_cell()?)))
    };
    let held = dragged.or_else(waiting);
    let before = carried.0.take().map(|carry| carry.cell);
    if let Some((cell, root)) = before.and_then(|cell| Some((cell, pieces.on(cell)?)))
        && held.is_none_or(|(other, _)| other != cell)
    {
        pieces.place(root, centre(geometry, cell), 1.0);
        pieces.reach(root, true);
    }
    if let Some((cell, point, root)) = held.and_then(|(cell, point)| Some((cell, point, pieces.on(cell)?))) {
        let others = pieces.standing().filter(|(_, standing)| standing.cell != cell);
        let tops = others.map(|(_, it)| (centre(geometry, it.cell).into(), pieces.looks().top(it.piece)));
        let point = point.with_y(hover(point.into(), tops));
        pieces.place(root, point, 1.0);
        pieces.reach(root, false);
        carried.0 = Some(Carry { cell, point });
    }
}
