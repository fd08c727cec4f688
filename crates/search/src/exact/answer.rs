//! What the searchers that prove say of a root.

use crate::score::WIN;
use ludoteca_rules::think::{Analysis, Ending, Proof, Score};
use std::cmp::Reverse;

/// What was found out about a move.
pub struct Known<M> {
    /// The move.
    pub played: M,
    /// Whether it wins for the side that plays it.
    pub wins: Option<bool>,
    /// Of two moves that lose, the one with more of it sets the other side the more difficult task.
    pub resistance: u64,
}

/// What a proof is worth, or the lack of one. It says nothing of distances: its value is just below that of one whose
/// distance is known.
const fn score_of(wins: Option<bool>) -> Score {
    const PROVED: i32 = WIN / 2;
    let (value, ending) = match wins {
        None => return Score { value: 0, proof: None },
        Some(true) => (PROVED, Ending::Win),
        Some(false) => (-PROVED, Ending::Loss),
    };
    Score { value, proof: Some(Proof { ending, plies: None }) }
}

/// The answer: a move that wins, or one that is open, or of those that lose the one with the most resistance.
#[must_use]
pub fn of<M: Copy + PartialEq>(known: &[Known<M>], all: bool, nodes: u64) -> Analysis<M> {
    let mut ranked: Vec<&Known<M>> = known.iter().collect();
    ranked.sort_by_key(|known| {
        let rank = match known.wins {
            Some(true) => 0,
            None => 1,
            Some(false) => 2,
        };
        (rank, Reverse(if rank == 2 { known.resistance } else { 0 }))
    });
    let best = ranked.first();
    Analysis {
        best: best.map(|known| known.played),
        score: score_of(best.and_then(|known| known.wins)),
        line: best.map(|known| known.played).into_iter().collect(),
        nodes,
        depth: 0,
        orders: ranked.iter().filter(|_| all).map(|known| (known.played, score_of(known.wins))).collect(),
    }
}
