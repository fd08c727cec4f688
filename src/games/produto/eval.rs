//! How the computer judges a position of Produto: by filling the rest of the board at random.
//!
//! Stones are only put, each player may put either colour, and only the full board counts. So a random game needs no moves:
//! every empty cell becomes black or white, each as probable, and one full board tells of all stones on it whether they were
//! good, whoever put them.

use super::rules::{Position, Produto, Stone};
use crate::rules::{Side, Winner};
use crate::search::Evaluation;
use rand::Rng;

/// What a margin is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A point by which the own product is larger.
    pub point: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self { point: 10 }
    }
}

impl Evaluation<Produto> for Judgement {
    fn judge(&self, position: &Position) -> i32 {
        let [own, other] =
            [position.mover(), position.mover().other()].map(|colour| position.score(colour).cast_signed());
        self.point * (own - other)
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        position.winner().map(|colour| Winner::Side(colour.side()))
    }

    #[inline]
    fn side(position: &Position) -> Side {
        position.mover().side()
    }

    #[inline]
    fn random_end(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Stone>) -> Position {
        position.filled(rng.next_u64())
    }

    #[inline]
    fn holds(end: &Position, _side: Side, played: Stone) -> bool {
        end.plane(played.colour) & played.cell.bit() != 0
    }

    /// The colours of a cell.
    const SLOTS: usize = 128;

    #[inline]
    fn slot(_position: &Position, played: Stone) -> usize {
        2 * played.cell.index() + played.colour as usize
    }
}
