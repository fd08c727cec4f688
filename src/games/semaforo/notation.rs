//! Positions of Semáforo as text: `gr2/ygr1/y2y 1`. A turn is written as its cell.

use super::rules::{Colour, GEOMETRY, Position, SUPPLY, Semaforo};
use crate::rules::orders::read_cell;
use crate::rules::position_text::{at_most, fields, print_board, read_board, read_side};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, SideInfo};

/// The letter of a colour in position texts.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Green => 'g',
        Colour::Yellow => 'y',
        Colour::Red => 'r',
    }
}

fn colour_of(symbol: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol)
}

impl Notation for Semaforo {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let mut planes = [0; 3];
        for (cell, colour) in read_board(GEOMETRY, board, "g, y, r", colour_of)? {
            planes[colour as usize] |= cell.bit() as u16;
        }
        for colour in Colour::ALL {
            at_most(planes[colour as usize].count_ones(), SUPPLY, letter(colour))?;
        }
        let [green, yellow, red] = planes;
        Ok(Position::new(green, yellow, red, read_side(2, side, &SideInfo::PLAYERS)?))
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
        format!("{board} {}", position.seat().number())
    }

    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
