//! What is known of practice: the plan of what comes back when, and the own mistakes.

use crate::desk::lesson::decks::{Decks, OwnDecks};
use bevy::prelude::*;
use ludoteca_lessons::{AuthorText, Deck, Exercise, Kind};
use ludoteca_practice::{Day, Library, Outcome, Plan, Question, QuestionId, StormPlace, StormResult};
use ludoteca_rules::{Catalogue, Entry};
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// So many questions are asked in one go: some minutes.
pub const AT_ONCE: usize = 20;

/// The names of the decks with what is due, and with one question.
const DUE: &str = "due";
const ONE: &str = "one";

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
    /// Whether a question was answered rightly in a storm.
    InStorm(QuestionId, bool),
    /// What came of a storm in a game.
    Storm(&'static str, StormResult),
}

impl PracticeChange {
    /// Changes a plan on a day; how good a storm was, if it is one.
    pub fn change(&self, plan: &mut Plan, day: Day) -> Option<StormPlace> {
        match self {
            Self::Keep(..) => None,
            Self::Answered(question, outcome) => {
                plan.answer(question, *outcome, day);
                None
            }
            Self::InStorm(question, right) => {
                plan.answer_in_storm(question, *right, day);
                None
            }
            Self::Storm(game, result) => Some(plan.note_storm(Some(game), day, *result)),
        }
    }
}

impl Practice {
    /// All questions there are: the puzzles of the program, those made here, and the own mistakes.
    #[must_use]
    pub fn library(&self, decks: &mut Decks, own: &OwnDecks, shelf: &Catalogue) -> Library {
        Library::new(decks.all(shelf).iter().chain(&own.puzzles), &self.mistakes)
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
        (!exercises.is_empty()).then(|| deck(DUE, "practice-due-title", exercises))
    }
}

/// A deck with one question.
#[must_use]
pub fn one(question: &Question, title: &str) -> Deck {
    deck(ONE, title, vec![question.exercise().clone()])
}

fn deck(id: &str, key: &str, exercises: Vec<Exercise>) -> Deck {
    let mut title = AuthorText::default();
    for language in Language::ALL {
        title.set(language, &Words::new(language, &Catalogue::default()).word(key));
    }
    Deck { id: id.to_owned(), kind: Kind::Puzzles, title, exercises }
}
