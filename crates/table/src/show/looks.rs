//! What a game provides to the table: the shapes of its pieces, and how they rest and change.
//!
//! The table depends on no particular game: a game's plugin calls [`add_game`], and pieces, animation and the
//! demonstration ask its [`Looks`]. Everything here is a function of pieces and time, without side effects. Frame: one
//! cell is 1, the origin is the centre of the piece's cell at board height, +x to the right and +z towards the first
//! player, +y up.

use crate::mesh::Builder;
use crate::mesh::model::Model;
use crate::mesh::slabs;
use crate::play::stage::Shelf;
use crate::scene::board::Tone;
use crate::scene::material::Finish;
use crate::show::programme::Programme;
use crate::show::voice::Voice;
use bevy::math::bounding::Aabb3d;
use bevy::math::{Isometry3d, Quat, Vec2, Vec3A};
use bevy::prelude::*;
use ludoteca_rules::{Entry, Game, Piece, Side, Text};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A mesh and its finishes.
pub struct Part {
    /// Geometry in the frame of the body.
    pub mesh: Mesh,
    /// Finish by side: sides beyond the list take its last entry.
    pub finish: Vec<Finish>,
}

/// A rigid shape of one or more parts.
pub struct Shape {
    /// Its parts.
    pub parts: Vec<Part>,
    /// Half extents of the box that encloses it, in the frame of the body.
    pub half_extents: Vec3A,
    /// Radius of the soft shadow under it.
    pub shadow: f32,
}

impl Shape {
    /// Parts of one finish each that stand on the board, the highest of them `height` above it.
    #[must_use]
    pub fn of_parts(parts: Vec<(Builder, Finish)>, height: f32, shadow: f32) -> Self {
        let down = Transform::from_xyz(0.0, -height / 2.0, 0.0);
        let mut wide = 0.0_f32;
        let parts = parts.into_iter().map(|(part, finish)| {
            let mut mesh = Builder::default();
            mesh.append(&part, down);
            wide = mesh.positions.iter().fold(wide, |wide, p| wide.max(p[0].abs()).max(p[2].abs()));
            Part { mesh: mesh.build(), finish: vec![finish] }
        });
        let parts = parts.collect();
        Self { parts, half_extents: Vec3A::new(wide, height / 2.0, wide), shadow }
    }

    /// Boxes that enclose it, in the frame of the body: what the pointer hits.
    #[must_use]
    pub fn slabs(&self) -> Vec<Aabb3d> {
        slabs::slabs(self.parts.iter().map(|part| &part.mesh))
    }

    /// A model whose parts have these finishes, in the order of its material slots.
    ///
    /// # Panics
    /// If there are not as many finishes as parts: a part without one would not be drawn.
    #[must_use]
    pub fn of_model(model: &Model, finishes: &[&[Finish]], shadow: f32) -> Self {
        assert_eq!(model.parts.len(), finishes.len(), "every part has a finish");
        let part =
            |(part, finish): (&Builder, &&[Finish])| Part { mesh: part.clone().build(), finish: finish.to_vec() };
        Self { parts: model.parts.iter().zip(finishes).map(part).collect(), half_extents: model.half.into(), shadow }
    }
}

/// A rigid body of a piece: which shape, and where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// Index into [`PieceLooks::shapes`].
    pub shape: usize,
    /// From the frame of the body to the frame of the cell.
    pub pose: Isometry3d,
}

impl Body {
    /// The pose as the transform of an entity whose parent is the piece.
    #[must_use]
    pub fn transform(&self) -> Transform {
        Transform { translation: self.pose.translation.into(), rotation: self.pose.rotation, scale: Vec3::ONE }
    }
}

/// The look of one game's pieces.
pub trait PieceLooks: Send + Sync + 'static {
    /// All shapes, made once.
    fn shapes(&self) -> Vec<Shape>;

    /// The bodies of a piece at rest, the lowest first.
    fn rest(&self, piece: Piece) -> Vec<Body>;

    /// The bodies of a piece that turns from one look into another, `t` from 0 to 1. At 0 it is `rest(from)`, at 1
    /// `rest(to)`. Both looks have the same number of bodies. Only called where pieces change.
    fn becoming(&self, from: Piece, to: Piece, t: f32) -> Vec<Body> {
        self.rest(if t < 0.5 { from } else { to })
    }

    /// The bodies of two pieces while `upper` is put on `lower` and both become `whole`: those of `lower` first, all in
    /// the frame of the lower one's cell; `upper` starts `away` from there. At 1 they are `rest(whole)`. Only called
    /// where pieces are stacked.
    fn stacking(&self, _lower: Piece, _upper: Piece, whole: Piece, _away: Vec3A, _t: f32) -> Vec<Body> {
        self.rest(whole)
    }

    /// The bodies of a piece while it is put down after moving `ahead`, `t` from 0 (in the air) to 1 (at rest). No part of
    /// it is below the board then.
    fn landing(&self, bodies: Vec<Body>, _ahead: Vec3A, _t: f32) -> Vec<Body> {
        bodies
    }

    /// Height of the piece at rest: travelling pieces pass above it.
    fn top(&self, _piece: Piece) -> f32 {
        f32::from(self.height()) / 10.0
    }

    /// The colours of the cells of the board.
    fn tone(&self) -> Tone {
        Tone::Chequered
    }

    /// The number of each rank that is printed beside it, the first player's nearest rank first; none if empty.
    fn row_numbers(&self) -> &'static [u8] {
        &[]
    }

    /// Height of the pieces in tenths of a cell, used to frame the picture.
    fn height(&self) -> u8 {
        7
    }

    /// The body of the opening roll: a die of `side` that rolls to rest showing `value`, `t` from 0 to 1, in the frame
    /// of the spot where it comes to lie; `from` is the direction it comes from. Empty where a game has no opening
    /// roll.
    fn rolling(&self, _side: Side, _value: u8, _from: Vec3A, _t: f32) -> Vec<Body> {
        Vec::new()
    }

    /// When a die of the opening roll strikes the board, from 0 to 1, each blow weaker than the one before.
    fn strikes(&self) -> Vec<f32> {
        Vec::new()
    }

    /// What a piece sounds like when it is put down.
    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Wood
    }

    /// Whether pieces are captured in this game: then room is kept for them beside the board.
    fn captures(&self) -> bool {
        false
    }

    /// Bowls beside the board, from which a choice is armed before a cell is touched.
    fn bowls(&self) -> Vec<Bowl> {
        Vec::new()
    }

    /// The piece that a choice of `side` brings onto the board; where there is one, choices are shown as pieces.
    fn chosen(&self, _choice: u8, _side: Option<Side>) -> Option<Piece> {
        None
    }

    /// What the demonstration shows, in order; each can become the next. Empty where there is nothing to demonstrate.
    fn demonstration(&self) -> Vec<Piece> {
        Vec::new()
    }

    /// What the demonstration shows besides these.
    fn programme(&self) -> Programme {
        Programme::default()
    }

    /// The number that a piece shows.
    fn numeral(&self, _piece: Piece) -> Option<u8> {
        None
    }

    /// A description of a piece of the demonstration.
    fn tell(&self, _piece: Piece) -> Option<Text> {
        None
    }

    /// The unfolded surface of a piece of the demonstration.
    fn net(&self, _piece: Piece) -> Vec<NetFace> {
        Vec::new()
    }

    /// The directions in which a piece can go, in the plane (x to the right, y towards the first player). Each keeps
    /// its index while the piece turns.
    fn ways(&self, _piece: Piece) -> Vec<Vec2> {
        Vec::new()
    }
}

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

/// One face of an unfolded body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetFace {
    /// The rotation that lays this face up.
    pub rotation: Quat,
    /// Where it lies in the net, in faces to the right and towards the first player.
    pub place: Vec2,
    /// Whether it shows the present value.
    pub counts: bool,
}

/// The looks of a game, on the play or the demonstration that shows it.
#[derive(Component, Clone)]
pub struct Looks(pub Arc<dyn PieceLooks>);

/// The looks of every game whose plugin was added, by the id of the game.
#[derive(Resource, Clone, Default)]
pub struct AllLooks(BTreeMap<&'static str, Looks>);

impl AllLooks {
    /// The looks of a game; `None` if its plugin was not added.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<Looks> {
        self.0.get(id).cloned()
    }

    /// Whether a game has a demonstration.
    #[must_use]
    pub fn demonstrates(&self, id: &str) -> bool {
        self.0.get(id).is_some_and(|looks| !looks.0.demonstration().is_empty())
    }
}

/// Puts a game on the shelf with the looks of its pieces. The order of the calls is the order of the shelf.
pub fn add_game<G: Game>(app: &mut App, looks: impl PieceLooks) {
    let entry = const { &Entry::of::<G>() };
    app.init_resource::<AllLooks>().init_resource::<Shelf>();
    let world = app.world_mut();
    world.resource_mut::<AllLooks>().0.insert(entry.info.id, Looks(Arc::new(looks)));
    world.resource_mut::<Shelf>().add(entry);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllLooks>();
}
