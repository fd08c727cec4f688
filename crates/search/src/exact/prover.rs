//! Depth-first proof search: the side to move wins if some move leads to a position that the other side loses.
//!
//! Proven positions are stored in a table of fixed size that compares all bits of a key but the lowest: in a day of
//! searching one false match would be bad luck, and where the keys of a game tell all positions apart there is none.

use super::answer::{self, MoveProof};
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::thinking::think::{Analysis, Question};
use ludoteca_rules::{Game, Winner};
use std::mem;

/// Entries of a bucket of the table.
const BUCKET_SIZE: usize = 4;

/// The searcher. See the head of this file.
///
/// Proofs say nothing of distances.
pub struct Prover<G: Game, E: Evaluation<G>> {
    evaluation: E,
    /// Keys of proven positions, the lowest bit replaced by whether the side to move wins; 0 where there is none.
    table: Vec<[u64; BUCKET_SIZE]>,
    /// Index within a full bucket of the entry that is replaced next.
    next_replaced: usize,
    /// Buffers of each ply: moves and children.
    buffers: Vec<(Vec<G::Move>, Vec<Child<G>>)>,
}

/// A child of a node that is not proven yet.
struct Child<G: Game> {
    ordering_score: i32,
    played: G::Move,
    after: G::Position,
    key: u64,
    /// Whether the same side moves again.
    same_side: bool,
}

impl<G: Game, E: Evaluation<G>> Prover<G, E> {
    /// A prover with a table of at most so many megabytes. Of the evaluation only the move ordering and the static
    /// proofs are used.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(!G::INFO.draws && !G::INFO.repetition, "what is not won must be lost") };
        let most = (megabytes << 20) / size_of::<[u64; BUCKET_SIZE]>();
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { evaluation, table: vec![[0; BUCKET_SIZE]; buckets], next_replaced: 0, buffers: Vec::new() }
    }

    fn clear_table(&mut self) {
        // New zeroed memory costs nothing before it is used, so this is faster than to overwrite the old.
        let buckets = self.table.len();
        self.table = Vec::new();
        self.table = vec![[0; BUCKET_SIZE]; buckets];
        self.next_replaced = 0;
    }

    const fn bucket(&self, key: u64) -> usize {
        (key >> 1) as usize & (self.table.len() - 1)
    }

    fn probe(&self, key: u64) -> Option<bool> {
        let entry = self.table[self.bucket(key)].into_iter().find(|entry| *entry != 0 && (entry ^ key) & !1 == 0)?;
        Some(entry & 1 == 1)
    }

    fn store(&mut self, key: u64, wins: bool) {
        let bucket = self.bucket(key);
        let index = self.table[bucket].iter().position(|entry| *entry == 0).unwrap_or(self.next_replaced);
        self.next_replaced = (self.next_replaced + 1) % BUCKET_SIZE;
        self.table[bucket][index] = key & !1 | u64::from(wins);
    }

    /// Whether the side to move wins; `None` if the budget was used up.
    fn wins(&mut self, meter: &mut Meter, position: &G::Position, key: u64, ply: usize) -> Option<bool> {
        if meter.count() {
            return None;
        }
        let (winning_move, mut open) = self.expand(position, ply);
        let mut answer = Some(winning_move.is_some());
        if winning_move.is_none() {
            for child in &open {
                match self.open_child_wins(meter, child, ply) {
                    Some(false) => {}
                    other => {
                        answer = other;
                        break;
                    }
                }
            }
        }
        open.clear();
        self.buffers[ply].1 = open;
        if let Some(wins) = answer {
            self.store(key, wins);
        }
        answer
    }

    /// Whether a move at the root wins for the side that plays it.
    fn move_wins(&mut self, meter: &mut Meter, position: &G::Position, played: G::Move) -> Option<bool> {
        let mut after = position.clone();
        G::play(&mut after, played);
        let side = E::side_to_move(position);
        if let Some(winner) = E::winner(&after) {
            return Some(winner == Winner::Side(side));
        }
        let same_side = E::side_to_move(&after) == side;
        if let Some(plies) = E::static_proof(&after) {
            return Some((plies > 0) == same_side);
        }
        let key = E::symmetric_key(&after);
        self.open_child_wins(meter, &Child { ordering_score: 0, played, after, key, same_side }, 0)
    }

    /// Whether a child that is not proven yet is a win for the side that moves to it.
    fn open_child_wins(&mut self, meter: &mut Meter, child: &Child<G>, ply: usize) -> Option<bool> {
        // It may have been proven meanwhile by transposition.
        let wins = self.probe(child.key).or_else(|| self.wins(meter, &child.after, child.key, ply + 1))?;
        Some(wins == child.same_side)
    }

    /// The first move that is known to win, and the children up to it that are not proven, in the order to be searched.
    /// The caller gives the buffer back.
    fn expand(&mut self, position: &G::Position, ply: usize) -> (Option<G::Move>, Vec<Child<G>>) {
        if self.buffers.len() <= ply {
            self.buffers.resize_with(ply + 1, Default::default);
        }
        let (mut list, mut open) = mem::take(&mut self.buffers[ply]);
        let side = E::side_to_move(position);
        G::moves(position, &mut list);
        let mut winning_move = None;
        for played in &list {
            let mut after = position.clone();
            G::play(&mut after, *played);
            let wins = match E::winner(&after) {
                Some(winner) => Some(winner == Winner::Side(side)),
                None => {
                    let same_side = E::side_to_move(&after) == side;
                    let key = E::symmetric_key(&after);
                    let known = E::static_proof(&after).map(|plies| plies > 0).or_else(|| self.probe(key));
                    if known.is_none() {
                        let ordering_score = self.evaluation.ordering_score(position, *played);
                        open.push(Child { ordering_score, played: *played, after, key, same_side });
                    }
                    known.map(|wins| wins == same_side)
                }
            };
            if wins == Some(true) {
                winning_move = Some(*played);
                break;
            }
        }
        self.buffers[ply].0 = list;
        open.sort_by_key(|child| -child.ordering_score);
        (winning_move, open)
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Prover<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        if meter.is_deterministic() {
            self.clear_table();
        }
        let mut proofs = Vec::new();
        let (winning_move, open) = self.expand(&root.position, 0);
        let mut list = Vec::new();
        G::moves(&root.position, &mut list);
        if question.all {
            // The expansion stopped at the first win, so each move is searched by itself.
            for played in &list {
                let before = meter.nodes();
                let wins = self.move_wins(meter, &root.position, *played);
                proofs.push(MoveProof { played: *played, wins, resistance: meter.nodes() - before });
            }
        } else if winning_move.is_some() {
            proofs.extend(winning_move.map(|played| MoveProof { played, wins: Some(true), resistance: 0 }));
        } else {
            for child in &open {
                let before = meter.nodes();
                let wins = self.open_child_wins(meter, child, 0);
                proofs.push(MoveProof { played: child.played, wins, resistance: meter.nodes() - before });
                if wins == Some(true) {
                    break;
                }
            }
            // The others are proven to lose.
            let missing = list.iter().filter(|played| open.iter().all(|child| child.played != **played));
            proofs.extend(missing.map(|played| MoveProof { played: *played, wins: Some(false), resistance: 0 }));
        }
        answer::analysis(&proofs, question.all, meter.nodes())
    }
}
