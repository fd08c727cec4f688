//! Horizon: two kings with at most one warrior. The program has this table with it.

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::horizon::endings::{AtMostOneWarrior, KNOWN};

/// The positions of two kings and at most one warrior.
#[must_use]
pub fn space() -> impl Space + use<> {
    OfGame::<AtMostOneWarrior>::new()
}

/// The table of the program.
#[must_use]
pub fn shipped() -> Option<&'static [u8]> {
    KNOWN.first().map(|ending| ending.bytes())
}
