//! For games of two sides that decide at the same time, without knowing what the other decides.
//!
//! Iterative deepening by turns. At every position the orders of both sides make a stage game, whose cells are the
//! positions after them; it is solved by linear programming over as few cells as are needed. The result is a mixed
//! strategy: how probable each order must be so that the other side gains nothing by foreseeing the computer. The order
//! that is answered is drawn from it with the question's seed.
//!
//! A seat that is asked alone faces a matrix of one column or one row, which is an ordinary search. A position that
//! occurred twice before the root counts as a draw, and so do too many turns without progress; repetitions within the
//! search are not looked for.
//!
//! A win is called proven only if one order wins whatever the other side does, and a loss if the other side has such an
//! order. The value of an order is what it is worth against the mixed strategy of the other side.
//!
//! An illegal order, where a player may give one at a price, is one more choice of either side: what legal orders alone
//! would win is no proof. It is played only where it gains something over the legal ones.
//!
//! Where a game has a table of its endings, these are looked up and nothing is searched.
//!
//! Memory: the transposition table has the size its maker is told, the rest is a matrix for each ply.
//!
//! Start with [`Simultaneous`]; `solution.rs` makes an answer of a solved root, `node.rs` is the search, `stage.rs` the
//! stage game of one position, `matrix.rs` solves a matrix game, `worth.rs` one whose cells are known, `known.rs`
//! has them from a table; `table.rs` is the transposition table.

mod known;
mod matrix;
mod node;
mod solution;
mod stage;
mod table;
mod worth;

pub use known::{KnownStages, solve};
pub use matrix::MatrixGame;
pub use solution::Solution;
pub use stage::Overlooks;
pub use worth::WorthGame;

use super::meter::Meter;
use super::{Evaluation, Root};
use known::Known;
use ludoteca_rules::thinking::think::{Analysis, Mixed, Question, Score, Snapshot, Stop, Thinker};
use ludoteca_rules::{Game, Seat, random};
use node::{MAX_TURNS, Node, NodeSearch};
use stage::{Unseen, ValueBounds, Window};

/// The searcher. See the head of this file.
pub struct Simultaneous<G: Game, E: Evaluation<G>> {
    nodes: NodeSearch<G, E>,
    overlooks: Option<Overlooks<G>>,
    known: Option<Known<G>>,
}

/// A searcher of game `G` with this evaluation, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    Box::new(Simultaneous::<G, E>::new(evaluation, megabytes))
}

/// A searcher that looks up what is in these tables, without its type.
#[must_use]
pub fn knowing<G: Game, E: Evaluation<G>>(
    evaluation: E,
    stages: &'static [KnownStages<G>],
    megabytes: usize,
) -> Box<dyn Thinker> {
    let searcher = Simultaneous::<G, E>::new(evaluation, megabytes);
    Box::new(Simultaneous { known: Some(Known::new(stages)), ..searcher })
}

/// A searcher that does not think of some orders of the other side; see [`overlooking`](super::overlooking).
#[must_use]
pub fn overlooking<G: Game, E: Evaluation<G>>(
    evaluation: E,
    overlooks: Overlooks<G>,
    megabytes: usize,
) -> Box<dyn Thinker> {
    let searcher = Simultaneous::<G, E>::new(evaluation, megabytes);
    Box::new(Simultaneous { overlooks: Some(overlooks), ..searcher })
}

impl<G: Game, E: Evaluation<G>> Simultaneous<G, E> {
    /// A searcher with a transposition table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(G::INFO.players.len() == 1 && G::INFO.players[0] == 2, "a matrix has two players") };
        Self { nodes: NodeSearch::new(evaluation, megabytes), overlooks: None, known: None }
    }

    /// How both sides play a position in which a seat is asked.
    ///
    /// Orders that are not played are valued only as far as that was needed, unless the question is for all.
    pub fn solve(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Solution<G::Order> {
        if let Some(known) = self.known.as_mut().and_then(|known| known.solve(root, question)) {
            return known;
        }
        self.nodes.begin_search(root);
        let mut solution = Solution::before_search::<G>(&root.position);
        let max_depth = question.budget.depth.unwrap_or(MAX_TURNS as u32).clamp(1, MAX_TURNS as u32);
        let mut best = [0; 2];
        for depth in 1..=max_depth {
            let node = Node { position: &root.position, quiet_turns: root.quiet_turns, depth: depth as usize, ply: 0 };
            let bounds = self.nodes.solve_stage(meter, &node, best, Window::FULL);
            // Where it is over already, the first stage may have no strategies yet.
            if question.all && !meter.is_over() {
                self.nodes.value_all(meter, &node);
            }
            if meter.is_over() {
                break;
            }
            solution = self.solution(bounds, depth);
            best = solution.best_orders();
            if bounds.complete {
                break;
            }
        }
        solution
    }

    /// What the stage game of the root says.
    fn solution(&self, bounds: ValueBounds, depth: u32) -> Solution<G::Order> {
        let stage = &self.nodes.stages[0];
        let strategies = [0, 1].map(|side: usize| {
            let orders = stage.orders[side].iter().copied();
            orders.zip(stage.strategies[side].iter().copied()).collect::<Vec<_>>()
        });
        let exact = |bounds: &ValueBounds| bounds.is_exact();
        let value = |row: usize, column: usize| stage.cell(row, column).filter(exact).map(ValueBounds::value);
        // A pair without an exact value was not needed, so it counts as a loss of the side whose order is valued.
        let rows = (0..strategies[0].len()).map(|row| {
            let columns = strategies[1].iter().enumerate().filter(|(_, (_, share))| *share > 0.0);
            columns.map(|(column, (_, share))| value(row, column).map_or(-*share, |value| share * value)).sum()
        });
        let columns = (0..strategies[1].len()).map(|column| {
            let rows = strategies[0].iter().enumerate().filter(|(_, (_, share))| *share > 0.0);
            rows.map(|(row, (_, share))| value(row, column).map_or(-*share, |value| -share * value)).sum()
        });
        Solution {
            order_values: [rows.collect(), columns.collect()],
            strategies,
            values: [bounds.value(), -bounds.value()],
            depth,
            forced_win: bounds.forced_win,
            forced_wins: stage.cells.iter().map(|cell| cell.map_or(0, |bounds| bounds.forced_win)).collect(),
        }
    }
}

impl<G: Game, E: Evaluation<G>> Thinker for Simultaneous<G, E> {
    fn think(&mut self, at: &Snapshot, question: &Question, stop: &Stop) -> Analysis {
        let mut meter = Meter::new(&question.budget, stop);
        let root = Root::<G>::of(at);
        if !G::asked(&root.position).contains(at.seat) {
            return Analysis::nothing();
        }
        let seat = Seat(1 - at.seat.0.min(1));
        self.nodes.unseen = self.overlooks.map(|overlooks| Unseen { seat, overlooks });
        let solution = self.solve(&root, question, &mut meter);
        let mut rng = random::generator(question.seed);
        let (drawn, orders) = solution.answer(usize::from(at.seat.0), &mut rng);
        let spell = |order| G::spell(&root.position, order);
        let best = orders.get(drawn).copied();
        let score = best.map_or(Score { value: 0, proof: None }, |(_, score)| score);
        let best = best.map(|(order, _)| spell(order));
        Analysis {
            line: best.clone().into_iter().collect(),
            best,
            score,
            nodes: meter.nodes(),
            depth: solution.depth,
            orders: orders.into_iter().filter(|_| question.all).map(|(order, score)| (spell(order), score)).collect(),
            mixes: [0, 1].map(|side| {
                let mix = solution.mix(side).into_iter().filter(|_| question.all);
                mix.map(|Mixed { order, share, always, proof }| Mixed { order: spell(order), share, always, proof })
                    .collect()
            }),
        }
    }
}
