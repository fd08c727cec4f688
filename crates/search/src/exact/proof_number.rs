//! A proof by proof numbers: always looks on where the least is left to prove (Allis 1994), depth first and with a table of
//! fixed size (df-pn, Nagai 2002).
//!
//! The proof number of a position says how many positions must at least still be shown to be won before it is; the disproof
//! number how many must be shown to be lost. In a disproof only the largest of the numbers that have to be added counts
//! whole, and one for each other, since many ways lead to the same positions (weak proof numbers, Ueda et al. 2008).

use super::answer::{self, Known};
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::think::{Analysis, Question};
use ludoteca_rules::{Game, Winner};
use std::mem;

/// More is never left to prove.
const NEVER: u32 = 1 << 30;

/// Entries of the table that a position may be in.
const WAYS: usize = 4;

/// What is left until it is shown that the side to move wins, or that it loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    win: u32,
    loss: u32,
}

impl Left {
    const WON: Self = Self { win: 0, loss: NEVER };
    const LOST: Self = Self { win: NEVER, loss: 0 };

    const fn of(wins: bool) -> Self {
        if wins { Self::WON } else { Self::LOST }
    }

    /// The same for the side that moved here.
    const fn before(self, same_side: bool) -> Self {
        if same_side { self } else { Self { win: self.loss, loss: self.win } }
    }

    const fn proof(self) -> Option<bool> {
        match (self.win, self.loss) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// The key, in its lowest bits the logarithm of the positions that were looked at below; and what is left, the win in the
/// lower half.
type Entry = [u64; 2];

const WORK: u64 = 63;

/// The table. An entry whose subtree was small gives way first.
struct Table(Vec<[Entry; WAYS]>);

impl Table {
    fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[Entry; WAYS]>();
        Self(vec![Default::default(); if most == 0 { 1 } else { 1 << most.ilog2() }])
    }

    /// Zeroed memory that the system gives anew costs nothing before it is used.
    fn forget(&mut self) {
        let buckets = self.0.len();
        self.0 = Vec::new();
        self.0 = vec![Default::default(); buckets];
    }

    const fn place(&self, key: u64) -> usize {
        (key >> 6) as usize & (self.0.len() - 1)
    }

    fn find(&self, key: u64) -> Option<Left> {
        let bucket = &self.0[self.place(key)];
        let [_, left] = *bucket.iter().find(|[key_work, left]| (key_work ^ key) & !WORK == 0 && *left != 0)?;
        Some(Left { win: left as u32, loss: (left >> 32) as u32 })
    }

    fn keep(&mut self, key: u64, Left { win, loss }: Left, work: u64) {
        let place = self.place(key);
        let bucket = &mut self.0[place];
        let rank = |[key_work, left]: &Entry| match (key_work ^ key) & !WORK {
            _ if *left == 0 => 0,
            0 => 1,
            _ => 2 + (key_work & WORK),
        };
        let same = bucket.iter().position(|entry| rank(entry) == 1);
        let chosen = same.or_else(|| (0..WAYS).min_by_key(|way| rank(&bucket[*way])));
        let work = u64::from(work.max(1).ilog2());
        if let Some(chosen) = chosen {
            bucket[chosen] = [key & !WORK | work, u64::from(win) | u64::from(loss) << 32];
        }
    }
}

/// A position after a move.
struct Next<G: Game> {
    played: G::Move,
    after: G::Position,
    key: u64,
    same_side: bool,
    /// What was found in the table or is known at once.
    left: Left,
    /// Known without a table.
    sure: bool,
}

/// The searcher. See the head of this file.
pub struct ProofNumber<G: Game, E: Evaluation<G>> {
    evaluation: E,
    table: Table,
    lists: Vec<(Vec<G::Move>, Vec<Next<G>>)>,
}

impl<G: Game, E: Evaluation<G>> ProofNumber<G, E> {
    /// A searcher with a table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(!G::INFO.draws && !G::INFO.repetition, "what is not won must be lost") };
        Self { evaluation, table: Table::new(megabytes), lists: Vec::new() }
    }

    /// The moves of a position and what is known of each.
    fn expand(&mut self, position: &G::Position, ply: usize) -> Vec<Next<G>> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Default::default);
        }
        let (mut list, mut nexts) = mem::take(&mut self.lists[ply]);
        G::moves(position, &mut list);
        nexts.clear();
        for played in &list {
            let next = self.next(position, *played);
            let won = next.left.before(next.same_side).win == 0;
            nexts.push(next);
            if won {
                break;
            }
        }
        self.lists[ply].0 = list;
        nexts
    }

    /// A guess of what is left at a position of which nothing is known.
    fn first_left(&self, position: &G::Position) -> Left {
        let (win, loss) = self.evaluation.effort(position);
        Left { win: win.max(1), loss: loss.max(1) }
    }

    /// What is left at a position according to those after it, and where to look next: the child, and the bounds there.
    fn gather(nexts: &[Next<G>], limit: Left) -> (Left, usize, Left) {
        let (mut win, mut second) = (NEVER, NEVER);
        let (mut most, mut open, mut chosen) = (0_u32, 0_u32, 0);
        let mut best_loss = 0;
        for (index, next) in nexts.iter().enumerate() {
            let left = next.left.before(next.same_side);
            if left.win < win {
                second = win;
                (win, chosen, best_loss) = (left.win, index, left.loss);
            } else if left.win < second {
                second = left.win;
            }
            if left.loss > 0 {
                most = most.max(left.loss);
                open += 1;
            }
        }
        let loss = if most >= NEVER { NEVER } else { most + open.saturating_sub(1) };
        // A little more than the second best, so that it does not change to and fro.
        let win_limit = limit.win.min(second.saturating_add(second / 4).saturating_add(1)).min(NEVER);
        let loss_limit = limit.loss.saturating_sub(open.saturating_sub(1)).max(best_loss + 1).min(NEVER);
        (Left { win, loss }, chosen, Left { win: win_limit, loss: loss_limit })
    }

    /// Looks on at a position until what is left reaches a limit; and at how many positions it looked.
    fn look(&mut self, meter: &mut Meter, position: &G::Position, key: u64, limit: Left, ply: usize) -> (Left, u64) {
        let before = meter.nodes();
        meter.count();
        let mut nexts = self.expand(position, ply);
        let left = loop {
            let (left, chosen, bounds) = Self::gather(&nexts, limit);
            if left.win >= limit.win || left.loss >= limit.loss || left.proof().is_some() || meter.is_over() {
                break left;
            }
            let next = &nexts[chosen];
            let (after, next_key, same_side) = (next.after.clone(), next.key, next.same_side);
            nexts[chosen].left = self.look(meter, &after, next_key, bounds.before(same_side), ply + 1).0;
            for next in nexts.iter_mut().filter(|next| !next.sure) {
                // Others may have been reached another way.
                if let Some(left) = self.table.find(next.key) {
                    next.left = left;
                }
            }
        };
        nexts.clear();
        self.lists[ply].1 = nexts;
        let work = meter.nodes() - before;
        self.table.keep(key, left, work);
        (left, work)
    }

    /// What is found out about each move of the root, and how many positions it took.
    fn root(&mut self, meter: &mut Meter, position: &G::Position, all: bool) -> Vec<Known<G::Move>> {
        let mut list = Vec::new();
        G::moves(position, &mut list);
        let mut nexts = self.expand(position, 0);
        if all && nexts.len() < list.len() {
            // Those behind the first win.
            let first = nexts.len();
            for played in &list[first..] {
                nexts.push(self.next(position, *played));
            }
        }
        let mut work = vec![0; nexts.len()];
        const OPEN: Left = Left { win: NEVER, loss: NEVER };
        loop {
            let (left, mut chosen, mut bounds) = Self::gather(&nexts, OPEN);
            if left.proof().is_some() {
                let open = nexts.iter().position(|next| next.left.proof().is_none()).filter(|_| all);
                let Some(open) = open else { break };
                (chosen, bounds) = (open, OPEN);
            }
            if meter.is_over() {
                break;
            }
            let (after, key, same_side) = (nexts[chosen].after.clone(), nexts[chosen].key, nexts[chosen].same_side);
            let (left, done) = self.look(meter, &after, key, bounds.before(same_side), 1);
            nexts[chosen].left = left;
            work[chosen] += done;
        }
        let known = nexts.iter().zip(&work);
        let mut known: Vec<Known<G::Move>> = known
            .map(|(next, work)| {
                let left = next.left.before(next.same_side);
                Known { played: next.played, wins: left.proof(), resistance: *work }
            })
            .collect();
        known.sort_by_key(|known| list.iter().position(|played| *played == known.played));
        known
    }

    fn next(&self, position: &G::Position, played: G::Move) -> Next<G> {
        let side = E::side(position);
        let mut after = position.clone();
        G::play(&mut after, played);
        let winner = E::winner(&after);
        let same_side = winner.is_some() || E::side(&after) == side;
        let sure = match winner {
            Some(winner) => Some(winner == Winner::Side(side)),
            None => E::proved(&after).map(|plies| plies > 0),
        };
        let key = E::key_of_images(&after);
        let left = match sure {
            Some(wins) => Left::of(wins),
            None => self.table.find(key).unwrap_or_else(|| self.first_left(&after)),
        };
        Next { played, after, key, same_side, left, sure: sure.is_some() }
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for ProofNumber<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        if meter.is_exact() {
            self.table.forget();
        }
        let known = self.root(meter, &root.position, question.all);
        answer::of(&known, question.all, meter.nodes())
    }
}
