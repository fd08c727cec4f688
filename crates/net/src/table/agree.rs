//! What all must agree on.

use crate::bytes::Hash;
use crate::log::Wish;
use ludoteca_rules::{Seat, SeatSet};

/// What somebody asked the others for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asked.
    pub seat: Seat,
    /// For what.
    pub what: Wish,
    /// The hash of the line with the question.
    pub ask: Hash,
    /// Who wants it, the asker among them.
    pub agreed: SeatSet,
}

/// The questions at one position of the board: each seat may ask once for each thing.
#[derive(Default)]
pub(super) struct Questions {
    open: Option<Asked>,
    before: Vec<(Seat, Wish)>,
}

impl Questions {
    pub const fn open(&self) -> Option<&Asked> {
        self.open.as_ref()
    }

    pub fn open_mut(&mut self) -> Option<&mut Asked> {
        self.open.as_mut()
    }

    pub fn was_asked(&self, seat: Seat, what: Wish) -> bool {
        self.before.contains(&(seat, what))
    }

    pub fn ask(&mut self, asked: Asked) {
        self.before.push((asked.seat, asked.what));
        self.open = Some(asked);
    }

    /// Takes the question away; it cannot be asked again here.
    pub fn close(&mut self) {
        self.open = None;
    }
}
