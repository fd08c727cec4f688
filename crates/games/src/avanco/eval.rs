//! What a search is told of Avanço: who has won, which races are decided, in which order moves are tried, and what a
//! position is worth, in one of two ways: by [`Features`](super::features::Features) that people can read, or by
//! [`Patterns`](super::patterns::Patterns) that were learned.
//!
//! A piece that can no longer be stopped is proven and not evaluated, see [`race`](super::race).

use super::race::decided;
use super::rules::{Avanco, CELLS, FILES, Move, Position};
use ludoteca_rules::{Side, Winner};
use ludoteca_search::Evaluation;

/// Ranks of the board.
const RANKS: i32 = FILES as i32;

/// What positions are worth.
pub trait Value: Send + 'static {
    /// The value for the side to move, in hundredths of a piece. The game is not over.
    fn value(&self, position: &Position) -> i32;
}

/// The evaluation that judges positions by a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement<V>(pub V);

impl<V: Value> Evaluation<Avanco> for Judgement<V> {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        self.0.value(position)
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

    /// Captures first, of far advanced pieces before others.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Move) -> i32 {
        let enemy = position.plane(position.mover().other());
        if enemy & played.to.bit() == 0 {
            return 0;
        }
        let rank = i32::from(played.to.0) / RANKS;
        let from_home = if position.mover().forward() > 0 { rank } else { RANKS - 1 - rank };
        RANKS - from_home
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
