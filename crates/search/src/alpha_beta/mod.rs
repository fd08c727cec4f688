//! Alpha-beta search with principal variation search, iterative deepening and aspiration windows.
//!
//! Below the root: a transposition table, killer moves and the history heuristic for move ordering, late move
//! reductions, null-move pruning, threat extensions, and a quiescence search at the horizon. Positions are copied and
//! not unmade: they are small.
//!
//! A value changes its sign only where another player decides next, so a side may move several times in a turn. A
//! position that occurred on the path already counts as a draw. Values in the range of proofs are proofs: no pruning
//! turns an unknown position into a proven loss, since whatever is not searched gets a static evaluation.
//!
//! Where repetition or turns without progress make draws, the value of a position depends on the path to it, which the
//! transposition table leaves out (the graph history interaction problem). Stored evaluations may be wrong by that.
//! Proofs are not: on the winner's way each position is nearer to the end, so none of them repeats, and a stored proof
//! counts only if so many quiet turns are left. When a position of the play has occurred twice, the table is cleared. A
//! draw is called proven only where repetition does not count.
//!
//! Memory: the table has the size its maker is told, the rest is a move list for each ply.
//!
//! Start with [`AlphaBeta`], the search at the root. `node.rs` is the search below it, `quiescence.rs` the search at
//! the horizon, `ordering.rs` the move ordering, `table.rs` the transposition table, and `draws.rs` finds draws.

mod draws;
mod node;
mod ordering;
mod quiescence;
mod table;

use super::meter::Meter;
use super::score::{is_proof, score};
use super::{Evaluation, Root, Search, boxed_thinker};
use ludoteca_rules::Game;
use ludoteca_rules::thinking::think::{Analysis, Ending, Proof, Question, Score, Thinker};
use node::{MAX_PLY, NodeSearch, Window};

/// The first aspiration window reaches so far to both sides of the last value.
const ASPIRATION_MARGIN: i32 = 30;

/// The searcher. See the head of this file.
pub struct AlphaBeta<G: Game, E: Evaluation<G>> {
    nodes: NodeSearch<G, E>,
}

/// A searcher of game `G` with this evaluation, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    boxed_thinker::<G, _>(AlphaBeta::<G, E>::new(evaluation, megabytes))
}

/// A move at the root.
#[derive(Clone)]
struct RootMove<M> {
    /// Index in the generated list.
    index: usize,
    played: M,
    value: i32,
    /// The principal variation that begins with it.
    pv: Vec<M>,
}

/// The state of iterative deepening at the root.
struct Deepening<'a, G: Game> {
    root: &'a Root<G>,
    meter: &'a mut Meter,
    /// The moves, the best one first.
    moves: Vec<RootMove<G::Move>>,
    /// Whether every move gets an exact value and not only the best one.
    all: bool,
    /// The value of the last iteration.
    value: Option<i32>,
    /// Depth of the last complete iteration.
    depth: u32,
    /// Whether that one saw every line to its end.
    complete: bool,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// A searcher with a transposition table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        Self { nodes: NodeSearch::new(evaluation, megabytes) }
    }

    /// A full-width searcher: no reductions, no pruning, and no static proofs. It is slower, and the distance of every
    /// proof is exact.
    #[must_use]
    pub fn exact(evaluation: E, megabytes: usize) -> Self {
        let mut searcher = Self::new(evaluation, megabytes);
        searcher.nodes.full_width = true;
        searcher
    }

    /// The root moves as they are ordered before the first iteration.
    fn root_moves(&self, root: &Root<G>) -> Vec<RootMove<G::Move>> {
        let mut list = Vec::new();
        self.nodes.evaluation.seen_moves(&root.position, &mut list);
        let moves = list.iter().enumerate();
        let mut moves: Vec<RootMove<G::Move>> =
            moves.map(|(index, played)| RootMove { index, played: *played, value: 0, pv: vec![*played] }).collect();
        self.nodes.sort_root_moves(&root.position, &mut list);
        moves.sort_by_key(|root_move| list.iter().position(|played| *played == root_move.played));
        moves
    }

    /// Searches deeper and deeper until the budget is used up or a deeper search cannot find more.
    fn iterate(&mut self, deepening: &mut Deepening<'_, G>, max_depth: u32) {
        while deepening.depth < max_depth && !deepening.moves.is_empty() {
            let before = if deepening.all && deepening.depth > 0 { deepening.moves.clone() } else { Vec::new() };
            let found = self.aspiration_search(deepening);
            if deepening.meter.is_over() {
                if before.is_empty() {
                    deepening.value = found.or(deepening.value);
                } else {
                    // Values of different depths cannot be compared.
                    deepening.moves = before;
                }
                break;
            }
            deepening.value = found;
            deepening.depth += 1;
            deepening.complete = !self.nodes.depth_limited;
            let proven = if deepening.all {
                deepening.moves.iter().all(|root_move| is_proof(root_move.value))
            } else {
                deepening.value.is_some_and(is_proof)
            };
            if proven || deepening.complete {
                break;
            }
        }
    }

    /// One iteration: widens the window around the last value until the new one lies within.
    fn aspiration_search(&mut self, deepening: &mut Deepening<'_, G>) -> Option<i32> {
        const FULL: Window = Window { alpha: -i32::MAX, beta: i32::MAX };
        let mut margin = ASPIRATION_MARGIN;
        let mut window = match deepening.value {
            Some(last) if !deepening.all && !is_proof(last) => Window { alpha: last - margin, beta: last + margin },
            _ => FULL,
        };
        loop {
            let value = self.search_root(deepening, window)?;
            if deepening.meter.is_over() || (window.alpha < value && value < window.beta) {
                return Some(value);
            }
            margin *= 4;
            let full = margin > 1000;
            if value <= window.alpha {
                window.alpha = if full { FULL.alpha } else { value - margin };
            } else {
                window.beta = if full { FULL.beta } else { value + margin };
            }
        }
    }

    /// Searches the root moves within a window; the best value found before the budget was used up. `None`: it was used
    /// up before the first move was searched.
    fn search_root(&mut self, deepening: &mut Deepening<'_, G>, window: Window) -> Option<i32> {
        let Deepening { root, meter, moves, all, depth, .. } = deepening;
        let (depth, all) = (*depth + 1, *all);
        let mut alpha = window.alpha;
        let mut best = None;
        self.nodes.begin_iteration(depth);
        for index in 0..moves.len() {
            let full_window = index == 0 || all;
            let played = moves[index].played;
            let floor = if all { window.alpha } else { alpha };
            let window = Window { alpha: floor, ..window };
            let value = self.nodes.search_root_move(root, meter, played, depth, window, full_window);
            if meter.is_over() {
                break;
            }
            let raises_alpha = value > alpha;
            if full_window || raises_alpha {
                moves[index].value = value;
                moves[index].pv = self.nodes.pv_of_root_move(played);
            }
            best = Some(best.map_or(value, |best: i32| best.max(value)));
            alpha = alpha.max(value);
            if raises_alpha && !all {
                // The others keep their order: which of those that failed low is better is unknown.
                moves[..=index].rotate_right(1);
                if alpha >= window.beta {
                    break;
                }
            }
        }
        if all {
            moves.sort_by_key(|root_move| (-root_move.value, root_move.index));
        }
        best
    }
}

/// Whether a position of the play has occurred twice: another time it would be a draw.
fn has_repetition(hashes: &[u64]) -> bool {
    hashes.iter().enumerate().any(|(index, hash)| hashes[..index].contains(hash))
}

impl<G: Game, E: Evaluation<G>> Search<G> for AlphaBeta<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let repeated = has_repetition(root.repetition_hashes.as_deref().unwrap_or(&[]));
        self.nodes.begin_search(root, meter.is_deterministic() || repeated);
        let moves = self.root_moves(root);
        let max_depth = question.budget.depth.unwrap_or(MAX_PLY as u32).clamp(1, MAX_PLY as u32);
        let mut deepening = Deepening { root, meter, moves, all: question.all, value: None, depth: 0, complete: false };
        self.iterate(&mut deepening, max_depth);
        let Deepening { moves, value, depth, complete, meter, .. } = deepening;
        let Some(first) = moves.first() else { return Analysis::nothing() };
        // If every line was searched to its end and nobody wins, it is a draw.
        let score = |value| match score(value) {
            Score { value, proof: None } if complete && root.repetition_hashes.is_none() => {
                Score { value, proof: Some(Proof { ending: Ending::Draw, plies: None }) }
            }
            score => score,
        };
        let valued = moves.iter().filter(|_| question.all);
        let orders = valued.map(|root_move| (root_move.played, score(root_move.value))).collect();
        let evaluate = || self.nodes.evaluate(&root.position);
        Analysis {
            best: Some(first.played),
            score: score(value.unwrap_or_else(evaluate)),
            line: first.pv.clone(),
            nodes: meter.nodes(),
            depth,
            orders,
            ..Analysis::nothing()
        }
    }
}
