//! The search below the root: at every position a matrix game of the orders of both sides.
//!
//! Not all cells of a matrix are needed. Both sides begin with one order each; the game of the orders chosen so far is solved,
//! and each side adds the order that is best against what the other plays in it, until neither finds a better one (the
//! double oracle, H. B. Mc Mahan and others 2003, which Bošanský and others 2016 use in trees of games).

use super::matrix::MatrixGame;
use super::table::{Found, Table};
use super::worth::Worth;
use crate::rules::{Game, Seat, Side, Winner, hash};
use crate::search::meter::Meter;
use crate::search::{Evaluation, Root};
use std::mem;

/// Turns that are looked ahead at most.
pub(super) const MOST_TURNS: usize = 120;

/// An order that is not better by this is not better.
const BETTER: f64 = 1e-5;

/// A judgement of this much is half a win.
pub(super) const HALF_WIN: i32 = 250;

/// Room for the matrix of one ply.
pub(super) struct Frame<G: Game> {
    /// What each side can order; one `None` if it is not asked.
    pub orders: [Vec<Option<G::Order>>; 2],
    /// What is known of each pair of orders, row by row.
    pub cells: Vec<Option<Worth>>,
    /// The orders of each side that are in the game that is solved.
    pub chosen: [Vec<usize>; 2],
    /// How probable each order of each side is.
    pub mixes: [Vec<f64>; 2],
    list: Vec<G::Order>,
    game: MatrixGame,
    values: Vec<f64>,
}

impl<G: Game> Frame<G> {
    fn new() -> Self {
        Self {
            orders: [Vec::new(), Vec::new()],
            cells: Vec::new(),
            chosen: [Vec::new(), Vec::new()],
            mixes: [Vec::new(), Vec::new()],
            list: Vec::new(),
            game: MatrixGame::default(),
            values: Vec::new(),
        }
    }

    pub fn fill(&mut self, position: &G::Position) {
        let asked = G::asked(position);
        for (seat, orders) in (0..).map(Seat).zip(&mut self.orders) {
            orders.clear();
            if asked.contains(seat) {
                G::orders(position, seat, &mut self.list);
                orders.extend(self.list.iter().copied().map(Some));
            } else {
                orders.push(None);
            }
        }
        self.cells.clear();
        self.cells.resize(self.orders[0].len() * self.orders[1].len(), None);
    }

    pub fn cell(&self, row: usize, column: usize) -> Option<Worth> {
        self.cells[row * self.orders[1].len() + column]
    }

    /// Plies after which one of the sides has won whatever the other orders.
    fn sure(&self) -> i16 {
        let [rows, columns] = [0, 1].map(|side: usize| self.orders[side].len());
        let row = |row: usize| {
            let plies = (0..columns).map(|column| self.cell(row, column).map_or(0, |worth| worth.sure));
            plies.reduce(|this, that| if this.min(that) > 0 { this.max(that) } else { 0 }).unwrap_or(0)
        };
        let column = |column: usize| {
            let plies = (0..rows).map(|row| self.cell(row, column).map_or(0, |worth| worth.sure));
            plies.reduce(|this, that| if this.max(that) < 0 { this.min(that) } else { 0 }).unwrap_or(0)
        };
        let won = self.chosen[0].iter().map(|index| row(*index)).filter(|plies| *plies > 0).min();
        let lost = self.chosen[1].iter().map(|index| column(*index)).filter(|plies| *plies < 0).max();
        won.or(lost).unwrap_or(0)
    }
}

/// Everything a search keeps.
pub(super) struct Tree<G: Game, E> {
    pub evaluation: E,
    table: Table,
    pub frames: Vec<Frame<G>>,
    most_quiet_turns: Option<u32>,
    /// Hashes of the positions that occurred twice: the third time is a draw.
    twice: Vec<u64>,
}

impl<G: Game, E: Evaluation<G>> Tree<G, E> {
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        Self { evaluation, table: Table::new(megabytes), frames: Vec::new(), most_quiet_turns: None, twice: Vec::new() }
    }

    pub fn begin(&mut self, root: &Root<G>) {
        self.table.begin();
        self.most_quiet_turns = root.most_quiet_turns;
        let line = root.line.as_deref().unwrap_or(&[]);
        let twice = |hash: &&u64| line.iter().filter(|other| other == hash).count() > 1;
        self.twice = line.iter().filter(twice).copied().collect();
    }

    /// What a position that is not over is worth with so many turns to look ahead.
    fn node(&mut self, meter: &mut Meter, position: &G::Position, quiet: u32, depth: usize, ply: usize) -> Worth {
        let follow_up = G::is_follow_up(position);
        if depth == 0 && !follow_up || ply >= 2 * MOST_TURNS {
            let value = self.evaluation.judge_for(position, Side(0));
            let share = f64::from(value) / f64::from(value.abs() + HALF_WIN);
            return Worth { value: share as f32, sure: 0, complete: false };
        }
        let key = self.key(position, quiet, depth);
        let found = self.table.find(key);
        if let Some(found) = found.filter(|found| found.worth.complete || usize::from(found.depth) >= depth) {
            return found.worth;
        }
        let likely = found.map_or([0; 2], |found| found.likely);
        let worth = self.matrix(meter, position, quiet, depth, ply, likely);
        if !meter.is_over() {
            let likely = [0, 1].map(|side: usize| most_likely(&self.frames[ply].mixes[side]) as u8);
            self.table.keep(key, Found { worth, depth: depth as u8, likely });
        }
        worth
    }

    /// The turns without progress make a difference only where they can end the game within the depth.
    fn key(&self, position: &G::Position, quiet: u32, depth: usize) -> u64 {
        let key = G::hash(position);
        match self.most_quiet_turns {
            Some(most) if quiet as usize + depth >= most as usize => hash::mix(key, u64::from(quiet) + 1),
            _ => key,
        }
    }

    /// Solves the game of the orders of both sides; what was found stays in the frame of the ply.
    pub fn matrix(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        likely: [u8; 2],
    ) -> Worth {
        while self.frames.len() <= ply {
            self.frames.push(Frame::new());
        }
        self.frames[ply].fill(position);
        for (side, likely) in likely.into_iter().enumerate() {
            let frame = &mut self.frames[ply];
            let first = usize::from(likely).min(frame.orders[side].len() - 1);
            frame.chosen[side].clear();
            frame.chosen[side].push(first);
        }
        let mut value;
        loop {
            self.solve_chosen(meter, position, quiet, depth, ply);
            if meter.is_over() {
                return Worth::DRAW;
            }
            value = self.frames[ply].game.value;
            let mut added = false;
            for side in [0, 1] {
                let (best, worth) = self.answer(meter, position, quiet, depth, ply, side);
                if meter.is_over() {
                    return Worth::DRAW;
                }
                let better = if side == 0 { worth - value } else { value - worth };
                let chosen = &mut self.frames[ply].chosen[side];
                if better > BETTER && !chosen.contains(&best) {
                    chosen.push(best);
                    added = true;
                }
            }
            if !added {
                break;
            }
        }
        let frame = &self.frames[ply];
        let complete = frame.cells.iter().flatten().all(|cell| cell.complete);
        let sure = frame.sure();
        Worth { value: value as f32, sure, complete: complete || sure != 0 }
    }

    /// Solves the game of the chosen orders, and spreads the mixes over all orders.
    fn solve_chosen(&mut self, meter: &mut Meter, position: &G::Position, quiet: u32, depth: usize, ply: usize) {
        let [rows, columns] = [0, 1].map(|side: usize| self.frames[ply].chosen[side].len());
        let mut values = mem::take(&mut self.frames[ply].values);
        values.clear();
        for row in 0..rows {
            for column in 0..columns {
                let [row, column] = [self.frames[ply].chosen[0][row], self.frames[ply].chosen[1][column]];
                values.push(f64::from(self.cell(meter, position, quiet, depth, ply, row, column).value));
            }
        }
        let frame = &mut self.frames[ply];
        frame.game.solve(rows, columns, &values);
        frame.values = values;
        for (side, mix) in [&frame.game.rows, &frame.game.columns].into_iter().enumerate() {
            frame.mixes[side].clear();
            frame.mixes[side].resize(frame.orders[side].len(), 0.0);
            for (index, share) in frame.chosen[side].iter().zip(mix) {
                frame.mixes[side][*index] = *share;
            }
        }
    }

    /// The best order of a side against what the other plays in the game of the chosen orders, and what it is worth.
    fn answer(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        side: usize,
    ) -> (usize, f64) {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let mut best = (0, -f64::INFINITY);
        for index in 0..self.frames[ply].orders[side].len() {
            let mut sum = 0.0;
            let mut left = 1.0;
            for other in 0..self.frames[ply].chosen[1 - side].len() {
                let other = self.frames[ply].chosen[1 - side][other];
                let share = self.frames[ply].mixes[1 - side][other];
                if share <= 0.0 {
                    continue;
                }
                // Not even wins against all that is left would make it the best.
                if sum + left <= best.1 {
                    break;
                }
                let (row, column) = if side == 0 { (index, other) } else { (other, index) };
                let worth = self.cell(meter, position, quiet, depth, ply, row, column);
                if meter.is_over() {
                    return (0, 0.0);
                }
                sum += share * sign * f64::from(worth.value);
                left -= share;
            }
            if left < 1e-9 && sum > best.1 + 1e-12 {
                best = (index, sum);
            }
        }
        (best.0, sign * best.1)
    }

    /// What a pair of orders is worth.
    pub fn cell(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        row: usize,
        column: usize,
    ) -> Worth {
        let frame = &self.frames[ply];
        let place = row * frame.orders[1].len() + column;
        if let Some(known) = frame.cells[place] {
            return known;
        }
        if meter.count() {
            return Worth::DRAW;
        }
        let played = match (frame.orders[0][row], frame.orders[1][column]) {
            (Some(first), Some(second)) => G::join(position, &[first, second]),
            (Some(only), None) | (None, Some(only)) => G::join(position, &[only]),
            (None, None) => return Worth::DRAW,
        };
        let mut after = position.clone();
        G::play(&mut after, played);
        let worth = match E::winner(&after) {
            Some(Winner::Draw) => Worth::DRAW,
            Some(Winner::Side(Side(side))) => Worth::won_by(usize::from(side)),
            None => {
                let turn = u32::from(!G::is_follow_up(position));
                let quiet =
                    if self.most_quiet_turns.is_none() || G::progress(position, played) { 0 } else { quiet + turn };
                if self.is_drawn(&after, quiet) {
                    Worth::DRAW
                } else {
                    self.node(meter, &after, quiet, depth - turn as usize, ply + 1).earlier()
                }
            }
        };
        self.frames[ply].cells[place] = Some(worth);
        worth
    }

    fn is_drawn(&self, after: &G::Position, quiet: u32) -> bool {
        self.most_quiet_turns.is_some_and(|most| quiet >= most) && !G::is_follow_up(after)
            || !self.twice.is_empty() && self.twice.contains(&G::hash(after))
    }
}

/// The order with the greatest share, the first one of equal ones.
fn most_likely(mix: &[f64]) -> usize {
    let mut best = 0;
    for (index, share) in mix.iter().enumerate() {
        if *share > mix[best] {
            best = index;
        }
    }
    best
}
