//! Positions of Horizon with their answers.

use super::{captures, has};
use crate::battery::{after, moves, outcome};
use ludoteca_games::horizon::Horizon;

#[test]
fn row_4_runs_exactly_four_cells() {
    let with = |row: &str| format!("4k4/9/9/9/9/{row}/3W5/9/2K6/9 1 - 0:0 -");
    assert!(has(&with("7w1"), "d4xh5"), "d5, then four cells");
    assert_eq!(captures(&with("5w3")), [""; 0]);
    assert!(has(&with("6w2"), "d4xg5"), "c5, then four cells");
    assert!(has(&with("4wwww1"), "d4xh5"), "occupied cells may be passed");
}

#[test]
fn row_3_runs_three_cells() {
    assert_eq!(captures("4k4/9/9/9/9/9/6w2/3W5/2K6/9 1 - 0:0 -"), ["d3xg4"]);
}

#[test]
fn row_2_runs_two_cells() {
    assert_eq!(captures("4k4/9/9/9/9/9/3W5/1w3w3/9/K8 1 - 0:0 -"), ["d4xb3", "d4xf3"]);
}

#[test]
fn of_two_kings_in_a_field_only_the_invader_gives_the_line_right() {
    let board = "7k1/9/2W2w3/2K3w2/9/9/9/9/9/9";
    assert_eq!(captures(&format!("{board} 1 - 0:0 -")), ["c8xf8", "c8xg7"]);
    assert_eq!(captures(&format!("{board} 2 - 0:0 -")), [""; 0]);
}

#[test]
fn in_a_field_without_a_king_nobody_captures_in_line() {
    assert_eq!(captures("7k1/9/9/2K6/9/9/6w2/3Ww4/9/9 1 - 0:0 -"), ["d3xe3"]);
}

#[test]
fn the_field_of_the_run_decides() {
    assert_eq!(captures("4k4/9/9/9/7w1/3W5/9/9/2K6/9 1 - 0:0 -"), [""; 0]);
    assert_eq!(captures("4k4/9/9/2K6/7w1/3W5/9/9/9/9 1 - 0:0 -"), ["d5xh6"]);
}

#[test]
fn the_king_captures_eight_ways_but_never_in_line() {
    let around = ["e4xd3", "e4xd4", "e4xd5", "e4xe3", "e4xe5", "e4xf3", "e4xf4", "e4xf5"];
    assert_eq!(captures("k8/9/9/9/9/3www3/3wKw3/3www3/9/9 1 - 0:0 -"), around);
    assert_eq!(captures("4k4/9/9/9/9/7w1/3K5/9/9/W8 1 - 0:0 -"), [""; 0]);
}

#[test]
fn a_first_move_may_be_a_double_step() {
    let position = "4k4/9/9/9/9/9/9/9/9/W3KW3 1 a1,f1 0:0 -";
    assert!(has(position, "a1-a3") && has(position, "a1-c3") && has(position, "a1-b1"));
    assert!(!has(position, "a1-b3"), "it does not turn");
    assert!(!has(position, "e1-e3"), "the king has moved");
}

#[test]
fn the_king_leaps_to_the_empty_cells_of_the_enemys_row_4() {
    let position = "2W6/8k/9/9/3w5/9/9/9/8W/K8 1 - 1:0 K";
    let leaps: Vec<String> = moves::<Horizon>(position).into_iter().filter(|text| text.starts_with('K')).collect();
    assert_eq!(leaps, ["Ka6", "Kb6", "Kc6", "Ke6", "Kf6", "Kg6", "Kh6", "Ki6"]);
}

#[test]
fn the_third_warrior_and_the_king_win_by_arriving() {
    let won = |position: &str, order: &str| outcome::<Horizon>(&after::<Horizon>(position, order));
    let by = |reason: &str| Some(("1".to_owned(), reason.to_owned()));
    assert_eq!(won("2W1k4/3W5/9/9/9/9/9/9/9/K8 1 - 2:0 -", "d9-d10"), by("three-warriors"));
    assert_eq!(won("3k5/2K6/9/9/9/9/9/9/9/9 1 - 0:0 -", "c9-b10"), by("king-arrived"));
}
