//! Stones of Produto as text: `Bc3`.

use super::rules::{Colour, GEOMETRY, Position, Produto, Stone};
use ludoteca_rules::{Notation, Pick, Reading, Seat};

/// The letters of black and white stones.
const LETTERS: [char; 2] = ['B', 'W'];

impl Notation for Produto {
    fn spell(_position: &Position, order: Stone) -> String {
        format!("{}{}", LETTERS[order.colour.index()], GEOMETRY.name(order.cell))
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
