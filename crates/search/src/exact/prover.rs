//! A proof by depth first search: the side to move wins if some move leads to a position that the other side loses.
//!
//! What was found is remembered in a table of fixed size, which compares all bits of a key but the lowest: in a day of searching
//! one false match would be bad luck, and where the keys of a game tell all positions apart there is none.

use super::answer::{self, Known};
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::think::{Analysis, Question};
use ludoteca_rules::{Game, Winner};
use std::mem;

/// Entries of the memory that a position may be in.
const WAYS: usize = 4;

/// The searcher. See the head of this file.
///
/// Proofs say nothing of distances.
pub struct Prover<G: Game, E: Evaluation<G>> {
    evaluation: E,
    /// Keys of positions, the lowest bit replaced by whether the side to move wins; 0 where there is none.
    known: Vec<[u64; WAYS]>,
    /// Which way is overwritten next.
    next_way: usize,
    /// Room for the moves of every ply.
    lists: Vec<(Vec<G::Move>, Vec<Next<G>>)>,
}

/// A move about which nothing is known yet, and where it leads.
struct Next<G: Game> {
    promise: i32,
    played: G::Move,
    after: G::Position,
    key: u64,
    /// Whether the same side moves again.
    same_side: bool,
}

impl<G: Game, E: Evaluation<G>> Prover<G, E> {
    /// A prover with a memory of at most so many megabytes. The evaluation orders the moves and judges nothing.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(!G::INFO.draws && !G::INFO.repetition, "what is not won must be lost") };
        let most = (megabytes << 20) / size_of::<[u64; WAYS]>();
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { evaluation, known: vec![[0; WAYS]; buckets], next_way: 0, lists: Vec::new() }
    }

    fn forget(&mut self) {
        // Zeroed memory that the system gives anew costs nothing before it is used.
        let buckets = self.known.len();
        self.known = Vec::new();
        self.known = vec![[0; WAYS]; buckets];
        self.next_way = 0;
    }

    const fn place(&self, key: u64) -> usize {
        (key >> 1) as usize & (self.known.len() - 1)
    }

    fn find(&self, key: u64) -> Option<bool> {
        let entry = self.known[self.place(key)].into_iter().find(|entry| *entry != 0 && (entry ^ key) & !1 == 0)?;
        Some(entry & 1 == 1)
    }

    fn keep(&mut self, key: u64, wins: bool) {
        let place = self.place(key);
        let way = self.known[place].iter().position(|entry| *entry == 0).unwrap_or(self.next_way);
        self.next_way = (self.next_way + 1) % WAYS;
        self.known[place][way] = key & !1 | u64::from(wins);
    }

    /// Whether the side to move wins; `None` if the search had to stop.
    fn wins(&mut self, meter: &mut Meter, position: &G::Position, key: u64, ply: usize) -> Option<bool> {
        if meter.count() {
            return None;
        }
        let (won, mut open) = self.sort(position, ply);
        let mut answer = Some(won.is_some());
        if won.is_none() {
            for next in &open {
                match self.open_wins(meter, next, ply) {
                    Some(false) => {}
                    other => {
                        answer = other;
                        break;
                    }
                }
            }
        }
        open.clear();
        self.lists[ply].1 = open;
        if let Some(wins) = answer {
            self.keep(key, wins);
        }
        answer
    }

    /// Whether a move at the root wins for the side that plays it.
    fn move_wins(&mut self, meter: &mut Meter, position: &G::Position, played: G::Move) -> Option<bool> {
        let mut after = position.clone();
        G::play(&mut after, played);
        let side = E::side(position);
        if let Some(winner) = E::winner(&after) {
            return Some(winner == Winner::Side(side));
        }
        let same_side = E::side(&after) == side;
        if let Some(plies) = E::proved(&after) {
            return Some((plies > 0) == same_side);
        }
        let key = E::key_of_images(&after);
        self.open_wins(meter, &Next { promise: 0, played, after, key, same_side }, 0)
    }

    /// Whether a move about which nothing is known yet wins for the side that plays it.
    fn open_wins(&mut self, meter: &mut Meter, next: &Next<G>, ply: usize) -> Option<bool> {
        // A position may be reached by several moves of one list.
        let wins = self.find(next.key).or_else(|| self.wins(meter, &next.after, next.key, ply + 1))?;
        Some(wins == next.same_side)
    }

    /// The first move that is known to win, and those of which nothing is known, the most promising first. The caller gives
    /// the list back.
    fn sort(&mut self, position: &G::Position, ply: usize) -> (Option<G::Move>, Vec<Next<G>>) {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Default::default);
        }
        let (mut list, mut open) = mem::take(&mut self.lists[ply]);
        let side = E::side(position);
        G::moves(position, &mut list);
        let mut won = None;
        for played in &list {
            let mut after = position.clone();
            G::play(&mut after, *played);
            let wins = match E::winner(&after) {
                Some(winner) => Some(winner == Winner::Side(side)),
                None => {
                    let same_side = E::side(&after) == side;
                    let key = E::key_of_images(&after);
                    let known = E::proved(&after).map(|plies| plies > 0).or_else(|| self.find(key));
                    if known.is_none() {
                        let promise = self.evaluation.promise(position, *played);
                        open.push(Next { promise, played: *played, after, key, same_side });
                    }
                    known.map(|wins| wins == same_side)
                }
            };
            if wins == Some(true) {
                won = Some(*played);
                break;
            }
        }
        self.lists[ply].0 = list;
        open.sort_by_key(|next| -next.promise);
        (won, open)
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Prover<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        if meter.is_exact() {
            self.forget();
        }
        let mut valued = Vec::new();
        let (won, open) = self.sort(&root.position, 0);
        let mut list = Vec::new();
        G::moves(&root.position, &mut list);
        if question.all {
            // A list that ends with the first win leaves others out.
            for played in &list {
                let before = meter.nodes();
                let wins = self.move_wins(meter, &root.position, *played);
                valued.push(Known { played: *played, wins, resistance: meter.nodes() - before });
            }
        } else if won.is_some() {
            valued.extend(won.map(|played| Known { played, wins: Some(true), resistance: 0 }));
        } else {
            for next in &open {
                let before = meter.nodes();
                let wins = self.open_wins(meter, next, 0);
                valued.push(Known { played: next.played, wins, resistance: meter.nodes() - before });
                if wins == Some(true) {
                    break;
                }
            }
            // The others are known to lose.
            let missing = list.iter().filter(|played| open.iter().all(|next| next.played != **played));
            valued.extend(missing.map(|played| Known { played: *played, wins: Some(false), resistance: 0 }));
        }
        answer::of(&valued, question.all, meter.nodes())
    }
}
