//! Sapiens: what the shared checks need to know of it.

mod examples;
mod overlay;
mod refusals;
mod sentences;
mod slow;

use crate::every_game::shared_tests;
use ludoteca_games::sapiens::{Move, Players, Position, Sapiens};
use ludoteca_rules::Rules;

pub const START: &str = "b2+,b2+,b2+,b2+,b2+,b2+,b2+,b2+/b1+,b1+,b1+,b1+,b1+,b1+,b1+,b1+/8/8/8/8/\
                         w1+,w1+,w1+,w1+,w1+,w1+,w1+,w1+/w2+,w2+,w2+,w2+,w2+,w2+,w2+,w2+ w 2 alliances";

/// Positions from which every kind of move is near.
const STARTS: [&str; 9] = [
    START,
    "2,w5+,b1+,w5x,3/b2+,1,w4+,w4+,4/3,b3x,b5+,3/8/1,w2x,4,b4x&,1/2,w2x,5/b5+,1,b5+,5/1,w5+,b1+,w1+,4 w 2 alliances",
    "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances",
    "8/8/8/8/8/b2+,2,b5x,4/w5+,7/8 w 2 alliances",
    "8/8/8/4,b5x,3/3,w5x,4/b1x,7/8/8 b 2 plain",
    "b2+,b2+,b1+,2,w1+,w2+,w2+/b2+,b2+,b1+,2,w1+,w2+,w2+/b1+,b1+,4,w1+,w1+/8/8/w1+,w1+,4,b1+,b1+/\
     w2+,w2+,w1+,2,b1+,b2+,b2+/w2+,w2+,w1+,2,b1+,b2+,b2+ 3 teams alliances",
    "b2+,b2+,b1+,2,r1+,r2+,r2+/b2+,b2+,b1+,2,r1+,r2+,r2+/b1+,b1+,4,r1+,r1+/8/8/w1+,w1+,4,g1+,g1+/\
     w2+,w2+,w1+,2,g1+,g2+,g2+/w2+,w2+,w1+,2,g1+,g2+,g2+ 1 single alliances",
    "8/2,b5+,1,r1+,3/2,w1+,5/8/3,g5x,4/8/1,w5+,b1+,5/8 1 single alliances",
    "8/3,w2x,4/2,w2x,2,b1+,2/8/8/3,b3+,b3+,3/8/8 4 teams alliances",
];

/// Captures, alliances and exchanges far likelier than chance would have them.
fn weight(position: &Position, played: Move) -> u32 {
    match played {
        Move::Go { .. } => 4,
        Move::Capture { .. } | Move::Exchange { .. } => 40,
        Move::Turn { .. } => 1,
        Move::Ally { .. } => 30 + u32::from(position.seat().0),
    }
}

const SPECIAL: [&str; 12] = [
    "go",
    "capture",
    "capture by an alliance",
    "capture of an alliance",
    "capture by a six",
    "martyr kept",
    "exchange",
    "exchange of the last die",
    "turn",
    "turn of an alliance",
    "alliance",
    "a seat is skipped",
];

fn classify(position: &Position, played: Move) -> Vec<&'static str> {
    let mut names = Vec::new();
    match played {
        Move::Go { .. } => names.push("go"),
        Move::Capture { from, to } => {
            names.push("capture");
            let (mover, taken) =
                (position.die(from).expect("a die stands there"), position.die(to).expect("a die stands there"));
            if mover.alliance {
                names.push("capture by an alliance");
            }
            if taken.alliance {
                names.push("capture of an alliance");
            }
            if mover.value == 6 {
                names.push("capture by a six");
            }
            if mover.value == 5 && !mover.alliance {
                names.push("martyr kept");
            }
        }
        Move::Exchange { .. } => {
            names.push("exchange");
            if position.dice_of(position.side()).count_ones() == 1 {
                names.push("exchange of the last die");
            }
        }
        Move::Turn { at } => {
            names.push("turn");
            if position.die(at).expect("a die stands there").alliance {
                names.push("turn of an alliance");
            }
        }
        Move::Ally { .. } => names.push("alliance"),
    }
    let mut after = *position;
    Sapiens::play(&mut after, played);
    let seats = position.players().seats();
    if position.players() == Players::Single && after.seat().0 != (position.seat().0 + 1) % seats {
        names.push("a seat is skipped");
    }
    names
}

shared_tests! {
    Sapiens, slow::SlowSapiens, STARTS, weight, SPECIAL, classify;
    laws: 60 plies; golden: seed 5, weight; slow perft: most 30_000, figures 10
}
