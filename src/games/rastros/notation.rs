//! Positions of Rastros as text: `7/7/4o2/7/7/7/7 1`. A move is written as the cell to which the stone goes.

use super::rules::{GEOMETRY, Position, Rastros};
use crate::rules::orders::read_cell;
use crate::rules::position_text::{fields, print_board, read_board, read_side};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, SideInfo, Text};

const STONE: char = 'o';
const TRAIL: char = 'x';

impl Notation for Rastros {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
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

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| {
            let trail = (position.trail() & cell.bit() != 0).then_some(TRAIL);
            if cell == position.stone() { Some(STONE) } else { trail }
        });
        format!("{board} {}", Seat(position.mover().0).number())
    }

    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
