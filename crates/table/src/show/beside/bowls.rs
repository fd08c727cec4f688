//! Bowls beside the board, and the armed piece out of one of them: held over the cell under the pointer, or over its
//! bowl.
//!
//! A game whose plugin calls [`add_bowls`] has them.

use crate::mesh::{Builder, raise, rectangle};
use crate::play::{Hand, HoveredCell, Play};
use crate::scene::board::centre;
use crate::scene::board::layout::DEPTH;
use crate::scene::camera::{ReadingSide, Subject};
use crate::scene::material::Finish;
use crate::scene::room::data::LAMP;
use crate::schedule::TableSystems;
use crate::show::animation::player::{HeldOverCell, MovesShown};
use crate::show::blob::{Blob, throw};
use crate::show::looks::{Body, add_to_plays};
use crate::show::pieces::ShapeMeshes;
use bevy::prelude::*;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Pick, Side};

/// A bowl of pieces that stands on the table beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Bowl {
    /// The choice that it arms, an index into the game's choices.
    pub choice: u8,
    /// The side whose finishes it has.
    pub side: Option<Side>,
    /// The piece taken out of it, in the frame of a cell.
    pub taken: Vec<Body>,
    /// The bowl itself and then its visible contents, in the frame of the bowl, whose origin is its base.
    pub bodies: Vec<Body>,
    /// Radius of the bowl.
    pub radius: f32,
    /// Height, contents included.
    pub height: f32,
    /// Where it stands, seen from the near side of the board: x to the right, y towards the player.
    pub place: Vec2,
}

/// The bowls of a play, from which a choice is armed before a cell is touched.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Bowls(pub Vec<Bowl>);

/// Puts bowls beside the board of every play of the game of this id.
pub fn add_bowls(app: &mut App, id: &'static str, bowls: Vec<Bowl>) {
    add_to_plays(app, id, Bowls(bowls));
}

/// A bowl, by the choice that it arms. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BowlOf(pub u8);

/// The piece that is armed, by its choice. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmedPiece(pub u8);

/// How high the armed piece is held over a cell, and over its bowl.
const OVER_CELL: f32 = 0.30;
const OVER_BOWL: f32 = 0.16;

pub(in crate::show) fn plugin(app: &mut App) {
    // `HeldOverCell` is read where an animation begins, so it is updated after that.
    app.add_systems(Update, (lay, hold).chain().in_set(TableSystems::Present).after(MovesShown));
}

/// Where the base of a bowl stands.
fn foot(bowl: &Bowl, near: f32) -> Vec3 {
    Quat::from_rotation_y(near) * raise(bowl.place, -DEPTH)
}

/// Spawns the bowls of a play, at its near side.
fn lay(
    mut commands: Commands,
    mut plays: Query<(Entity, Ref<Bowls>, &ShapeMeshes, Ref<ReadingSide>, &mut Subject)>,
    old: Query<(Entity, &ChildOf), With<BowlOf>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (play, bowls, shapes, near, mut subject) in &mut plays {
        if !bowls.is_changed() && !near.is_changed() {
            continue;
        }
        let near = near.0.0;
        for (bowl, _) in old.iter().filter(|(_, of)| of.parent() == play) {
            commands.entity(bowl).despawn();
        }
        let seen: Vec<Vec3> = bowls.0.iter().flat_map(|bowl| corners(bowl, near)).collect();
        if subject.beside != seen {
            subject.beside = seen;
        }
        for bowl in &bowls.0 {
            let place = Transform::from_translation(foot(bowl, near)).with_rotation(Quat::from_rotation_y(near));
            let shadow = meshes.add(shadow(bowl).build());
            let whole = (BowlOf(bowl.choice), place, Visibility::default(), ChildOf(play));
            commands.spawn(whole).with_children(|whole| {
                for (index, body) in bowl.bodies.iter().enumerate() {
                    shapes.lay(whole, body, bowl.side, index == 0);
                }
                let flat = Transform::from_xyz(0.0, 0.006, 0.0);
                whole.spawn((Mesh3d(shadow), Finish::Shadow(0), flat, Pickable::IGNORE));
            });
        }
    }
}

/// The points of a bowl that must fit into the picture.
fn corners(bowl: &Bowl, near: f32) -> impl Iterator<Item = Vec3> {
    let (foot, radius, height) = (foot(bowl, near), bowl.radius, bowl.height);
    let ring = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
    ring.into_iter().flat_map(move |way| [0.0, height].map(|up| foot + way * radius + Vec3::Y * up))
}

/// The soft shadow around the base of a bowl, shifted away from the light.
fn shadow(bowl: &Bowl) -> Builder {
    let mut quad = Builder::default();
    let (wide, thrown) = (bowl.radius * 1.30, throw(LAMP).xz() * bowl.height * 0.5);
    let corners: Vec<Vec3> = rectangle(Vec2::splat(wide)).into_iter().map(|p| raise(p + thrown, 0.0)).collect();
    quad.polygon(&corners, Vec3::Y, |p| (Vec2::new(p.x, p.z) - thrown) / (2.0 * wide) + 0.5);
    quad
}

type Holding = (
    Entity,
    Ref<'static, Play>,
    (Ref<'static, Hand>, Ref<'static, HoveredCell>),
    Ref<'static, ReadingSide>,
    (Ref<'static, Bowls>, &'static ShapeMeshes),
    &'static mut HeldOverCell,
);

/// Shows the armed piece over the cell under the pointer or cursor, else over its bowl.
fn hold(mut commands: Commands, mut plays: Query<Holding>, shown: Query<(Entity, &ArmedPiece, &ChildOf)>) {
    for (entity, play, (hand, hovered), near, (bowls, shapes), mut held) in &mut plays {
        let moved = hand.is_changed() || hovered.is_changed() || near.is_changed();
        if !(play.is_changed() || moved || bowls.is_changed()) {
            continue;
        }
        let bowl = hand.armed.and_then(|choice| bowls.0.iter().find(|bowl| bowl.choice == choice));
        let shown = || shown.iter().filter(|(.., of)| of.parent() == entity);
        let kept = shown().find(|(_, piece, _)| bowl.is_some_and(|bowl| bowl.choice == piece.0));
        let kept = kept.map(|(piece, ..)| piece);
        for (piece, ..) in shown().filter(|(piece, ..)| kept != Some(*piece)) {
            commands.entity(piece).despawn();
        }
        let Some(bowl) = bowl else {
            held.set_if_neq(HeldOverCell(None));
            continue;
        };
        let view = play.view();
        let cell = hovered.0.or(hand.cursor).filter(|cell| accepts(view, &hand, *cell, bowl.choice));
        let place = match cell {
            Some(cell) => centre(view.info().geometry, cell) + Vec3::Y * OVER_CELL,
            None => foot(bowl, near.0.0) + Vec3::Y * (bowl.height + OVER_BOWL),
        };
        held.set_if_neq(HeldOverCell(cell.map(|cell| (cell, place))));
        let piece = kept.unwrap_or_else(|| spawn(&mut commands, entity, shapes, bowl.choice, &bowl.taken, bowl.side));
        let mut piece = commands.entity(piece);
        piece.insert(Transform::from_translation(place));
        // Over the bowl there is no board for its shadow to fall on.
        match bowl.taken.first().filter(|_| cell.is_some()) {
            Some(body) => piece.insert(shapes.shadow(body.shape)),
            None => piece.remove::<Blob>(),
        };
    }
}

/// Whether the armed choice could be played on a cell now.
fn accepts(play: &dyn PlayView, hand: &Hand, cell: Cell, choice: u8) -> bool {
    let picks = [Pick::Cell(cell), Pick::Choice(choice)];
    hand.picks.is_empty() && play.order_of(hand.seat, &picks).is_some()
}

fn spawn(
    commands: &mut Commands,
    play: Entity,
    shapes: &ShapeMeshes,
    choice: u8,
    bodies: &[Body],
    side: Option<Side>,
) -> Entity {
    let mut root = commands.spawn((ArmedPiece(choice), Transform::default(), Visibility::default(), ChildOf(play)));
    root.with_children(|whole| bodies.iter().for_each(|body| shapes.lay(whole, body, side, false)));
    root.id()
}
