//! Positions of Semáforo as text: `gr2/ygr1/y2y 1`. A turn is written as its cell.

use super::GEOMETRY;
use super::rules::{Colour, Position, SUPPLY};
use crate::rules::position_text::{at_most, fields, print_board, read_board, read_side};
use crate::rules::{PositionError, SideInfo};

/// The letter of a colour in position texts.
#[must_use]
pub const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Green => 'g',
        Colour::Yellow => 'y',
        Colour::Red => 'r',
    }
}

fn colour_of(symbol: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol)
}

/// Reads a position: board, side to move.
///
/// # Errors
/// Anything malformed, and more than 8 pieces of a colour.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
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

/// Position text; parsing and printing gives the same text.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
    format!("{board} {}", position.seat().number())
}
