//! How a course goes: right, wrong, hints, refutations, taking back, the last step.

use super::{SMALL, sound};
use ludoteca_lessons::read;
use ludoteca_lessons::{Answer, Course, Progress};
use ludoteca_words::{Language, Words};
use std::sync::Arc;

fn small() -> Course {
    Course::new(Arc::new(sound(SMALL)))
}

/// The second exercise: a win in two.
fn puzzle() -> Course {
    let mut course = small();
    assert!(course.go_on());
    course
}

#[test]
fn a_right_move_is_answered_and_the_end_is_told() {
    let mut course = small();
    let Some(Answer::Right { played, replies, done, said }) = course.play("d2-d3") else { panic!("it is right") };
    assert_eq!((played.as_str(), replies, done), ("d2-d3", vec!["d6-d5".to_owned()], false));
    assert_eq!(said.exactly(Language::PtPt), "Um passo.");
    assert_eq!(course.play_here().position_text(), "bbbbbbb/bbb1bbb/3b3/7/3w3/www1www/wwwwwww w");
    let Some(Answer::Right { replies, done, said, .. }) = course.play("D3-D4") else { panic!("it is right") };
    assert_eq!((replies, done, said.exactly(Language::En)), (Vec::new(), true, "Well."));
    assert!(course.is_done() && course.play("e2-e3").is_none());
}

#[test]
fn another_right_move_is_right_too() {
    let mut course = small();
    assert!(matches!(course.play("e2-e3"), Some(Answer::Right { done: true, .. })));
}

#[test]
fn a_wrong_move_is_explained_and_the_second_one_gets_a_hint() {
    let mut course = small();
    // Against the rules: the rule's sentence, and nothing is played.
    let Some(Answer::Wrong { why, refutation, hint, .. }) = course.play("d2-d4") else { panic!("it is wrong") };
    assert!(why.key.starts_with("refuse-avanco"), "{why}");
    assert!(refutation.is_empty() && hint.is_none() && course.line().is_empty());
    // A wrong move of the author's: what he says, and the line he gives.
    let Some(Answer::Wrong { why, said, refutation, hint }) = course.play("a2-a3") else { panic!("it is wrong") };
    assert_eq!((why.key, said.exactly(Language::En)), ("lesson-other-piece", "Not there."));
    assert_eq!(refutation, ["a2-a3", "a6-a5"]);
    assert_eq!(
        hint.expect("the second wrong move").within(&Words::new(Language::En, &ludoteca_games::catalogue())),
        "From d2."
    );
    assert_eq!((course.wrong(), course.hint().is_some(), course.is_done()), (2, true, false));
    assert!(matches!(course.play("d2-d3"), Some(Answer::Right { .. })));
    let result = course.result();
    assert_eq!((result.deck.as_str(), result.exercise, result.solved, result.tries), ("small", 0, false, 2));
}

#[test]
fn a_move_that_the_rules_allow_is_told_in_what_it_differs() {
    let mut course = small();
    let mut why = |order: &str| match course.play(order) {
        Some(Answer::Wrong { why, said, .. }) => (why.key, said.exactly(Language::En).to_owned()),
        answer => panic!("{order} is wrong: {answer:?}"),
    };
    assert_eq!(why("b2-b3"), ("lesson-other-piece", String::new()));
    assert_eq!(why("d2-e3"), ("lesson-other-way", String::new()));
    // Where a piece is put, and where the one piece goes.
    for (game, say, wrong) in [("semaforo", "1. b2 *", "c2"), ("rastros", "1. d4 *", "d5")] {
        let head = &SMALL[..SMALL.find("[Game").expect("a game")];
        let words = "[Say-en \"A\"]\n[Say-pt-PT \"A\"]\n[Say-pt-BR \"A\"]\n";
        let deck = sound(&format!("{head}[Game \"{game}\"]\n[Goal \"play\"]\n{words}\n{say}\n"));
        let answer = Course::new(Arc::new(deck)).play(wrong);
        let Some(Answer::Wrong { why, .. }) = answer else { panic!("{wrong} is wrong: {answer:?}") };
        assert_eq!(why.key, "lesson-other-cell", "{game}");
    }
}

#[test]
fn what_the_author_says_of_every_other_move_is_said_where_nothing_nearer_is() {
    let why = "[Why-pt-PT \"Porque não.\"]\n[Why-pt-BR \"Porque não.\"]\n[Why-en \"Because.\"]\n[Hint-pt-PT";
    let mut course = Course::new(Arc::new(sound(&SMALL.replacen("[Hint-pt-PT", why, 1))));
    let mut said = |order: &str| match course.play(order) {
        Some(Answer::Wrong { said, .. }) => said.exactly(Language::En).to_owned(),
        answer => panic!("{order} is wrong: {answer:?}"),
    };
    assert_eq!(said("b2-b3"), "Because.");
    assert_eq!(said("a2-a3"), "Not there.", "the comment on this very move");
    assert_eq!(said("b2-b4"), "", "the rules say why");
}

#[test]
fn a_wrong_move_in_a_puzzle_is_refuted() {
    let mut course = puzzle();
    let Some(Answer::Wrong { why, refutation, .. }) = course.play("d5-d6") else { panic!("it is wrong") };
    assert_eq!(why.key, "lesson-no-win");
    assert_eq!(refutation[0], "d5-d6");
    assert!(["c7xd6", "e7xd6"].contains(&refutation[1].as_str()), "{refutation:?}");
    assert_eq!(course.play_here().position_text(), "2b1b2/7/3w3/7/7/7/7 w", "the board is as it was");
}

#[test]
fn a_puzzle_takes_every_right_way() {
    // The first move of the other answer, which the record does not follow: the computer finds its own reply.
    let mut course = puzzle();
    let Some(Answer::Right { replies, done, .. }) = course.play("d5-e6") else { panic!("it is right") };
    assert_eq!((replies.len(), done), (1, false));
    let here = course.play_here();
    let wins: Vec<String> =
        here.orders(ludoteca_rules::Seat(0)).into_iter().filter(|order| order.ends_with('7')).collect();
    assert!(!wins.is_empty());
    assert!(matches!(course.play(&wins[0]), Some(Answer::Right { done: true, .. })));
    // Another second move than the main line's.
    let mut course = puzzle();
    assert!(matches!(course.play("d5-c6"), Some(Answer::Right { done: false, .. })));
    assert_eq!(course.line(), ["d5-c6", "c7-b6"]);
    assert!(matches!(course.play("c6-c7"), Some(Answer::Right { done: true, .. })));
}

#[test]
fn a_move_can_be_taken_back_and_a_step_begun_again() {
    let mut course = puzzle();
    assert!(!course.undo());
    course.play("d5-c6");
    course.play("c6-d7");
    assert!(course.is_done() && course.undo());
    assert_eq!((course.line().len(), course.is_done()), (2, false));
    assert!(course.undo() && course.line().is_empty());
    assert!(matches!(course.play("d5-e6"), Some(Answer::Right { .. })));
    assert!(course.begin(1) && course.line().is_empty() && course.place() == 1);
    assert!(!course.begin(2) && !course.go_on() && course.place() == 1);
}

#[test]
fn what_was_judged_too_late_changes_nothing() {
    let mut course = small();
    let asked = course.ask("d2-d3").expect("it is not done");
    let verdict = asked.verdict();
    assert!(matches!(course.play("e2-e3"), Some(Answer::Right { .. })));
    let before = course.line().to_vec();
    assert_eq!(course.take(&asked, verdict), None);
    assert_eq!(course.line(), before);
}

#[test]
fn results_are_remembered() {
    let mut progress = Progress::default();
    let mut course = small();
    course.play("a2-a3");
    progress.note(&course.result());
    assert_eq!(progress.of("small", 0), (false, 1));
    course.play("e2-e3");
    progress.note(&course.result());
    assert_eq!((progress.of("small", 0), progress.solved("small")), ((true, 2), 1));
}

#[test]
fn where_both_order_at_once_the_order_of_the_record_is_joined() {
    let text = r#"[Deck "both"]
[Kind "lesson"]
[Title-pt-PT "A"]
[Title-pt-BR "A"]
[Title-en "A"]
[Game "apocalypse"]
[Position "n4/1P2p/1n3/P4/N3N s 0:0 -"]
[Goal "play"]
[Say-pt-PT "A"]
[Say-pt-BR "A"]
[Say-en "A"]
1. b4-b5|e4-e3 2. >c3|-
"#;
    let mut course = Course::new(Arc::new(read(text, &ludoteca_games::catalogue()).expect("it is sound")));
    let Some(Answer::Right { played, replies, done, .. }) = course.play("b4-b5") else { panic!("it is right") };
    assert_eq!((played.as_str(), replies.len(), done), ("b4-b5|e4-e3", 0, false));
    assert!(matches!(course.play(">b5"), Some(Answer::Wrong { .. })));
    assert!(matches!(course.play(">c3"), Some(Answer::Right { done: true, .. })));
    assert!(course.undo() && course.undo() && course.line().is_empty());
    assert!(matches!(course.play("?"), Some(Answer::Wrong { .. })));
}
