//! Turns of @NAME@ as text: the cell, `b2`.

use super::rules::{GEOMETRY, @TYPE@, Position};
use ludoteca_rules::orders::read_cell;
use ludoteca_rules::{Cell, Notation, Reading, Seat};

impl Notation for @TYPE@ {
    fn spell(_position: &Position, cell: Cell) -> String {
        GEOMETRY.name(cell).to_string()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
