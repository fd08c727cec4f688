//! A question to everybody who comes with a card: which move they would play.

use crate::wire::Wake;
use ludoteca_net::Bytes;
use ludoteca_rules::session::PlayView;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A question to a whole class: a position, and what was answered by whom.
pub struct Question {
    play: Arc<dyn PlayView>,
    /// By the tokens of their cards.
    answers: Mutex<BTreeMap<Bytes<16>, String>>,
    wake: Wake,
}

impl Question {
    /// Asks for the move of whoever is to decide in this play. `wake` is called after every answer.
    #[must_use]
    pub fn new(play: Arc<dyn PlayView>, wake: Wake) -> Self {
        Self { play, answers: Mutex::default(), wake }
    }

    /// What is asked about.
    #[must_use]
    pub fn play(&self) -> &dyn PlayView {
        &*self.play
    }

    /// What was answered so far, as records write it, by the tokens of cards.
    #[must_use]
    pub fn answers(&self) -> BTreeMap<Bytes<16>, String> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The same play, for one who is asked.
    pub(super) fn shared(&self) -> Arc<dyn PlayView> {
        self.play.clone()
    }

    /// What somebody has answered.
    pub(super) fn given(&self, token: Bytes<16>) -> Option<String> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).get(&token).cloned()
    }

    /// Somebody answers, or changes what they answered.
    pub(super) fn take(&self, token: Bytes<16>, answer: String) {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).insert(token, answer);
        (self.wake)();
    }
}

/// What is asked: nobody reads who answered what.
impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Question({})", self.play.position_text())
    }
}
