//! When a question is asked again, with made-up days, journeys, and clocks that are wrong.

use super::day;
use ludoteca_practice::Outcome::{Hinted, Right, Wrong};
use ludoteca_practice::{Card, Day, RESTS};
use proptest::prelude::*;

#[test]
fn right_answers_lead_up_and_wrong_ones_back() {
    let mut today = day("2026-01-01");
    let mut card = Card::made(today);
    assert!(!card.is_due(today) && card.is_due(today.after(1)), "it is asked the day after it was made");
    today = today.after(1);
    let mut rests = Vec::new();
    for _ in 0..7 {
        card.answer(Right, today);
        let due = card.due_seen(today);
        rests.push(due.since(today));
        assert!(!card.is_due(today) && card.is_due(due));
        today = due;
    }
    assert_eq!(rests, [3, 7, 21, 60, 120, 120, 120]);
    card.answer(Hinted, today);
    assert_eq!(card.due_seen(today).since(today), 120, "a hint leads nowhere");
    card.answer(Wrong, today.after(200));
    assert_eq!(card.due_seen(today.after(200)), today.after(201));
    card.answer(Right, today.after(201));
    assert_eq!(card.due_seen(today.after(201)), today.after(204));
}

#[test]
fn the_first_answer_enters_the_plan() {
    let today = day("2026-02-28");
    for (outcome, rest) in [(Right, 3), (Hinted, 1), (Wrong, 1)] {
        assert_eq!(Card::answered(outcome, today).due_seen(today).since(today), rest, "{outcome:?}");
    }
    assert_eq!(Card::answered(Wrong, today).due_seen(today).to_string(), "2026-03-01");
}

#[test]
fn only_the_first_right_answer_of_a_day_leads_up() {
    let today = day("2026-11-27");
    let mut card = Card::answered(Wrong, today);
    card.answer(Right, today);
    assert_eq!(card.due_seen(today), today.after(1), "right at the second try is no step");
    card.answer(Right, today.after(1));
    card.answer(Right, today.after(2));
    assert_eq!(card.due_seen(today.after(2)), today.after(4), "what was not due yet is no step either");
    card.answer(Wrong, today.after(3));
    assert_eq!(card.due_seen(today.after(3)), today.after(4), "wrong counts whenever it is");
}

#[test]
fn a_flight_over_the_date_line_asks_nothing_twice() {
    let monday = day("2026-11-23");
    let mut card = Card::answered(Wrong, monday);
    // Westwards: it is Sunday again.
    let sunday = day("2026-11-22");
    card.see(sunday);
    assert!(!card.is_due(sunday) && !card.is_due(monday), "Monday comes a second time");
    assert!(card.is_due(monday.after(1)));
    // Eastwards: a day is left out.
    let card = Card::answered(Wrong, monday);
    assert!(card.is_due(monday.after(2)));
}

#[test]
fn a_clock_that_was_behind_for_a_while_changes_nothing() {
    let today = day("2026-11-27");
    let mut card = Card::made(today);
    card.answer(Right, today.after(1));
    let before = card.clone();
    for wrong in ["2026-11-27", "2026-11-20", "2025-12-31", "1970-01-01"] {
        card.see(day(wrong));
        assert!(!card.is_due(day(wrong)));
    }
    card.see(today.after(1));
    assert_eq!(card, before);
}

#[test]
fn a_clock_that_was_ahead_loses_nothing() {
    let ahead = day("2030-01-01");
    let mut card = Card::answered(Right, ahead);
    let today = day("2026-11-27");
    assert!(card.see(today), "it is to be remembered");
    assert!(!card.see(today.after(1)), "once");
    assert_eq!(card.due_seen(today.after(1)), today.after(3), "it does not go away from day to day");
    assert!(card.is_due(today.after(3)));
    card.answer(Right, today.after(3));
    assert_eq!(card.due_seen(today.after(3)), today.after(10));
}

#[test]
fn days_are_those_of_the_calendar() {
    for wrong in
        ["", "2026-02-30", "2026-2-3", "2026-11-27T10:00", "+02026-11-27", "20261127", "tomorrow", "2026-13-01"]
    {
        assert_eq!(Day::parse(wrong), None, "{wrong}");
    }
    assert_eq!(day("2027-03-01").since(day("2026-11-27")), 94);
    assert_eq!(day("2026-11-27").since(day("2027-03-01")), -94);
    assert_eq!(day("9999-12-31").after(120), day("9999-12-31"));
}

proptest! {
    /// Whatever the clock does: asked at most once on a day, and never lost.
    #[test]
    fn no_clock_asks_twice_or_loses(steps in prop::collection::vec((-5_i32..9, 0_u8..4), 1..12)) {
        let zero = day("2026-06-01");
        let mut now = 50_i32;
        let mut card = Card::made(zero.after(50));
        let mut answered: Vec<Day> = vec![zero.after(50)];
        for (step, outcome) in steps {
            now = (now + step).max(0);
            let today = zero.after(now as u16);
            let before = card.due_seen(today);
            card.see(today);
            prop_assert_eq!(card.due_seen(today), before, "to see a day changes nothing on it");
            let late: Vec<&Day> = answered.iter().rev().take(8).collect();
            prop_assert!(!(card.is_due(today) && late.contains(&&today)), "twice on {}", today);
            prop_assert!(card.due_seen(today) <= today.after(RESTS[5]), "it waits for too long");
            if let Some(outcome) = [Right, Hinted, Wrong].get(usize::from(outcome)).filter(|_| card.is_due(today)) {
                card.answer(*outcome, today);
                answered.retain(|day| *day != today);
                answered.push(today);
            }
        }
        let last = *answered.last().expect("it was made");
        prop_assert!((0..=121).any(|days| card.is_due(last.after(days))), "lost");
    }
}
