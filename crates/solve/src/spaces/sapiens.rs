//! Sapiens: one die against one. The program has this table with it.

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::sapiens::endings::{KNOWN, OneAgainstOne};

/// The positions of one die against one.
#[must_use]
pub fn space() -> impl Space + use<> {
    OfGame::<OneAgainstOne>::new()
}

/// The table of the program.
#[must_use]
pub fn shipped() -> Option<&'static [u8]> {
    KNOWN.first().map(|ending| ending.bytes())
}
