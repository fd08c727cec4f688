//! What somebody hands in of a deck on paper: letters that say what is solved, for the teacher of a class.
//! `panel.rs` asks for the number on the list of the class, and shows them.

pub mod panel;

use ludoteca_homework::slip;
use ludoteca_lessons::{Deck, Progress};
use ludoteca_words::Words;

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipModel {
    /// The number on the list of the class, as typed so far.
    pub number: String,
    /// The title of the deck.
    pub title: String,
    /// The letters, or why there are none; nothing while no number is typed.
    pub letters: Option<Result<String, String>>,
}

impl SlipModel {
    /// The slip of a deck for whoever has typed this number.
    #[must_use]
    pub fn of(deck: &Deck, solved: &Progress, number: &str, words: &Words) -> Self {
        let letters = (!number.trim().is_empty()).then(|| {
            // Whatever is no number is one that no list has.
            let number = number.trim().parse().unwrap_or(0);
            slip::write(deck, number, &solved.work(deck)).map_err(|why| words.say(&why))
        });
        Self { number: number.to_owned(), title: deck.title.within(words.language()).to_owned(), letters }
    }
}
