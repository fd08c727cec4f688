//! The opening roll: every seat rolls a die, the highest begins; those who tie for the highest roll again.
//!
//! It belongs to the header of a session and is no move.

use crate::{Seat, random};

/// An opening roll from its seed to the seat that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningRoll {
    /// The seed it comes from; none if real dice were rolled.
    pub seed: Option<u64>,
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
            rolling = leaders(&round);
            rounds.push(round);
        }
        Self { seed: Some(seed), rounds, first: rolling.first().copied().unwrap_or(Seat(0)) }
    }

    /// The roll of real dice: the values of each round, lowest seat first. `None` if a round has the wrong number of
    /// values, a value is not on a die, or it does not end with one highest.
    #[must_use]
    pub fn of_rounds(seats: u8, values: &[Vec<u8>]) -> Option<Self> {
        let mut rolling: Vec<Seat> = (0..seats).map(Seat).collect();
        let mut rounds = Vec::new();
        for round in values {
            if rolling.len() < 2 || round.len() != rolling.len() || !round.iter().all(|value| (1..=6).contains(value)) {
                return None;
            }
            let round: Vec<(Seat, u8)> = rolling.into_iter().zip(round.iter().copied()).collect();
            rolling = leaders(&round);
            rounds.push(round);
        }
        (rolling.len() == 1).then(|| Self { seed: None, rounds, first: rolling[0] })
    }
}

/// Those who rolled the highest value.
fn leaders(round: &[(Seat, u8)]) -> Vec<Seat> {
    let highest = round.iter().map(|(_, value)| *value).max();
    round.iter().filter(|(_, value)| Some(*value) == highest).map(|(seat, _)| *seat).collect()
}
