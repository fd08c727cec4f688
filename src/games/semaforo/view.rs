//! What people touch and see of Semáforo: picks, refusals, effects.
//!
//! Pieces have no owner, since both players place and replace all of them.

use super::GEOMETRY;
use super::rules::{Colour, Position};
use crate::rules::game::Scene;
use crate::rules::{Beat, Cell, Effect, Kind, Mark, Path, Pick, Piece, Standing, Step, Text};

/// The kind of a colour: 0 green, 1 yellow, 2 red.
#[must_use]
pub const fn kind(colour: Colour) -> Kind {
    Kind(colour as u8)
}

const fn piece(colour: Colour) -> Piece {
    Piece { side: None, kind: kind(colour) }
}

/// The pieces on the board, by cell.
#[must_use]
pub fn standing(position: &Position) -> Vec<Standing> {
    let on = |cell| position.on(cell).map(|colour| Standing { cell, piece: piece(colour) });
    GEOMETRY.all().filter_map(on).collect()
}

/// The cell alone: a new piece comes there, whether or not it replaces another.
#[must_use]
pub fn picks(cell: Cell) -> Path {
    Path::from_iter([Step::cell(cell, Mark::Place)])
}

/// A green piece comes to an empty cell; any other changes its colour.
#[must_use]
pub fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
    let effect = match position.on(cell) {
        None => Some(Effect::Place { at: cell, piece: piece(Colour::Green) }),
        Some(colour) => colour.next().map(|next| Effect::Become { at: cell, kind: kind(next) }),
    };
    vec![effect.into_iter().collect()]
}

/// Why nothing continues `prefix` with another touch: only red pieces cannot be touched at first.
#[must_use]
pub fn refuse(prefix: &[Pick]) -> Text {
    Text::new(if prefix.is_empty() { "refuse-semaforo-red" } else { "refuse-complete" })
}

/// The pictures of the rules card.
pub const CARD: &[Scene] = &[
    Scene { key: "card-semaforo-place", position: "3y/4/r3 1", moves: "b2", touched: "" },
    Scene { key: "card-semaforo-change", position: "3y/1g2/r3 2", moves: "d3 b2", touched: "" },
    Scene { key: "card-semaforo-line", position: "y2r/1g1g/r1y1 1", moves: "b2", touched: "" },
];
