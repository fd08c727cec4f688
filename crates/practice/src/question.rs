//! What is asked: all puzzles there are, each of them once.

use super::effort::{self, Effort};
use super::id::QuestionId;
use ludoteca_lessons::{Deck, Exercise, Kind};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A puzzle, and where it stands.
#[derive(Clone, Debug)]
pub struct Question {
    /// Its name.
    pub id: QuestionId,
    /// The deck.
    pub deck: Arc<Deck>,
    /// Its place there, from 0.
    pub place: usize,
    /// How hard it is, before anybody tried it, in the points of a [`Rating`](crate::Rating).
    pub difficulty: u16,
    /// Whether it is a mistake of the person's own.
    pub own: bool,
}

impl Question {
    /// What is asked.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.deck.exercises[self.place]
    }

    /// Id of its game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.exercise().game.info.id
    }
}

/// All puzzles there are.
#[derive(Clone, Debug, Default)]
pub struct Library {
    questions: Vec<Question>,
    places: BTreeMap<QuestionId, usize>,
}

impl Library {
    /// The puzzles of decks that come with the program, then those of decks with own mistakes; lessons are no part of
    /// it. Of a question that is there twice the first one counts.
    #[must_use]
    pub fn new<'a>(
        shipped: impl IntoIterator<Item = &'a Arc<Deck>>,
        own: impl IntoIterator<Item = &'a Arc<Deck>>,
    ) -> Self {
        let mut library = Self::default();
        shipped.into_iter().for_each(|deck| library.add(deck, false));
        own.into_iter().for_each(|deck| library.add(deck, true));
        library
    }

    fn add(&mut self, deck: &Arc<Deck>, own: bool) {
        if deck.kind != Kind::Puzzles {
            return;
        }
        for (place, exercise) in deck.exercises.iter().enumerate() {
            let id = QuestionId::of(exercise);
            let next = self.questions.len();
            if *self.places.entry(id.clone()).or_insert(next) == next {
                let effort = effort::shipped(&id).unwrap_or_else(|| Effort::glance(exercise));
                let deck = deck.clone();
                self.questions.push(Question { id, deck, place, difficulty: effort.difficulty(), own });
            }
        }
    }

    /// All of them, in the order of the decks.
    #[must_use]
    pub fn all(&self) -> &[Question] {
        &self.questions
    }

    /// Those of a game, or all.
    pub fn of_game(&self, game: Option<&str>) -> impl Iterator<Item = &Question> {
        self.questions.iter().filter(move |question| game.is_none_or(|game| question.game() == game))
    }

    /// The question of this name.
    #[must_use]
    pub fn find(&self, id: &QuestionId) -> Option<&Question> {
        self.places.get(id).map(|place| &self.questions[*place])
    }
}
