//! The evaluation of Avanço: pieces by rank, whether they are guarded or hang, and the guards of the second rank.
//!
//! The board is turned so that the side to move goes up the ranks. A piece that can no longer be stopped is proven and
//! not evaluated, see [`race`](super::race).

use super::race::{decided, up_aside};
use super::rules::{Avanco, CELLS, FILES, FIRST_RANK, Move, Position, turned};
use ludoteca_rules::{Side, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// Ranks of the board.
const RANKS: usize = FILES as usize;

/// The weights of the evaluation, in hundredths of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
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

impl Default for Judgement {
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

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self { ranks, guarded, hanging, hole, beside, tempo } = self;
        ranks.iter_mut().chain(guarded).chain([hanging, hole, beside, tempo]).collect()
    }
}

impl Judgement {
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

/// Captures first, of far advanced pieces before others.
#[inline]
pub(super) fn by_rank_of_capture(position: &Position, played: Move) -> i32 {
    let enemy = position.plane(position.mover().other());
    if enemy & played.to.bit() == 0 {
        return 0;
    }
    let rank = i32::from(played.to.0) / FILES as i32;
    let from_home = if position.mover().forward() > 0 { rank } else { RANKS as i32 - 1 - rank };
    RANKS as i32 - from_home
}

impl Evaluation<Avanco> for Judgement {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let (own, enemy) = position.turned_to_mover();
        let theirs = turned(enemy);
        let their_attacks = turned(up_aside(theirs));
        let our_attacks = turned(up_aside(own));
        self.side(own, their_attacks) - self.side(theirs, our_attacks) + self.tempo
    }

    /// Only the last move can have ended the game.
    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        position.is_over().then(|| Winner::Side(position.mover().other().side()))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover().side()
    }

    #[inline]
    fn static_proof(position: &Position) -> Option<i32> {
        let (own, enemy) = position.turned_to_mover();
        decided(own, enemy)
    }

    #[inline]
    fn ordering_score(&self, position: &Position, played: Move) -> i32 {
        by_rank_of_capture(position, played)
    }

    #[inline]
    fn noisy_moves(&self, position: &Position, list: &mut Vec<Move>) {
        position.captures(list);
    }

    const HISTORY_SLOTS: usize = CELLS as usize * 3;

    #[inline]
    fn history_slot(_position: &Position, played: Move) -> usize {
        let aside = (played.to.0 + 1 + FILES as u8 - played.from.0) % FILES as u8;
        played.from.index() * 3 + usize::from(aside % 3)
    }

    /// Zugzwang is rare: a move may open the way for the enemy, but more often it is a gain.
    #[inline]
    fn after_null_move(position: &Position) -> Option<Position> {
        Some(position.with_other_mover())
    }
}
