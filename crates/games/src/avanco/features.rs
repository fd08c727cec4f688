//! What a position of Avanço is worth by features that people can read: pieces by rank, whether they are guarded or
//! hang, and the guards of the second rank. The weak levels go by it, whose weaknesses are made of its weights.
//!
//! The board is turned so that the side to move goes up the ranks.

use super::eval::{Judgement, Value};
use super::race::up_aside;
use super::rules::{FILES, FIRST_RANK, Position, turned};
use ludoteca_search::tune::Weights;

/// Ranks of the board.
const RANKS: usize = FILES as usize;

/// The weights of the features, in hundredths of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// A piece on each rank, its own first.
    pub ranks: [i32; RANKS],
    /// A piece on each rank that another one guards.
    pub guarded: [i32; RANKS],
    /// A piece that an enemy attacks and nobody guards.
    pub hanging: i32,
    /// A cell of the second rank that no piece on the first one guards: an enemy that reaches it arrives.
    pub hole: i32,
    /// A piece beside another one.
    pub beside: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            ranks: [100, 92, 95, 105, 130, 190, 100],
            guarded: [0, 2, 6, 14, 30, 60, 0],
            hanging: -25,
            hole: -14,
            beside: 4,
            tempo: 15,
        }
    }
}

impl Weights for Judgement<Features> {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Features { ranks, guarded, hanging, hole, beside, tempo } = &mut self.0;
        ranks.iter_mut().chain(guarded).chain([hanging, hole, beside, tempo]).collect()
    }
}

impl Features {
    /// The weighted sum of a side that goes up the ranks.
    fn side(&self, own: u64, enemy_attacks: u64) -> i32 {
        let guards = up_aside(own);
        let guarded = own & guards;
        let count = |cells: u64| cells.count_ones() as i32;
        let mut sum = 0;
        let mut rank = FIRST_RANK;
        for (each, each_guarded) in self.ranks.iter().zip(&self.guarded) {
            sum += each * count(own & rank) + each_guarded * count(guarded & rank);
            rank <<= FILES;
        }
        let second_rank = FIRST_RANK << FILES;
        sum + self.hanging * count(own & enemy_attacks & !guards)
            + self.hole * count(second_rank & !up_aside(own & FIRST_RANK))
            + self.beside * count(own & (own & !LAST_FILE) << 1)
    }
}

/// The rightmost file.
const LAST_FILE: u64 = {
    let mut cells = 0;
    let mut rank = 0;
    while rank < FILES {
        cells |= 1 << (FILES * rank + FILES - 1);
        rank += 1;
    }
    cells
};

impl Value for Features {
    #[inline]
    fn value(&self, position: &Position) -> i32 {
        let (own, enemy) = position.turned_to_mover();
        let theirs = turned(enemy);
        let their_attacks = turned(up_aside(theirs));
        let our_attacks = turned(up_aside(own));
        self.side(own, their_attacks) - self.side(theirs, our_attacks) + self.tempo
    }
}
