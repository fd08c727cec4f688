//! Turning points as exercises.

use super::{play, review};
use ludoteca_games::catalogue;
use ludoteca_lessons::{Answer, Course, read, write};
use ludoteca_rules::Seat;
use std::sync::Arc;

#[test]
fn own_mistakes_are_a_deck_that_is_read_back_and_run() {
    let played = play("avanco", Some("7/2w4/7/7/6w/b6/7 w"), "1. g3-g4 2. a2-a1 b");
    let review = review(&*played).expect("it can be reviewed");
    let catalogue = catalogue();
    let entry = catalogue.find("avanco").expect("it is there");
    assert!(review.deck(entry, "mine", Some(&[Seat(1)])).is_none(), "Black made no mistake");
    let deck = review.deck(entry, "mine", Some(&[Seat(0)])).expect("White made one");
    let again = read(&write(&deck), &catalogue).unwrap_or_else(|faults| panic!("{faults:?}\n{}", write(&deck)));
    assert_eq!(write(&again), write(&deck));
    assert_eq!(again.exercises[0].answers, ["c6-b7", "c6-c7", "c6-d7"]);
    for right in again.exercises[0].answers.clone() {
        let mut course = Course::new(Arc::new(again.clone()));
        assert!(matches!(course.play(&right), Some(Answer::Right { done: true, .. })), "{right}");
    }
    let mut course = Course::new(Arc::new(again));
    let Some(Answer::Wrong { refutation, .. }) = course.play("g3-g4") else { panic!("it lost") };
    assert_eq!(refutation, ["g3-g4", "a2-a1"]);
}
