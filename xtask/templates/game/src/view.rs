//! What people touch, read and see of @NAME@: picks, refusals, effects and signs.

use super::rules::{Colour, GEOMETRY, @TYPE@, Position};
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Path, Pick, Piece, Refusal, Seat, SideInfo, Sign, Standing, Step, Text,
    View,
};

/// The stone of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: Some(colour.side()), kind: Kind(0) }
}

impl View for @TYPE@ {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::BLACK_AND_WHITE
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.on(cell).map(piece))
    }

    fn picks(_position: &Position, cell: Cell) -> Path {
        Path::from_iter([Step::cell(cell, Mark::Place)])
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Cell> {
        let Pick::Cell(cell) = *prefix.first().unwrap_or(&next) else {
            return Refusal::new(Text::new("refuse-cells-only"));
        };
        let taken = position.on(cell).is_some();
        let key = if taken { "refuse-@ID@-occupied" } else { "refuse-@ID@-one-stone" };
        Refusal::new(Text::new(key).with("cell", GEOMETRY.name(cell)))
    }

    fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
        vec![vec![Effect::Place { at: cell, piece: piece(position.mover()) }]]
    }

    /// None: the stones on the board are the whole state.
    fn signs(_position: &Position) -> Vec<Sign> {
        Vec::new()
    }
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[];
