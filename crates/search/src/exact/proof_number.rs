//! Proof-number search: always searches on where the least is left to prove (Allis 1994), depth first and with a
//! transposition table of fixed size (df-pn, Nagai 2002).
//!
//! The proof number of a node is a lower bound of the positions that must still be proven won to prove it won; the
//! disproof number of those that must be proven lost to prove it lost. Here a disproof number is the greatest one of
//! the children, plus one for each other child that is not proven, and not their sum, which counts positions several
//! times that are reached by several moves (weak proof-number search, Ueda and others 2008).
//!
//! Both numbers are those of the side to move at a node, so that they change their roles where another side decides.

use super::answer::{self, MoveProof};
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::thinking::think::{Analysis, Question};
use ludoteca_rules::{Game, Winner};
use std::mem;

/// The proof number of what cannot be proven.
const INFINITY: u32 = 1 << 30;

/// Entries of a bucket of the table.
const BUCKET_SIZE: usize = 4;

/// Proof and disproof number: what is left to prove that the side to move wins, and that it loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    proof: u32,
    disproof: u32,
}

impl ProofNumbers {
    const WON: Self = Self { proof: 0, disproof: INFINITY };
    const LOST: Self = Self { proof: INFINITY, disproof: 0 };

    const fn of(wins: bool) -> Self {
        if wins { Self::WON } else { Self::LOST }
    }

    /// The same for the side that moved here, or from there.
    const fn seen_by(self, same_side: bool) -> Self {
        if same_side { self } else { Self { proof: self.disproof, disproof: self.proof } }
    }

    /// Whether the side to move wins, if that is proven.
    const fn result(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// An entry of the table. First word: the key, with the binary logarithm of the subtree's size in its lowest bits.
/// Second word: the proof number in the lower half and the disproof number in the upper one; 0 where nothing was
/// written.
type Entry = [u64; 2];

/// The bits of the first word that hold the size.
const SIZE_MASK: u64 = 63;

/// The transposition table. The entry with the smallest subtree is replaced first.
struct TranspositionTable(Vec<[Entry; BUCKET_SIZE]>);

impl TranspositionTable {
    fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[Entry; BUCKET_SIZE]>();
        Self(vec![Default::default(); if most == 0 { 1 } else { 1 << most.ilog2() }])
    }

    /// Forgets everything. New zeroed memory costs nothing before it is used, so this is faster than to overwrite the
    /// old.
    fn clear(&mut self) {
        let buckets = self.0.len();
        self.0 = Vec::new();
        self.0 = vec![Default::default(); buckets];
    }

    const fn bucket(&self, key: u64) -> usize {
        (key >> 6) as usize & (self.0.len() - 1)
    }

    fn probe(&self, key: u64) -> Option<ProofNumbers> {
        let bucket = &self.0[self.bucket(key)];
        let [_, numbers] =
            *bucket.iter().find(|[stored, numbers]| (stored ^ key) & !SIZE_MASK == 0 && *numbers != 0)?;
        Some(ProofNumbers { proof: numbers as u32, disproof: (numbers >> 32) as u32 })
    }

    fn store(&mut self, key: u64, numbers: ProofNumbers, size: u64) {
        let place = self.bucket(key);
        let bucket = &mut self.0[place];
        let rank = |[stored, numbers]: &Entry| match (stored ^ key) & !SIZE_MASK {
            _ if *numbers == 0 => 0,
            0 => 1,
            _ => 2 + (stored & SIZE_MASK),
        };
        let same = bucket.iter().position(|entry| rank(entry) == 1);
        let chosen = same.or_else(|| (0..BUCKET_SIZE).min_by_key(|index| rank(&bucket[*index])));
        let size = u64::from(size.max(1).ilog2());
        if let Some(chosen) = chosen {
            bucket[chosen] = [key & !SIZE_MASK | size, u64::from(numbers.proof) | u64::from(numbers.disproof) << 32];
        }
    }
}

/// A child of a node.
struct Child<G: Game> {
    played: G::Move,
    after: G::Position,
    key: u64,
    /// Whether the same side moves again.
    same_side: bool,
    /// Those of the position after the move, for its side to move.
    numbers: ProofNumbers,
    /// Whether they are proven without search, so that the table need not be asked.
    is_static: bool,
}

/// Where the search of a node goes on.
struct Selection {
    /// The numbers of the node.
    numbers: ProofNumbers,
    /// Index of the child to search.
    child: usize,
    /// Numbers at which the search of that child ends, for the side to move at the node.
    limit: ProofNumbers,
}

/// The searcher. See the head of this file.
pub struct ProofNumber<G: Game, E: Evaluation<G>> {
    evaluation: E,
    table: TranspositionTable,
    /// Buffers of each ply: moves and children.
    buffers: Vec<(Vec<G::Move>, Vec<Child<G>>)>,
}

impl<G: Game, E: Evaluation<G>> ProofNumber<G, E> {
    /// A searcher with a table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(!G::INFO.draws && !G::INFO.repetition, "what is not won must be lost") };
        Self { evaluation, table: TranspositionTable::new(megabytes), buffers: Vec::new() }
    }

    /// The children of a position, up to the first that is known to win. The caller gives the buffer back.
    fn expand(&mut self, position: &G::Position, ply: usize) -> Vec<Child<G>> {
        if self.buffers.len() <= ply {
            self.buffers.resize_with(ply + 1, Default::default);
        }
        let (mut list, mut children) = mem::take(&mut self.buffers[ply]);
        G::moves(position, &mut list);
        children.clear();
        for played in &list {
            let child = self.child(position, *played);
            let won = child.numbers.seen_by(child.same_side).proof == 0;
            children.push(child);
            if won {
                break;
            }
        }
        self.buffers[ply].0 = list;
        children
    }

    /// The numbers of a position from those of its children, the child to search next, and the limits of its search.
    fn select(children: &[Child<G>], limit: ProofNumbers) -> Selection {
        let (mut proof, mut second) = (INFINITY, INFINITY);
        let (mut greatest, mut open, mut chosen) = (0_u32, 0_u32, 0);
        let mut chosen_disproof = 0;
        for (index, child) in children.iter().enumerate() {
            let numbers = child.numbers.seen_by(child.same_side);
            if numbers.proof < proof {
                second = proof;
                (proof, chosen, chosen_disproof) = (numbers.proof, index, numbers.disproof);
            } else if numbers.proof < second {
                second = numbers.proof;
            }
            if numbers.disproof > 0 {
                greatest = greatest.max(numbers.disproof);
                open += 1;
            }
        }
        let others = open.saturating_sub(1);
        let disproof = if greatest >= INFINITY { INFINITY } else { greatest + others };
        // A quarter more than the second best, so that the search does not jump between two children.
        let proof_limit = limit.proof.min(second.saturating_add(second / 4).saturating_add(1)).min(INFINITY);
        let disproof_limit = limit.disproof.saturating_sub(others).max(chosen_disproof + 1).min(INFINITY);
        Selection {
            numbers: ProofNumbers { proof, disproof },
            child: chosen,
            limit: ProofNumbers { proof: proof_limit, disproof: disproof_limit },
        }
    }

    /// Searches a position until one of its numbers reaches a limit; its numbers, and the nodes that were searched.
    fn search_node(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        key: u64,
        limit: ProofNumbers,
        ply: usize,
    ) -> (ProofNumbers, u64) {
        let before = meter.nodes();
        meter.count();
        let mut children = self.expand(position, ply);
        let numbers = loop {
            let Selection { numbers, child, limit: child_limit } = Self::select(&children, limit);
            let is_reached = numbers.proof >= limit.proof || numbers.disproof >= limit.disproof;
            if is_reached || numbers.result().is_some() || meter.is_over() {
                break numbers;
            }
            let Child { after, key, same_side, .. } = &children[child];
            let (after, key, same_side) = (after.clone(), *key, *same_side);
            children[child].numbers = self.search_node(meter, &after, key, child_limit.seen_by(same_side), ply + 1).0;
            for child in children.iter_mut().filter(|child| !child.is_static) {
                // The search may have reached other children by transposition.
                if let Some(numbers) = self.table.probe(child.key) {
                    child.numbers = numbers;
                }
            }
        };
        children.clear();
        self.buffers[ply].1 = children;
        let searched = meter.nodes() - before;
        self.table.store(key, numbers, searched);
        (numbers, searched)
    }

    /// What is proven of each move of the root.
    fn search_root(&mut self, meter: &mut Meter, position: &G::Position, all: bool) -> Vec<MoveProof<G::Move>> {
        const UNLIMITED: ProofNumbers = ProofNumbers { proof: INFINITY, disproof: INFINITY };
        let mut list = Vec::new();
        G::moves(position, &mut list);
        let mut children = self.expand(position, 0);
        if all && children.len() < list.len() {
            // The expansion stopped at the first win.
            let first = children.len();
            for played in &list[first..] {
                children.push(self.child(position, *played));
            }
        }
        let mut searched = vec![0; children.len()];
        loop {
            let mut selection = Self::select(&children, UNLIMITED);
            if selection.numbers.result().is_some() {
                let open = children.iter().position(|child| child.numbers.result().is_none()).filter(|_| all);
                let Some(open) = open else { break };
                selection = Selection { child: open, limit: UNLIMITED, ..selection };
            }
            if meter.is_over() {
                break;
            }
            let Child { after, key, same_side, .. } = &children[selection.child];
            let (after, key, same_side) = (after.clone(), *key, *same_side);
            let (numbers, nodes) = self.search_node(meter, &after, key, selection.limit.seen_by(same_side), 1);
            children[selection.child].numbers = numbers;
            searched[selection.child] += nodes;
        }
        let proofs = children.iter().zip(&searched);
        let mut proofs: Vec<MoveProof<G::Move>> = proofs
            .map(|(child, searched)| {
                let wins = child.numbers.seen_by(child.same_side).result();
                MoveProof { played: child.played, wins, resistance: *searched }
            })
            .collect();
        proofs.sort_by_key(|proof| list.iter().position(|played| *played == proof.played));
        proofs
    }

    /// The child after a move, with what is known of it without search.
    fn child(&self, position: &G::Position, played: G::Move) -> Child<G> {
        let side = E::side_to_move(position);
        let mut after = position.clone();
        G::play(&mut after, played);
        let winner = E::winner(&after);
        let same_side = winner.is_some() || E::side_to_move(&after) == side;
        let wins = match winner {
            Some(winner) => Some(winner == Winner::Side(side)),
            None => E::static_proof(&after).map(|plies| plies > 0),
        };
        let key = E::symmetric_key(&after);
        let numbers = match wins {
            Some(wins) => ProofNumbers::of(wins),
            None => self.table.probe(key).unwrap_or_else(|| self.initial_numbers(&after)),
        };
        Child { played, after, key, same_side, numbers, is_static: wins.is_some() }
    }

    /// The numbers of a position that was not searched yet.
    fn initial_numbers(&self, position: &G::Position) -> ProofNumbers {
        let (proof, disproof) = self.evaluation.initial_proof_numbers(position);
        ProofNumbers { proof: proof.max(1), disproof: disproof.max(1) }
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for ProofNumber<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        if meter.is_deterministic() {
            self.table.clear();
        }
        let proofs = self.search_root(meter, &root.position, question.all);
        answer::analysis(&proofs, question.all, meter.nodes())
    }
}
