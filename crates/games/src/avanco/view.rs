//! What people touch, read and see of Avanço: picks, refusals, effects and signs.

use super::rules::{Avanco, Colour, GEOMETRY, Move, PIECES, Position};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, SideInfo, Sign, Standing, Step, Text,
    View,
};

/// The one kind of piece.
pub const PIECE: Kind = Kind(0);

/// The piece of a colour.
#[must_use]
pub const fn piece(colour: Colour) -> Piece {
    Piece { side: Some(colour.side()), kind: PIECE }
}

impl View for Avanco {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::WHITE_AND_BLACK
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.on(cell).map(piece))
    }

    /// The piece, then its target.
    fn picks(position: &Position, played: Move) -> Path {
        let mark = if position.on(played.to).is_some() { Mark::Capture } else { Mark::Go };
        Path::from_iter([Step::cell(played.from, Mark::Take), Step::cell(played.to, mark)])
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(match (prefix, next) {
            ([], Pick::Cell(cell)) => why_not_take(position, cell).unwrap_or_else(|| Text::new("refuse-avanco-stuck")),
            ([Pick::Cell(from)], Pick::Cell(to)) => {
                why_not_take(position, *from).unwrap_or_else(|| Text::new(why_not_go(position, *from, to)))
            }
            _ => Text::new("refuse-complete"),
        })
    }

    /// A piece goes to its target; an enemy that stands there leaves the board.
    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        let captured = position.on(played.to).map(|_| Effect::Remove { at: played.to });
        let moved = Effect::Move { from: played.from, path: vec![played.to] };
        vec![captured.into_iter().chain([moved]).collect()]
    }

    /// The rank each side wants to reach and, once one has been captured, how many pieces are left.
    fn signs(position: &Position) -> Vec<Sign> {
        let mut signs: Vec<Sign> = Colour::ALL
            .into_iter()
            .map(|colour| Sign {
                cells: Cells(colour.far_rank()).collect(),
                meaning: Meaning::Home,
                number: None,
                side: Some(colour.side()),
                key: "sign-avanco-goal",
            })
            .collect();
        let counts = Colour::ALL.map(|colour| position.plane(colour).count_ones());
        if counts != [PIECES; 2] {
            signs.extend(Colour::ALL.into_iter().zip(counts).map(|(colour, count)| Sign {
                cells: Vec::new(),
                meaning: Meaning::Score,
                number: Some(i64::from(count)),
                side: Some(colour.side()),
                key: "sign-avanco-pieces",
            }));
        }
        signs
    }
}

fn why_not_take(position: &Position, cell: Cell) -> Option<Text> {
    let key = match position.on(cell) {
        None => "refuse-avanco-empty",
        Some(colour) if colour != position.mover() => "refuse-avanco-not-yours",
        Some(_) => return None,
    };
    Some(Text::new(key).with("cell", GEOMETRY.name(cell)))
}

/// Why a piece of the mover does not go to a cell; it must not be one of its targets.
fn why_not_go(position: &Position, from: Cell, to: Cell) -> &'static str {
    let ([from_rank, from_file], [to_rank, to_file]) = (rank_and_file(from), rank_and_file(to));
    let ahead = (to_rank - from_rank) * position.mover().forward();
    let aside = (to_file - from_file).abs();
    let own = position.on(to) == Some(position.mover());
    match (ahead, aside) {
        (0, 0) => "refuse-avanco-same-cell",
        (..=0, _) => "refuse-avanco-only-forward",
        (1, 0) if own => "refuse-avanco-blocked",
        (1, 0) => "refuse-avanco-straight-capture",
        (1, 1) => "refuse-avanco-own-piece",
        _ => "refuse-avanco-too-far",
    }
}

fn rank_and_file(cell: Cell) -> [i8; 2] {
    let (rank, file) = GEOMETRY.row_and_column(cell);
    [rank, file].map(|number| number as i8)
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-avanco-move", position: "7/3b3/1b5/5w1/2w4/7/7 w", moves: "", touched: "c3" },
    CardPicture { key: "card-avanco-capture", position: "7/7/2bb1b1/3w3/2w4/7/7 w", moves: "", touched: "d4" },
    CardPicture {
        key: "card-avanco-far",
        position: "bb3bb/1b1w1b1/2b4/5w1/1w2b2/2w3w/7 w",
        moves: "d6-d7",
        touched: "",
    },
];
