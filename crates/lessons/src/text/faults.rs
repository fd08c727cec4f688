//! What is found wrong with a deck while it is read.

use crate::error::{DeckError, Problem};

/// So many faults are told. Reading then stops: a long file may have millions, and nobody mends more at once.
pub const MOST_FAULTS: usize = 100;

/// The faults of a text, or of a part of it.
#[derive(Default)]
pub(crate) struct Faults(Vec<DeckError>);

impl Faults {
    pub fn add(&mut self, line: usize, problem: Problem) {
        self.0.push(DeckError::new(line, problem));
    }

    /// Adds what was found in a part. Each part stops for itself, so that those of the first lines are told whatever is
    /// looked at first.
    pub fn append(&mut self, mut others: Self) {
        self.0.append(&mut others.0);
    }

    /// Whether there are more than are told, so that no more need to be found.
    pub const fn are_enough(&self) -> bool {
        self.0.len() > MOST_FAULTS
    }

    /// The first ones in the order of their lines, and behind them that there are more.
    pub fn told(mut self) -> Vec<DeckError> {
        self.0.sort_by_key(|fault| fault.line);
        if let Some(next) = self.0.get(MOST_FAULTS).map(|fault| fault.line) {
            self.0.truncate(MOST_FAULTS);
            self.0.push(DeckError::new(next, Problem::More));
        }
        self.0
    }
}
