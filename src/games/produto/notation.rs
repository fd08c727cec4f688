//! Positions and stones of Produto as text: `5/6/7/8/9/8/7/6/5 b 1`, `Bc3`.

use super::rules::{Colour, GEOMETRY, Position, Produto, SUPPLY, Stone};
use crate::rules::position_text::{fields, print_board, read_planes, read_side};
use crate::rules::{Notation, Options, Pick, PositionError, Reading, Seat, SideInfo};

/// The letters of black and white stones, and of the players.
const LETTERS: [char; 2] = ['b', 'w'];

impl Notation for Produto {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side, left] = fields(text)?;
        let [black, white] = read_planes(GEOMETRY, board, LETTERS, SUPPLY)?.map(|plane| plane as u64);
        let mover = Colour::ALL[usize::from(read_side(2, side, &SideInfo::BLACK_AND_WHITE)?.0)];
        let left = match left {
            "1" => 1,
            "2" => 2,
            _ => return Err(PositionError::expected(3, "1, 2")),
        };
        Ok(Position::new(black, white, mover, left))
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(|colour| LETTERS[colour.index()]));
        format!("{board} {} {}", LETTERS[position.mover().index()], position.left())
    }

    fn spell(_position: &Position, order: Stone) -> String {
        format!("{}{}", LETTERS[order.colour.index()].to_ascii_uppercase(), GEOMETRY.name(order.cell))
    }

    /// The letter of the colour is a capital, the cell may be in capitals.
    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let colour = match text.chars().next()? {
            'B' => Colour::Black,
            'W' => Colour::White,
            _ => return None,
        };
        let cell = GEOMETRY.parse(&text[1..])?;
        Some(Reading {
            canonical: Self::spell(position, Stone { cell, colour }),
            picks: vec![Pick::Cell(cell), Pick::Choice(colour as u8)],
        })
    }
}
