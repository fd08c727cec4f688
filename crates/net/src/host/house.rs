//! What a host allows less than tables do: whose each place is, that nobody loses because they are away, and that all
//! wait.
//!
//! None of it stands in the log: it is said again whenever a host goes on with its table.

use crate::fault::Fault;
use crate::key::PublicKey;
use crate::log::Event;
use std::time::Duration;

/// What is not allowed here.
#[derive(Default)]
pub(super) struct House {
    /// Whose each place is; empty if they are anybody's.
    pub places: Vec<PublicKey>,
    /// Whether nobody may take the game of somebody who is away.
    pub no_claims: bool,
    /// Since when nobody may do anything.
    pub held: Option<Duration>,
}

impl House {
    /// Whether somebody may take a place.
    pub fn may_sit(&self, place: u8, key: PublicKey) -> Result<(), Fault> {
        let own = self.places.is_empty() || self.places.get(usize::from(place)) == Some(&key);
        if own { Ok(()) } else { Err(Fault::Place) }
    }

    /// Whether something may be said now: while all are held only what decides nothing.
    pub fn may_say(&self, event: &Event) -> Result<(), Fault> {
        let decides = !matches!(event, Event::Sit(_) | Event::Reveal(_));
        if decides && self.held.is_some() { Err(Fault::Held) } else { Ok(()) }
    }
}
