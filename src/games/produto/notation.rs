//! Positions and stones of Produto as text: `5/6/7/8/9/8/7/6/5 b 1`, `Bc3`.

use super::GEOMETRY;
use super::rules::{Colour, Position, SUPPLY, Stone};
use crate::rules::game::Reading;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Pick, PositionError};

/// The letter of a colour in position texts; its capital begins a move.
#[must_use]
pub const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}

fn colour_of(symbol: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol)
}

/// Reads a position: board, side to move, stones left in this turn.
///
/// # Errors
/// Anything malformed, and more than 45 stones of a colour.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let [board, side, left] = fields(text)?;
    let mut planes = [0; 2];
    for (cell, colour) in read_board(GEOMETRY, board, "b, w", colour_of)? {
        planes[usize::from(colour.index())] |= cell.bit();
    }
    for colour in Colour::ALL {
        at_most(planes[usize::from(colour.index())].count_ones(), SUPPLY, letter(colour))?;
    }
    let mover = match side {
        "b" => Colour::Black,
        "w" => Colour::White,
        _ => return Err(PositionError::expected(2, "b, w")),
    };
    let left = match left {
        "1" => 1,
        "2" => 2,
        _ => return Err(PositionError::expected(3, "1, 2")),
    };
    Ok(Position::new(planes[0], planes[1], mover, left))
}

/// Position text; parsing and printing gives the same text.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
    format!("{board} {} {}", letter(position.mover()), position.left())
}

/// Text of a stone: its colour in capitals, and the cell.
#[must_use]
pub fn spell(stone: Stone) -> String {
    format!("{}{}", letter(stone.colour).to_ascii_uppercase(), GEOMETRY.name(stone.cell))
}

/// Reads a stone on any cell of the board, empty or not. The letter of the colour is exact, the cell may be in capitals.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    let colour = match text.chars().next()? {
        'B' => Colour::Black,
        'W' => Colour::White,
        _ => return None,
    };
    let cell = GEOMETRY.parse(&text[1..])?;
    Some(Reading {
        canonical: spell(Stone { cell, colour }),
        picks: vec![Pick::Cell(cell), Pick::Choice(colour.index())],
    })
}
