//! What is known of practice: the plan of what comes back when, and the own mistakes.

use crate::desk::lesson::decks::Decks;
use bevy::prelude::*;
use ludoteca_lessons::{AuthorText, Deck, Exercise, Kind};
use ludoteca_practice::{Day, Library, Outcome, Plan, Question, QuestionId};
use ludoteca_rules::{Catalogue, Entry};
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// So many questions are asked in one go: some minutes.
pub const AT_ONCE: usize = 20;

/// The name of the deck with what is due.
const DUE: &str = "due";

/// What is known of practice, as it is in the files.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Practice {
    /// What comes back when.
    pub plan: Plan,
    /// The own mistakes, a deck for each game that has some.
    pub mistakes: Vec<Arc<Deck>>,
}

/// What is to be added to practice; whoever keeps it does.
#[derive(Message, Clone, Debug)]
pub enum PracticeChange {
    /// These questions of a game among the own mistakes.
    Keep(&'static Entry, Vec<Exercise>),
    /// How a question was answered.
    Answered(Question, Outcome),
}

impl Practice {
    /// All questions there are.
    #[must_use]
    pub fn library(&self, decks: &mut Decks, shelf: &Catalogue) -> Library {
        Library::new(decks.all(shelf), &self.mistakes)
    }

    /// The question that an exercise asks, if it is one that comes back.
    #[must_use]
    pub fn question(&self, exercise: &Exercise, decks: &mut Decks, shelf: &Catalogue) -> Option<Question> {
        self.library(decks, shelf).find(&QuestionId::of(exercise)).cloned()
    }

    /// How many questions are due on a day.
    #[must_use]
    pub fn due(&self, library: &Library, day: Day) -> usize {
        self.plan.due(library, None, day).len()
    }

    /// What is due on a day as a deck, at most [`AT_ONCE`] of them; `None` where nothing is.
    #[must_use]
    pub fn due_deck(&self, library: &Library, day: Day) -> Option<Deck> {
        let due = self.plan.due(library, None, day);
        let exercises: Vec<Exercise> =
            due.into_iter().take(AT_ONCE).map(|question| question.exercise().clone()).collect();
        let mut title = AuthorText::default();
        for language in Language::ALL {
            title.set(language, &Words::new(language, &Catalogue::default()).word("practice-due-title"));
        }
        (!exercises.is_empty()).then(|| Deck { id: DUE.to_owned(), kind: Kind::Puzzles, title, exercises })
    }
}
