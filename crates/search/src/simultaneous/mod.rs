//! For games of two sides that decide at the same time, without knowing what the other decides.
//!
//! Looks some turns ahead, then more. At every position the orders of both sides make a matrix game, whose cells are the
//! positions after them; it is solved exactly, by linear programming over as few cells as are needed. So the result is a
//! mixed strategy: how probable each order must be for the other side not to gain by foreseeing the computer. The order
//! that is answered is drawn from it with the question's seed.
//!
//! A seat that is asked alone faces a matrix of one column or one row, which is an ordinary search. A position that occurred
//! twice before the root counts as a draw, and so do too many turns without progress; repetitions within the search are
//! not looked for.
//!
//! A win is called proved only if one order wins for sure whatever the other side does, and a loss if the other side has
//! such an order. The value of an order is what it is worth against the mixed strategy of the other side.
//!
//! Only listed orders are searched: one that is illegal, where it can be handed in at a price, is never given.
//!
//! Memory: the table has the size its maker is told, the rest is a matrix for each ply.
//!
//! Start with [`Simultaneous`]; `node.rs` is the search, `frame.rs` the orders and worths at one position, `matrix.rs` solves a matrix, `table.rs` is what is remembered.

mod frame;
mod matrix;
mod node;
mod table;

pub use matrix::MatrixGame;

use super::meter::Meter;
use super::score::{judged, loss_in, win_in};
use super::{Evaluation, Root};
use frame::{WHOLE, Worth};
use ludoteca_rules::think::{Analysis, Ending, Proof, Question, Score, Snapshot, Stop, Thinker};
use ludoteca_rules::{Game, random};
use node::{HALF_WIN, MOST_TURNS, Tree};
use rand::Rng;

/// The searcher. See the head of this file.
pub struct Simultaneous<G: Game, E: Evaluation<G>> {
    tree: Tree<G, E>,
}

/// How both sides play a position, and what it is worth.
#[derive(Clone, Debug)]
pub struct Solution<O> {
    /// What each side can order, and how probable it is; one `None` for a side that is not asked.
    pub mixes: [Vec<(Option<O>, f64)>; 2],
    /// What it is worth to each side, 1 for a win and −1 for a loss.
    pub values: [f64; 2],
    /// What each order is worth to its side against the mix of the other.
    pub worths: [Vec<f64>; 2],
    /// Turns that were looked ahead; 0 if not even the next one was.
    pub depth: u32,
    /// Plies after which the first side (positive) or the second (negative) has won whatever the other orders; 0 where neither
    /// is certain.
    sure: i16,
    /// The same for each pair of orders, row by row.
    sure_cells: Vec<i16>,
}

/// A searcher of game `G` by this evaluation, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    Box::new(Simultaneous::<G, E>::new(evaluation, megabytes))
}

impl<G: Game, E: Evaluation<G>> Simultaneous<G, E> {
    /// A searcher with a table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        const { assert!(G::INFO.players.len() == 1 && G::INFO.players[0] == 2, "a matrix has two players") };
        Self { tree: Tree::new(evaluation, megabytes) }
    }

    /// How both sides play a position in which somebody is asked.
    ///
    /// Orders that are not played are valued only as far as that was needed, unless the question is for all.
    pub fn solve(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Solution<G::Order> {
        self.tree.begin(root);
        let mut solution = self.unsolved(root);
        let deepest = question.budget.depth.unwrap_or(MOST_TURNS as u32).clamp(1, MOST_TURNS as u32);
        let mut likely = [0; 2];
        for depth in 1..=deepest {
            let worth = self.tree.matrix(meter, &root.position, root.quiet_turns, depth as usize, 0, likely, WHOLE);
            if question.all {
                self.tree.value_all(meter, root, depth as usize);
            }
            if meter.is_over() {
                break;
            }
            solution = self.solution(worth, depth);
            likely = [0, 1].map(|side: usize| {
                let mix = solution.mixes[side].iter().enumerate();
                mix.max_by(|(_, this), (_, that)| this.1.total_cmp(&that.1)).map_or(0, |(index, _)| index as u8)
            });
            if worth.complete {
                break;
            }
        }
        solution
    }

    /// Before anything was searched every order is as good.
    fn unsolved(&mut self, root: &Root<G>) -> Solution<G::Order> {
        let mut list = Vec::new();
        let asked = G::asked(&root.position);
        let mixes = [0, 1].map(|seat| {
            let seat = ludoteca_rules::Seat(seat);
            if !asked.contains(seat) {
                return vec![(None, 1.0)];
            }
            G::orders(&root.position, seat, &mut list);
            let share = 1.0 / list.len() as f64;
            list.iter().map(|order| (Some(*order), share)).collect()
        });
        let cells = mixes[0].len() * mixes[1].len();
        Solution {
            worths: [0, 1].map(|side: usize| vec![0.0; mixes[side].len()]),
            mixes,
            values: [0.0; 2],
            depth: 0,
            sure: 0,
            sure_cells: vec![0; cells],
        }
    }

    /// What the frame of the root says.
    fn solution(&self, worth: Worth, depth: u32) -> Solution<G::Order> {
        let frame = &self.tree.frames[0];
        let mixes = [0, 1].map(|side: usize| {
            let orders = frame.orders[side].iter().copied();
            orders.zip(frame.mixes[side].iter().copied()).collect::<Vec<_>>()
        });
        // What was not looked at was no better than what was.
        let value = worth.value();
        let exact = |worth: &Worth| worth.low == worth.high;
        let known = |row: usize, column: usize| frame.cell(row, column).filter(exact).map(Worth::value);
        let rows = (0..mixes[0].len()).map(|row| {
            let columns = mixes[1].iter().enumerate().filter(|(_, (_, share))| *share > 0.0);
            columns.map(|(column, (_, share))| known(row, column).map_or(-*share, |value| share * value)).sum()
        });
        let columns = (0..mixes[1].len()).map(|column| {
            let rows = mixes[0].iter().enumerate().filter(|(_, (_, share))| *share > 0.0);
            rows.map(|(row, (_, share))| known(row, column).map_or(-*share, |value| -share * value)).sum()
        });
        Solution {
            worths: [rows.collect(), columns.collect()],
            mixes,
            values: [value, -value],
            depth,
            sure: worth.sure,
            sure_cells: frame.cells.iter().map(|cell| cell.map_or(0, |worth| worth.sure)).collect(),
        }
    }
}

/// A value from −1 to 1 as a judgement.
fn in_points(value: f64) -> i32 {
    const NEAREST: f64 = 1.0 - 1.0 / 4096.0;
    let share = value.clamp(-NEAREST, NEAREST);
    judged((f64::from(HALF_WIN) * share / (1.0 - share.abs())) as i32)
}

/// A proof by the plies after which a side has certainly won or lost; 0 if neither.
fn proof(plies: i16) -> Option<Score> {
    let (number, ending) = (u32::from(plies.unsigned_abs()), if plies > 0 { Ending::Win } else { Ending::Loss });
    let value = if plies > 0 { win_in(number) } else { loss_in(number) };
    (plies != 0).then_some(Score { value, proof: Some(Proof { ending, plies: Some(number) }) })
}

impl<O: Copy> Solution<O> {
    /// The order of a side that a number from 0 to 1 chooses, by its place.
    fn drawn(&self, side: usize, number: f64) -> usize {
        let mut left = number;
        let mut last = 0;
        for (index, (_, share)) in self.mixes[side].iter().enumerate().filter(|(_, (_, share))| *share > 0.0) {
            last = index;
            left -= share;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// Plies after which an order has certainly won.
    fn sure_win(&self, side: usize, index: usize) -> i16 {
        let columns = self.mixes[1].len();
        let others = self.mixes[1 - side].len();
        let cell = |other: usize| {
            let (row, column) = if side == 0 { (index, other) } else { (other, index) };
            let sure = self.sure_cells[row * columns + column];
            if side == 0 { sure } else { -sure }
        };
        let plies = (0..others).map(cell);
        plies.reduce(|this, that| if this.min(that) > 0 { this.max(that) } else { 0 }).unwrap_or(0)
    }

    /// The answer for a side: its order is drawn from its mix, unless one certainly wins.
    fn answer(&self, side: usize, rng: &mut impl Rng) -> (usize, Vec<(O, Score)>) {
        let sure = if side == 0 { self.sure } else { -self.sure };
        let value = in_points(self.values[side]);
        let orders = self.mixes[side].iter().enumerate().filter_map(|(index, (order, share))| {
            // Where the other side wins for sure, it does whatever is ordered.
            let certain = proof(if sure < 0 { sure } else { self.sure_win(side, index) });
            // All orders of a mix are worth the same: what rounding says is not said on.
            let judged = if *share > 0.0 { value } else { in_points(self.worths[side][index]).min(value) };
            let score = certain.unwrap_or(Score { value: judged, proof: None });
            order.map(|order| (index, order, score))
        });
        let mut orders: Vec<(usize, O, Score)> = orders.collect();
        let number = f64::from(random::below(rng, 1 << 30) as u32) / f64::from(1 << 30);
        let drawn = match orders
            .iter()
            .filter(|_| sure > 0)
            .max_by_key(|(index, _, score)| (score.value, usize::MAX - index))
        {
            Some((index, ..)) => *index,
            None => self.drawn(side, number),
        };
        orders.sort_by_key(|(index, _, score)| (-score.value, *index != drawn, *index));
        let place = orders.iter().position(|(index, ..)| *index == drawn).unwrap_or(0);
        (place, orders.into_iter().map(|(_, order, score)| (order, score)).collect())
    }
}

impl<G: Game, E: Evaluation<G>> Thinker for Simultaneous<G, E> {
    fn think(&mut self, at: &Snapshot, question: &Question, stop: &Stop) -> Analysis {
        let mut meter = Meter::new(&question.budget, stop);
        let root = Root::<G>::of(at);
        if !G::asked(&root.position).contains(at.seat) {
            return Analysis::nothing();
        }
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
        }
    }
}
