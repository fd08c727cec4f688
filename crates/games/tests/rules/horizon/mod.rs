//! Horizon: its checks and what the shared ones need to know.

mod ends;
mod examples;
mod overlay;
mod refusals;
mod sentences;
mod slow;
mod texts;
mod view;

use crate::battery;
use crate::every_game::shared_tests;
use ludoteca_games::horizon::board::{HOME_ROWS, bit, field, touch, turn};
use ludoteca_games::horizon::{Horizon, Move, Position};
use ludoteca_rules::{Cell, Rules, Side};

pub const START: &str = "9/9/9/9/9/9/9/9/9/9 1 - 0:0 -";

/// Both rows are filled; nobody has moved.
pub const PLACED: &str = "wwwwkwwww/9/9/9/9/9/9/9/9/WWWWKWWWW 1 \
                          a1,b1,c1,d1,e1,f1,g1,h1,i1,a10,b10,c10,d10,e10,f10,g10,h10,i10 0:0 -";

/// One arrival behind each side, the next near; both rows 4 are crowded.
const RACE: &str = "2W2k3/W2W5/1w6w/4K4/2w1W4/1W5w1/9/3w5/1w2w4/5w3 1 - 1:1 k";

/// Positions from which every kind of move is near.
pub const STARTS: [&str; 8] = [
    START,
    PLACED,
    RACE,
    "2W6/8k/9/9/3w5/9/9/9/8W/K8 1 - 1:0 K",
    "7k1/9/2W2w3/2K3w2/9/9/9/3W1w3/9/9 1 - 0:0 -",
    "4k4/3W5/9/9/1w2w2w1/3W5/2W4W1/9/2K4w1/9 2 - 0:0 -",
    "9/2K6/5W3/9/9/9/9/3w5/6k2/9 2 - 2:2 Kk",
    "w1w1kw1ww/3W5/9/2w6/4w4/4W4/6W2/3w5/9/WWW1K1W1W 2 a1,c1,e1,i1,a10,c10,e10,h10 0:0 -",
];

/// Whether a move is legal.
pub fn has(position: &str, order: &str) -> bool {
    battery::moves::<Horizon>(position).iter().any(|text| text == order)
}

/// The legal captures.
pub fn captures(position: &str) -> Vec<String> {
    battery::moves::<Horizon>(position).into_iter().filter(|text| text.contains('x')).collect()
}

/// Captures, arrivals, leaps and marches far likelier than chance would have them, so that games get somewhere; the end
/// by a capture of the king less likely, so that they last.
pub fn weight(position: &Position, played: Move) -> u32 {
    let enemy = Side(1 - position.mover().0);
    match played {
        Move::Place { .. } => 1,
        Move::Capture { to, .. } if position.king(enemy) == Some(to) => 6,
        Move::Capture { from, to } => {
            if touch(from, to) {
                12
            } else {
                60
            }
        }
        Move::Leap { .. } => 12,
        Move::Go { from, to } => {
            let rank = |cell: Cell| if enemy.0 == 1 { cell.0 / 9 } else { 9 - cell.0 / 9 };
            if rank(to) == 9 {
                40
            } else if rank(to) > rank(from) {
                6
            } else {
                2
            }
        }
    }
}

const SPECIAL: [&str; 25] = [
    "placement",
    "step",
    "step backwards",
    "double step straight",
    "double step diagonal",
    "double step of the king",
    "first move of one cell",
    "capture by a step",
    "capture by a king",
    "capture of an unmoved piece",
    "capture of an arrived warrior",
    "line capture",
    "line capture over the middle",
    "line capture over its start",
    "line capture after an occupied turn",
    "line capture as an invader",
    "line capture of a king",
    "capture by a step and in line",
    "arrival",
    "arrival by a capture",
    "leap",
    "leap renounced",
    "king captured",
    "king arrived",
    "third warrior arrived",
];

fn classify(position: &Position, played: Move) -> Vec<&'static str> {
    let mover = position.mover();
    let enemy = Side(1 - mover.0);
    let mut names = Vec::new();
    let rank = |cell: Cell| if mover.0 == 0 { i16::from(cell.0 / 9) } else { 9 - i16::from(cell.0 / 9) };
    match played {
        Move::Place { .. } => names.push("placement"),
        Move::Leap { .. } => names.push("leap"),
        Move::Go { from, to } => {
            let unmoved = position.unmoved() & bit(from) != 0;
            names.push(match (touch(from, to), from.0 % 9 == to.0 % 9) {
                (false, true) => "double step straight",
                (false, false) => "double step diagonal",
                _ if unmoved => "first move of one cell",
                _ if rank(to) < rank(from) => "step backwards",
                _ => "step",
            });
            if !touch(from, to) && position.king(mover) == Some(from) {
                names.push("double step of the king");
            }
        }
        Move::Capture { from, to } => {
            let corner = turn(from, to);
            let in_line = position.line_field(mover) & bit(to) != 0 && corner.is_some();
            if !touch(from, to) {
                names.push("line capture");
                if field(from) != field(to) {
                    names.push("line capture over the middle");
                }
                if from.0 / 9 == to.0 / 9 && corner.is_some_and(|turn| (turn < from) != (to < from)) {
                    names.push("line capture over its start");
                }
                if corner.is_some_and(|turn| position.man(turn).is_some()) {
                    names.push("line capture after an occupied turn");
                }
                if field(to) != usize::from(mover.0) {
                    names.push("line capture as an invader");
                }
                if position.king(enemy) == Some(to) {
                    names.push("line capture of a king");
                }
            } else if position.king(mover) == Some(from) {
                names.push("capture by a king");
            } else {
                names.push("capture by a step");
                if in_line {
                    names.push("capture by a step and in line");
                }
            }
            if position.unmoved() & bit(to) != 0 {
                names.push("capture of an unmoved piece");
            }
            if position.arrived(enemy) & bit(to) != 0 {
                names.push("capture of an arrived warrior");
            }
            if Horizon::progress(position, Move::Go { from, to }) {
                names.push("arrival by a capture");
            }
        }
    }
    if matches!(played, Move::Go { .. }) && Horizon::progress(position, played) {
        names.push("arrival");
    }
    if position.may_leap(mover) && !matches!(played, Move::Leap { .. }) {
        names.push("leap renounced");
    }
    let mut after = *position;
    Horizon::play(&mut after, played);
    match Horizon::outcome(&after).map(|outcome| outcome.reason) {
        Some("king-captured") => names.push("king captured"),
        Some("king-arrived") => {
            assert!(after.king(mover).is_some_and(|king| HOME_ROWS[usize::from(enemy.0)] & bit(king) != 0));
            names.push("king arrived");
        }
        Some(_) => names.push("third warrior arrived"),
        None => {}
    }
    names
}

shared_tests! {
    Horizon, slow::SlowHorizon, STARTS, weight, SPECIAL, classify;
    laws: 60 plies; golden: seed 800, weight; slow perft: most 300_000, figures 20
}
