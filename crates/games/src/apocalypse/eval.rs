//! The evaluation of Apocalypse: pawns, of which a side must keep one, knights, and mobility.
//!
//! A penalty point costs little by itself, but it can be spent only once: who has none can still pass, by an illegal
//! order, and who has one cannot.

use super::position::{LAST_RANK, MOST_KNIGHTS, MOST_PAWNS, Position, SIZE};
use super::rules::Apocalypse;
use ludoteca_rules::{Rules, Seat, Side, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// The weights of the evaluation, in hundredths of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A number of pawns, from 0, with which the side has lost.
    pub pawns: [i32; MOST_PAWNS as usize + 1],
    /// A number of knights, from 0.
    pub knights: [i32; MOST_KNIGHTS as usize + 1],
    /// A pawn on each rank, its own first; on the last one it waits for its relocation.
    pub ranks: [i32; SIZE as usize],
    /// A legal order.
    pub mobility: i32,
    /// A penalty point.
    pub penalty: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            pawns: [0, 150, 250, 330, 400, 460],
            knights: [0, 150, 290],
            ranks: [0, 0, 5, 10, 0],
            mobility: 4,
            penalty: -40,
        }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self { pawns, knights, ranks, mobility, penalty } = self;
        let lists = pawns.iter_mut().chain(knights).chain(ranks);
        lists.chain([mobility, penalty]).collect()
    }
}

impl Judgement {
    fn strength(&self, position: &Position, side: usize, orders: u32) -> i32 {
        let pawns = position.pawns[side];
        let mut sum = self.pawns[(pawns.count_ones() as usize).min(MOST_PAWNS as usize)]
            + self.knights[(position.knights[side].count_ones() as usize).min(MOST_KNIGHTS as usize)]
            + self.mobility * orders as i32
            + self.penalty * i32::from(position.penalties[side]);
        let mut rank = LAST_RANK[1 - side];
        for each in self.ranks {
            sum += each * (pawns & rank).count_ones() as i32;
            rank = if side == 0 { rank << SIZE } else { rank >> SIZE };
        }
        sum
    }
}

impl Evaluation<Apocalypse> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        self.evaluate_for(position, <Self as Evaluation<Apocalypse>>::side_to_move(position))
    }

    fn evaluate_for(&self, position: &Position, side: Side) -> i32 {
        let orders = position.list_lengths();
        let value = self.strength(position, 0, orders[0]) - self.strength(position, 1, orders[1]);
        if side == Side(0) { value } else { -value }
    }

    fn winner(position: &Position) -> Option<Winner> {
        if Apocalypse::is_over(position) { Apocalypse::outcome(position).map(|outcome| outcome.winner) } else { None }
    }

    /// The first side where both decide.
    fn side_to_move(position: &Position) -> Side {
        Side(u8::from(!Apocalypse::asked(position).contains(Seat(0))))
    }
}
