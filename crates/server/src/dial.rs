//! Where a guest goes: what somebody was told, and the line to there.

use crate::address::Invitation;
use crate::internet::{NoGate, Ticket};
use crate::wire::{Wake, Wire};
use crate::{internet, line};
use ludoteca_rules::Text;
use std::io;

/// Where a table is, as somebody was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// On the same network.
    Near(Invitation),
    /// Somewhere in the internet.
    Far(Ticket),
}

impl Destination {
    /// Reads what somebody was told: six letters, an address, a link, or an invitation for the internet. `None` if it
    /// is none of them.
    ///
    /// # Errors
    /// The sentence that says why an invitation leads nowhere: it is damaged, or this program was built for the same
    /// network only.
    pub fn parse(text: &str) -> Result<Option<Self>, Text> {
        match Ticket::parse(text) {
            Some(Ok(_)) if !internet::IS_BUILT => Err(NoGate::NotBuilt.text()),
            Some(Ok(ticket)) => Ok(Some(Self::Far(ticket))),
            Some(Err(damaged)) => Err(damaged.text()),
            None => Ok(Invitation::parse(text).map(Self::Near)),
        }
    }
}

impl From<Invitation> for Destination {
    fn from(invitation: Invitation) -> Self {
        Self::Near(invitation)
    }
}

/// Opens a line to a host, and opens it again whenever it breaks, until the wire is dropped.
///
/// # Errors
/// The system gives no thread, or [`Unsupported`](io::ErrorKind::Unsupported): a table in the internet, and a program
/// that was built for the same network only.
pub fn dial(to: impl Into<Destination>, wake: Wake) -> io::Result<Wire> {
    match to.into() {
        Destination::Near(invitation) => line::open(invitation, wake),
        Destination::Far(ticket) => internet::dial(ticket, wake),
    }
}
