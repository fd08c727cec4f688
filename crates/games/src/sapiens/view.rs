//! What people see and touch of Sapiens: picks, refusals, effects, signs.

use super::position::{Die, GEOMETRY, Move, Players, Position};
use super::rules::Sapiens;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Rules, Seat, SeatSet, Side, SideColour,
    SideInfo, Sign, Standing, Step, Text, View,
};

/// The choice that keeps the die that rose to 6 instead of exchanging it: its index in `INFO.choices`.
const KEEP: u8 = 0;

const fn side(text: &'static str, key: &'static str, seats: SeatSet, colour: SideColour) -> SideInfo {
    SideInfo { text, key, seats, colour: Some(colour) }
}

const fn seat(index: u8) -> SeatSet {
    SeatSet::one(Seat(index))
}

/// The kind of a die: value in the lowest three bits, then diagonal, then alliance.
#[must_use]
pub const fn kind(die: Die) -> Kind {
    Kind(die.value | (die.diagonal as u8) << 3 | (die.alliance as u8) << 4)
}

/// The die of a kind.
#[must_use]
pub const fn die_of_kind(side: Side, kind: Kind) -> Die {
    Die { side, value: kind.0 & 7, diagonal: kind.0 >> 3 & 1 == 1, alliance: kind.0 >> 4 & 1 == 1 }
}

impl View for Sapiens {
    fn tell(piece: Piece) -> Option<Text> {
        let die = die_of_kind(piece.side.unwrap_or(Side(0)), piece.kind);
        let direction = if die.diagonal { "kind-sapiens-diagonal" } else { "kind-sapiens-straight" };
        let told = Text::new(if die.alliance { "tell-sapiens-alliance" } else { "demo-sapiens" });
        Some(told.with_number("value", die.value).with_text("direction", Text::new(direction)))
    }

    fn sides(position: &Position) -> &'static [SideInfo] {
        const TEAMS: [SideInfo; 2] = [
            side("1+3", "side-team-odd", seat(0).with(Seat(2)), SideColour::White),
            side("2+4", "side-team-even", seat(1).with(Seat(3)), SideColour::Black),
        ];
        const SINGLE: [SideInfo; 4] = [
            side("1", "side-white", seat(0), SideColour::White),
            side("2", "side-black", seat(1), SideColour::Black),
            side("3", "side-red", seat(2), SideColour::Red),
            side("4", "side-green", seat(3), SideColour::Green),
        ];
        match position.players() {
            Players::Two => &SideInfo::WHITE_AND_BLACK,
            Players::Teams => &TEAMS,
            Players::Single => &SINGLE,
        }
    }

    fn standing(position: &Position) -> Vec<Standing> {
        let piece = |die: Die| Piece { side: Some(die.side), kind: kind(die) };
        Standing::list(GEOMETRY, |cell| position.die(cell).map(piece))
    }

    fn picks(position: &Position, order: Move) -> Path {
        let mut path = Path::new();
        match order {
            Move::Go { from, to } => path.extend([Step::cell(from, Mark::Take), Step::cell(to, Mark::Go)]),
            Move::Capture { from, to } => {
                path.extend([Step::cell(from, Mark::Take), Step::cell(to, Mark::Capture)]);
                if position.has_martyr_right(from) {
                    path.push(Step::choice(KEEP));
                }
            }
            Move::Exchange { from, to, victim } => path.extend([
                Step::cell(from, Mark::Take),
                Step::cell(to, Mark::Capture),
                Step::cell(victim, Mark::Exchange),
            ]),
            Move::Turn { at } => path.extend([Step::cell(at, Mark::Take), Step::cell(at, Mark::Turn)]),
            Move::Ally { from, onto } => path.extend([Step::cell(from, Mark::Take), Step::cell(onto, Mark::Join)]),
        }
        path
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(match (prefix, next) {
            ([], Pick::Cell(cell)) => refuse_start(position, cell),
            ([], Pick::Choice(_)) => Text::new("refuse-sapiens-die-first"),
            ([Pick::Cell(from)], Pick::Cell(to)) => match position.die(*from) {
                Some(die) if die.side == position.side() => refuse_target(position, *from, die, to),
                _ => refuse_start(position, *from),
            },
            ([Pick::Cell(from), Pick::Cell(to), ..], Pick::Cell(victim)) => refuse_victim(position, *from, *to, victim),
            _ => Text::new("refuse-sapiens-nothing-to-keep"),
        })
    }

    fn hint(position: &Position, _seat: Seat, prefix: &[Pick]) -> Option<Text> {
        match prefix {
            [Pick::Cell(at)] => {
                let diagonal = position.die(*at)?.diagonal;
                Some(Text::new(if diagonal { "hint-sapiens-turn-straight" } else { "hint-sapiens-turn-diagonal" }))
            }
            [Pick::Cell(from), Pick::Cell(to)] if position.has_martyr_right(*from) => {
                let names = Text::new("hint-sapiens-martyr").with("from", GEOMETRY.name(*from));
                Some(names.with("to", GEOMETRY.name(*to)))
            }
            _ => None,
        }
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        let become_die = |at: Cell, change: fn(Die) -> Die| {
            position.die(at).map(|die| Effect::Become { at, kind: kind(change(die)) })
        };
        let risen = |die: Die| Die { value: (die.value + 1).min(6), ..die };
        let capture = |from: Cell, to: Cell| {
            let rises = position.die(from).is_some_and(|die| die.value < 6);
            let mut beats = vec![vec![Effect::Remove { at: to }, Effect::Move { from, path: vec![to] }]];
            if rises {
                beats.push(become_die(from, risen).into_iter().collect());
            }
            beats
        };
        match played {
            Move::Go { from, to } => vec![vec![Effect::Move { from, path: vec![to] }]],
            Move::Capture { from, to } => capture(from, to),
            Move::Exchange { from, to, victim } => {
                let mut beats = capture(from, to);
                beats.push(vec![Effect::Remove { at: from }, Effect::Remove { at: victim }]);
                beats
            }
            Move::Turn { at } => {
                vec![become_die(at, |die| Die { diagonal: !die.diagonal, ..die }).into_iter().collect()]
            }
            Move::Ally { from, onto } => {
                let together = |die: Die| Die { value: (2 * die.value).min(6), alliance: true, ..die };
                let stack = position.die(onto).map(|die| Effect::Stack { from, onto, kind: kind(together(die)) });
                vec![stack.into_iter().collect()]
            }
        }
    }

    fn signs(position: &Position) -> Vec<Sign> {
        let sides = (0..position.players().sides()).map(Side);
        let mut signs: Vec<Sign> = sides
            .clone()
            .map(|side| Sign {
                cells: Vec::new(),
                meaning: Meaning::Score,
                number: Some(i64::from(position.dice_count(side))),
                side: Some(side),
                key: "sign-sapiens-dice",
            })
            .collect();
        if Self::is_over(position) || !position.alliances() {
            return signs;
        }
        signs.extend(sides.map(|side| Sign {
            cells: Cells(position.players().beyond(side)).collect(),
            meaning: Meaning::Right,
            number: None,
            side: Some(side),
            key: "sign-sapiens-beyond",
        }));
        let mut moves = Vec::new();
        Self::moves(position, &mut moves);
        signs.extend(moves.into_iter().filter_map(|played| match played {
            Move::Ally { from, onto } if from < onto => Some(Sign {
                cells: vec![from, onto],
                meaning: Meaning::Alliance,
                number: None,
                side: Some(position.side()),
                key: "sign-sapiens-alliance",
            }),
            _ => None,
        }));
        signs
    }
}

fn refuse_start(position: &Position, cell: Cell) -> Text {
    match position.die(cell) {
        None => Text::new("refuse-sapiens-empty"),
        Some(_) => Text::new("refuse-sapiens-not-yours"),
    }
}

fn refuse_target(position: &Position, from: Cell, die: Die, to: Cell) -> Text {
    let (right, away) = (i16::from(to.0 % 8) - i16::from(from.0 % 8), i16::from(to.0 / 8) - i16::from(from.0 / 8));
    let distance = right.abs().max(away.abs());
    if let Some(other) = position.die(to).filter(|other| other.side == die.side) {
        return refuse_alliance(position, (from, die), (to, other), distance);
    }
    let straight = right == 0 || away == 0;
    if !straight && right.abs() != away.abs() {
        return Text::new("refuse-sapiens-no-line");
    }
    if straight == die.diagonal {
        return Text::new(if die.diagonal { "refuse-sapiens-diagonal" } else { "refuse-sapiens-straight" });
    }
    if distance > i16::from(die.value) {
        return Text::new("refuse-sapiens-too-far").with_number("value", die.value);
    }
    let (step_right, step_away) = (right.signum(), away.signum());
    let way = (1..distance).map(|step| Cell((i16::from(from.0) + step * (8 * step_away + step_right)) as u8));
    let blocked = way.into_iter().find(|cell| position.die(*cell).is_some()).unwrap_or(to);
    Text::new("refuse-sapiens-jump").with("cell", GEOMETRY.name(blocked))
}

fn refuse_alliance(position: &Position, from: (Cell, Die), onto: (Cell, Die), distance: i16) -> Text {
    let beyond = position.players().beyond(from.1.side);
    let on_one_line = from.0.0 / 8 == onto.0.0 / 8 || from.0.0 % 8 == onto.0.0 % 8;
    Text::new(if distance > 1 {
        "refuse-sapiens-own"
    } else if !position.alliances() {
        "refuse-sapiens-alliances-off"
    } else if from.1.alliance || onto.1.alliance {
        "refuse-sapiens-alliance-again"
    } else if from.1.value != onto.1.value {
        "refuse-sapiens-unequal-values"
    } else if from.1.diagonal != onto.1.diagonal {
        "refuse-sapiens-unequal-directions"
    } else if on_one_line == from.1.diagonal {
        "refuse-sapiens-cannot-step"
    } else if beyond & from.0.bit() == 0 || beyond & onto.0.bit() == 0 {
        "refuse-sapiens-before-middle"
    } else {
        "refuse-sapiens-own"
    })
}

fn refuse_victim(position: &Position, from: Cell, to: Cell, victim: Cell) -> Text {
    let is_enemy = |cell: Cell| position.enemies() & cell.bit() != 0;
    let rises_to_six = position.die(from).is_some_and(|die| die.value == 5 && !die.alliance);
    Text::new(if rises_to_six && position.enemies() == to.bit() {
        "refuse-sapiens-capture-wins"
    } else if !position.has_martyr_right(from) || !is_enemy(to) {
        "refuse-sapiens-no-martyr"
    } else if victim == to {
        "refuse-sapiens-exchange-gone"
    } else if is_enemy(victim) {
        "refuse-sapiens-no-martyr"
    } else if position.die(victim).is_some() {
        "refuse-sapiens-exchange-own"
    } else {
        "refuse-sapiens-exchange-empty"
    })
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture {
        key: "card-sapiens-move",
        position: "8/8/8/8/3,w3+,4/8/8/7,b1+ w 2 alliances",
        moves: "",
        touched: "d4",
    },
    CardPicture {
        key: "card-sapiens-turn",
        position: "8/8/8/8/3,w3x,4/8/8/7,b1+ w 2 alliances",
        moves: "",
        touched: "d4",
    },
    CardPicture {
        key: "card-sapiens-capture",
        position: "7,b1+/8/8/b6+,7/8/w2+,7/8/8 w 2 alliances",
        moves: "",
        touched: "a3",
    },
    CardPicture {
        key: "card-sapiens-alliance",
        position: "7,b1+/8/2,w2+,w2+,4/8/8/8/8/8 w 2 alliances",
        moves: "",
        touched: "c6",
    },
    CardPicture {
        key: "card-sapiens-four",
        position: "b2+,b2+,b1+,2,r1+,r2+,r2+/b2+,b2+,b1+,2,r1+,r2+,r2+/b1+,b1+,4,r1+,r1+/8/8/\
                   w1+,w1+,4,g1+,g1+/w2+,w2+,w1+,2,g1+,g2+,g2+/w2+,w2+,w1+,2,g1+,g2+,g2+ 1 single alliances",
        moves: "",
        touched: "",
    },
];
