//! The evaluation of Gatos & Cães: the cells that each side has left, and how certain they are.
//!
//! Only the cells where a side may still place matter, and which of them are neighbours; animals and cells that nobody
//! can use do not. A cell that only one side may use, and that has no neighbour which the other may use, is *safe*: it
//! stays usable, so it is a spare move, and all such cells are equal. A safe cell of one side cancels one of the other.
//! All other usable cells are *live*. Without live cells the side with more spare moves wins, and that is proven.
//!
//! The weights are from `ludoteca tune gatos-caes --games 2000`: error 0.2846, held out 0.2872 before; error 0.2647,
//! held out 0.2684 after.

use super::rules::{Animal, GatosCaes, Position, around, with_neighbours};
use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::{Cell, Rules, Side, Winner, hash};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// The weights of the evaluation, in hundredths of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A cell that only one side may use, by how many cells beside it the other side may use.
    pub own: [i32; 5],
    /// A cell that both may use, by how many cells beside it only this side may use.
    pub claimed: [i32; 5],
    /// A cell that both may use, by how many cells beside it this side may use, too.
    pub room: [i32; 5],
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self { own, claimed, room, tempo } = self;
        own.iter_mut().chain(&mut claimed[1..]).chain(&mut room[1..]).chain([tempo]).collect()
    }
}

impl Default for Judgement {
    fn default() -> Self {
        Self { own: [103, 51, 35, 21, 5], claimed: [0, 14, 16, 24, 29], room: [0, -3, 6, 7, 19], tempo: 101 }
    }
}

/// The cells that still matter, from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// The cells that the side to move may use and that touch one of the other side or are shared with it.
    pub own: u64,
    /// The same for the other side.
    pub other: u64,
    /// The safe cells of the side to move.
    pub own_safe: u64,
    /// The safe cells of the other side.
    pub other_safe: u64,
}

impl Live {
    /// The live and safe cells of a position.
    #[inline]
    #[must_use]
    pub const fn of(position: &Position) -> Self {
        let own = position.usable(position.mover());
        let other = position.usable(position.mover().other());
        let own_safe = own & !with_neighbours(other);
        let other_safe = other & !with_neighbours(own);
        Self { own: own & !own_safe, other: other & !other_safe, own_safe, other_safe }
    }
}

/// How many of four sets each cell is in: at least one, two, three, and all.
#[inline]
const fn at_least([a, b, c, d]: [u64; 4]) -> [u64; 4] {
    let (any_ab, both_ab, any_cd, both_cd) = (a | b, a & b, c | d, c & d);
    [any_ab | any_cd, both_ab | both_cd | any_ab & any_cd, both_ab & any_cd | any_ab & both_cd, both_ab & both_cd]
}

/// The cells beside which lie at least one, two, three and four cells of a set.
#[inline]
const fn beside(cells: u64) -> [u64; 4] {
    at_least([step::<8>(cells, 1, 0), step::<8>(cells, -1, 0), step::<8>(cells, 0, 1), step::<8>(cells, 0, -1)])
}

/// Sums weights over cells by how many neighbours in some set they have.
#[inline]
fn weigh(cells: u64, neighbours: [u64; 4], weights: &[i32; 5]) -> i32 {
    let count = |cells: u64| cells.count_ones() as i32;
    let mut sum = weights[0] * count(cells);
    for (number, at_least) in neighbours.iter().enumerate() {
        sum += (weights[number + 1] - weights[number]) * count(cells & at_least);
    }
    sum
}

impl Judgement {
    /// The weighted sum of a side: the cells that only it may use, and its claim to those that both may use.
    #[inline]
    fn side(&self, own: u64, other: u64) -> i32 {
        let alone = own & !other;
        let shared = own & other;
        weigh(alone, beside(other), &self.own)
            + weigh(shared, beside(alone), &self.claimed)
            + weigh(shared, beside(own), &self.room)
    }
}

/// Whether both sides have their first animal on the board: before that, the first one is bound to the zone.
const fn has_begun(position: &Position) -> bool {
    position.animals(Animal::Cat) != 0 && position.animals(Animal::Dog) != 0
}

/// Whether a side has an animal for every cell it may ever use.
fn has_supply(position: &Position) -> bool {
    Animal::ALL.into_iter().all(|animal| position.left(animal) >= position.usable(animal).count_ones())
}

impl Evaluation<GatosCaes> for Judgement {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let own = position.usable(position.mover());
        let other = position.usable(position.mover().other());
        self.side(own, other) - self.side(other, own) + self.tempo
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        (position.legal() == 0).then(|| Winner::Side(position.mover().other().side()))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover().side()
    }

    /// The live cells, and the difference of spare moves.
    #[inline]
    fn key(position: &Position) -> u64 {
        if !has_begun(position) || !has_supply(position) {
            return GatosCaes::hash(position);
        }
        let live = Live::of(position);
        let ahead = i64::from(live.own_safe.count_ones()) - i64::from(live.other_safe.count_ones());
        hash::mix(hash::mix(ahead as u64, live.own), live.other)
    }

    /// Two plies for each pair of safe cells, which the key leaves out.
    #[inline]
    fn idle_plies(position: &Position) -> u32 {
        if !has_begun(position) || !has_supply(position) {
            return 0;
        }
        let live = Live::of(position);
        2 * live.own_safe.count_ones().min(live.other_safe.count_ones())
    }

    /// Proven without live cells, and where a side has more spare moves than the other could ever make.
    #[inline]
    fn static_proof(position: &Position) -> Option<i32> {
        if !has_begun(position) {
            return None;
        }
        let moves = |cells: u64, animal| cells.count_ones().min(position.left(animal)) as i32;
        let live = Live::of(position);
        let (mover, other) = (position.mover(), position.mover().other());
        let own_most = moves(live.own | live.own_safe, mover);
        let other_most = moves(live.other | live.other_safe, other);
        if moves(live.own_safe, mover) > other_most {
            return Some(2 * other_most + 1);
        }
        if moves(live.other_safe, other) >= own_most {
            return Some(-2 * own_most);
        }
        None
    }

    /// Moves to live cells, and to one safe cell, since all of these are equal.
    #[inline]
    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        let legal = position.legal();
        let live = Live::of(position);
        let safe = legal & live.own_safe;
        list.extend(Cells(legal & !live.own_safe));
        list.extend(Cells(safe & safe.wrapping_neg()));
    }

    /// Cells that take many away from the other side or make many safe come first, the side's own safe cells last.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Cell) -> i32 {
        let mut after = [position.usable(position.mover()), position.usable(position.mover().other())];
        after[0] &= !played.bit();
        after[1] &= !around(played);
        16 * (self.side(after[0], after[1]) - self.side(after[1], after[0])) - 100_000
    }

    /// Zugzwang occurs only without live cells.
    #[inline]
    fn after_null_move(position: &Position) -> Option<Position> {
        has_begun(position).then(|| position.with_other_mover())
    }

    const HISTORY_SLOTS: usize = 64;

    #[inline]
    fn history_slot(_position: &Position, played: Cell) -> usize {
        played.index()
    }
}
