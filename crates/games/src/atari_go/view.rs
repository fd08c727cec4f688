//! What people touch, read and see of Atari Go: picks, refusals, effects and signs.

use super::groups::{GEOMETRY, groups, point};
use super::rules::{AtariGo, Colour, Position};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Rules, Seat, SideInfo, Sign, Standing, Step,
    Text, View,
};

/// The stone of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: Some(colour.side()), kind: Kind(0) }
}

impl View for AtariGo {
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
        let key = if position.on(cell).is_some() {
            "refuse-atari-go-occupied"
        } else if position.legal() & point(cell) == 0 {
            "refuse-atari-go-own-group"
        } else {
            "refuse-atari-go-one-stone"
        };
        Refusal::new(Text::new(key).with("cell", GEOMETRY.name(cell)))
    }

    /// Captured stones stay on the board: the outcome names them.
    fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
        vec![vec![Effect::Place { at: cell, piece: piece(position.mover()) }]]
    }

    /// Each group with its liberties, the groups in atari while the game goes on, and the captured ones when it is
    /// over.
    fn signs(position: &Position) -> Vec<Sign> {
        let is_over = Self::is_over(position);
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
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture {
        key: "card-atari-go-liberties",
        position: "9/9/6w2/4w4/3bb4/3wb4/5w3/2b6/9 b",
        moves: "",
        touched: "e5",
    },
    CardPicture {
        key: "card-atari-go-atari",
        position: "9/9/2w6/4bww2/3bwb3/3bw4/2w1b4/9/9 w",
        moves: "",
        touched: "e4",
    },
    CardPicture {
        key: "card-atari-go-capture",
        position: "9/9/2w6/4bww2/3bwb3/3bw4/2w1b4/9/9 b",
        moves: "f4",
        touched: "",
    },
    CardPicture { key: "card-atari-go-own", position: "9/9/9/3wb4/3b1bw2/4bw3/3w5/9/9 w", moves: "", touched: "e5" },
];
