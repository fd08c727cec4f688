//! Avanço: its checks and what the shared ones need to know.

mod examples;
mod overlay;
mod sentences;
mod slow;
mod view;

use crate::battery;
use crate::every_game::shared_tests;
use ludoteca_games::avanco::Avanco;
use ludoteca_games::avanco::rules::{Colour, Move, Position};
use ludoteca_rules::{Rules, Side, Winner, random};

pub const START: &str = "bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w";

/// The start, and positions in which captures, blocked pieces and both ends are near.
const STARTS: [&str; 10] = [
    START,
    "7/7/7/1w3b1/7/7/7 w",
    "7/7/2bbb2/3w3/7/7/7 b",
    "b1b1b1b/7/w1w1w1w/7/b1b1b1b/7/w1w1w1w w",
    "7/3b3/2bwb2/2wwwb1/1bwbw2/3w3/7 b",
    "bb5/w6/7/7/7/5wb/6w w",
    "7/7/7/2b4/1w5/7/7 w",
    "b6/1w5/7/7/7/7/7 w",
    "6b/7/7/7/7/5b1/6w b",
    "7/7/b1b1b1b/w1w1w1w/7/7/7 w",
];

/// Captures are likelier, for both ends.
fn weight(position: &Position, played: Move) -> u32 {
    if position.on(played.to).is_some() { 5 } else { 1 }
}

const SPECIAL: [&str; 16] = [
    "White goes left",
    "White goes straight",
    "White goes right",
    "White captures left",
    "White captures right",
    "Black goes left",
    "Black goes straight",
    "Black goes right",
    "Black captures left",
    "Black captures right",
    "White wins by the far rank",
    "Black wins by the far rank",
    "White wins by the last capture",
    "Black wins by the last capture",
    "White captures the last piece on the far rank",
    "Black captures the last piece on the far rank",
];

fn classify(position: &Position, played: Move) -> Vec<&'static str> {
    let white = position.mover() == Colour::White;
    let by_colour = |names: [&'static str; 2]| names[usize::from(!white)];
    let file = |cell: ludoteca_rules::Cell| cell.0 % 7;
    let captures = position.on(played.to).is_some();
    let mut names = vec![match (file(played.to).cmp(&file(played.from)), captures) {
        (std::cmp::Ordering::Less, false) => by_colour(["White goes left", "Black goes left"]),
        (std::cmp::Ordering::Less, true) => by_colour(["White captures left", "Black captures left"]),
        (std::cmp::Ordering::Equal, _) => by_colour(["White goes straight", "Black goes straight"]),
        (std::cmp::Ordering::Greater, false) => by_colour(["White goes right", "Black goes right"]),
        (std::cmp::Ordering::Greater, true) => by_colour(["White captures right", "Black captures right"]),
    }];
    let mut after = *position;
    Avanco::play(&mut after, played);
    if let Some(outcome) = Avanco::outcome(&after) {
        assert_eq!(outcome.winner, Winner::Side(position.mover().side()), "whoever moves last wins");
        names.push(match outcome.reason {
            "far-rank" => by_colour(["White wins by the far rank", "Black wins by the far rank"]),
            _ => by_colour(["White wins by the last capture", "Black wins by the last capture"]),
        });
        if outcome.reason == "far-rank" && after.plane(after.mover()) == 0 {
            names.push(by_colour([
                "White captures the last piece on the far rank",
                "Black captures the last piece on the far rank",
            ]));
        }
    }
    names
}

shared_tests! {
    Avanco, slow::SlowAvanco, STARTS, weight, SPECIAL, classify;
    laws: 127 plies; golden: seed 5, weight; slow perft: most 1_000_000, figures 20
}

#[test]
fn random_moves_are_the_listed_ones() {
    battery::check_random_moves::<Avanco>(&STARTS, "w6/7/7/7/7/6b/7 b", 140..=270);
}

/// Uniform random games last 44.1 plies on average, and White wins 51.2 % of them.
#[test]
fn random_games_are_as_long_as_known() {
    const GAMES: u32 = 20_000;
    let mut rng = random::generator(1);
    let [mut plies, mut white] = [0; 2];
    let start = battery::position::<Avanco>(START);
    for _ in 0..GAMES {
        let mut position = start;
        while let Some(played) = Avanco::random_move(&position, &mut rng, &mut Vec::new()) {
            Avanco::play(&mut position, played);
            plies += 1;
        }
        let outcome = Avanco::outcome(&position).expect("the game is over");
        white += u32::from(outcome.winner == Winner::Side(Side(0)));
    }
    assert!((438..=444).contains(&(10 * plies / GAMES)), "{plies} plies");
    assert!((502..=522).contains(&(1_000 * white / GAMES)), "White won {white}");
}

/// Positions that differ in a piece, its colour or the side to move have different hashes.
#[test]
fn the_hash_sees_everything() {
    let mut texts: Vec<String> = STARTS.iter().map(|text| (*text).to_owned()).collect();
    texts.extend(STARTS.iter().map(|text| match text.strip_suffix('w') {
        Some(board) => format!("{board}b"),
        None => format!("{}w", &text[..text.len() - 1]),
    }));
    texts.push("7/7/7/1b3w1/7/7/7 w".to_owned());
    texts.push("7/7/7/1w3w1/7/7/7 w".to_owned());
    let mut hashes: Vec<u64> = texts.iter().map(|text| Avanco::hash(&battery::position::<Avanco>(text))).collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), texts.len());
}
