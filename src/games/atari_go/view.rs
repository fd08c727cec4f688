//! What people touch, read and see of Atari Go: picks, refusals, effects and signs.

use super::GEOMETRY;
use super::groups::{groups, point};
use super::rules::{Colour, Position};
use crate::rules::bitboard::WideCells;
use crate::rules::game::Scene;
use crate::rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Seat, SeatSet, SideColour, SideInfo, Sign, Standing,
    Step, Text,
};

/// Black, who begins, and White.
pub const SIDES: [SideInfo; 2] = [
    SideInfo { text: "b", key: "side-black", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::Black) },
    SideInfo { text: "w", key: "side-white", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::White) },
];

/// A stone of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: Some(colour.side()), kind: Kind(0) }
}

/// The stones on the board, by point.
#[must_use]
pub fn standing(position: &Position) -> Vec<Standing> {
    let stone = |cell| position.on(cell).map(|colour| Standing { cell, piece: piece(colour) });
    GEOMETRY.all().filter_map(stone).collect()
}

/// The point is all that is touched.
#[must_use]
pub fn picks(cell: Cell) -> Path {
    Path::from_iter([Step::cell(cell, Mark::Place)])
}

/// Why `next` cannot follow `prefix`.
#[must_use]
pub fn refuse(position: &Position, prefix: &[Pick], next: Pick) -> Text {
    let Pick::Cell(cell) = *prefix.first().unwrap_or(&next) else { return Text::new("refuse-cells-only") };
    let key = if position.on(cell).is_some() {
        "refuse-atari-go-occupied"
    } else if position.legal() & point(cell) == 0 {
        "refuse-atari-go-own-group"
    } else {
        "refuse-atari-go-one-stone"
    };
    Text::new(key).with("cell", GEOMETRY.name(cell))
}

/// A stone comes to its point. Captured stones stay: the outcome names them.
#[must_use]
pub fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
    vec![vec![Effect::Place { at: cell, piece: piece(position.mover()) }]]
}

/// Each group with its liberties, the groups that are in danger while the game goes on, and the lost ones when it is over.
#[must_use]
pub fn signs(position: &Position) -> Vec<Sign> {
    let is_over = position.is_over();
    let mut signs = Vec::new();
    for colour in Colour::ALL {
        let sign = |meaning, cells, number, key| Sign { cells, meaning, number, side: Some(colour.side()), key };
        for group in groups(position.stones(colour), position.empty()) {
            let stones: Vec<Cell> = WideCells(group.stones).collect();
            let (size, liberties) = (group.stones.count_ones(), group.liberties.count_ones());
            if liberties == 0 {
                // A stone that captures may have no liberty either, but it has won.
                if colour == position.mover() {
                    signs.push(sign(Meaning::Captured, stones, Some(size.into()), "sign-atari-go-captured"));
                }
                continue;
            }
            let both = stones.iter().copied().chain(WideCells(group.liberties)).collect();
            signs.push(sign(Meaning::Liberties, both, Some(liberties.into()), "sign-atari-go-liberties"));
            if liberties == 1 && !is_over {
                signs.push(sign(Meaning::Check, stones, None, "sign-atari-go-atari"));
            }
        }
    }
    signs
}

/// The pictures of the rules card.
pub const CARD: &[Scene] = &[
    Scene { key: "card-atari-go-liberties", position: "9/9/6w2/4w4/3bb4/3wb4/5w3/2b6/9 b", moves: "", touched: "e5" },
    Scene { key: "card-atari-go-atari", position: "9/9/2w6/4bww2/3bwb3/3bw4/2w1b4/9/9 w", moves: "", touched: "e4" },
    Scene { key: "card-atari-go-capture", position: "9/9/2w6/4bww2/3bwb3/3bw4/2w1b4/9/9 b", moves: "f4", touched: "" },
    Scene { key: "card-atari-go-own", position: "9/9/9/3wb4/3b1bw2/4bw3/3w5/9/9 w", moves: "", touched: "e5" },
];
