//! Atari Go: its checks and what the shared ones need to know.

mod examples;
mod overlay;
mod sentences;
mod slow;
mod view;

use crate::battery;
use crate::every_game::shared_tests;
use ludoteca_games::atari_go::AtariGo;
use ludoteca_games::atari_go::groups::{groups, neighbours, point};
use ludoteca_games::atari_go::rules::{Colour, Position};
use ludoteca_rules::walk::playout;
use ludoteca_rules::{Cell, Game, Outcome, Rules, random};

pub const START: &str = "9/9/9/9/9/9/9/9/9 b";

/// Groups and their liberties.
pub const LIBERTIES: &str = "1www3bw/7bw/w3b2bw/w8/w8/9/9/1bbbb4/9 b";

/// Black can capture on a8 and i8, and may not play on a1 or c1.
pub const CAPTURES: &str = "wbb4bw/1wwb5/1bb6/9/9/9/bbbb5/wwwwb4/1w1wb4 b";

/// Black captures two stones on a1, where his stone has no liberty either.
pub const CORNER: &str = "9/9/9/9/9/9/b8/wb7/1wb6 b";

/// Black has 39 stones, White too. White can only still play on i5 or e7.
pub const LAST_POINTS: &str =
    "1bbbbbbbb/bbbbbbbbb/bbbb1bbbb/bbbbbbbbb/wwwbbbbb1/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww b";

/// White places his last stone on d5 or i5; Black's 40 are on the board.
pub const LAST_STONE: &str =
    "bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/www1bbbb1/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w";

/// [`LAST_POINTS`] with colours swapped.
const LAST_POINTS_OF_BLACK: &str =
    "1wwwwwwww/wwwwwwwww/wwww1wwww/wwwwwwwww/bbbwwwww1/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb w";

/// [`LAST_STONE`] with colours swapped.
const LAST_STONE_OF_BLACK: &str =
    "wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/bbb1wwww1/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb b";

const STARTS: [&str; 8] =
    [START, LIBERTIES, CAPTURES, CORNER, LAST_POINTS, LAST_STONE, LAST_POINTS_OF_BLACK, LAST_STONE_OF_BLACK];

fn outcome_after(position: &Position, cell: Cell) -> Option<Outcome> {
    let mut after = *position;
    AtariGo::play(&mut after, cell);
    AtariGo::outcome(&after)
}

fn even(_: &Position, _: Cell) -> u32 {
    1
}

/// A capture, far less likely than chance would have it, so that games grow long.
fn weight(position: &Position, cell: Cell) -> u32 {
    if outcome_after(position, cell).is_some_and(|outcome| outcome.reason == "capture") { 1 } else { 40 }
}

const SPECIAL: [&str; 9] = [
    "a stone beside an empty point",
    "an enclosed stone that joins a group with liberties",
    "a capture",
    "a capture of several groups",
    "a capture by a stone without liberties",
    "Black is without stones",
    "White is without stones",
    "Black is without a point",
    "White is without a point",
];

fn classify(position: &Position, cell: Cell) -> Vec<&'static str> {
    let mut names = Vec::new();
    let mut after = *position;
    AtariGo::play(&mut after, cell);
    let (mover, next) = (position.mover(), after.mover());
    let is_captured = after.without_liberty(next) != 0;
    if neighbours(cell) & position.empty() != 0 {
        names.push("a stone beside an empty point");
    } else if after.without_liberty(mover) & point(cell) == 0 {
        names.push("an enclosed stone that joins a group with liberties");
    } else {
        names.push("a capture by a stone without liberties");
    }
    if is_captured {
        names.push("a capture");
    }
    if groups(after.without_liberty(next), 0).count() > 1 {
        names.push("a capture of several groups");
    }
    match (AtariGo::outcome(&after).map(|outcome| outcome.reason), next) {
        (Some("no-stones"), Colour::Black) => names.push("Black is without stones"),
        (Some("no-stones"), Colour::White) => names.push("White is without stones"),
        (Some("no-moves"), Colour::Black) => names.push("Black is without a point"),
        (Some("no-moves"), Colour::White) => names.push("White is without a point"),
        _ => {}
    }
    names
}

shared_tests! {
    AtariGo, slow::SlowAtariGo, STARTS, weight, SPECIAL, classify;
    laws: 80 plies; golden: seed 4, even; slow perft: most 10_000, figures 15
}

/// The mean that several independent programs agree on.
#[test]
fn a_random_game_takes_48_plies() {
    let tally = playout::playouts::<AtariGo>(&Position::START, 20_000, &mut random::generator(3));
    let tenths = tally.plies * 10 / tally.playouts;
    assert!((477..=482).contains(&tenths), "{tenths} tenths of a ply");
    assert_eq!(tally.finished, tally.playouts, "every game ends before the cut");
}

/// Where nearly every draw from the whole board fails, and where none of the empty points is refused but two.
#[test]
fn random_points_are_uniform_over_the_legal_ones() {
    let mut rng = random::generator(8);
    for (text, legal) in [(LAST_POINTS, 3), (LAST_STONE, 2), (CAPTURES, 57)] {
        let position = battery::position::<AtariGo>(text);
        let mut drawn = [0; 81];
        for _ in 0..legal * 2_000 {
            let cell = AtariGo::random_move(&position, &mut rng, &mut Vec::new()).expect("the game goes on");
            drawn[cell.index()] += 1;
        }
        for cell in AtariGo::INFO.geometry.all() {
            let times = drawn[cell.index()];
            if position.legal() & point(cell) == 0 {
                assert_eq!(times, 0, "{cell:?} is not legal in {text}");
            } else {
                assert!((1_800..2_200).contains(&times), "{cell:?} was drawn {times} times in {text}");
            }
        }
    }
}
