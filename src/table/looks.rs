//! What a game gives the table: the shape of its pieces, and how they rest and change.
//!
//! The table knows no game. A game's plugin inserts [`Looks`]; pieces, animation and the demo ask it. Everything here is a
//! pure function of pieces and time. Frame: one cell is 1, the origin is the centre of the piece's cell at board height,
//! +x to the right and +z towards the first player, +y up.

use crate::rules::Piece;
use bevy::math::{Isometry3d, Vec3A};
use bevy::prelude::{Mesh, Resource};
use std::sync::Arc;

use super::material::Finish;

/// A mesh and what it is made of.
pub struct Part {
    /// Geometry in the frame of the body.
    pub mesh: Mesh,
    /// Material, by side: sides beyond the list take its last entry.
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

/// A rigid body of a piece: which shape, and where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// Index into [`PieceLooks::shapes`].
    pub shape: usize,
    /// From the frame of the body to the frame of the cell.
    pub pose: Isometry3d,
}

/// The look of one game's pieces.
pub trait PieceLooks: Send + Sync + 'static {
    /// All shapes, made once.
    fn shapes(&self) -> Vec<Shape>;

    /// The bodies of a piece at rest, the lowest first.
    fn rest(&self, piece: Piece) -> Vec<Body>;

    /// The bodies of a piece that turns from one look into another, `t` from 0 to 1. At 0 it is `rest(from)`, at 1
    /// `rest(to)`. Both looks have the same number of bodies.
    fn becoming(&self, from: Piece, to: Piece, t: f32) -> Vec<Body>;

    /// The bodies of two pieces while `upper` is put on `lower` and both become `whole`: those of `lower` first, all in the
    /// frame of the lower one's cell; `upper` starts `away` from there. At 1 they are `rest(whole)`.
    fn stacking(&self, lower: Piece, upper: Piece, whole: Piece, away: Vec3A, t: f32) -> Vec<Body>;
}

/// The looks of the game on the table.
#[derive(Resource, Clone)]
pub struct Looks(pub Arc<dyn PieceLooks>);
