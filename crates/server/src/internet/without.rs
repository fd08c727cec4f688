//! What a program answers that was built without the feature `internet`.

use super::refusal::NoGate;
use super::ticket::Ticket;
use crate::door::Entrance;
use crate::keeper::Served;
use crate::wire::{Wake, Wire};
use ludoteca_net::Identity;
use std::convert::Infallible;
use std::io::{self, ErrorKind};

/// A table that is open to the internet; there is none in this build.
#[derive(Debug)]
pub struct Gate(Infallible);

impl Gate {
    /// Whether a table can be opened to the internet with these relays, before there is one.
    ///
    /// # Errors
    /// [`NoGate::NotBuilt`].
    pub const fn check(_relays: &[String]) -> Result<(), NoGate> {
        Err(NoGate::NotBuilt)
    }

    /// Opens a table to the internet.
    ///
    /// # Errors
    /// [`NoGate::NotBuilt`].
    pub const fn open(
        _entrance: &Entrance,
        _served: &Served,
        _identity: &Identity,
        _relays: &[String],
    ) -> Result<Self, NoGate> {
        Err(NoGate::NotBuilt)
    }

    /// The invitation, as it is now.
    #[must_use]
    pub const fn ticket(&self) -> Ticket {
        match self.0 {}
    }
}

pub(crate) fn dial(_ticket: Ticket, _wake: Wake) -> io::Result<Wire> {
    Err(ErrorKind::Unsupported.into())
}
