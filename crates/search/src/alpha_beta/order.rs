//! In which order moves are tried: the remembered one, the promising ones, those that refuted a sister position, and the
//! others by how often moves like them were good.

use crate::Evaluation;
use ludoteca_rules::{Game, Side};
use std::marker::PhantomData;

/// A move with its place in the generated list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub rank: i32,
    pub index: u16,
    pub played: M,
}

const REMEMBERED: i32 = i32::MAX;
const PROMISING: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;

/// The farthest that what was learned of a move goes, in both directions.
const MOST_LEARNED: i32 = 1 << 14;

/// Sides whose moves are learned of separately.
const SIDES: usize = 4;

/// What the search has learned about moves.
pub(super) struct Experience<G: Game, E> {
    /// Two moves for each ply that refuted a position there.
    killers: Vec<[Option<G::Move>; 2]>,
    /// For each side and slot.
    learned: Vec<i32>,
    evaluation: PhantomData<fn() -> E>,
}

impl<G: Game, E: Evaluation<G>> Experience<G, E> {
    pub fn new() -> Self {
        Self { killers: Vec::new(), learned: vec![0; SIDES * E::SLOTS], evaluation: PhantomData }
    }

    /// Forgets all for a search that may not know of an earlier one, else a part of it.
    pub fn begin(&mut self, fresh: bool) {
        self.killers.clear();
        self.learned.iter_mut().for_each(|learned| *learned = if fresh { 0 } else { *learned / 4 });
    }

    fn place(position: &G::Position, side: Side, played: G::Move) -> usize {
        usize::from(side.0) % SIDES * E::SLOTS + E::slot(position, played)
    }

    /// Whether a rank is that of a move about which only experience is known.
    pub const fn is_plain(rank: i32) -> bool {
        rank < KILLER
    }

    /// Ranks the moves of `list` into `ranked`.
    pub fn rank(
        &self,
        evaluation: &E,
        position: &G::Position,
        side: Side,
        ply: usize,
        remembered: Option<u16>,
        list: &[G::Move],
        ranked: &mut Vec<Ranked<G::Move>>,
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        ranked.clear();
        ranked.extend((0_u16..).zip(list).map(|(index, played)| {
            let rank = if remembered == Some(index) {
                REMEMBERED
            } else {
                let promise = evaluation.promise(position, *played);
                if promise > 0 {
                    PROMISING + promise
                } else if killers[0] == Some(*played) {
                    KILLER + 1
                } else if killers[1] == Some(*played) {
                    KILLER
                } else {
                    promise + self.learned[Self::place(position, side, *played)]
                }
            };
            Ranked { rank, index, played: *played }
        }));
    }

    /// Learns that the last of the `tried` moves was too good, and the ones before it were not.
    pub fn learn(&mut self, position: &G::Position, side: Side, ply: usize, depth: i32, tried: &[Ranked<G::Move>]) {
        let Some((good, others)) = tried.split_last() else { return };
        if good.rank >= PROMISING && good.rank != REMEMBERED {
            return;
        }
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good.played) {
            *killers = [Some(good.played), killers[0]];
        }
        let bonus = (depth * depth * 16).min(MOST_LEARNED / 8);
        self.shift(Self::place(position, side, good.played), bonus);
        for other in others.iter().filter(|other| other.rank < PROMISING) {
            self.shift(Self::place(position, side, other.played), -bonus);
        }
    }

    /// Moves what was learned towards an end, the less the nearer it is already.
    fn shift(&mut self, place: usize, bonus: i32) {
        let learned = &mut self.learned[place];
        *learned += bonus - *learned * bonus.abs() / MOST_LEARNED;
    }
}

/// Brings the highest rank of `ranked[from..]` to `from`; of equal ones the one generated first.
#[inline]
pub(super) fn pick<M: Copy>(ranked: &mut [Ranked<M>], from: usize) -> Ranked<M> {
    let mut best = from;
    for index in from + 1..ranked.len() {
        let (this, that) = (ranked[index], ranked[best]);
        if this.rank > that.rank || this.rank == that.rank && this.index < that.index {
            best = index;
        }
    }
    ranked.swap(from, best);
    ranked[from]
}
