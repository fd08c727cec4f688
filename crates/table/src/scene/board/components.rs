//! The board as data: a spawned [`Board`] gets its meshes as children.

use super::style::Style;
use crate::scene::camera::Subject;
use bevy::prelude::*;
use ludoteca_rules::Geometry;

/// A board centred on the entity's origin. Its meshes are built as children, and rebuilt when it changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility, Subject)]
pub struct Board {
    /// Its shape.
    pub geometry: Geometry,
    /// What it is made of.
    pub style: Style,
    /// Height of its pieces in tenths of a cell, used to frame the picture: 7 for dice, 12 for chessmen, 3 for stones.
    pub pieces: u8,
    /// Whether a piece can stand on another.
    pub stacks: bool,
    /// Numbers let into the frame at both ends of each rank, the first player's nearest rank first; none if empty.
    pub numbers: &'static [u8],
}

/// Set in `PostUpdate` that builds the meshes of new and changed boards.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardMeshSystems;
