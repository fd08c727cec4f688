//! Bowls beside the board and the piece out of one that is armed: held over the cell under the pointer, or over its bowl.
//!
//! Knows no game: bowls and what they hold come from the looks. May import `rules` and `table`; the session only to look
//! at.

use super::TableSystems;
use super::animation::player::{Offered, Played};
use super::blob::{Blob, THROW};
use super::board::centre;
use super::board::layout::DEPTH;
use super::camera::{Near, Subject};
use super::hand::acting_seat;
use super::input::pointer::Hovered;
use super::looks::{Body, Bowl, Looks};
use super::material::Finish;
use super::mesh::{Builder, raise, rectangle};
use super::pieces::ShapeMeshes;
use super::session::{InHand, Table};
use crate::rules::session::Session;
use crate::rules::{Cell, Pick, Side};
use bevy::prelude::*;

/// A bowl, by the choice that it arms.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BowlOf(pub u8);

/// The piece that is armed, by its choice.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmedPiece(pub u8);

/// How high the armed piece is held over a cell, and over its bowl.
const OVER_CELL: f32 = 0.30;
const OVER_BOWL: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay, hold)
            .chain()
            .in_set(TableSystems::Present)
            // What is offered is read where a move begins.
            .after(Played)
            .run_if(resource_exists::<Table>),
    );
}

/// Where the foot of a bowl stands.
fn foot(bowl: &Bowl, near: f32) -> Vec3 {
    Quat::from_rotation_y(near) * raise(bowl.place, -DEPTH)
}

/// Sets the bowls of the game on the table, at the near side.
fn lay(
    mut commands: Commands,
    looks: Res<Looks>,
    shapes: Res<ShapeMeshes>,
    near: Res<Near>,
    old: Query<Entity, With<BowlOf>>,
    mut subject: ResMut<Subject>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if !looks.is_changed() && !near.is_changed() {
        return;
    }
    for bowl in &old {
        commands.entity(bowl).despawn();
    }
    let bowls = looks.0.bowls();
    let seen: Vec<Vec3> = bowls.iter().flat_map(|bowl| corners(bowl, near.0)).collect();
    if subject.beside != seen {
        subject.beside = seen;
    }
    for bowl in bowls {
        let place = Transform::from_translation(foot(&bowl, near.0)).with_rotation(Quat::from_rotation_y(near.0));
        let shadow = meshes.add(shadow(&bowl).build());
        commands.spawn((BowlOf(bowl.choice), place, Visibility::default())).with_children(|whole| {
            for (index, body) in bowl.bodies.iter().enumerate() {
                for (part, (mesh, finish)) in shapes.parts(body.shape, bowl.side).enumerate() {
                    let mut part_of = whole.spawn((Mesh3d(mesh), finish, body.transform()));
                    // The pointer needs to find the bowl only once.
                    if index == 0 && part == 0 {
                        part_of.insert((Pickable::default(), shapes.outline(body.shape)));
                    }
                }
            }
            let flat = Transform::from_xyz(0.0, 0.006, 0.0);
            whole.spawn((Mesh3d(shadow), Finish::Shadow(0), flat, Pickable::IGNORE));
        });
    }
}

/// The points of a bowl that must be seen.
fn corners(bowl: &Bowl, near: f32) -> impl Iterator<Item = Vec3> {
    let (foot, radius, height) = (foot(bowl, near), bowl.radius, bowl.height);
    let ring = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
    ring.into_iter().flat_map(move |way| [0.0, height].map(|up| foot + way * radius + Vec3::Y * up))
}

/// The soft shadow round the foot of a bowl, drawn out to where the light throws it.
fn shadow(bowl: &Bowl) -> Builder {
    let mut quad = Builder::default();
    let (wide, thrown) = (bowl.radius * 1.30, Vec2::new(THROW.x, THROW.z) * bowl.height * 0.5);
    let corners: Vec<Vec3> = rectangle(Vec2::splat(wide)).into_iter().map(|p| raise(p + thrown, 0.0)).collect();
    quad.polygon(&corners, Vec3::Y, |p| (Vec2::new(p.x, p.z) - thrown) / (2.0 * wide) + 0.5);
    quad
}

/// Holds the armed piece where the pointer or the cursor is.
fn hold(
    mut commands: Commands,
    table: Res<Table>,
    hand: Res<InHand>,
    hovered: Res<Hovered>,
    near: Res<Near>,
    looks: Res<Looks>,
    shapes: Res<ShapeMeshes>,
    shown: Query<(Entity, &ArmedPiece)>,
    mut offered: ResMut<Offered>,
) {
    if !(table.is_changed() || hand.is_changed() || hovered.is_changed() || near.is_changed() || looks.is_changed()) {
        return;
    }
    let bowl = hand.armed.and_then(|choice| looks.0.bowls().into_iter().find(|bowl| bowl.choice == choice));
    let kept = shown.iter().find(|(_, piece)| bowl.as_ref().is_some_and(|bowl| bowl.choice == piece.0));
    for (entity, _) in shown.iter().filter(|(entity, _)| kept.is_none_or(|(kept, _)| kept != *entity)) {
        commands.entity(entity).despawn();
    }
    let Some(bowl) = bowl else {
        offered.set_if_neq(Offered(None));
        return;
    };
    let session = table.session();
    let cell = hovered.0.or(hand.cursor).filter(|cell| accepts(session, &hand, *cell, bowl.choice));
    let place = match cell {
        Some(cell) => centre(session.info().geometry, cell) + Vec3::Y * OVER_CELL,
        None => foot(&bowl, near.0) + Vec3::Y * (bowl.height + OVER_BOWL),
    };
    offered.set_if_neq(Offered(cell.map(|cell| (cell, place))));
    let entity =
        kept.map_or_else(|| spawn(&mut commands, &shapes, bowl.choice, &bowl.taken, bowl.side), |(entity, _)| entity);
    let mut entity = commands.entity(entity);
    entity.insert(Transform::from_translation(place));
    // Over the bowl there is no board to take its shadow.
    match bowl.taken.first().filter(|_| cell.is_some()) {
        Some(body) => entity.insert(shapes.shadow(body.shape)),
        None => entity.remove::<Blob>(),
    };
}

/// Whether the armed choice could be played on a cell now.
fn accepts(session: &dyn Session, hand: &InHand, cell: Cell, choice: u8) -> bool {
    let picks = [Pick::Cell(cell), Pick::Choice(choice)];
    hand.picks.is_empty() && session.order_of(acting_seat(session), &picks).is_some()
}

fn spawn(commands: &mut Commands, shapes: &ShapeMeshes, choice: u8, bodies: &[Body], side: Option<Side>) -> Entity {
    let root = commands.spawn((ArmedPiece(choice), Transform::default(), Visibility::default())).id();
    for body in bodies {
        for (mesh, finish) in shapes.parts(body.shape, side) {
            commands.spawn((Mesh3d(mesh), finish, body.transform(), Pickable::IGNORE, ChildOf(root)));
        }
    }
    root
}
