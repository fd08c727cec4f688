//! Decks as text.
//!
//! Start with [`mod@read`].

pub(super) mod faults;
pub(super) mod read;
pub(super) mod tags;
pub(super) mod write;
