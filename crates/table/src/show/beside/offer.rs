//! The pieces among which a person chooses, such as those a pawn can become: they stand on a tray over the board beside
//! the cell picked last, in the order of the choices.
//!
//! A game whose plugin calls [`add_offer`] shows its choices so; others show them in words alone.

use crate::mesh::{bevel, rectangle};
use crate::play::{Hand, Play};
use crate::scene::board::centre;
use crate::scene::camera::ReadingSide;
use crate::scene::material::{Finish, Stuff};
use crate::schedule::TableSystems;
use crate::show::looks::{Looks, add_to_plays};
use crate::show::pieces::ShapeMeshes;
use bevy::prelude::*;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Geometry, Pick, Piece, Side};

/// The piece that a choice of a side brings onto the board, if it brings one.
#[derive(Component, Clone, Copy, Debug)]
pub struct ChosenPiece(pub fn(choice: u8, side: Option<Side>) -> Option<Piece>);

/// Shows the choices of the game of this id as the pieces that they bring onto the board.
pub fn add_offer(app: &mut App, id: &'static str, chosen: fn(choice: u8, side: Option<Side>) -> Option<Piece>) {
    add_to_plays(app, id, ChosenPiece(chosen));
}

/// The choices offered as pieces, and where their tray stands; none while nothing is offered.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Offer(pub Option<Tray>);

/// A tray of pieces to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// The choices and their pieces, from left to right.
    pub pieces: Vec<(u8, Piece)>,
    /// The middle of its upper face.
    pub place: Vec3,
    /// The near side it is turned to, in radians.
    pub near: f32,
}

impl Tray {
    /// Where its near edge is, in the middle.
    #[must_use]
    pub fn front(&self) -> Vec3 {
        self.place + Quat::from_rotation_y(self.near) * Vec3::new(0.0, 0.0, DEPTH / 2.0)
    }
}

/// A piece on the tray, by the choice it stands for.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferOf(pub u8);

/// The tray of a play, a child of it.
#[derive(Component)]
struct TrayOf;

/// Width of the tray for each piece, and its depth.
const PLACE: f32 = 1.0;
const DEPTH: f32 = 1.06;
/// Its height over the board: above all pieces.
const HEIGHT: f32 = 1.7;
/// How far in front of the cell it stands, seen from the near side: from a seat it then hides neither the cell nor the
/// piece before it.
const BEFORE: f32 = 3.3;
/// How far behind the cell it stands where there is no room in front.
const BEHIND: f32 = 1.5;

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Offer>();
    app.add_systems(Update, (offer, lay).chain().in_set(TableSystems::Present));
}

/// The pieces that can be chosen after the picks so far.
fn pieces(view: &dyn PlayView, hand: &Hand, chosen: ChosenPiece) -> Vec<(u8, Piece)> {
    let side = view.side_of(hand.seat);
    let choice = |pick| if let Pick::Choice(choice) = pick { Some(choice) } else { None };
    let choices = hand.next(view).into_iter().filter_map(|step| choice(step.pick));
    choices.filter_map(|choice| Some((choice, chosen.0(choice, side)?))).collect()
}

/// Where a tray for so many pieces stands.
fn place(geometry: Geometry, cell: Cell, count: usize, near: f32) -> Vec3 {
    let turn = Quat::from_rotation_y(near);
    // In the frame of the near side.
    let middle = |cell| turn.inverse() * centre(geometry, cell);
    let half = geometry.all().map(middle).fold(Vec3::ZERO, |most, at| most.max(at.abs())) + 0.5;
    let at = middle(cell);
    let room = (half.x - PLACE * count as f32 / 2.0).max(0.0);
    let fits = at.z + BEFORE + DEPTH / 2.0 < half.z;
    turn * Vec3::new(at.x.clamp(-room, room), HEIGHT, if fits { at.z + BEFORE } else { at.z - BEHIND })
}

fn offer(mut plays: Query<(Ref<Play>, Ref<Hand>, &ChosenPiece, Ref<ReadingSide>, &mut Offer)>) {
    for (play, hand, chosen, near, mut offer) in &mut plays {
        if !(play.is_changed() || hand.is_changed() || near.is_changed()) {
            continue;
        }
        let (view, near) = (play.view(), near.0.0);
        let pieces = if hand.picks.is_empty() { Vec::new() } else { pieces(view, &hand, *chosen) };
        let tray = hand.last_cell().filter(|_| !pieces.is_empty()).map(|cell| {
            let place = place(view.info().geometry, cell, pieces.len(), near);
            Tray { pieces, place, near }
        });
        offer.set_if_neq(Offer(tray));
    }
}

fn lay(
    mut commands: Commands,
    plays: Query<(Entity, Ref<Offer>, &Looks, &ShapeMeshes)>,
    old: Query<(Entity, &ChildOf), With<TrayOf>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (play, offer, looks, shapes) in &plays {
        if !offer.is_changed() {
            continue;
        }
        for (tray, _) in old.iter().filter(|(_, of)| of.parent() == play) {
            commands.entity(tray).despawn();
        }
        let Some(Tray { pieces, place, near }) = &offer.0 else { continue };
        let wide = PLACE * pieces.len() as f32;
        let turn = Quat::from_rotation_y(*near);
        let whole = (TrayOf, Transform::from_translation(*place).with_rotation(turn), Visibility::default());
        commands.spawn((whole, ChildOf(play))).with_children(|whole| {
            let uv = |p: Vec3| Vec2::new(p.x, p.z) / 4.0;
            let frame = bevel::tile(&rectangle(Vec2::new(wide, DEPTH) / 2.0), 0.03, 0.12, true, uv);
            let inside = bevel::tile(&rectangle(Vec2::new(wide - 0.16, DEPTH - 0.16) / 2.0), 0.0, 0.0, false, uv);
            let frame = Mesh3d(meshes.add(frame.build()));
            whole.spawn((frame, Finish::Frame(Stuff::DARK_WOOD), Transform::default(), Pickable::IGNORE));
            let above = Transform::from_xyz(0.0, 0.004, 0.0);
            let inside = Mesh3d(meshes.add(inside.build()));
            whole.spawn((inside, Finish::Cells(Stuff::HONEY), above, Pickable::IGNORE));
            for (index, (choice, piece)) in pieces.iter().enumerate() {
                let right = PLACE * (index as f32 + 0.5) - wide / 2.0;
                // The pieces look as they do on the board, from whichever side that is seen.
                let at = Transform::from_xyz(right, 0.006, 0.0).with_rotation(turn.inverse());
                whole.spawn((OfferOf(*choice), at, Visibility::default())).with_children(|root| {
                    looks.0.rest(*piece).iter().for_each(|body| shapes.lay(root, body, piece.side, true));
                });
            }
        });
    }
}
