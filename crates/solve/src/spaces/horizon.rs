//! Horizon: two kings with at most one warrior, of which the program has the table with it, or two.

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::horizon::endings::{AtMost, KNOWN};

/// The positions of two kings and at most one warrior.
#[must_use]
pub fn space() -> impl Space + use<> {
    OfGame::<AtMost<1>>::new()
}

/// The positions of two kings and at most two warriors.
#[must_use]
pub fn two_warriors() -> impl Space + use<> {
    OfGame::<AtMost<2>>::new()
}

/// The table of the program.
#[must_use]
pub fn shipped() -> Option<&'static [u8]> {
    KNOWN[0].table().shipped()
}
