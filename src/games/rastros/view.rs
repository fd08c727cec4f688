//! What people touch, read and see of Rastros: picks, refusals, effects and signs.
//!
//! Pieces have no owner: both players move the one stone, and its trail stops both.

use super::GEOMETRY;
use super::rules::{HOMES, Position};
use crate::rules::bitboard::Cells;
use crate::rules::game::Scene;
use crate::rules::{Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Side, Sign, Standing, Step, Text};

/// The kind of the stone that moves.
pub const STONE: Kind = Kind(0);

/// The kind of the stones that it leaves behind.
pub const TRAIL: Kind = Kind(1);

const fn piece(kind: Kind) -> Piece {
    Piece { side: None, kind }
}

/// The stone and its trail, by cell.
#[must_use]
pub fn standing(position: &Position) -> Vec<Standing> {
    let mut pieces: Vec<Standing> =
        Cells(position.trail()).map(|cell| Standing { cell, piece: piece(TRAIL) }).collect();
    pieces.push(Standing { cell: position.stone(), piece: piece(STONE) });
    pieces.sort_unstable();
    pieces
}

/// The target alone, since there is only one stone to take in hand.
#[must_use]
pub fn picks(target: Cell) -> Path {
    Path::from_iter([Step::cell(target, Mark::Go)])
}

/// The stone goes, and as it leaves a trail stone comes to its cell.
#[must_use]
pub fn effects(position: &Position, target: Cell) -> Vec<Beat> {
    let from = position.stone();
    vec![vec![Effect::Move { from, path: vec![target] }, Effect::Place { at: from, piece: piece(TRAIL) }]]
}

/// Why `next` cannot follow `prefix`.
#[must_use]
pub fn refuse(position: &Position, prefix: &[Pick], next: Pick) -> Text {
    match next {
        Pick::Cell(cell) if prefix.is_empty() => refuse_target(position, cell),
        _ => Text::new("refuse-complete"),
    }
}

fn refuse_target(position: &Position, cell: Cell) -> Text {
    if cell == position.stone() {
        Text::new("refuse-rastros-here")
    } else if position.trail() & cell.bit() != 0 {
        Text::new("refuse-rastros-trail").with("cell", GEOMETRY.name(cell))
    } else {
        Text::new("refuse-rastros-far")
    }
}

/// The homes, with the number of the player to whom each belongs. One that a stone of the trail fills is none any more.
#[must_use]
pub fn signs(position: &Position) -> Vec<Sign> {
    let home = |(side, cell): (u8, Cell)| Sign {
        cells: vec![cell],
        meaning: Meaning::Home,
        number: Some(i64::from(side) + 1),
        side: Some(Side(side)),
        key: "sign-rastros-home",
    };
    (0..).zip(HOMES).filter(|(_, cell)| position.trail() & cell.bit() == 0).map(home).collect()
}

/// The pictures of the rules card.
pub const CARD: &[Scene] = &[
    Scene { key: "card-rastros-move", position: START, moves: "", touched: "" },
    Scene { key: "card-rastros-trail", position: START, moves: "d4 c4 c3 d2 e3", touched: "" },
    Scene { key: "card-rastros-home", position: START, moves: "d4 c4 b3 b2 c1 b1 a1", touched: "" },
    Scene { key: "card-rastros-locked", position: START, moves: "e4 e3 f2 f1 g2 g1", touched: "" },
];

const START: &str = "7/7/4o2/7/7/7/7 1";
