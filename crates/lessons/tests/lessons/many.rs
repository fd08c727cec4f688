//! Long files: of many faults the first ones are told, and what is too long to be a deck is not played.

use super::SMALL;
use ludoteca_lessons::{DeckError, MOST_FAULTS, MOST_MOVES, Problem, read};
use std::fmt::Write;

/// What is told of a file with more faults than that.
fn told(text: &str) -> Vec<DeckError> {
    let faults = read(text, &ludoteca_games::catalogue()).expect_err("there are faults");
    assert_eq!(faults.len(), MOST_FAULTS + 1, "{faults:?}");
    assert!(faults.is_sorted_by_key(|fault| fault.line), "{faults:?}");
    let (more, first) = faults.split_last().expect("there are faults");
    assert_eq!(more.problem, Problem::More);
    assert!(first.iter().all(|fault| fault.problem != Problem::More), "{first:?}");
    faults
}

/// The small deck with this before the line that begins so.
fn before(line: &str, inserted: &str) -> String {
    SMALL.replacen(line, &format!("{inserted}{line}"), 1)
}

#[test]
fn of_many_wrong_tags_the_first_are_told() {
    let mut tags = String::new();
    for number in 0..60_000 {
        writeln!(tags, "[Well-x{number} \"a\"]\n[Say-x{number} \"a\"]").expect("a text takes everything");
    }
    let faults = told(&before("[Say-pt-PT", &tags));
    // They stand from line 9 on, and both names are among them.
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, (9..).take(MOST_FAULTS + 1).collect::<Vec<_>>());
    told(&before("[Kind", &tags.replace("Well", "Title")));
}

#[test]
fn of_many_wrong_exercises_the_first_are_told() {
    let wrong = "[Game \"avanco\"]\n[Goal \"win\"]\nzz\n\n";
    let faults = told(&before("[Game", &wrong.repeat(20_000)));
    assert_eq!((faults[0].line, faults[1].line), (9, 13));
    let nothing = "[Game \"avanco\"]\n";
    let faults = told(&before("[Game", &nothing.repeat(20_000)));
    assert_eq!(faults[0].line, 7);
}

#[test]
fn of_many_wrong_answers_the_first_are_told() {
    let answers: String = (0..100_000).map(|number| format!("z{number} ")).collect();
    let faults = told(&SMALL.replacen("d5-c6 d5-e6", &format!("d5-c6 {answers}d5-e6"), 1));
    let is_of =
        |fault: &DeckError, asked: &str| matches!(&fault.problem, Problem::Answer { order, .. } if order == asked);
    assert!(faults.iter().any(|fault| is_of(fault, "z0")) && faults.iter().any(|fault| is_of(fault, "z90")));
    // Said a thousand times, it is one answer.
    let again = SMALL.replacen("d5-c6 d5-e6", &"d5-c6 d5-e6 ".repeat(1000), 1);
    let deck = read(&again, &ludoteca_games::catalogue()).expect("it is as right as before");
    assert_eq!(deck.exercises[1].answers, ["d5-c6", "d5-e6"]);
}

#[test]
fn of_many_long_comments_the_first_are_told() {
    let line: String =
        ["a2~", "a7~"].iter().cycle().take(1000).map(|order| format!("{order} {{{}}}\n", "x".repeat(161))).collect();
    let (from, to) = (SMALL.find("1. d2-d3").expect("moves"), SMALL.rfind("[Game").expect("the second exercise"));
    told(&format!("{}{line}\n{}", &SMALL[..from], &SMALL[to..]).replacen(
        "avanco",
        "sapiens:repetition=off,no-progress=off",
        1,
    ));
}

#[test]
fn what_has_too_many_moves_is_not_played() {
    let deck = |moves: usize| {
        let line = "a2~ a7~ ".repeat(moves / 2);
        let text = SMALL.replacen("\"avanco\"", "\"sapiens:repetition=off,no-progress=off\"", 1);
        let begin = text.find("1. d2-d3").expect("the first exercise");
        let end = text[begin..].find("[Game").expect("the second exercise") + begin;
        format!("{}{line}\n\n{}", &text[..begin], &text[end..])
    };
    // The second exercise has three moves and its result.
    let most = MOST_MOVES - 4;
    assert!(read(&deck(most), &ludoteca_games::catalogue()).is_ok());
    let faults = read(&deck(most + 2), &ludoteca_games::catalogue()).expect_err("there are too many");
    assert_eq!(faults.into_iter().map(|fault| fault.problem).collect::<Vec<_>>(), [Problem::Moves(MOST_MOVES + 2)]);
}
