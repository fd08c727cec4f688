//! Semáforo: its checks and what the shared ones need to know.

mod examples;
mod overlay;
mod sentences;
mod slow;
mod value;
mod view;

use crate::every_game::shared_tests;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::{Colour, Position};
use ludoteca_rules::{Cell, Rules, Side, Winner};

pub const START: &str = "4/4/4 1";

/// The sheet's diagram: lines of each colour can be completed.
const DIAGRAM: &str = "gr2/ygr1/y2y 1";

/// The sheet's end of a game.
const LAST_TURNS: &str = "g2r/rrgg/r1ry 1";

/// As many red pieces as there can be without a line.
const SEVEN_RED: &str = "1r2/rr1r/r1rr 2";

/// A yellow piece on b2 completes four lines at once, and uses up the supply.
const FOUR_LINES: &str = "1yy1/ygyy/yy2 2";

const STARTS: [&str; 6] = [START, "4/4/4 2", DIAGRAM, LAST_TURNS, SEVEN_RED, FOUR_LINES];

/// Few games run to their last turns by chance, so lines are shunned.
fn patient(position: &Position, cell: Cell) -> u32 {
    let mut after = *position;
    Semaforo::play(&mut after, cell);
    if after.is_over() { 1 } else { 12 }
}

const SPECIAL: [&str; 14] = [
    "green on an empty cell",
    "yellow for green",
    "red for yellow",
    "player 1 wins",
    "player 2 wins",
    "a green line",
    "a yellow line",
    "a red line",
    "along a rank",
    "along a file",
    "up to the right",
    "up to the left",
    "several lines at once",
    "the seventh red piece",
];

fn classify(position: &Position, cell: Cell) -> Vec<&'static str> {
    let mut after = *position;
    Semaforo::play(&mut after, cell);
    let mut names = vec![match position.on(cell) {
        None => "green on an empty cell",
        Some(Colour::Green) => "yellow for green",
        _ => "red for yellow",
    }];
    if position.on(cell) == Some(Colour::Yellow) && after.plane(Colour::Red).count_ones() == 7 {
        names.push("the seventh red piece");
    }
    let Some(outcome) = Semaforo::outcome(&after) else { return names };
    names.push(if outcome.winner == Winner::Side(Side(0)) { "player 1 wins" } else { "player 2 wins" });
    names.push(match after.on(cell) {
        Some(Colour::Green) => "a green line",
        Some(Colour::Yellow) => "a yellow line",
        _ => "a red line",
    });
    names.push(match outcome.cells[..] {
        [first, second, _] => match second.0 - first.0 {
            1 => "along a rank",
            4 => "along a file",
            5 => "up to the right",
            _ => "up to the left",
        },
        _ => "several lines at once",
    });
    names
}

shared_tests! {
    Semaforo, slow::SlowSemaforo, STARTS, patient, SPECIAL, classify;
    laws: 36 plies; golden: seed 5, patient; slow perft: most 20_000, figures 10
}
