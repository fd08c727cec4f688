//! Positions and moves of Atari Go as text: `9/9/9/9/9/9/9/9/9 b`, `e5`. Files are a to i, `i` included.

use super::groups::{GEOMETRY, point};
use super::rules::{AtariGo, Colour, Position, SUPPLY};
use super::view::SIDES;
use crate::rules::orders::read_cell;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, Text};

/// The letter of a colour.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}

impl Notation for AtariGo {
    /// Board and side to move. Refused are more than 40 stones of a colour, and a group without liberties if only the side
    /// that has just moved has one.
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
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

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
        format!("{board} {}", letter(position.mover()))
    }

    fn spell(_position: &Position, cell: Cell) -> String {
        GEOMETRY.name(cell).to_string()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
