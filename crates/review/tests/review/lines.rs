//! Which line is reviewed, and what is none.

use super::{FEW, play, review};
use ludoteca_games::catalogue;
use ludoteca_review::{Progress, Review, ReviewError, Reviewer, annotate};
use ludoteca_rules::options::Options;
use ludoteca_rules::session::{Nag, Request};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_search::levels::LevelPlayer;
use ludoteca_words::{Language, Words};

const RACE: &str = "7/2w4/7/7/6w/b6/7 w";

/// A game in which White does not win at once, and Black does.
const GIVEN_AWAY: &str = "1. g3-g4 2. a2-a1";

#[test]
fn two_reviews_say_exactly_the_same() {
    for entry in catalogue().iter() {
        let mut played = entry.start_rolled(Options::defaults(entry.info.options), 7);
        for ply in 0..8 {
            for seat in played.asked().iter() {
                let orders = played.orders(seat);
                let order = orders[ply * 7 % orders.len()].clone();
                played.submit(Request::Order(seat, order)).expect("it is listed");
            }
        }
        let id = entry.info.id;
        let once = Review::of(&*played, &catalogue(), 400, &Stop::default()).unwrap_or_else(|_| panic!("{id}"));
        assert_eq!(once, Review::of(&*played, &catalogue(), 400, &Stop::default()).expect("the same"), "{id}");
        assert_eq!(once.curve.len(), played.line().len(), "{id}");
    }
}

#[test]
fn four_sides_have_each_their_own_share() {
    let catalogue = catalogue();
    let entry = catalogue.find("sapiens").expect("it is there");
    let options = Options::parse(entry.info.options, "players=single").expect("each can play alone");
    let mut played = entry.start_rolled(options, 1);
    for _ in 0..6 {
        let seat = played.asked().iter().next().expect("it goes on");
        let order = played.orders(seat)[0].clone();
        played.submit(Request::Order(seat, order)).expect("it is listed");
    }
    let review = review(&*played).expect("it can be reviewed");
    let sides: std::collections::BTreeSet<_> = review.curve.iter().map(|point| point.side).collect();
    assert_eq!((sides.len(), review.curve.len()), (4, 7));
    assert!(review.curve.iter().all(|point| (200..300).contains(&point.worth.share)), "{:?}", review.curve);
}

#[test]
fn a_game_without_errors_has_no_turning_point() {
    let entry = catalogue().find("avanco").expect("it is there");
    let mut played = play("avanco", Some("7/2b4/4w2/7/2b4/4w2/7 w"), "*");
    let mut player = LevelPlayer::new(entry, 6, 8).expect("it has levels");
    while let Some(seat) = played.asked().iter().next() {
        let best = player.think(&played.snapshot(seat), None, 0, &Stop::default()).best.expect("it is to move");
        played.submit(Request::Order(seat, best)).expect("it is legal");
    }
    assert!(review(&*played).expect("it can be reviewed").turns.is_empty());
}

#[test]
fn nothing_played_is_told() {
    assert_eq!(review(&*play("avanco", None, "*")), Err(ReviewError::Empty));
    assert_eq!(review(&*play("avanco", None, "resigns:1 b")), Err(ReviewError::Empty));
}

#[test]
fn plays_that_people_ended_are_reviewed_up_to_there() {
    for end in ["resigns:1", "flag:1"] {
        let given = play("avanco", Some(RACE), &format!("1. g3-g4 {end}"));
        let review = review(&*given).expect("it can be reviewed");
        assert_eq!((review.curve.len(), review.turns.len()), (2, 1), "{end}");
    }
}

#[test]
fn of_a_record_with_branches_the_main_line_is_reviewed() {
    let branched = play("avanco", Some(RACE), "1. g3-g4 (1. c6-c7) 2. a2-a1 b");
    let branched = review(&*branched).expect("it can be reviewed");
    let plain = review(&*play("avanco", Some(RACE), GIVEN_AWAY)).expect("it can be reviewed");
    assert_eq!(branched.turns.iter().map(|turn| turn.ply).collect::<Vec<_>>(), [1]);
    assert_eq!(branched.turns[0].said, plain.turns[0].said);
}

#[test]
fn it_stops_when_told_and_shows_what_it_has() {
    let played = play("avanco", Some(RACE), GIVEN_AWAY);
    let mut reviewer = Reviewer::new(&*played, &catalogue(), FEW).expect("it can be reviewed");
    let stop = Stop::default();
    assert!(matches!(reviewer.step(&stop), Progress::More { done: 1, .. }));
    assert_eq!(reviewer.curve().len(), 1);
    stop.stop();
    assert_eq!(reviewer.step(&stop), Progress::Stopped);
    assert_eq!(reviewer.into_review().curve.len(), 1);
}

#[test]
fn notes_are_written_once_and_what_was_there_stays() {
    let mut played = play("avanco", Some(RACE), "1. g3-g4 {my worst} 2. a2-a1 b");
    let before = (played.line(), played.cursor());
    let review = review(&*played).expect("it can be reviewed");
    let words = Words::new(Language::En, &catalogue());
    annotate(&review, &mut *played, &words);
    assert_eq!(before, (played.line(), played.cursor()));
    let node = review.turns[0].node;
    assert!(played.comment(node).starts_with("my worst 100 of 100 lost. Before it:"), "{}", played.comment(node));
    assert_eq!(played.nags(node), [Nag(4)]);
    let once = ludoteca_record::write(&*played);
    assert!(once.contains("(1. c6-b7 $1)"), "{once}");
    annotate(&review, &mut *played, &words);
    assert_eq!(ludoteca_record::write(&*played), once);
    assert!(ludoteca_record::read(&once, &catalogue()).is_ok(), "{once}");
}
