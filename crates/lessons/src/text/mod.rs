//! Decks as text.
//!
//! Start with [`mod@read`].

pub(super) mod read;
pub(super) mod tags;
pub(super) mod write;
