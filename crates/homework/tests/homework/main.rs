//! Tests of homework: slips with every wrong letter there can be, the file, the table.

mod link;
mod results;
mod slip;
mod table;

use ludoteca_lessons::{Deck, Tried, Work, read, shipped};
use std::sync::Arc;

/// A deck of the program.
fn deck(id: &str) -> Arc<Deck> {
    let catalogue = ludoteca_games::catalogue();
    let source = shipped::find(&catalogue, id).expect("it is shipped");
    Arc::new(read(source.text, &catalogue).expect("it is proved"))
}

/// A deck of so many exercises, made of those of another one.
fn long_deck(exercises: usize) -> Deck {
    let mut deck = Deck::clone(&deck("avanco-puzzles"));
    deck.exercises = deck.exercises.iter().cycle().take(exercises).cloned().collect();
    deck
}

/// How somebody fared in an exercise.
fn tried(solved: bool, helped: bool, wrong: &[&str]) -> Tried {
    Tried { solved, helped, wrong: wrong.iter().map(|order| (*order).to_owned()).collect() }
}

/// Somebody who has fared like this in the first exercises of so many.
fn work(count: usize, known: &[Tried]) -> Work {
    let mut work = Work::new(count);
    work.exercises_mut()[..known.len()].clone_from_slice(known);
    work
}
