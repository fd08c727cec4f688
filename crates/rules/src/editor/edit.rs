//! What changes a position that is being set up.

use crate::setup::Value;
use crate::{Cell, Piece};

/// A change of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a piece on a cell, in place of what stands there.
    Put(Cell, Piece),
    /// Takes away what stands on a cell.
    Remove(Cell),
    /// Moves what stands on the first cell to the second, in place of what stands there.
    Shift(Cell, Cell),
    /// Changes the piece on a cell.
    Change(Cell, crate::PieceEdit),
    /// Gives a field a value, by its index in the game's [`Layout`](crate::setup::Layout).
    Set(usize, Value),
    /// Adds a cell to a field of cells, or takes it out.
    Name(usize, Cell),
    /// Takes all pieces off and gives every field its first value.
    Clear,
    /// The position with which the game begins.
    Begin,
    /// The position of a text, legal or not.
    Text(String),
}
