//! Positions of Rastros as text: `7/7/4o2/7/7/7/7 1`. A move is written as the cell to which the stone goes.

use super::GEOMETRY;
use super::rules::Position;
use crate::rules::position_text::{fields, print_board, read_board, read_side};
use crate::rules::{Cell, PositionError, SideInfo, Text};

const STONE: char = 'o';
const TRAIL: char = 'x';

/// Reads a position: board, side to move.
///
/// # Errors
/// Anything malformed, and a board without the stone or with several.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let [board, side] = fields(text)?;
    let pieces = read_board(GEOMETRY, board, "o, x", |symbol| [STONE, TRAIL].contains(&symbol).then_some(symbol))?;
    let on = |kind| pieces.iter().filter(move |(_, symbol)| *symbol == kind).map(|(cell, _)| *cell);
    let stones: Vec<Cell> = on(STONE).collect();
    let [stone] = stones[..] else {
        return Err(PositionError::new(
            1,
            Text::new("position-rastros-stone").with_number("found", stones.len() as i64),
        ));
    };
    let trail = on(TRAIL).fold(0, |trail, cell| trail | cell.bit());
    Ok(Position::new(trail, stone, read_side(2, side, &SideInfo::PLAYERS)?))
}

/// Position text; parsing and printing gives the same text.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = print_board(GEOMETRY, |cell| {
        let trail = (position.trail() & cell.bit() != 0).then_some(TRAIL);
        if cell == position.stone() { Some(STONE) } else { trail }
    });
    format!("{board} {}", position.seat().number())
}
