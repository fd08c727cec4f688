//! Positions and moves of Atari Go as text: `9/9/9/9/9/9/9/9/9 b`, `e5`. Files are a to i, `i` included.

use super::GEOMETRY;
use super::groups::point;
use super::rules::{Colour, Position, SUPPLY};
use super::view::SIDES;
use crate::rules::game::Reading;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Pick, PositionError, Text};

/// The letter of a colour.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}

/// Reads a position: board, side to move.
///
/// # Errors
/// Anything malformed, more than 40 stones of a colour, and a group without liberties if only the side that has just moved
/// has one.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let [board, side] = fields(text)?;
    let colour_of = |symbol| Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol);
    let mut stones = [0_u128; 2];
    for (cell, colour) in read_board(GEOMETRY, board, "b, w", colour_of)? {
        stones[colour as usize] |= point(cell);
    }
    for colour in Colour::ALL {
        at_most(stones[colour as usize].count_ones(), SUPPLY, letter(colour))?;
    }
    let mover = match side {
        "b" => Colour::Black,
        "w" => Colour::White,
        _ => return Err(PositionError::expected(2, "b, w")),
    };
    let [black, white] = stones;
    Position::new(black, white, mover).ok_or_else(|| {
        let captured = SIDES[mover.other() as usize];
        let problem = Text::new("position-atari-go-captured").with("letter", captured.text);
        PositionError::new(2, problem.with_text("side", Text::new(captured.key)))
    })
}

/// Position text; parsing and printing gives the same text.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
    format!("{board} {}", letter(position.mover()))
}

/// Text of a move: the name of its point.
#[must_use]
pub fn spell(cell: Cell) -> String {
    GEOMETRY.name(cell).to_string()
}

/// Reads any point of the board, legal or not; the letter may be a capital.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    let cell = GEOMETRY.parse(text)?;
    Some(Reading { canonical: spell(cell), picks: vec![Pick::Cell(cell)] })
}
