//! What people enter and see of Semáforo: picks, refusals, effects.
//!
//! Pieces have no owner, since both players place and replace all of them.

use super::rules::{Colour, GEOMETRY, Position, Semaforo};
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Path, Pick, Piece, Refusal, Seat, SideInfo, Sign, Standing, Step, Text, View,
};

/// The kind of a colour: 0 green, 1 yellow, 2 red.
const fn kind(colour: Colour) -> Kind {
    Kind(colour as u8)
}

/// The piece of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: None, kind: kind(colour) }
}

impl View for Semaforo {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::PLAYERS
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.on(cell).map(piece))
    }

    /// The cell alone: what stands there says which piece is put on it.
    fn picks(_position: &Position, order: Cell) -> Path {
        Path::from_iter([Step::cell(order, Mark::Place)])
    }

    fn refuse(_position: &Position, _seat: Seat, prefix: &[Pick], _next: Pick) -> Refusal<Cell> {
        // Every cell that does not hold a red piece is legal.
        Refusal::new(Text::new(if prefix.is_empty() { "refuse-semaforo-red" } else { "refuse-complete" }))
    }

    fn effects(position: &Position, played: Cell) -> Vec<Beat> {
        let effect = match position.on(played) {
            None => Some(Effect::Place { at: played, piece: piece(Colour::Green) }),
            Some(colour) => colour.next().map(|next| Effect::Become { at: played, kind: kind(next) }),
        };
        vec![effect.into_iter().collect()]
    }

    /// None: the pieces on the board are the whole state.
    fn signs(_position: &Position) -> Vec<Sign> {
        Vec::new()
    }
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-semaforo-place", position: "3y/4/r3 1", moves: "b2", touched: "" },
    CardPicture { key: "card-semaforo-change", position: "3y/1g2/r3 2", moves: "d3 b2", touched: "" },
    CardPicture { key: "card-semaforo-line", position: "y2r/1g1g/r1y1 1", moves: "b2", touched: "" },
];
