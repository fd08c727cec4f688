//! What can be given as homework.

use ludoteca_homework::link;
use ludoteca_lessons::{self as lessons, AuthorText, Deck};
use ludoteca_rules::Catalogue;
use std::sync::Arc;

/// Exercises that can be given as homework.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckChoice {
    /// The id of the deck.
    pub id: String,
    /// What it is called.
    pub title: AuthorText,
    /// How many exercises it has.
    pub exercises: usize,
    /// The whole deck.
    pub text: Arc<str>,
    /// Its link, for computers at home.
    pub link: Arc<str>,
}

impl DeckChoice {
    /// The choice of a deck.
    #[must_use]
    pub fn of(deck: &Deck, catalogue: &Catalogue) -> Self {
        Self {
            id: deck.id.clone(),
            title: deck.title.clone(),
            exercises: deck.exercises.len(),
            text: lessons::write(deck).into(),
            link: link::write(deck, catalogue).into(),
        }
    }
}
