//! What people enter, read and see of Rastros: picks, refusals, effects and signs.
//!
//! Pieces have no owner: both players move the one stone, and its trail stops both.

use super::rules::{GEOMETRY, HOMES, Position, Rastros};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, Side, SideInfo, Sign, Standing, Step,
    Text, View,
};

/// The kind of the stone that moves.
pub const STONE: Kind = Kind(0);

/// The kind of the stones that it leaves behind.
pub const TRAIL: Kind = Kind(1);

/// A stone of this kind; nobody owns it.
#[must_use]
pub const fn piece(kind: Kind) -> Piece {
    Piece { side: None, kind }
}

impl View for Rastros {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::PLAYERS
    }

    fn standing(position: &Position) -> Vec<Standing> {
        let mut pieces: Vec<Standing> =
            Cells(position.trail()).map(|cell| Standing { cell, piece: piece(TRAIL) }).collect();
        pieces.push(Standing { cell: position.stone(), piece: piece(STONE) });
        pieces.sort_unstable();
        pieces
    }

    /// The target alone, since there is only one stone that moves.
    fn picks(_position: &Position, order: Cell) -> Path {
        Path::from_iter([Step::cell(order, Mark::Go)])
    }

    fn lone_mover(position: &Position) -> Option<Cell> {
        Some(position.stone())
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Cell> {
        Refusal::new(match next {
            Pick::Cell(cell) if prefix.is_empty() => refuse_target(position, cell),
            _ => Text::new("refuse-complete"),
        })
    }

    fn effects(position: &Position, played: Cell) -> Vec<Beat> {
        let from = position.stone();
        vec![vec![Effect::Move { from, path: vec![played] }, Effect::Place { at: from, piece: piece(TRAIL) }]]
    }

    /// The homes, with the number of the player to whom each belongs. One that holds a trail stone is left out, since
    /// nobody can enter it.
    fn signs(position: &Position) -> Vec<Sign> {
        let home = |(side, cell): (u8, Cell)| Sign {
            cells: vec![cell],
            meaning: Meaning::Home,
            number: Some(i64::from(side) + 1),
            side: Some(Side(side)),
            key: "sign-rastros-home",
        };
        (0..).zip(HOMES).filter(|(_, cell)| position.trail() & cell.bit() == 0).map(home).collect()
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

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-rastros-move", position: START, moves: "", touched: "" },
    CardPicture { key: "card-rastros-trail", position: START, moves: "d4 c4 c3 d2 e3", touched: "" },
    CardPicture { key: "card-rastros-home", position: START, moves: "d4 c4 b3 b2 c1 b1 a1", touched: "" },
    CardPicture { key: "card-rastros-locked", position: START, moves: "e4 e3 f2 f1 g2 g1", touched: "" },
];

const START: &str = "7/7/4o2/7/7/7/7 1";
