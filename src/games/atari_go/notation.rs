//! Positions and moves of Atari Go as text: `9/9/9/9/9/9/9/9/9 b`, `e5`. Files are a to i, `i` included.

use super::groups::GEOMETRY;
use super::rules::{AtariGo, Colour, Position, SUPPLY};
use crate::rules::orders::read_cell;
use crate::rules::position_text::{fields, print_board, read_planes, read_side};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, SideInfo, Text};

/// The letters of Black and White.
const LETTERS: [char; 2] = ['b', 'w'];

impl Notation for AtariGo {
    /// Board and side to move. Refused are more than 40 stones of a colour, and a group without liberties if only the side
    /// that has just moved has one.
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let [black, white] = read_planes(GEOMETRY, board, LETTERS, SUPPLY)?;
        let mover = Colour::ALL[usize::from(read_side(2, side, &SideInfo::BLACK_AND_WHITE)?.0)];
        Position::new(black, white, mover).ok_or_else(|| {
            let captured = SideInfo::BLACK_AND_WHITE[mover.other().index()];
            let problem = Text::new("position-atari-go-captured").with("letter", captured.text);
            PositionError::new(2, problem.with_text("side", Text::new(captured.key)))
        })
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(|colour| LETTERS[colour.index()]));
        format!("{board} {}", LETTERS[position.mover().index()])
    }

    fn spell(_position: &Position, cell: Cell) -> String {
        GEOMETRY.name(cell).to_string()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
