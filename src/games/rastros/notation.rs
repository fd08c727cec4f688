//! Moves of Rastros as text: the cell to which the stone goes.

use super::rules::{GEOMETRY, Position, Rastros};
use crate::rules::orders::read_cell;
use crate::rules::{Cell, Notation, Reading, Seat};

impl Notation for Rastros {
    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
