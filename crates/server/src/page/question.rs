//! A question to everybody who comes with a card: which move they would play, or where a piece can go.

use crate::wire::Wake;
use ludoteca_net::Bytes;
use ludoteca_rules::Cell;
use ludoteca_rules::session::PlayView;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A question to a whole class: a position, and what was answered by whom.
pub struct Question {
    play: Arc<dyn PlayView>,
    /// Where the piece stands that is asked about.
    piece: Option<Cell>,
    /// By the tokens of their cards.
    answers: Mutex<BTreeMap<Bytes<16>, String>>,
    wake: Wake,
}

impl Question {
    /// Asks for the move of whoever is to decide in this play. `wake` is called after every answer.
    #[must_use]
    pub fn new(play: Arc<dyn PlayView>, wake: Wake) -> Self {
        Self { play, piece: None, answers: Mutex::default(), wake }
    }

    /// The same play, but for the cells to which the piece on this cell can go: nobody is shown which those are, and
    /// every cell is an answer.
    #[must_use]
    pub fn about_piece(mut self, piece: Option<Cell>) -> Self {
        self.piece = piece;
        self
    }

    /// Where the piece stands that is asked about; `None` if a move is asked for.
    #[must_use]
    pub const fn piece(&self) -> Option<Cell> {
        self.piece
    }

    /// What is asked about.
    #[must_use]
    pub fn play(&self) -> &dyn PlayView {
        &*self.play
    }

    /// What was answered so far, moves as records write them and cells by their names, by the tokens of cards.
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
