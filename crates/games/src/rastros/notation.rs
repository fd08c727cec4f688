//! Moves of Rastros as text: the cell to which the stone goes.

use super::rules::{GEOMETRY, Position, Rastros};
use ludoteca_rules::orders::read_cell;
use ludoteca_rules::{Cell, Notation, Reading, Seat};

impl Notation for Rastros {
    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
