//! Tuning the judgement of a game, without the type of the game: what is asked, and what is answered.
//!
//! The work is done in `search::tune`; a game whose judgement can be tuned says so in
//! [`Game::TUNER`](crate::Game::TUNER).

use crate::Options;
use std::fmt;

/// How much is to be learned from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Games that the computer plays against itself.
    pub games: u32,
    /// Positions it may look at before each move.
    pub nodes: u64,
    /// The openings are drawn from this seed. The same seed gives the same weights.
    pub seed: u64,
}

/// What was learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TuningReport {
    /// Games that ended with a winner.
    pub decided: u32,
    /// Positions that were learned from.
    pub learned: u32,
    /// Positions of other games, by which it is checked.
    pub checked: u32,
    /// The weights as the source has them.
    pub before: String,
    /// The weights to put in their place.
    pub after: String,
    /// How badly the old weights foretell the results of the games learned from and of those checked by, in millionths:
    /// the mean logarithm of the probability that was given to the result.
    pub error_before: [u32; 2],
    /// The same with the new weights.
    pub error_after: [u32; 2],
}

/// Tunes the judgement of one game.
#[derive(Clone, Copy)]
pub struct Tuner {
    /// Does it, and says after every game how many were played.
    pub tune: fn(&Options, &Tuning, &mut dyn FnMut(u32)) -> TuningReport,
}

impl PartialEq for Tuner {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.tune, other.tune)
    }
}

impl fmt::Debug for Tuner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tuner")
    }
}
