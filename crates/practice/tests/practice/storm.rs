//! A storm, fed with times.

use super::{day, library};
use ludoteca_practice::{LONG, Plan, Storm, StormResult};
use std::time::Duration;

const START: Duration = Duration::from_secs(1000);

fn at(seconds: u64) -> Duration {
    START + Duration::from_secs(seconds)
}

#[test]
fn it_goes_from_easy_to_hard_and_each_puzzle_comes_once() {
    let (library, plan) = (library(), Plan::default());
    let mut storm = Storm::begin(&library, &plan, None, 7, START);
    let mut asked = Vec::new();
    while let Some(id) = storm.asked().cloned() {
        assert_eq!(storm.answer(true, START), Some(id.clone()));
        asked.push(library.find(&id).expect("it is there").clone());
    }
    let points: Vec<u16> = asked.iter().map(|question| question.difficulty).collect();
    assert!(points.is_sorted() && points.len() == 60, "{points:?}");
    let ids: std::collections::BTreeSet<_> = asked.iter().map(|question| &question.id).collect();
    assert_eq!(ids.len(), 60);
    assert_eq!((storm.result().solved, storm.tick(START)), (60, false), "after the last one it is over");
    let begin = |seed| Storm::begin(&library, &plan, None, seed, START);
    assert!(begin(7) == begin(7) && begin(7) != begin(8));
    let game = Storm::begin(&library, &plan, Some("rastros"), 1, START);
    assert!(game.asked().is_some_and(|id| id.text().starts_with("rastros-")));
    assert_eq!(Storm::begin(&library, &plan, Some("chess"), 1, START).asked(), None);
}

#[test]
fn it_ends_after_three_minutes_and_what_is_late_does_not_count() {
    let (library, plan) = (library(), Plan::default());
    let mut storm = Storm::begin(&library, &plan, None, 1, START);
    assert_eq!(storm.left(), LONG);
    assert!(storm.answer(true, at(10)).is_some() && storm.answer(false, at(20)).is_some());
    assert_eq!((storm.result(), storm.left()), (StormResult { solved: 1, missed: 1 }, Duration::from_secs(160)));
    assert!(storm.tick(at(5)), "a clock set back gives no time");
    assert_eq!(storm.left(), Duration::from_secs(160));
    assert!(storm.tick(at(179)));
    assert!(!storm.tick(at(180)) && storm.asked().is_none());
    assert_eq!(storm.answer(true, at(180)), None);
    assert_eq!(storm.answer(true, at(0)), None);
    assert_eq!(storm.result(), StormResult { solved: 1, missed: 1 });
}

#[test]
fn the_best_of_the_day_and_the_best_of_all_are_kept() {
    let mut plan = Plan::default();
    let (friday, saturday) = (day("2026-11-27"), day("2026-11-28"));
    let storm = |solved, missed| StormResult { solved, missed };
    let first = plan.note_storm(None, friday, storm(5, 2));
    assert_eq!((first.best_of_day, first.best_ever), (true, false), "the first one beats nothing");
    assert!(plan.note_storm(None, friday, storm(5, 1)).best_ever, "fewer misses are better");
    let worse = plan.note_storm(None, friday, storm(4, 0));
    assert!(!worse.best_of_day && !worse.best_ever);
    let next = plan.note_storm(None, saturday, storm(3, 0));
    assert!(next.best_of_day && !next.best_ever);
    assert_eq!(plan.storm_of(None, friday), Some(storm(5, 1)));
    assert_eq!(plan.best_storm(None), Some((friday, storm(5, 1))));
    assert_eq!(plan.best_storm(Some("avanco")), None, "a game has its own");
}
