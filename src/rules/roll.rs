//! The opening roll: every seat rolls a die, the highest begins; those who tie for the highest roll again.
//!
//! It belongs to the header of a session and is no move.

use super::{Seat, random};

/// An opening roll from its seed to the seat that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningRoll {
    /// The seed it comes from.
    pub seed: u64,
    /// Every round: who rolled, and what.
    pub rounds: Vec<Vec<(Seat, u8)>>,
    /// Who begins.
    pub first: Seat,
}

impl OpeningRoll {
    /// Rolls for `seats` seats. The same seed always gives the same rolls.
    #[must_use]
    pub fn new(seed: u64, seats: u8) -> Self {
        let mut rng = random::generator(seed);
        let mut rolling: Vec<Seat> = (0..seats).map(Seat).collect();
        let mut rounds = Vec::new();
        while rolling.len() > 1 {
            let round: Vec<(Seat, u8)> =
                rolling.iter().map(|seat| (*seat, random::below(&mut rng, 6) as u8 + 1)).collect();
            let highest = round.iter().map(|(_, value)| *value).max();
            rolling = round.iter().filter(|(_, value)| Some(*value) == highest).map(|(seat, _)| *seat).collect();
            rounds.push(round);
        }
        Self { seed, rounds, first: rolling.first().copied().unwrap_or(Seat(0)) }
    }
}
