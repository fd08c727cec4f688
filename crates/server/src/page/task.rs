//! Homework for everybody who comes with a card: a deck, and how each fares in it.

use crate::wire::Wake;
use ludoteca_lessons::{Deck, Work};
use ludoteca_net::Bytes;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Homework of a whole class: a deck, and how far everybody is.
pub struct Task {
    deck: Arc<Deck>,
    /// By the tokens of their cards: how they fared, and at which exercise they are.
    works: Mutex<BTreeMap<Bytes<16>, (Work, usize)>>,
    wake: Wake,
}

impl Task {
    /// Gives a deck to those who come. `works` is how they fared before, by the tokens of their cards; `wake` is called
    /// after every change.
    #[must_use]
    pub fn new(deck: Arc<Deck>, works: BTreeMap<Bytes<16>, Work>, wake: Wake) -> Self {
        let works = works.into_iter().map(|(token, work)| (token, (work, 0))).collect();
        Self { deck, works: Mutex::new(works), wake }
    }

    /// How everybody fared so far who has begun, by the tokens of cards.
    #[must_use]
    pub fn works(&self) -> BTreeMap<Bytes<16>, Work> {
        let works = self.works.lock().unwrap_or_else(PoisonError::into_inner);
        works.iter().map(|(token, (work, _))| (*token, work.clone())).collect()
    }

    /// What is to be done.
    pub(super) const fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }

    /// How somebody fared, and at which exercise they are.
    pub(super) fn work(&self, token: Bytes<16>) -> (Work, usize) {
        let works = self.works.lock().unwrap_or_else(PoisonError::into_inner);
        works.get(&token).cloned().unwrap_or_else(|| (Work::new(self.deck.exercises.len()), 0))
    }

    /// Somebody has gone on.
    pub(super) fn take(&self, token: Bytes<16>, work: (Work, usize)) {
        self.works.lock().unwrap_or_else(PoisonError::into_inner).insert(token, work);
        (self.wake)();
    }
}

/// What is given: nobody reads who fared how.
impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Task({})", self.deck.id)
    }
}
