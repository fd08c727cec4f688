//! The analysis of a root by a solver.

use crate::score::WIN;
use ludoteca_rules::thinking::think::{Analysis, Ending, Proof, Score};
use std::cmp::Reverse;

/// What a solver found out about a move.
pub struct MoveProof<M> {
    /// The move.
    pub played: M,
    /// Whether it wins for the side that plays it; `None` if that is not proven.
    pub wins: Option<bool>,
    /// Nodes that it took to refute the move. Of the moves that lose, the one with most of them is the hardest to
    /// refute for a human opponent too.
    pub resistance: u64,
}

/// The score of a proof, or the lack of one. Solvers do not know distances, so its value lies below those of proofs
/// whose distance is known.
const fn score_of(wins: Option<bool>) -> Score {
    const PROVEN: i32 = WIN / 2;
    let (value, ending) = match wins {
        None => return Score { value: 0, proof: None },
        Some(true) => (PROVEN, Ending::Win),
        Some(false) => (-PROVEN, Ending::Loss),
    };
    Score { value, proof: Some(Proof { ending, plies: None }) }
}

/// The analysis whose best move wins, or else is not proven, or else loses with the most resistance.
#[must_use]
pub fn analysis<M: Copy + PartialEq>(proofs: &[MoveProof<M>], all: bool, nodes: u64) -> Analysis<M> {
    let mut ranked: Vec<&MoveProof<M>> = proofs.iter().collect();
    ranked.sort_by_key(|proof| match proof.wins {
        Some(true) => (0, Reverse(0)),
        None => (1, Reverse(0)),
        Some(false) => (2, Reverse(proof.resistance)),
    });
    let best = ranked.first();
    Analysis {
        best: best.map(|proof| proof.played),
        score: score_of(best.and_then(|proof| proof.wins)),
        line: best.map(|proof| proof.played).into_iter().collect(),
        nodes,
        depth: 0,
        orders: ranked.iter().filter(|_| all).map(|proof| (proof.played, score_of(proof.wins))).collect(),
        ..Analysis::nothing()
    }
}
