//! What is known of earlier plays against a level of the computer.

use crate::desk::saves::duel::{Duel, Ending};
use crate::desk::saves::kept::SavedPlays;
use ludoteca_rules::Entry;
use ludoteca_rules::thinking::think::LEVELS;

/// How many plays against a level were won and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by the person.
    pub won: usize,
    /// Lost.
    pub lost: usize,
}

/// The tallies of a game, one a level, the weakest first.
#[must_use]
pub fn tallies(entry: &Entry, plays: &SavedPlays) -> [Tally; LEVELS] {
    let mut all = [Tally::default(); LEVELS];
    for duel in plays.of_game(entry.info.id).filter_map(|head| Duel::of(entry, head)) {
        let Some(tally) = all.get_mut(duel.level.saturating_sub(1)) else { continue };
        match duel.ending {
            Some(Ending::Won) => tally.won += 1,
            Some(Ending::Lost) => tally.lost += 1,
            Some(Ending::Drawn) | None => {}
        }
    }
    all
}
