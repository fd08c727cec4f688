//! Rastros: its checks and what the shared ones need to know.

mod examples;
mod overlay;
mod sentences;
mod slow;
mod view;

use crate::every_game::shared_tests;
use ludoteca_games::rastros::Rastros;
use ludoteca_games::rastros::rules::{HOMES, Position};
use ludoteca_rules::{Cell, Rules, Side, Winner};

pub const START: &str = "7/7/4o2/7/7/7/7 1";

/// The sheet's puzzle.
const PUZZLE: &str = "7/7/4x2/4x2/4x2/2oxx2/3x3 1";

/// The stone beside the home of player 1.
const NEAR_HOME: &str = "7/7/7/7/7/1o5/7 2";

/// The stone comes out of its corner, or is locked in behind the trail.
const CORNER: &str = "o6/1x5/1x5/1x5/7/7/7 2";

const STARTS: [&str; 5] = [START, "7/7/4o2/7/7/7/7 2", PUZZLE, NEAR_HOME, CORNER];

fn even(_: &Position, _: Cell) -> u32 {
    1
}

/// Games run longer, and often until nobody can move, if homes are shunned.
fn homeless(_: &Position, target: Cell) -> u32 {
    if HOMES.contains(&target) { 1 } else { 20 }
}

const SPECIAL: [&str; 11] = [
    "player 1 enters a1",
    "player 2 enters a1",
    "player 1 enters g7",
    "player 2 enters g7",
    "player 1 is locked in",
    "player 2 is locked in",
    "from the edge",
    "along a rank",
    "along a file",
    "along a diagonal",
    "the only move",
];

fn classify(position: &Position, target: Cell) -> Vec<&'static str> {
    let from = position.stone();
    let across = (target.0 % 7).abs_diff(from.0 % 7);
    let mut names = vec![match target.0.abs_diff(from.0) {
        1 => "along a rank",
        _ if across == 0 => "along a file",
        _ => "along a diagonal",
    }];
    if [0, 6].contains(&(from.0 % 7)) || [0, 6].contains(&(from.0 / 7)) {
        names.push("from the edge");
    }
    if position.count() == 1 {
        names.push("the only move");
    }
    let mut after = *position;
    Rastros::play(&mut after, target);
    let first = position.mover() == Side(0);
    match Rastros::outcome(&after).map(|outcome| (outcome.reason, outcome.winner)) {
        Some(("home", Winner::Side(Side(0)))) => {
            names.push(if first { "player 1 enters a1" } else { "player 2 enters a1" });
        }
        Some(("home", _)) => names.push(if first { "player 1 enters g7" } else { "player 2 enters g7" }),
        Some(_) => names.push(if first { "player 2 is locked in" } else { "player 1 is locked in" }),
        None => {}
    }
    names
}

shared_tests! {
    Rastros, slow::SlowRastros, STARTS, homeless, SPECIAL, classify;
    laws: 48 plies; golden: seed 5, even; slow perft: most 20_000, figures 10
}
