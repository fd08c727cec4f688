//! What people touch, read and see of Hex: picks, refusals, effects and signs.

use super::rules::{Colour, GEOMETRY, Hex, Position};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, SideInfo, Sign, Standing, Step, Text,
    View,
};

/// The stone of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: Some(colour.side()), kind: Kind(0) }
}

impl View for Hex {
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
        let key = if taken { "refuse-hex-occupied" } else { "refuse-hex-one-stone" };
        Refusal::new(Text::new(key).with("cell", GEOMETRY.name(cell)))
    }

    fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
        vec![vec![Effect::Place { at: cell, piece: piece(position.mover()) }]]
    }

    /// The two sides of the board that each colour joins.
    fn signs(_position: &Position) -> Vec<Sign> {
        let edges = |colour: Colour| {
            let [one, other] = colour.edges();
            let cells = Cells(one | other).collect();
            Sign { cells, meaning: Meaning::Home, number: None, side: Some(colour.side()), key: "sign-hex-edges" }
        };
        Colour::ALL.map(edges).into()
    }
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-hex-place", position: "7/7/3w3/7/2b4/7/7 b", moves: "d4", touched: "" },
    CardPicture { key: "card-hex-bridge", position: "7/7/1b1w3/7/2b4/7/7 w", moves: "", touched: "c4" },
    CardPicture { key: "card-hex-joined", position: "bw5/1bw4/1b1w3/1bw4/2bw3/2b1w2/7 b", moves: "c1", touched: "" },
];
