//! A proof by depth first search: the side to move wins if some move leads to a position that the other side loses.
//!
//! What was found is remembered in a table of fixed size, which compares all bits of a key but the lowest: in a day of searching
//! one false match would be bad luck, and where the keys of a game tell all positions apart there is none.

use crate::rules::think::{Analysis, Ending, Proof, Question, Score};
use crate::rules::{Game, Side, Winner};
use crate::search::meter::Meter;
use crate::search::score::WIN;
use crate::search::{Evaluation, Root, Search};
use std::marker::PhantomData;
use std::mem;

/// Entries of the memory that a position may be in.
const WAYS: usize = 4;

/// The searcher. See the head of this file.
///
/// Proofs say nothing of distances. The value of a proved win is just below that of one whose distance is known.
pub struct Prover<G: Game, E: Evaluation<G>> {
    evaluation: E,
    /// Keys of positions, the lowest bit replaced by whether the side to move wins; 0 where there is none.
    known: Vec<[u64; WAYS]>,
    /// Which way is overwritten next.
    next_way: usize,
    /// Room for the moves of every ply, with how promising they are.
    lists: Vec<(Vec<G::Move>, Vec<(i32, G::Move)>)>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> Prover<G, E> {
    /// A prover with a memory of at most so many megabytes. The evaluation orders the moves and judges nothing.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(!G::INFO.draws && !G::INFO.repetition, "what is not won must be lost") };
        let most = (megabytes << 20) / size_of::<[u64; WAYS]>();
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { evaluation, known: vec![[0; WAYS]; buckets], next_way: 0, lists: Vec::new(), game: PhantomData }
    }

    fn forget(&mut self) {
        self.known.fill([0; WAYS]);
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
    fn wins(&mut self, meter: &mut Meter, position: &G::Position, ply: usize) -> Option<bool> {
        if meter.count() {
            return None;
        }
        if let Some(plies) = E::proved(position) {
            return Some(plies > 0);
        }
        let key = E::key_of_images(position);
        if let Some(wins) = self.find(key) {
            return Some(wins);
        }
        let side = E::side(position);
        let ranked = self.ranked(position, ply);
        let mut answer = Some(false);
        for (_, played) in &ranked {
            match self.move_wins(meter, position, side, *played, ply) {
                Some(false) => {}
                other => {
                    answer = other;
                    break;
                }
            }
        }
        self.lists[ply].1 = ranked;
        if let Some(wins) = answer {
            self.keep(key, wins);
        }
        answer
    }

    /// Whether a move wins for the side that plays it.
    fn move_wins(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        side: Side,
        played: G::Move,
        ply: usize,
    ) -> Option<bool> {
        let mut after = position.clone();
        G::play(&mut after, played);
        if let Some(winner) = E::winner(&after) {
            meter.count();
            return Some(winner == Winner::Side(side));
        }
        let wins = self.wins(meter, &after, ply + 1)?;
        Some(wins == (E::side(&after) == side))
    }

    /// The moves, the most promising first. The caller gives the list back.
    fn ranked(&mut self, position: &G::Position, ply: usize) -> Vec<(i32, G::Move)> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Default::default);
        }
        let (list, ranked) = &mut self.lists[ply];
        G::moves(position, list);
        ranked.clear();
        ranked.extend(list.iter().map(|played| (self.evaluation.promise(position, *played), *played)));
        ranked.sort_by_key(|(promise, _)| -promise);
        mem::take(ranked)
    }
}

/// What a proof is worth, or the lack of one.
const fn score_of(wins: Option<bool>) -> Score {
    const PROVED: i32 = WIN / 2;
    let (value, ending) = match wins {
        None => return Score { value: 0, proof: None },
        Some(true) => (PROVED, Ending::Win),
        Some(false) => (-PROVED, Ending::Loss),
    };
    Score { value, proof: Some(Proof { ending, plies: None }) }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Prover<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        if meter.is_exact() {
            self.forget();
        }
        let position = &root.position;
        let side = E::side(position);
        let mut valued = Vec::new();
        for (_, played) in self.ranked(position, 0) {
            let wins = self.move_wins(meter, position, side, played, 0);
            valued.push((played, wins));
            if wins == Some(true) && !question.all {
                break;
            }
        }
        let won = valued.iter().find(|(_, wins)| *wins == Some(true));
        let open = valued.iter().find(|(_, wins)| wins.is_none());
        let best = won.or(open).or_else(|| valued.first()).copied();
        let mut orders: Vec<(G::Move, Score)> = Vec::new();
        if question.all {
            orders.extend(valued.iter().map(|(played, wins)| (*played, score_of(*wins))));
            orders.sort_by_key(|(_, score)| -score.value);
        }
        Analysis {
            best: best.map(|(played, _)| played),
            score: score_of(best.and_then(|(_, wins)| wins)),
            line: best.map(|(played, _)| played).into_iter().collect(),
            nodes: meter.nodes(),
            depth: 0,
            orders,
        }
    }
}
