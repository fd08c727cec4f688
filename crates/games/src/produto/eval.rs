//! The evaluation of Produto: the results of random boards.
//!
//! Stones are placed and stay, each player may place either colour, and only the full board counts. So a playout needs
//! no moves: every empty cell becomes black or white with equal probability, and one full board tells of every stone on
//! it whether it was good, whoever placed it.

use super::rules::{Position, Produto, Stone};
use ludoteca_rules::{Side, Winner, hash};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;
use rand::Rng;

/// The weights of the evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Winning all filled boards.
    pub win: i32,
    /// A point by which the own product is larger than the other, on average.
    pub point: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self { win: 600, point: 2 }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        vec![&mut self.win, &mut self.point]
    }
}

/// A position is evaluated by so many filled boards, always the same ones.
const BOARDS: u64 = 32;

impl Evaluation<Produto> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        const FARTHEST: i32 = 200;
        let (own, other) = (position.mover(), position.mover().other());
        let (mut wins, mut points) = (0, 0);
        for board in 0..BOARDS {
            // Every second board is the inverse of the one before, so that no colour is favoured.
            let random = hash::mix(1, board / 2) ^ if board % 2 == 0 { 0 } else { u64::MAX };
            let end = position.filled(random);
            wins += if end.winner() == Some(own) { 1 } else { -1 };
            points += (end.score(own).cast_signed() - end.score(other).cast_signed()).clamp(-FARTHEST, FARTHEST);
        }
        (self.win * wins + self.point * points) / BOARDS as i32
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        position.winner().map(|colour| Winner::Side(colour.side()))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover().side()
    }

    #[inline]
    fn playout(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Stone>) -> Position {
        position.filled(rng.next_u64())
    }

    #[inline]
    fn has_played(end: &Position, _side: Side, played: Stone) -> bool {
        end.plane(played.colour) & played.cell.bit() != 0
    }

    /// The colours of a cell.
    const HISTORY_SLOTS: usize = 128;

    #[inline]
    fn history_slot(_position: &Position, played: Stone) -> usize {
        2 * played.cell.index() + played.colour as usize
    }
}
