//! What people enter, read and see of Produto: picks, refusals, effects and signs.
//!
//! A stone is entered by its cell and then its colour. Stones have no owner, since both players place both colours.

use super::rules::{Colour, GEOMETRY, Position, Produto, Stone};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Rules, Seat, SideInfo, Sign, Standing, Step, Text,
    View,
};

/// The piece of a colour: kind 0 is a black stone, kind 1 a white one.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: None, kind: Kind(colour as u8) }
}

impl View for Produto {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::BLACK_AND_WHITE
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.on(cell).map(piece))
    }

    fn picks(_position: &Position, order: Stone) -> Path {
        Path::from_iter([Step::cell(order.cell, Mark::Place), Step::choice(order.colour as u8)])
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Stone> {
        let Pick::Cell(cell) = prefix.first().copied().unwrap_or(next) else {
            return Refusal::new(Text::new("refuse-produto-cell-first"));
        };
        if position.on(cell).is_some() {
            return Refusal::new(Text::new("refuse-produto-occupied").with("cell", GEOMETRY.name(cell)));
        }
        Refusal::new(Text::new(match (prefix.len(), next) {
            (1, Pick::Choice(index)) => match Colour::ALL.get(usize::from(index)) {
                Some(Colour::Black) => "refuse-produto-no-black",
                _ => "refuse-produto-no-white",
            },
            (0 | 1, _) => "refuse-produto-colour-now",
            _ => "refuse-complete",
        }))
    }

    fn effects(_position: &Position, played: Stone) -> Vec<Beat> {
        vec![vec![Effect::Place { at: played.cell, piece: piece(played.colour) }]]
    }

    /// The two largest groups of each colour, both scores, and how many stones are left in this turn.
    fn signs(position: &Position) -> Vec<Sign> {
        let mut signs = Vec::new();
        for colour in Colour::ALL {
            let side = Some(colour.side());
            for group in position.largest_groups(colour).into_iter().filter(|group| *group != 0) {
                signs.push(Sign {
                    cells: Cells(group).collect(),
                    meaning: Meaning::Group,
                    number: Some(i64::from(group.count_ones())),
                    side,
                    key: "sign-produto-group",
                });
            }
        }
        let of_side = |meaning, number, colour: Colour, key| Sign {
            cells: Vec::new(),
            meaning,
            number: Some(number),
            side: Some(colour.side()),
            key,
        };
        for colour in Colour::ALL {
            signs.push(of_side(Meaning::Score, i64::from(position.score(colour)), colour, "sign-produto-score"));
        }
        if !Self::is_over(position) {
            signs.push(of_side(Meaning::Left, i64::from(position.left()), position.mover(), "sign-produto-left"));
        }
        signs
    }
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-produto-place", position: "5/6/7/8/9/8/7/6/5 b 1", moves: "Be5 We6 Bd5", touched: "f4" },
    CardPicture {
        key: "card-produto-groups",
        position: "bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2",
        moves: "",
        touched: "",
    },
    CardPicture {
        key: "card-produto-join",
        position: "bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2",
        moves: "Bd6 Be6 Bc4 Bd5",
        touched: "",
    },
];
