//! What a game provides to the table: the shapes of its pieces, and how they rest and change.
//!
//! The table depends on no particular game: a game's plugin calls [`add_game`], and pieces and animation ask its
//! [`Looks`]. What only some games have is added to them alone, with [`add_to_plays`]: bowls, an opening roll, pieces
//! to choose from. [`PieceLooks`] are functions of pieces and time, without side effects. Frame: one cell is 1, the
//! origin is the centre of the piece's cell at board height, +x to the right and +z towards the first player, +y up.

use crate::mesh::Builder;
use crate::mesh::model::Model;
use crate::mesh::slabs;
use crate::play::stage::Shelf;
use crate::scene::board::Style;
use crate::scene::material::Finish;
use crate::show::voice::Voice;
use bevy::math::bounding::Aabb3d;
use bevy::math::{Isometry3d, Vec3A};
use bevy::prelude::*;
use ludoteca_rules::{Entry, Game, Piece};
use std::any::TypeId;
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
pub struct PieceShape {
    /// Its parts.
    pub parts: Vec<Part>,
    /// Half extents of the box that encloses it, in the frame of the body.
    pub half_extents: Vec3A,
    /// Radius of the soft shadow under it.
    pub shadow: f32,
}

impl PieceShape {
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
    fn shapes(&self) -> Vec<PieceShape>;

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

    /// The bodies of a piece while it is put down after moving `ahead`, `t` from 0 (in the air) to 1 (at rest). No part
    /// of it is below the board then.
    fn landing(&self, bodies: Vec<Body>, _ahead: Vec3A, _t: f32) -> Vec<Body> {
        bodies
    }

    /// Height of the piece at rest: travelling pieces pass above it.
    fn top(&self, _piece: Piece) -> f32 {
        f32::from(self.height()) / 10.0
    }

    /// What the board is made of.
    fn board(&self) -> Style {
        Style::WOODEN
    }

    /// The number of each rank that is printed beside it, the first player's nearest rank first; none if empty.
    fn row_numbers(&self) -> &'static [u8] {
        &[]
    }

    /// Height of the pieces in tenths of a cell, used to frame the picture.
    fn height(&self) -> u8 {
        7
    }

    /// Whether a piece can stand on another.
    fn stacks(&self) -> bool {
        false
    }

    /// What a piece sounds like when it is put down.
    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Wood
    }

    /// Whether pieces are captured in this game: then room is kept for them beside the board.
    fn captures(&self) -> bool {
        false
    }
}

/// The looks of a game, on whatever shows its pieces.
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
}

/// What the plugins of games put on each of their plays besides the looks, by the id of the game and the type of the
/// component.
#[derive(Resource, Default)]
pub struct PlayComponents(BTreeMap<&'static str, BTreeMap<TypeId, Insert>>);

type Insert = Box<dyn Fn(&mut EntityCommands) + Send + Sync>;

impl PlayComponents {
    /// Inserts everything that was added for the game of this id.
    pub(super) fn insert(&self, id: &str, play: &mut EntityCommands) {
        self.0.get(id).into_iter().flat_map(BTreeMap::values).for_each(|insert| insert(play));
    }
}

/// Puts a component on every play of the game of this id: what this game has on the table and most others have not.
pub fn add_to_plays<C: Component + Clone>(app: &mut App, id: &'static str, component: C) {
    let mut all = app.world_mut().get_resource_or_init::<PlayComponents>();
    let insert = move |play: &mut EntityCommands| _ = play.insert(component.clone());
    all.0.entry(id).or_default().insert(TypeId::of::<C>(), Box::new(insert));
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
    app.init_resource::<AllLooks>().init_resource::<PlayComponents>();
}
