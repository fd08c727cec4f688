//! The examples with their answers.

use super::{CAPTURES, LIBERTIES};
use crate::battery::{after, moves, outcome, position, refusal};
use ludoteca_games::atari_go::AtariGo;
use ludoteca_games::atari_go::groups::{Group, groups, point};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Game, Notation, Seat};

fn group_of(text: &str, name: &str) -> Group {
    let position = position::<AtariGo>(text);
    let cell = AtariGo::INFO.geometry.parse(name).expect("a point");
    let colour = position.on(cell).expect("a stone");
    let mut all = groups(position.stones(colour), position.empty());
    all.find(|group| group.stones & point(cell) != 0).expect("every stone has a group")
}

#[test]
fn groups_have_their_liberties() {
    for (stone, liberties) in [("b9", 5), ("a5", 5), ("i7", 1), ("h7", 4), ("b2", 10), ("e7", 4)] {
        assert_eq!(group_of(LIBERTIES, stone).liberties.count_ones(), liberties, "{stone}");
    }
    let names: Vec<String> = WideCells(group_of(LIBERTIES, "i7").liberties)
        .map(|cell| AtariGo::INFO.geometry.name(cell).to_string())
        .collect();
    assert_eq!(names, ["i6"]);
}

#[test]
fn two_captures_win() {
    let wins = |text: &str| -> Vec<String> {
        let mut all = moves::<AtariGo>(text);
        all.retain(|played| outcome::<AtariGo>(&after::<AtariGo>(text, played)).is_some());
        all
    };
    assert_eq!(wins(CAPTURES), ["a8", "i8"]);
}

#[test]
fn two_points_are_illegal() {
    let legal = moves::<AtariGo>(CAPTURES);
    let empty = position::<AtariGo>(CAPTURES).empty().count_ones();
    assert_eq!(legal.len(), empty as usize - 2);
    for point in ["a1", "c1"] {
        assert!(!legal.contains(&point.to_owned()));
        assert_eq!(refusal::<AtariGo>(CAPTURES, Seat(0), point), "refuse-atari-go-own-group");
    }
}

#[test]
fn a_captured_group_may_stand_beside_one_that_cannot_breathe_either() {
    let text = "9/9/9/9/9/9/b8/wb7/bwb6 w";
    assert_eq!(AtariGo::print_position(&position::<AtariGo>(text)), text);
    assert_eq!(outcome::<AtariGo>(text), Some(("b".to_owned(), "capture".to_owned())));
}
