//! Turns of Atari Go as text: the point, `e5`. Files are a to i, `i` included.

use super::groups::GEOMETRY;
use super::rules::{AtariGo, Position};
use ludoteca_rules::orders::read_cell;
use ludoteca_rules::{Cell, Notation, Reading, Seat};

impl Notation for AtariGo {
    fn spell(_position: &Position, cell: Cell) -> String {
        GEOMETRY.name(cell).to_string()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
