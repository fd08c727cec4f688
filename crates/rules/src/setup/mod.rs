//! A position as data, unchecked: pieces on cells and the values of the other fields, as the position text says them.
//!
//! A person who sets up a position by hand goes through many that are not legal. [`Setup`] holds any of them, and a
//! game's [`Editing`](super::game::Editing) makes a position of it or tells all that is wrong as a list of [`Fault`]s.
//! The position text goes the same way: it is read into a set-up and then checked, so each rule of a position is
//! written once.
//!
//! Depends on geometry, pieces, sides, texts and the reading of boards. Start with [`Layout`].

mod fault;
mod field;
mod layout;

pub use fault::{Fault, Faults};
pub use field::{FieldKind, FieldSpec, Flag, Form, Value, Word};
pub use layout::{Layout, Pieces};

use super::{Cell, Piece, Standing};

/// Pieces on cells and the values of the fields, in the order of the game's [`Layout`]. Nothing is checked: any piece
/// can stand anywhere, and a field can have a value that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    board: Vec<Option<Piece>>,
    values: Vec<Value>,
}

impl Setup {
    /// What stands on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Piece> {
        self.board.get(cell.index()).copied().flatten()
    }

    /// The pieces on the board, sorted.
    #[must_use]
    pub fn standing(&self) -> Vec<Standing> {
        let cells = (0..self.board.len()).map(|index| Cell(index as u8));
        cells.filter_map(|cell| Some(Standing { cell, piece: self.at(cell)? })).collect()
    }

    /// The cells on which a piece like this one stands.
    #[must_use]
    pub fn cells_of(&self, piece: Piece) -> Vec<Cell> {
        self.cells_where(|other| other == piece)
    }

    /// The cells on which a piece stands that `wanted` names.
    pub fn cells_where(&self, wanted: impl Fn(Piece) -> bool) -> Vec<Cell> {
        self.standing().into_iter().filter(|standing| wanted(standing.piece)).map(|standing| standing.cell).collect()
    }

    /// Those cells as bits. For boards of at most 128 cells.
    #[must_use]
    pub fn plane(&self, piece: Piece) -> u128 {
        self.cells_of(piece).into_iter().fold(0, |plane, cell| plane | 1 << cell.0)
    }

    /// Puts a piece on a cell, in place of what stands there. Nothing happens off the board.
    pub fn put(&mut self, cell: Cell, piece: Piece) {
        if let Some(place) = self.board.get_mut(cell.index()) {
            *place = Some(piece);
        }
    }

    /// Takes away what stands on a cell.
    pub fn remove(&mut self, cell: Cell) -> Option<Piece> {
        self.board.get_mut(cell.index())?.take()
    }

    /// Moves what stands on `from` to `to`, in place of what stands there. Nothing happens off the board.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        if to.index() < self.board.len()
            && let Some(piece) = self.remove(from)
        {
            self.put(to, piece);
        }
    }

    /// Takes all pieces off the board. The fields stay as they are.
    pub fn clear(&mut self) {
        self.board.fill(None);
    }

    /// The value of each field, in the order of [`Layout::fields`].
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Gives a field a value, by its index in [`Layout::fields`]. Nothing happens if there is no such field.
    pub fn set(&mut self, field: usize, value: Value) {
        if let Some(place) = self.values.get_mut(field) {
            *place = value;
        }
    }

    /// Which word or side a field chooses; the first where its value is no choice.
    #[must_use]
    pub fn choice(&self, field: usize) -> u8 {
        if let Some(Value::Choice(index)) = self.values.get(field) { *index } else { 0 }
    }

    /// The number in a field; 0 where its value is no number.
    #[must_use]
    pub fn number(&self, field: usize) -> u32 {
        if let Some(Value::Number(number)) = self.values.get(field) { *number } else { 0 }
    }

    /// Whether a field has this flag, by its index in the field's list.
    #[must_use]
    pub fn has_flag(&self, field: usize, flag: usize) -> bool {
        let is_set = |flags: u32| flags.checked_shr(flag as u32).unwrap_or(0) & 1 == 1;
        matches!(self.values.get(field), Some(Value::Flags(flags)) if is_set(*flags))
    }

    /// The cells in a field, those off the board left out.
    #[must_use]
    pub fn cells(&self, field: usize) -> Vec<Cell> {
        let Some(Value::Cells(cells)) = self.values.get(field) else { return Vec::new() };
        cells.iter().copied().filter(|cell| cell.index() < self.board.len()).collect()
    }
}
