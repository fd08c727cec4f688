//! With what somebody sets up a position, and what a touch of a cell does then.

use bevy::prelude::Resource;
use ludoteca_rules::{Cell, Edit, Piece, PieceEdit, Setup};

/// What a touch does to a position that is being set up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Building {
    /// Takes a piece in hand, and puts it down.
    #[default]
    Move,
    /// Takes a piece off the board.
    Remove,
    /// Changes a piece.
    Change(PieceEdit),
    /// Puts a piece, or takes it off if it stands there already.
    Put(Piece),
    /// Adds the cell to a field, by its index, or takes it out.
    Name(usize),
}

impl Building {
    /// What a touch of a cell edits; nothing where a piece is only taken in hand, or nothing stands.
    #[must_use]
    pub fn edit(self, setup: &Setup, in_hand: Option<Cell>, cell: Cell) -> Option<Edit> {
        match self {
            Self::Move => in_hand.filter(|from| *from != cell).map(|from| Edit::Shift(from, cell)),
            Self::Remove => Some(Edit::Remove(cell)),
            Self::Change(change) => setup.at(cell).map(|_| Edit::Change(cell, change)),
            Self::Put(piece) if setup.at(cell) == Some(piece) => Some(Edit::Remove(cell)),
            Self::Put(piece) => Some(Edit::Put(cell, piece)),
            Self::Name(field) => Some(Edit::Name(field, cell)),
        }
    }
}
