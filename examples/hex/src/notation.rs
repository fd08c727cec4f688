//! Turns of Hex as text: the cell, `d4`.

use super::rules::{GEOMETRY, Hex, Position};
use ludoteca_rules::orders::read_cell;
use ludoteca_rules::{Cell, Notation, Reading, Seat};

impl Notation for Hex {
    fn spell(_position: &Position, cell: Cell) -> String {
        GEOMETRY.name(cell).to_string()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
