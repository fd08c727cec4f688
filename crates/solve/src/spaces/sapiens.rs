//! Sapiens: one die against one, of which the program has the table with it, and two against one.

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::sapiens::endings::{KNOWN, OneAgainstOne, TwoAgainstOne};

/// The positions of one die against one.
#[must_use]
pub fn space() -> impl Space + use<> {
    OfGame::<OneAgainstOne>::new()
}

/// The positions of two dice against one, and those to which they lead.
#[must_use]
pub fn two_against_one() -> impl Space + use<> {
    OfGame::<TwoAgainstOne>::new()
}

/// The table of the program.
#[must_use]
pub fn shipped() -> Option<&'static [u8]> {
    KNOWN[0].table().shipped()
}
