//! What a host allows less than tables do: whose each place is, and that nobody loses because they are away.
//!
//! None of it stands in the log: it is said again whenever a host goes on with its table.

use crate::fault::Fault;
use crate::key::PublicKey;

/// What is not allowed here.
#[derive(Default)]
pub(super) struct House {
    /// Whose each place is; empty if they are anybody's.
    pub places: Vec<PublicKey>,
    /// Whether nobody may take the game of somebody who is away.
    pub no_claims: bool,
}

impl House {
    /// Whether somebody may take a place.
    pub fn may_sit(&self, place: u8, key: PublicKey) -> Result<(), Fault> {
        let own = self.places.is_empty() || self.places.get(usize::from(place)) == Some(&key);
        if own { Ok(()) } else { Err(Fault::Place) }
    }
}
