//! Move text of Horizon: `Ke1`, `e1-e3`, `d4xh5`, `Kc6`.

use super::board::GEOMETRY;
use super::position::{Move, Position};
use super::rules::Horizon;
use ludoteca_rules::{Cell, Notation, Pick, Reading, Seat};

impl Notation for Horizon {
    fn spell(_position: &Position, order: Move) -> String {
        let name = |cell: Cell| GEOMETRY.name(cell);
        match order {
            Move::Place { king: to } | Move::Leap { to } => format!("K{}", name(to)),
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Capture { from, to } => format!("{}x{}", name(from), name(to)),
        }
    }

    /// `K` and a cell is where the king is placed, later where it leaps.
    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let (order, picks) = if let Some(cell) = text.strip_prefix('K') {
            let to = GEOMETRY.parse(cell)?;
            match position.king(position.mover()) {
                Some(king) => (Move::Leap { to }, vec![king, to]),
                None => (Move::Place { king: to }, vec![to]),
            }
        } else {
            let (from, rest) = GEOMETRY.split_cell(text)?;
            let (order, to): (fn(Cell, Cell) -> Move, _) = match rest.split_at_checked(1)? {
                ("-", to) => (|from, to| Move::Go { from, to }, GEOMETRY.parse(to)?),
                ("x", to) => (|from, to| Move::Capture { from, to }, GEOMETRY.parse(to)?),
                _ => return None,
            };
            (order(from, to), vec![from, to])
        };
        Some(Reading { canonical: Self::spell(position, order), picks: picks.into_iter().map(Pick::Cell).collect() })
    }
}
