//! Alpha-beta: looks at all moves of both sides to a depth that grows, and leaves out what cannot change the result.
//!
//! Principal variation search with iterative deepening, a window around the last value, a table of positions, the order
//! of moves learned while searching, less depth for moves that come late, and beyond the depth only the moves
//! after which a position cannot be judged yet. Positions are copied and not taken back: they are small.
//!
//! A value changes its sign only where another side decides next, so a side may move several times in a turn. A position
//! that occurred in the line already counts as a draw. Values that say a proof are one: what is left out never makes a loss
//! out of a position, since what is not searched is judged.
//!
//! Where repetition or idle turns draw, what a position is worth depends on the way to it, which the table leaves out. A judgement
//! that is remembered may be wrong by that. A proof is not: the winner comes nearer to the end with every move, so that
//! no position of its way comes back, and what is remembered counts only if so many turns are left, and is forgotten when a
//! position of the play has occurred twice. A draw is called proved only where repetition does not count.
//!
//! Memory: the table has the size its maker is told, the rest is a list of moves for each ply.
//!
//! Start with [`AlphaBeta`]; `node.rs` is the search below the root, `order.rs` in which order it tries moves, `table.rs` what it
//! remembers, `past.rs` what makes draws.

mod node;
mod order;
mod past;
mod table;

use super::meter::Meter;
use super::score::{is_proof, score};
use super::{Evaluation, Root, Search, Typed};
use ludoteca_rules::Game;
use ludoteca_rules::think::{Analysis, Ending, Proof, Question, Score, Thinker};
use node::{MOST_PLIES, Tree};

/// The first window around the last value reaches so far to both sides.
const WINDOW: i32 = 30;

/// The searcher. See the head of this file.
pub struct AlphaBeta<G: Game, E: Evaluation<G>> {
    tree: Tree<G, E>,
}

/// A searcher of game `G` by this evaluation, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    Typed::<G, AlphaBeta<G, E>>::boxed(AlphaBeta::new(evaluation, megabytes))
}

/// A move at the root.
#[derive(Clone)]
struct First<M> {
    /// Its place in the generated list.
    index: usize,
    played: M,
    value: i32,
    line: Vec<M>,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// A searcher with a table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        Self { tree: Tree::new(evaluation, megabytes) }
    }

    /// The same, but every move is searched to the full depth, and nothing is proved by the evaluation: slower, and then the
    /// distance of every proof is exact.
    #[must_use]
    pub fn exact(evaluation: E, megabytes: usize) -> Self {
        let mut searcher = Self::new(evaluation, megabytes);
        searcher.tree.full_width = true;
        searcher
    }

    /// Searches the moves with the open window; the best value found before the end. `None`: it ended before the first
    /// move was searched.
    fn iteration(
        &mut self,
        root: &Root<G>,
        meter: &mut Meter,
        firsts: &mut [First<G::Move>],
        depth: u32,
        window: (i32, i32),
        all: bool,
    ) -> Option<i32> {
        let (mut alpha, beta) = window;
        let mut best = None;
        self.tree.begin_depth(depth);
        for index in 0..firsts.len() {
            let first = index == 0 || all;
            let floor = if all { window.0 } else { alpha };
            let played = firsts[index].played;
            let value = self.tree.first(root, meter, played, depth, (floor, beta), first);
            if meter.is_over() {
                break;
            }
            let raises = value > alpha;
            if first || raises {
                let line = self.tree.line_after(played);
                firsts[index] = First { value, line, ..firsts[index] };
            }
            best = Some(best.map_or(value, |best: i32| best.max(value)));
            alpha = alpha.max(value);
            if raises && !all {
                // The others keep their order: of those below the window nobody knows which is better.
                firsts[..=index].rotate_right(1);
                if alpha >= beta {
                    break;
                }
            }
        }
        if all {
            firsts.sort_by_key(|first| (-first.value, first.index));
        }
        best
    }

    /// One depth: the window is opened until the value lies in it.
    fn deepen(
        &mut self,
        root: &Root<G>,
        meter: &mut Meter,
        firsts: &mut [First<G::Move>],
        depth: u32,
        last: Option<i32>,
        all: bool,
    ) -> Option<i32> {
        const WHOLE: (i32, i32) = (-i32::MAX, i32::MAX);
        let mut reach = WINDOW;
        let mut window = match last {
            Some(last) if !all && !is_proof(last) => (last - reach, last + reach),
            _ => WHOLE,
        };
        loop {
            let value = self.iteration(root, meter, firsts, depth, window, all)?;
            if meter.is_over() || (window.0 < value && value < window.1) {
                return Some(value);
            }
            reach *= 4;
            let wide = reach > 1000;
            if value <= window.0 {
                window.0 = if wide { WHOLE.0 } else { value - reach };
            } else {
                window.1 = if wide { WHOLE.1 } else { value + reach };
            }
        }
    }
}

/// Whether a position of the play has occurred twice: another time it would be a draw.
fn has_repeated(line: &[u64]) -> bool {
    line.iter().enumerate().any(|(index, hash)| line[..index].contains(hash))
}

impl<G: Game, E: Evaluation<G>> Search<G> for AlphaBeta<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        self.tree.begin(root, meter.is_exact() || has_repeated(root.line.as_deref().unwrap_or(&[])));
        let mut list = Vec::new();
        G::moves(&root.position, &mut list);
        let firsts = list.iter().enumerate();
        let mut firsts: Vec<First<G::Move>> =
            firsts.map(|(index, played)| First { index, played: *played, value: 0, line: vec![*played] }).collect();
        self.tree.sort_first(&root.position, &mut list);
        firsts.sort_by_key(|first| list.iter().position(|played| *played == first.played));
        let deepest = question.budget.depth.unwrap_or(MOST_PLIES as u32).clamp(1, MOST_PLIES as u32);
        let mut value = None;
        let mut depth = 0;
        let mut complete = false;
        while depth < deepest && !firsts.is_empty() {
            let before = if question.all && depth > 0 { firsts.clone() } else { Vec::new() };
            let found = self.deepen(root, meter, &mut firsts, depth + 1, value, question.all);
            if meter.is_over() {
                if before.is_empty() {
                    value = found.or(value);
                } else {
                    // Values of different depths cannot be compared.
                    firsts = before;
                }
                break;
            }
            value = found;
            depth += 1;
            complete = !self.tree.cut;
            let proved = if question.all {
                firsts.iter().all(|first| is_proof(first.value))
            } else {
                value.is_some_and(is_proof)
            };
            if proved || complete {
                break;
            }
        }
        let Some(first) = firsts.first() else { return Analysis::nothing() };
        // Where the whole game was looked at and nobody wins, it is a draw.
        let score = |value| match score(value) {
            Score { value, proof: None } if complete && root.line.is_none() => {
                Score { value, proof: Some(Proof { ending: Ending::Draw, plies: None }) }
            }
            score => score,
        };
        let valued = firsts.iter().filter(|_| question.all);
        let orders = valued.map(|first| (first.played, score(first.value))).collect();
        let judged = || self.tree.judge(&root.position);
        Analysis {
            best: Some(first.played),
            score: score(value.unwrap_or_else(judged)),
            line: first.line.clone(),
            nodes: meter.nodes(),
            depth,
            orders,
        }
    }
}
