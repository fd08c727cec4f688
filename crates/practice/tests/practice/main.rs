//! Practice: when cards are due, whatever the clocks say; files; points; storms; the puzzle of the day.

mod daily;
mod effort;
mod files;
mod plan;
mod schedule;
mod storm;

use ludoteca_games::catalogue;
use ludoteca_lessons::{Deck, shipped};
use ludoteca_practice::{Day, Library};
use std::sync::Arc;

/// A day that is there.
fn day(text: &str) -> Day {
    Day::parse(text).unwrap_or_else(|| panic!("{text} is no day"))
}

/// The decks of the program.
fn decks() -> Vec<Arc<Deck>> {
    shipped::decks(&catalogue()).expect("they are proved").into_iter().map(Arc::new).collect()
}

/// The puzzles of the program.
fn library() -> Library {
    Library::new(&decks(), [])
}
