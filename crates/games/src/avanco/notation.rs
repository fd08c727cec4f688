//! Moves of Avanço as text: `a2-a3`, `a2xb3`.

use super::rules::{Avanco, GEOMETRY, Move, Position};
use ludoteca_rules::{Notation, Pick, Reading, Seat};

impl Notation for Avanco {
    /// `-` to an empty cell, `x` where it captures.
    fn spell(position: &Position, played: Move) -> String {
        let mark = if position.on(played.to).is_some() { 'x' } else { '-' };
        write(played, mark)
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let mark = rest.chars().next().filter(|mark| ['-', 'x'].contains(mark))?;
        let to = GEOMETRY.parse(&rest[1..])?;
        Some(Reading { canonical: write(Move { from, to }, mark), picks: vec![Pick::Cell(from), Pick::Cell(to)] })
    }
}

fn write(played: Move, mark: char) -> String {
    format!("{}{mark}{}", GEOMETRY.name(played.from), GEOMETRY.name(played.to))
}
