//! Positions and stones of Produto as text: `5/6/7/8/9/8/7/6/5 b 1`, `Bc3`.

use super::rules::{Colour, GEOMETRY, Position, Produto, SUPPLY, Stone};
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Notation, Options, Pick, PositionError, Reading, Seat};

/// The letter of a colour in position texts; its capital begins a move.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}

fn colour_of(symbol: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol)
}

impl Notation for Produto {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
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

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
        format!("{board} {} {}", letter(position.mover()), position.left())
    }

    fn spell(_position: &Position, order: Stone) -> String {
        format!("{}{}", letter(order.colour).to_ascii_uppercase(), GEOMETRY.name(order.cell))
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
            picks: vec![Pick::Cell(cell), Pick::Choice(colour.index())],
        })
    }
}
