//! Uniform random playouts, the measure by which playing is timed.

use crate::Game;
use rand::Rng;

/// What a number of playouts added up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub playouts: u64,
    /// Moves played in all of them.
    pub plies: u64,
    /// Games that ended by the rules, before the cut.
    pub finished: u64,
}

/// Plays `count` games of uniformly random moves from `start`, each cut after INFO's number of plies.
#[must_use]
pub fn playouts<G: Game>(start: &G::Position, count: u64, rng: &mut impl Rng) -> Tally {
    let mut list = Vec::new();
    let mut tally = Tally::default();
    for _ in 0..count {
        let mut position = start.clone();
        let mut finished = true;
        let mut plies = 0;
        while let Some(played) = G::random_move(&position, rng, &mut list) {
            if plies == G::INFO.playout_plies {
                finished = false;
                break;
            }
            G::play(&mut position, played);
            plies += 1;
        }
        tally.playouts += 1;
        tally.plies += u64::from(plies);
        tally.finished += u64::from(finished);
    }
    tally
}
