//! Positions of Sapiens as somebody sets them up.
//!
//! A die is the letter of its owner, its value, `+` straight or `x` diagonal, and `&` if it is an alliance: `w3+`,
//! `b4x&`.

use super::position::{Die, GEOMETRY, Players, Position};
use super::rules::Sapiens;
use super::view::{die_of_kind, kind};
use ludoteca_rules::setup::{Faults, FieldKind, FieldSpec, Layout, Pieces, Setup, Value, Word};
use ludoteca_rules::{Editing, Options, Piece, PieceEdit, Rules, Seat, Side, Text};

/// Letters of the sides; teams and two players use the first two.
const LETTERS: &str = "wbrg";

/// The fields, by their index.
const SEAT: usize = 0;
const PLAYERS: usize = 1;
const ALLIANCES: usize = 2;

/// Whose turn it is: the side with two players, else the seat.
const SEATS: [Word; 6] = [
    Word { text: "w", key: "side-white" },
    Word { text: "b", key: "side-black" },
    Word { text: "1", key: "setup-seat-1" },
    Word { text: "2", key: "setup-seat-2" },
    Word { text: "3", key: "setup-seat-3" },
    Word { text: "4", key: "setup-seat-4" },
];

/// How many of these words are for two players.
const FOR_TWO: u8 = 2;

/// In the order of the words of the field.
const ALL_PLAYERS: [Players; 3] = [Players::Two, Players::Teams, Players::Single];

const fn choice(key: &'static str, words: &'static [Word]) -> FieldSpec {
    FieldSpec { key, side: None, kind: FieldKind::Choice(words), joined: false }
}

impl Editing for Sapiens {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Words {
            forms: "w1+, b6x, w4+&",
            read: |text| parse_die(text).map(piece),
            write: |piece| die(piece).map(print_die),
        },
        fields: &[
            choice("setup-to-move", &SEATS),
            choice(
                "option-players",
                &[
                    Word { text: Players::Two.text(), key: "option-players-2" },
                    Word { text: Players::Teams.text(), key: "option-players-teams" },
                    Word { text: Players::Single.text(), key: "option-players-single" },
                ],
            ),
            choice(
                "option-alliances",
                &[
                    Word { text: "alliances", key: "option-alliances-on" },
                    Word { text: "plain", key: "option-alliances-off" },
                ],
            ),
        ],
    };

    fn setup(position: &Position) -> Setup {
        let first = if position.players() == Players::Two { 0 } else { FOR_TWO };
        Self::LAYOUT.setup(
            |cell| position.die(cell).map(piece),
            [
                Value::Choice(first + position.seat().0),
                Value::Choice(ALL_PLAYERS.iter().position(|players| *players == position.players()).unwrap_or(0) as u8),
                Value::Choice(u8::from(!position.alliances())),
            ],
        )
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        let (players, alliances) = (players(setup), setup.choice(ALLIANCES) == 0);
        let seat = seat(players, setup);
        if seat.is_none() {
            let (two, four) = SEATS.split_at(usize::from(FOR_TWO));
            let words = if players == Players::Two { two } else { four };
            faults.expected(2, &words.iter().map(|word| word.text).collect::<Vec<_>>().join(", "), []);
        }
        let mut position = Position::empty(players, alliances, seat.unwrap_or_default());
        for standing in setup.standing() {
            let Some(die) = die(standing.piece) else { continue };
            if die.side.0 >= players.sides() {
                faults.add(1, Self::LAYOUT.pieces.unknown(&print_die(die)), [standing.cell]);
                continue;
            }
            if die.alliance && !alliances {
                let problem = Text::new("position-sapiens-alliance").with("cell", GEOMETRY.name(standing.cell));
                faults.add(1, problem, [standing.cell]);
            }
            position.put(standing.cell, die);
        }
        for (index, letter) in LETTERS.char_indices().take(usize::from(players.sides())) {
            let side = Side(index as u8);
            let own = setup.cells_where(|piece| piece.side == Some(side));
            faults.at_most(position.dice_count(side), players.dice_per_side(), letter, own);
        }
        if seat.is_some() && !Self::is_over(&position) && position.dice_of(position.side()) == 0 {
            faults.add(2, Text::new("position-sapiens-no-dice"), []);
        }
        Some(position)
    }

    fn empty(options: &Options) -> Setup {
        let mut setup = Self::LAYOUT.empty();
        let players = ALL_PLAYERS.iter().position(|players| options.is("players", players.text())).unwrap_or(0);
        setup.set(SEAT, Value::Choice(if players == 0 { 0 } else { FOR_TWO }));
        setup.set(PLAYERS, Value::Choice(players as u8));
        setup.set(ALLIANCES, Value::Choice(u8::from(options.is("alliances", "off"))));
        setup
    }

    /// Straight dice, diagonal ones, then alliances, of each side that plays.
    fn tray(setup: &Setup) -> Vec<Piece> {
        let kinds = if setup.choice(ALLIANCES) == 0 { &[false, true][..] } else { &[false] };
        let mut tray = Vec::new();
        for side in (0..players(setup).sides()).map(Side) {
            for alliance in kinds.iter().copied() {
                for diagonal in [false, true] {
                    let values = (1..=6).filter(|value| !alliance || *value > 1);
                    tray.extend(values.map(|value| piece(Die { side, value, diagonal, alliance })));
                }
            }
        }
        tray
    }

    fn change(piece: Piece, change: PieceEdit) -> Option<Piece> {
        let die = die(piece)?;
        let least = if die.alliance { 2 } else { 1 };
        let changed = match change {
            PieceEdit::Next => Die { value: if die.value < 6 { die.value + 1 } else { least }, ..die },
            PieceEdit::Turn => Die { diagonal: !die.diagonal, ..die },
            PieceEdit::Ally if die.value > 1 => Die { alliance: !die.alliance, ..die },
            PieceEdit::Ally => return None,
        };
        Some(self::piece(changed))
    }
}

const fn piece(die: Die) -> Piece {
    Piece { side: Some(die.side), kind: kind(die) }
}

/// The die of a piece; `None` if there is no such die.
fn die(piece: Piece) -> Option<Die> {
    let die = die_of_kind(piece.side.filter(|side| usize::from(side.0) < LETTERS.len())?, piece.kind);
    let values = if die.alliance { 2..=6 } else { 1..=6 };
    (values.contains(&die.value) && kind(die) == piece.kind).then_some(die)
}

/// How many play. A value that the field cannot have counts as its first.
fn players(setup: &Setup) -> Players {
    ALL_PLAYERS.get(usize::from(setup.choice(PLAYERS))).copied().unwrap_or(Players::Two)
}

/// Whose turn it is, if the field says it as these players do.
fn seat(players: Players, setup: &Setup) -> Option<Seat> {
    let (said, first) = (setup.choice(SEAT), if players == Players::Two { 0 } else { FOR_TWO });
    said.checked_sub(first).filter(|seat| *seat < players.seats()).map(Seat)
}

fn parse_die(text: &str) -> Option<Die> {
    let mut marks = text.chars();
    let letter = marks.next()?;
    let side = Side(LETTERS.find(letter)? as u8);
    let value = marks.next()?.to_digit(10).filter(|value| (1..=6).contains(value))? as u8;
    let diagonal = match marks.next()? {
        '+' => false,
        'x' => true,
        _ => return None,
    };
    let alliance = match marks.as_str() {
        "" => false,
        "&" if value >= 2 => true,
        _ => return None,
    };
    Some(Die { side, value, diagonal, alliance })
}

fn print_die(die: Die) -> String {
    let letter = char::from(LETTERS.as_bytes()[usize::from(die.side.0)]);
    let direction = if die.diagonal { 'x' } else { '+' };
    format!("{letter}{}{direction}{}", die.value, if die.alliance { "&" } else { "" })
}
