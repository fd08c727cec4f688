//! The puzzle of the day over ten years.

use super::{day, decks, library};
use ludoteca_lessons::Deck;
use ludoteca_practice::{Library, QuestionId, puzzle_of};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const TEN_YEARS: u16 = 3653;

fn ten_years(library: &Library) -> Vec<QuestionId> {
    years(library, TEN_YEARS)
}

fn years(library: &Library, days: u16) -> Vec<QuestionId> {
    let first = day("2026-01-01");
    (0..days).map(|days| puzzle_of(library, first.after(days)).expect("there is one").id.clone()).collect()
}

#[test]
fn every_game_comes_every_year_and_every_puzzle_in_twenty() {
    let library = library();
    let chosen = ten_years(&library);
    let games: BTreeSet<&str> = library.all().iter().map(|question| question.game()).collect();
    for year in chosen.chunks(365) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for id in year {
            *counts.entry(library.find(id).expect("it is there").game()).or_default() += 1;
        }
        assert!(year.len() < 365 || counts.len() == games.len(), "{counts:?}");
        assert!(year.len() < 365 || counts.values().all(|count| (15..=65).contains(count)), "{counts:?}");
    }
    let seen: BTreeSet<&QuestionId> = chosen.iter().collect();
    // A game of sixty puzzles has every tenth day, so each of them has about six days in ten years, as chance has it.
    assert!(seen.len() * 50 >= library.all().len() * 49, "{} of {}", seen.len(), library.all().len());
    let twenty = years(&library, 2 * TEN_YEARS);
    assert_eq!(twenty.iter().collect::<BTreeSet<_>>().len(), library.all().len());
}

#[test]
fn what_is_added_takes_only_its_share() {
    let all = decks();
    let without_last = |deck: &Arc<Deck>| {
        let mut deck = (**deck).clone();
        if deck.id == "avanco-puzzles" {
            deck.exercises.pop();
        }
        Arc::new(deck)
    };
    let fewer: Vec<_> = all.iter().map(without_last).collect();
    let (before, after) = (ten_years(&Library::new(&fewer, [])), ten_years(&Library::new(&all, [])));
    let changed: Vec<_> = before.iter().zip(&after).filter(|(before, after)| before != after).collect();
    let new: BTreeSet<_> = changed.iter().map(|(_, after)| after).collect();
    assert_eq!(new.len(), 1, "only the new one has taken days");
    // A game of sixty puzzles has every tenth day.
    assert!((1..30).contains(&changed.len()), "{}", changed.len());
}

#[test]
fn order_and_own_mistakes_change_nothing() {
    let all = decks();
    let turned: Vec<_> = all.iter().rev().cloned().collect();
    let expected = ten_years(&Library::new(&all, []));
    assert_eq!(ten_years(&Library::new(&turned, [])), expected);
    let (own, shipped): (Vec<_>, Vec<_>) = all.into_iter().partition(|deck| deck.id == "avanco-puzzles");
    let library = Library::new(&shipped, &own);
    assert_eq!(ten_years(&library), ten_years(&Library::new(&shipped, [])));
    assert!(puzzle_of(&Library::default(), day("2026-11-27")).is_none());
}
