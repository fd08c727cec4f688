//! Positions of Apocalypse as somebody sets them up: `npppn/p3p/5/P3P/NPPPN s 0:0 -`.
//!
//! Who is asked and which pawns wait follows from the board, and the text says both all the same.

use super::position::{GEOMETRY, KNIGHT, LAST_RANK, MOST_KNIGHTS, MOST_PAWNS, PAWN, Position, bit, cells};
use super::rules::Apocalypse;
use ludoteca_rules::setup::{Faults, FieldKind, FieldSpec, Form, Layout, Pieces, Setup, Value, Word};
use ludoteca_rules::{Cell, Editing, Kind, Options, Piece, Side, Text};

/// The letters of the pieces: White's in capitals.
const LETTERS: [(char, Piece); 4] =
    [('N', piece(0, KNIGHT)), ('P', piece(0, PAWN)), ('n', piece(1, KNIGHT)), ('p', piece(1, PAWN))];

/// Who is asked: both, or those with a pawn to relocate.
const ASKED: [Word; 3] = [
    Word { text: "s", key: "setup-apocalypse-both" },
    Word { text: "w", key: "side-white" },
    Word { text: "b", key: "side-black" },
];

/// Points that lose.
const MOST_PENALTIES: u32 = 2;

const fn piece(side: u8, kind: Kind) -> Piece {
    Piece { side: Some(Side(side)), kind }
}

const fn penalties(side: u8) -> FieldSpec {
    FieldSpec {
        key: "setup-apocalypse-penalties",
        side: Some(Side(side)),
        kind: FieldKind::Number { least: 0, most: MOST_PENALTIES, form: Form::Words("0:0 … 2:2") },
        joined: side > 0,
    }
}

impl Editing for Apocalypse {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&LETTERS),
        fields: &[
            FieldSpec { key: "setup-apocalypse-asked", side: None, kind: FieldKind::Choice(&ASKED), joined: false },
            penalties(0),
            penalties(1),
            FieldSpec {
                key: "setup-apocalypse-waiting",
                side: None,
                kind: FieldKind::Cells {
                    exactly: None,
                    joint: ',',
                    form: Form::Sentence("position-apocalypse-waiting-form"),
                },
                joined: false,
            },
        ],
    };

    fn setup(position: &Position) -> Setup {
        let on = |cell: Cell| {
            let stands = |(_, piece): &&(char, Piece)| standing(position, *piece) & bit(cell) != 0;
            LETTERS.iter().find(stands).map(|(_, piece)| *piece)
        };
        let [white, black] = position.penalties.map(|points| Value::Number(points.into()));
        Self::LAYOUT.setup(on, [Value::Choice(asked(position)), white, black, Value::Cells(waiting(position))])
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        let plane = |side, kind| setup.plane(piece(side, kind)) as u32;
        let position = Position {
            knights: [0, 1].map(|side| plane(side, KNIGHT)),
            pawns: [0, 1].map(|side| plane(side, PAWN)),
            penalties: [1, 2].map(|field| setup.number(field).min(MOST_PENALTIES) as u8),
        };
        for (letter, piece) in LETTERS {
            let most = if piece.kind == KNIGHT { MOST_KNIGHTS } else { MOST_PAWNS };
            let found = standing(&position, piece);
            faults.at_most(found.count_ones(), most, letter, cells(found));
        }
        for side in [0, 1] {
            let last = position.pawns[side] & LAST_RANK[side];
            if last.count_ones() > 1 {
                faults.add(1, Text::new("position-apocalypse-two-waiting"), cells(last));
            }
        }
        let waiting = waiting(&position);
        if setup.choice(0) != asked(&position) {
            faults.expected(2, ASKED[usize::from(asked(&position))].text, waiting.iter().copied());
        }
        if setup.cells(3) != waiting {
            let right = Self::LAYOUT.fields[3].write(GEOMETRY, &Value::Cells(waiting.clone()));
            faults.expected(4, &right.expect("these cells are on the board"), waiting);
        }
        Some(position)
    }
}

/// The cells of a piece.
fn standing(position: &Position, piece: Piece) -> u32 {
    let boards = if piece.kind == KNIGHT { &position.knights } else { &position.pawns };
    piece.side.map_or(0, |side| boards[usize::from(side.0)])
}

/// Who is asked, as an index into the words.
const fn asked(position: &Position) -> u8 {
    match [position.waiting(0) != 0, position.waiting(1) != 0] {
        [true, false] => 1,
        [false, true] => 2,
        _ => 0,
    }
}

/// The pawns that wait for their relocation, White's first.
fn waiting(position: &Position) -> Vec<Cell> {
    cells(position.waiting(0)).chain(cells(position.waiting(1))).collect()
}
