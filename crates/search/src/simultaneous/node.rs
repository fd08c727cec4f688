//! The search below the root: at every position a matrix game of the orders of both sides.
//!
//! Not all cells of a matrix are needed. Both sides begin with one order each; the game of the orders chosen so far is solved,
//! and each side adds the order that is best against what the other plays in it, until neither finds a better one (the
//! double oracle of Mc Mahan, Gordon and Blum 2003). As in alpha-beta, a position is looked at only until it is known whether its
//! value lies in the window that matters to the matrix above it (Bošanský and others 2016).

use super::frame::{Frame, WHOLE, Window, Worth, later};
use super::table::{Found, Table};
use crate::meter::Meter;
use crate::{Evaluation, Root};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::mem;

/// Turns that are looked ahead at most.
pub(super) const MOST_TURNS: usize = 120;

/// An order that is not better by this is not better.
const BETTER: f64 = 1e-5;

/// A judgement of this much is half a win.
pub(super) const HALF_WIN: i32 = 250;

/// What is found where each side has chosen one order.
enum Single {
    /// Nothing: the game must be solved.
    Open,
    /// One of the orders was replaced by a better one.
    Replaced,
    /// The value of the position lies outside of the window, between these.
    Outside((f64, f64)),
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
    fn node(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        window: Window,
    ) -> Worth {
        let follow_up = G::is_follow_up(position);
        if depth == 0 && !follow_up || ply >= 2 * MOST_TURNS {
            let value = self.evaluation.judge_for(position, Side(0));
            let share = value as f32 / (value.abs() + HALF_WIN) as f32;
            return Worth { low: share, high: share, sure: 0, complete: false };
        }
        let key = self.key(position, quiet, depth);
        let found = self.table.find(key);
        // What was found at a greater depth holds only where so many turns do not make a draw.
        let in_time = |turns: usize| self.most_quiet_turns.is_none_or(|most| quiet as usize + turns < most as usize);
        let deep = |found: &Found| match usize::from(found.depth) {
            turns if turns > depth => in_time(turns),
            turns => turns == depth || found.worth.complete,
        };
        if let Some(found) = found.filter(|found| deep(found) && found.worth.is_known(window)) {
            return found.worth;
        }
        let likely = found.map_or([0; 2], |found| found.likely);
        let worth = self.matrix(meter, position, quiet, depth, ply, likely, window);
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
        (alpha, beta): Window,
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
        let (mut low, mut high) = (-1.0, 1.0);
        let mut replaced = 0;
        loop {
            match self.single(meter, position, quiet, depth, ply, (alpha, beta), replaced) {
                Single::Replaced => {
                    replaced += 1;
                    continue;
                }
                Single::Outside(bounds) => {
                    (low, high) = bounds;
                    break;
                }
                Single::Open => {}
            }
            if meter.is_over() {
                return Worth::DRAW;
            }
            self.solve_chosen(meter, position, quiet, depth, ply);
            let value = self.frames[ply].game.value;
            // The side first that can show that the value lies outside of the window.
            let first = usize::from(value >= f64::from(beta));
            let mut added = false;
            for side in [first, 1 - first] {
                let floor = if side == 0 { value } else { -value } + BETTER;
                let better = self.answer(meter, position, quiet, depth, ply, side, floor);
                if meter.is_over() {
                    return Worth::DRAW;
                }
                // What a side can reach against the other's mix bounds the value.
                let reached = better.map_or(value, |(_, reached)| reached);
                let bound = if side == 0 { &mut high } else { &mut low };
                *bound = reached;
                let outside = if side == 0 { high <= f64::from(alpha) } else { low >= f64::from(beta) };
                if outside {
                    added = false;
                    break;
                }
                self.frames[ply].chosen[side].extend(better.map(|(index, _)| index));
                added |= better.is_some();
            }
            if !added {
                break;
            }
            (low, high) = (-1.0, 1.0);
        }
        let frame = &self.frames[ply];
        let complete = frame.cells.iter().flatten().all(|cell| cell.complete);
        let sure = frame.sure();
        Worth { low: low as f32, high: high as f32, sure, complete: complete || sure != 0 }
    }

    /// Solves the game of the chosen orders, and spreads the mixes over all orders.
    fn solve_chosen(&mut self, meter: &mut Meter, position: &G::Position, quiet: u32, depth: usize, ply: usize) {
        let [rows, columns] = [0, 1].map(|side: usize| self.frames[ply].chosen[side].len());
        let mut values = mem::take(&mut self.frames[ply].values);
        values.clear();
        for row in 0..rows {
            for column in 0..columns {
                let [row, column] = [self.frames[ply].chosen[0][row], self.frames[ply].chosen[1][column]];
                values.push(self.cell(meter, position, quiet, depth, ply, row, column, WHOLE).value());
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

    /// While each side has chosen one order, it is enough to know that the pair lies outside of the window: then the side that it
    /// is bad for must have a better order, or the position lies outside as well.
    fn single(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        (alpha, beta): Window,
        replaced: u32,
    ) -> Single {
        /// More often it is a circle.
        const MOST_REPLACED: u32 = 2;
        let [[row], [column]] = self.frames[ply].chosen.each_ref().map(Vec::as_slice) else { return Single::Open };
        if replaced > MOST_REPLACED {
            return Single::Open;
        }
        let (row, column) = (*row, *column);
        let worth = self.cell(meter, position, quiet, depth, ply, row, column, (alpha, beta));
        let (side, floor, bounds) = if worth.high <= alpha {
            (0, alpha, (-1.0, f64::from(alpha)))
        } else if worth.low >= beta {
            (1, -beta, (f64::from(beta), 1.0))
        } else {
            return Single::Open;
        };
        let frame = &mut self.frames[ply];
        for (side, only) in [row, column].into_iter().enumerate() {
            frame.mixes[side].clear();
            frame.mixes[side].resize(frame.orders[side].len(), 0.0);
            frame.mixes[side][only] = 1.0;
        }
        match self.answer(meter, position, quiet, depth, ply, side, f64::from(floor)) {
            _ if meter.is_over() => Single::Open,
            None => Single::Outside(bounds),
            Some((better, _)) => {
                self.frames[ply].chosen[side] = vec![better];
                Single::Replaced
            }
        }
    }

    /// The order of a side that is best against what the other plays in the game of the chosen orders, and what it reaches for
    /// the first side; `None` if none but those chosen is better than the floor.
    fn answer(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        side: usize,
        floor: f64,
    ) -> Option<(usize, f64)> {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let mut best = None;
        let mut most = floor;
        for index in 0..self.frames[ply].orders[side].len() {
            if self.frames[ply].chosen[side].contains(&index) {
                continue;
            }
            let mut sum = 0.0;
            let mut left = 1.0;
            let mut good = true;
            for number in 0..self.frames[ply].chosen[1 - side].len() {
                let other = self.frames[ply].chosen[1 - side][number];
                let share = self.frames[ply].mixes[1 - side][other];
                if share <= 0.0 {
                    continue;
                }
                left -= share;
                // So much it must be worth here, if it wins against all that is left.
                let needed = ((most - sum - left) / share) as f32;
                let (row, column) = if side == 0 { (index, other) } else { (other, index) };
                let window = if side == 0 { (needed, WHOLE.1) } else { (WHOLE.0, -needed) };
                good = needed < 1.0;
                if good {
                    let worth = self.cell(meter, position, quiet, depth, ply, row, column, window);
                    let reached = if side == 0 { worth.high } else { -worth.low };
                    good = reached > needed && !meter.is_over();
                    sum += share * f64::from(reached);
                }
                if !good {
                    break;
                }
            }
            if good && sum > most {
                most = sum;
                best = Some((index, sign * sum));
            }
        }
        best
    }

    /// What a pair of orders is worth, as far as it matters.
    pub fn cell(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        quiet: u32,
        depth: usize,
        ply: usize,
        row: usize,
        column: usize,
        window: Window,
    ) -> Worth {
        let frame = &self.frames[ply];
        let place = row * frame.orders[1].len() + column;
        if let Some(known) = frame.cells[place].filter(|known| known.is_known(window)) {
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
                    self.node(meter, &after, quiet, depth - turn as usize, ply + 1, later(window)).earlier()
                }
            }
        };
        self.frames[ply].cells[place] = Some(worth);
        worth
    }

    /// Values the orders of each side against all that the other plays.
    pub fn value_all(&mut self, meter: &mut Meter, root: &Root<G>, depth: usize) {
        for row in 0..self.frames[0].orders[0].len() {
            for column in 0..self.frames[0].orders[1].len() {
                let played = self.frames[0].mixes[0][row] > 0.0 || self.frames[0].mixes[1][column] > 0.0;
                if played && !meter.is_over() {
                    self.cell(meter, &root.position, root.quiet_turns, depth, 0, row, column, WHOLE);
                }
            }
        }
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
