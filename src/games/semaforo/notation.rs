//! Positions of Semáforo as text: `gr2/ygr1/y2y 1`. A turn is written as its cell.

use super::rules::{GEOMETRY, Position, SUPPLY, Semaforo};
use crate::rules::orders::read_cell;
use crate::rules::position_text::{fields, print_board, read_planes, read_side};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, SideInfo};

/// The letters of the colours.
const LETTERS: [char; 3] = ['g', 'y', 'r'];

impl Notation for Semaforo {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let [green, yellow, red] = read_planes(GEOMETRY, board, LETTERS, SUPPLY)?.map(|plane| plane as u16);
        Ok(Position::new(green, yellow, red, read_side(2, side, &SideInfo::PLAYERS)?))
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(|colour| LETTERS[colour as usize]));
        format!("{board} {}", Seat(position.mover().0).number())
    }

    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
