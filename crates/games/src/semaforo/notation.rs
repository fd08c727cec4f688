//! Turns of Semáforo as text: the cell.

use super::rules::{GEOMETRY, Position, Semaforo};
use ludoteca_rules::orders::read_cell;
use ludoteca_rules::{Cell, Notation, Reading, Seat};

impl Notation for Semaforo {
    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
