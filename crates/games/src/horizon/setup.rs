//! Positions of Horizon as somebody sets them up: `9/9/9/9/9/9/9/9/9/9 1 - 0:0 -`.

use super::board::{GEOMETRY, HOME_ROWS, bit};
use super::position::{Position, WARRIORS, WINNING_ARRIVALS, enemy};
use super::rules::Horizon;
use super::view::{ARRIVED, KING, SIDES, WARRIOR, piece as piece_of};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::setup::{Faults, FieldKind, FieldSpec, Flag, Form, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Kind, Options, Piece, Side, Text};

/// Letters of kings and warriors, by side.
const KINGS: [char; 2] = ['K', 'k'];
const WARRIOR_LETTERS: [char; 2] = ['W', 'w'];

const BOTH: [Side; 2] = [Side(0), Side(1)];

/// The fields, by their index.
const UNMOVED: usize = 1;
const ARRIVALS: [usize; 2] = [2, 3];
const LEAPS: usize = 4;

const fn piece(side: u8, kind: Kind) -> Piece {
    Piece { side: Some(Side(side)), kind }
}

const fn arrivals(side: u8) -> FieldSpec {
    FieldSpec {
        key: "setup-horizon-arrivals",
        side: Some(Side(side)),
        kind: FieldKind::Number { least: 0, most: WINNING_ARRIVALS as u32, form: Form::Words("0:0 … 3:3") },
        joined: side > 0,
    }
}

impl Editing for Horizon {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[
            (KINGS[0], piece(0, KING)),
            (WARRIOR_LETTERS[0], piece(0, WARRIOR)),
            (WARRIOR_LETTERS[0], piece(0, ARRIVED)),
            (KINGS[1], piece(1, KING)),
            (WARRIOR_LETTERS[1], piece(1, WARRIOR)),
            (WARRIOR_LETTERS[1], piece(1, ARRIVED)),
        ]),
        fields: &[
            FieldSpec::to_move(&SIDES),
            FieldSpec {
                key: "setup-horizon-unmoved",
                side: None,
                kind: FieldKind::Cells {
                    exactly: None,
                    joint: ',',
                    form: Form::Sentence("position-horizon-unmoved-form"),
                },
                joined: false,
            },
            arrivals(0),
            arrivals(1),
            FieldSpec {
                key: "setup-horizon-leaps",
                side: None,
                kind: FieldKind::Flags(&[
                    Flag { letter: KINGS[0], key: SIDES[0].key },
                    Flag { letter: KINGS[1], key: SIDES[1].key },
                ]),
                joined: false,
            },
        ],
    };

    fn setup(position: &Position) -> Setup {
        let [first, second] = BOTH.map(|side| Value::Number(position.arrivals(side).into()));
        let leaps = BOTH.map(|side| u32::from(position.may_leap(side)) << side.0).iter().sum();
        Self::LAYOUT.setup(
            |cell| position.man(cell).map(|man| piece_of(man, cell)),
            [
                Value::Choice(position.mover().0),
                Value::Cells(WideCells(position.unmoved()).collect()),
                first,
                second,
                Value::Flags(leaps),
            ],
        )
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        let mut position = put_men(setup, faults);
        position.mover = Side(setup.choice(0).min(1));
        position.unmoved = unmoved(&position, setup, faults);
        position.arrivals = count_arrivals(&position, setup, faults);
        position.leaps = [0, 1].map(|side| setup.has_flag(LEAPS, side));
        if position.kings != [None; 2] {
            let without_king = |side: &Side| position.may_leap(*side) && position.king(*side).is_none();
            for side in BOTH.into_iter().filter(without_king) {
                let problem = Text::new("position-horizon-leap").with("piece", KINGS[usize::from(side.0)]);
                faults.add(5, problem, []);
            }
        }
        if position.is_placing() {
            return Some(position);
        }
        if position.kings == [None; 2] {
            faults.add(1, Text::new("position-horizon-no-king"), []);
        } else if BOTH.into_iter().all(|side| position.has_won(side)) {
            // The board alone may say so; if not, the arrivals do.
            let board_alone = Position { arrivals: [0; 2], ..position };
            let field = if BOTH.into_iter().all(|side| board_alone.has_won(side)) { 1 } else { 4 };
            let far = BOTH.map(|side| position.men(side) & HOME_ROWS[enemy(side)]);
            faults.add(field, Text::new("position-horizon-both-won"), WideCells(far[0] | far[1]));
        }
        Some(position)
    }
}

/// The position with the men of the board alone.
fn put_men(setup: &Setup, faults: &mut Faults) -> Position {
    let mut position = Position::START;
    for side in BOTH {
        let index = usize::from(side.0);
        let own = |wanted: fn(Kind) -> bool| setup.cells_where(|on| on.side == Some(side) && wanted(on.kind));
        let (kings, warriors) = (own(|kind| kind == KING), own(|kind| kind == WARRIOR || kind == ARRIVED));
        position.men[index] = kings.iter().chain(&warriors).fold(0, |men, cell| men | bit(*cell));
        position.kings[index] = kings.last().copied();
        faults.at_most(warriors.len() as u32, WARRIORS, WARRIOR_LETTERS[index], warriors);
        faults.at_most(kings.len() as u32, 1, KINGS[index], kings);
    }
    position
}

/// The men that have not moved yet.
fn unmoved(position: &Position, setup: &Setup, faults: &mut Faults) -> u128 {
    let cells = setup.cells(UNMOVED);
    if !cells.is_sorted_by(|one, next| one < next) {
        faults.add(3, Horizon::LAYOUT.fields[UNMOVED].expected(), cells.iter().copied());
    }
    for cell in &cells {
        if BOTH.into_iter().all(|side| position.men(side) & HOME_ROWS[usize::from(side.0)] & bit(*cell) == 0) {
            faults.add(3, Text::new("position-horizon-unmoved").with("cell", GEOMETRY.name(*cell)), [*cell]);
        }
    }
    cells.iter().fold(0, |unmoved, cell| unmoved | bit(*cell))
}

/// The arrivals so far, which are not fewer than the warriors that stand on the far row.
fn count_arrivals(position: &Position, setup: &Setup, faults: &mut Faults) -> [u8; 2] {
    let most = u32::from(WINNING_ARRIVALS);
    let mut arrivals = [0; 2];
    for side in BOTH {
        let index = usize::from(side.0);
        let letter = WARRIOR_LETTERS[index];
        let arrived = position.arrived(side);
        let (standing, said) = (arrived.count_ones(), setup.number(ARRIVALS[index]));
        if standing > most {
            // The third one wins, so there can be no fourth.
            let problem = Text::new("position-horizon-arrived").with("piece", letter);
            faults.add(1, problem.with_number("most", most), WideCells(arrived));
        } else if said < standing {
            let problem = Text::new("position-horizon-arrivals").with("piece", letter);
            faults.add(4, problem.with_number("least", standing), WideCells(arrived));
        }
        arrivals[index] = said.min(most) as u8;
    }
    arrivals
}
