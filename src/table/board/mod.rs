//! The board: cells, joints, inlay, frame and coordinates for any geometry, and the table it lies on.
//!
//! Spawn a [`Board`] and it is built; its cells become entities with a [`BoardCell`] but share one mesh a wood, because
//! picking goes by [`layout::nearest_cell`] on the plane y = 0. [`layout`] is pure: where cells lie. May import `rules`
//! and of `table` what the board is made of, and how the eye and a class want it.

mod build;
mod coordinates;
pub mod layout;
mod lines;

pub use layout::{centre, nearest_cell};

use crate::rules::{Cell, Geometry};
use bevy::prelude::*;

/// A board to be built, its middle at the entity's origin. One at a time.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct Board {
    /// Its shape.
    pub geometry: Geometry,
    /// How its cells are toned.
    pub tone: Tone,
    /// Height of its pieces in tenths of a cell, for the eye: 7 for dice, 12 for chessmen, 3 for stones.
    pub pieces: u8,
}

/// Colours of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Dark and light in turn, a1 dark. Hexagons take one tone.
    Chequered,
    /// All of one tone.
    Plain,
    /// No cells: one slab with lines that cross in the middle of each cell. Square boards only.
    Lines,
}

/// A cell of the board: an entity at its centre, without a mesh.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell(pub Cell);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((build::plugin, coordinates::plugin));
}
