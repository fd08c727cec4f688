//! How a game of Horizon ends: one test for each sentence.

use super::sentences::won;
use super::{START, captures, has};
use crate::battery::{after, moves, outcome, position};
use ludoteca_games::horizon::{Horizon, Position};
use ludoteca_rules::session::{GameSession, PlayView, Request, Session};
use ludoteca_rules::{Cell, Game, Options, Outcome, Rules, Side, orders};

#[test]
fn the_king_captured_the_king_arrived_or_three_warriors_win_at_once() {
    let full = |text: &str| Horizon::outcome(&position::<Horizon>(text));
    let cells = |names: &[&str]| -> Vec<Cell> {
        names.iter().map(|name| Horizon::INFO.geometry.parse(name).expect("a cell")).collect()
    };
    let first = Side(0);
    for (before, order, expected) in [
        ("9/9/9/9/3k5/3W5/9/9/9/K8 1 - 0:0 -", "d5xd6", Outcome::win(first, "king-captured")),
        ("9/9/9/9/3k5/3K5/9/9/9/9 1 - 0:0 -", "d5xd6", Outcome::win(first, "king-captured")),
        ("9/3K5/9/9/9/9/9/9/k8/9 1 - 0:0 -", "d9-e10", Outcome::win(first, "king-arrived").by(cells(&["e10"]))),
        ("3w5/3K5/9/9/9/9/9/9/k8/9 1 - 0:0 -", "d9xd10", Outcome::win(first, "king-arrived").by(cells(&["d10"]))),
        (
            "W8/4W4/9/9/9/K8/9/9/8k/9 1 - 2:0 -",
            "e9-e10",
            Outcome::win(first, "three-warriors").by(cells(&["a10", "e10"])),
        ),
        (
            "W8/4W4/9/9/9/K8/9/9/8k/9 1 - 2:0 -",
            "e9-f10",
            Outcome::win(first, "three-warriors").by(cells(&["a10", "f10"])),
        ),
        ("W3k4/4W4/9/9/9/K8/9/9/9/9 1 - 2:0 -", "e9xe10", Outcome::win(first, "king-captured")),
    ] {
        assert_eq!(full(before), None, "{before}");
        let end = after::<Horizon>(before, order);
        assert_eq!(full(&end), Some(expected), "{end}");
        assert_eq!(moves::<Horizon>(&end), [""; 0], "{end}");
    }
    let second = after::<Horizon>("9/8K/9/9/9/9/9/9/k8/9 2 - 0:0 -", "a2-b1");
    assert_eq!(outcome::<Horizon>(&second), won("2", "king-arrived"));
}

/// A right belongs to a king; the text of a position in which it was captured has none, so that there is one text for
/// one position. The other side's right stays, and that of a warrior that captures a king by arriving is new.
#[test]
fn a_king_that_was_captured_may_not_leap() {
    for (before, order, rights) in [
        ("9/9/9/9/3k5/3W5/9/9/9/K8 1 - 0:1 k", "d5xd6", "-"),
        ("9/9/9/9/3k5/3K5/9/9/9/9 1 - 1:1 Kk", "d5xd6", "-"),
        ("W3k4/4W4/9/9/9/K8/9/9/9/9 1 - 1:1 k", "e9xe10", "K"),
        ("k8/9/9/9/9/9/9/9/3w5/3K5 2 - 1:0 K", "d2xd1", "k"),
        ("k8/9/9/9/9/9/3w5/3K5/9/9 2 - 1:1 Kk", "d4xd3", "-"),
        ("k8/9/9/9/9/9/3w5/3K5/9/9 2 - 1:0 -", "d4xd3", "-"),
    ] {
        let end = after::<Horizon>(before, order);
        assert_eq!(end.rsplit(' ').next(), Some(rights), "{before} {order}: {end}");
        let (played, read) = (end_of(before, order), position::<Horizon>(&end));
        assert_eq!((played, Horizon::hash(&played)), (read, Horizon::hash(&read)), "{end}");
    }
}

fn end_of(before: &str, order: &str) -> Position {
    let mut here = position::<Horizon>(before);
    let played = orders::read_move::<Horizon>(&here, order).expect("the move is legal");
    Horizon::play(&mut here, played);
    here
}

#[test]
fn there_is_no_check_rule() {
    let board = "9/9/9/9/4k4/9/4K4/9/9/9 1 - 0:0 -";
    assert!(has(board, "e4-e5"));
    assert_eq!(captures(&after::<Horizon>(board, "e4-e5")), ["e6xe5"]);
}

fn play(text: &str, options: &str, cycle: &[&str], most: usize) -> (usize, Option<&'static str>) {
    let options = Options::parse(Horizon::INFO.options, options).expect("the options are right");
    let mut play = GameSession::<Horizon>::from_position(options, text).expect("the position is right");
    for (plies, order) in cycle.iter().cycle().enumerate().take(most) {
        if let Some(outcome) = play.outcome() {
            return (plies, Some(outcome.reason));
        }
        play.submit(Request::Move((*order).to_owned())).unwrap_or_else(|refusal| panic!("{order}: {}", refusal.text));
    }
    (most, play.outcome().map(|outcome| outcome.reason))
}

const TWO_KINGS: &str = "9/8k/9/9/9/9/9/9/K8/9 1 - 0:0 -";
const TO_AND_FRO: [&str; 4] = ["a2-a3", "i9-i8", "a3-a2", "i8-i9"];

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    assert_eq!(play(TWO_KINGS, "", &TO_AND_FRO, 20), (8, Some("repetition")));
    assert_eq!(play(TWO_KINGS, "repetition=off", &TO_AND_FRO, 20), (20, None));
}

#[test]
fn positions_with_other_rights_are_not_the_same() {
    let leap = TWO_KINGS.replace("0:0 -", "1:0 K");
    assert_eq!(play(&leap, "", &TO_AND_FRO, 20), (9, Some("repetition")), "the first one could leap");
    let unmoved = "8k/8w/9/9/9/9/9/9/W8/K8 1 a1,i10 0:0 -";
    let walk = ["a1-b1", "i10-h10", "b1-a1", "h10-i10"];
    assert_eq!(play(unmoved, "", &walk, 20), (10, Some("repetition")), "the kings could go two cells at first");
}

#[test]
fn two_hundred_plies_without_a_capture_or_an_arrival_are_a_draw() {
    assert_eq!(play(TWO_KINGS, "repetition=off", &TO_AND_FRO, 250), (200, Some("no-progress")));
    assert_eq!(play(TWO_KINGS, "repetition=off,no-progress=off", &TO_AND_FRO, 250), (250, None));
}

#[test]
fn captures_and_arrivals_are_progress_and_more_is_irreversible() {
    let board = "k8/1W6W/9/9/9/9/9/3w5/3W5/K3W4 1 a1,e1,a10 1:0 -";
    let leaping = board.replace("1:0 -", "1:0 K");
    for (text, order, progress, irreversible) in [
        (board, "d2xd3", true, true),
        (board, "i9-i10", true, true),
        (board, "b9xa10", true, true),
        (board, "e1-e3", false, true),
        (board, "a1-b1", false, true),
        (board, "d2-d1", false, false),
        (&leaping, "d2-d1", false, true),
        (&leaping, "Kc6", false, true),
        // The count begins with the first move.
        (START, "Ke1", true, true),
    ] {
        let here = position::<Horizon>(text);
        let played = orders::read_move::<Horizon>(&here, order).expect("the move is legal");
        assert_eq!(Horizon::progress(&here, played), progress, "progress of {order} in {text}");
        assert_eq!(Horizon::irreversible(&here, played), irreversible, "irreversible {order} in {text}");
    }
    let other = position::<Horizon>(&leaping.replace(" 1 ", " 2 "));
    let read = orders::read_move::<Horizon>(&other, "d3-d4").expect("the move is legal");
    assert!(!Horizon::irreversible(&other, read), "the right of the other side stays");
}
