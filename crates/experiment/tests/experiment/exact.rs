//! What is counted against what can be worked out: the probabilities of small positions, by the rules written anew.

use super::{by_chance, made};
use ludoteca_experiment::Experiment;
use ludoteca_games::catalogue;
use ludoteca_rules::Options;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Side, Winner};
use std::collections::HashMap;

/// Positions from which there are few games.
const SMALL: [(&str, &str); 3] =
    [("semaforo", "ryrg/ygyr/ryr1 1"), ("avanco", "7/7/2w4/4b1b/w6/b6/7 w"), ("avanco", "7/4b2/2w4/7/7/4b2/2w4 w")];

/// Cells on a side of the board of Rastros.
const FILES: i32 = 7;

/// With what probability the first player wins at Rastros if both move by chance: from the rules as people read them.
/// The stone goes to one of the eight cells around it where it has not been; the home of the first player is the lower
/// left corner and that of the second the upper right one; whoever cannot move has lost.
fn rastros(free: u64, stone: i32, first_to_move: bool, known: &mut HashMap<(u64, i32, bool), f64>) -> f64 {
    if stone == 0 {
        return 1.0;
    }
    if stone == FILES * FILES - 1 {
        return 0.0;
    }
    if let Some(probability) = known.get(&(free, stone, first_to_move)) {
        return *probability;
    }
    let (x, y) = (stone % FILES, stone / FILES);
    let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
    let inside = around.filter(|(x, y)| (0..FILES).contains(x) && (0..FILES).contains(y));
    let targets: Vec<i32> = inside.map(|(x, y)| y * FILES + x).filter(|to| free >> to & 1 == 1).collect();
    let probability = if targets.is_empty() {
        f64::from(u8::from(!first_to_move))
    } else {
        let after = |to: &i32| rastros(free & !(1 << to), *to, !first_to_move, known);
        targets.iter().map(after).sum::<f64>() / targets.len() as f64
    };
    known.insert((free, stone, first_to_move), probability);
    probability
}

/// A position of Rastros near its end, and its probability.
fn near_the_end(free: &[(i32, i32)], stone: (i32, i32)) -> (String, f64) {
    let number = |(x, y): (i32, i32)| y * FILES + x;
    let cells = free.iter().fold(0_u64, |cells, cell| cells | 1 << number(*cell));
    let rank = |y: i32| {
        let cell = |x: i32| match (x, y) {
            at if at == stone => 'o',
            at if free.contains(&at) => '.',
            _ => 'x',
        };
        (0..FILES).map(cell).collect::<String>()
    };
    let text = (0..FILES).rev().map(rank).collect::<Vec<_>>().join("/");
    (text, rastros(cells, number(stone), true, &mut HashMap::new()))
}

#[test]
fn chance_wins_at_rastros_as_often_as_probability_says() {
    // The corners with what is around them, and a way between.
    let free: Vec<(i32, i32)> =
        [(0, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)]
            .into_iter()
            .chain([(2, 4), (3, 5), (4, 5), (6, 4)])
            .collect();
    let (board, probability) = near_the_end(&free, (3, 3));
    assert!(probability > 0.2 && probability < 0.8, "{probability}: something is left to chance");
    check("rastros", &as_text(&board), probability);
}

/// A board of Rastros as its position text: runs of free cells are numbers.
fn as_text(board: &str) -> String {
    let mut text = String::new();
    let mut run = 0;
    for symbol in board.chars().chain(['\n']) {
        if symbol == '.' {
            run += 1;
            continue;
        }
        if run > 0 {
            text.push_str(&run.to_string());
            run = 0;
        }
        text.push(symbol);
    }
    format!("{} 1", text.trim_end())
}

/// With what probability the first side wins if both move by chance, asked of the rules of the program move by move.
fn by_the_rules(game: &str, position: &str, known: &mut HashMap<String, f64>) -> f64 {
    let entry = catalogue().find(game).expect("it is in the catalogue");
    let at =
        |text: &str| entry.from_position(Options::defaults(entry.info.options), text).expect("a position of the game");
    let play = at(position);
    if let Some(outcome) = play.outcome() {
        return f64::from(u8::from(outcome.winner == Winner::Side(Side(0))));
    }
    if let Some(probability) = known.get(position) {
        return *probability;
    }
    let seat = play.asked().iter().next().expect("somebody is to move");
    let orders = play.orders(seat);
    let count = orders.len() as f64;
    let after = |order: String| {
        let mut play = at(position);
        play.submit(Request::Order(seat, order)).expect("a listed order is accepted");
        by_the_rules(game, &play.position_text(), known)
    };
    let probability = orders.into_iter().map(after).sum::<f64>() / count;
    known.insert(position.to_owned(), probability);
    probability
}

#[test]
fn chance_wins_small_ends_of_other_games_as_often_as_probability_says() {
    for (game, position) in SMALL {
        check(game, position, by_the_rules(game, position, &mut HashMap::new()));
    }
}

/// That the probability lies within the bounds of ten thousand games by chance, and not at their edge.
fn check(game: &str, position: &str, probability: f64) {
    let run = made(Experiment { games: 10_000, seed: 11, ..by_chance(game, Some(position)) });
    let won = run.tallies()[0].won(Side(0));
    let [low, high] = won.interval();
    assert!(low < probability && probability < high, "{game}: {probability}, and {low} to {high} was found");
    assert!(high - low < 0.021, "{game}");
}
