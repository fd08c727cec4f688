//! The search below the root: at every position a stage game of the orders of both sides, solved by the double oracle
//! method.
//!
//! Not all cells of a stage game are needed. Both sides begin with one order each; the restricted game of these orders
//! is solved, and each side adds its best response to what the other plays in it, until neither finds a better one (the
//! double oracle of `McMahan`, Gordon and Blum 2003). As in alpha-beta, a position is searched only until it is known
//! whether its value lies in the window that matters to the stage game above it (Bošanský and others 2016).

use super::stage::{StageGame, Unseen, ValueBounds, Window};
use super::table::{Entry, TranspositionTable};
use crate::meter::Meter;
use crate::{Evaluation, Root};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::mem;

/// Turns that are searched at most.
pub(super) const MAX_TURNS: usize = 120;

/// A best response must be better than the equilibrium by this, so that rounding adds none.
const TOLERANCE: f64 = 1e-5;

/// The evaluation that is worth half a win.
pub(super) const HALF_WIN: i32 = 250;

/// How often a pair of pure orders may be improved before the restricted game is solved instead: more often it is
/// probably a cycle.
const MAX_REPLACEMENTS: u32 = 2;

/// A position in the search.
pub(super) struct Node<'a, G: Game> {
    pub position: &'a G::Position,
    /// Turns without progress so far.
    pub quiet_turns: u32,
    /// Turns that are still searched.
    pub depth: usize,
    /// Plies from the root.
    pub ply: usize,
}

/// The result of a look at the one pair of orders of a restricted game of size one.
enum PurePair {
    /// Nothing: the restricted game must be solved.
    Undecided,
    /// One of the orders was replaced by a better response.
    Replaced,
    /// The value of the position lies outside of the window, between these.
    Outside(Bounds),
}

/// Bounds of the value of a stage game.
#[derive(Clone, Copy)]
struct Bounds {
    lower: f64,
    upper: f64,
}

impl Bounds {
    const UNKNOWN: Self = Self { lower: -1.0, upper: 1.0 };
}

/// An order that is better than what its side plays.
#[derive(Clone, Copy)]
struct BestResponse {
    order: usize,
    /// What it reaches, for the first side.
    value: f64,
}

/// The search and everything it keeps.
pub(super) struct NodeSearch<G: Game, E> {
    pub evaluation: E,
    table: TranspositionTable,
    /// The stage game of each ply.
    pub stages: Vec<StageGame<G>>,
    /// What the player does not think of.
    pub unseen: Option<Unseen<G>>,
    most_quiet_turns: Option<u32>,
    /// Hashes of the positions that occurred twice: the third time is a draw.
    repeated: Vec<u64>,
}

impl<G: Game, E: Evaluation<G>> NodeSearch<G, E> {
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        let table = TranspositionTable::new(megabytes);
        Self { evaluation, table, stages: Vec::new(), unseen: None, most_quiet_turns: None, repeated: Vec::new() }
    }

    pub fn begin_search(&mut self, root: &Root<G>) {
        self.table.begin_search();
        self.most_quiet_turns = root.most_quiet_turns;
        let hashes = root.repetition_hashes.as_deref().unwrap_or(&[]);
        let repeated = |hash: &&u64| hashes.iter().filter(|other| other == hash).count() > 1;
        self.repeated = hashes.iter().filter(repeated).copied().collect();
    }

    /// The value of a position that is not over.
    fn search_node(&mut self, meter: &mut Meter, node: &Node<'_, G>, window: Window) -> ValueBounds {
        let Node { position, quiet_turns, depth, ply } = *node;
        if depth == 0 && !G::is_follow_up(position) || ply >= 2 * MAX_TURNS {
            let value = self.evaluation.evaluate_for(position, Side(0));
            return ValueBounds::evaluated(value as f32 / (value.abs() + HALF_WIN) as f32);
        }
        let key = self.table_key(node);
        let entry = self.table.probe(key);
        // What was found at a greater depth holds only where so many turns do not make a draw.
        let in_time =
            |turns: usize| self.most_quiet_turns.is_none_or(|most| quiet_turns as usize + turns < most as usize);
        let deep_enough = |entry: &Entry| match usize::from(entry.depth) {
            turns if turns > depth => in_time(turns),
            turns => turns == depth || entry.bounds.complete,
        };
        if let Some(entry) = entry.filter(|entry| deep_enough(entry) && entry.bounds.is_enough_for(window)) {
            return entry.bounds;
        }
        let bounds = self.solve_stage(meter, node, entry.map_or([0; 2], |entry| entry.best_orders), window);
        if !meter.is_over() {
            let best_orders = [0, 1].map(|side: usize| most_probable(&self.stages[ply].strategies[side]) as u8);
            self.table.store(key, Entry { bounds, depth: depth as u8, best_orders });
        }
        bounds
    }

    /// The turns without progress make a difference only where they can end the game within the depth.
    fn table_key(&self, node: &Node<'_, G>) -> u64 {
        let key = G::hash(node.position);
        match self.most_quiet_turns {
            Some(most) if node.quiet_turns as usize + node.depth >= most as usize => {
                hash::mix(key, u64::from(node.quiet_turns) + 1)
            }
            _ => key,
        }
    }

    /// Solves the stage game of a node by the double oracle method, beginning with the `best` orders known; its
    /// strategies stay in `stages`.
    pub fn solve_stage(&mut self, meter: &mut Meter, node: &Node<'_, G>, best: [u8; 2], window: Window) -> ValueBounds {
        while self.stages.len() <= node.ply {
            self.stages.push(StageGame::new());
        }
        self.stages[node.ply].reset(node.position, best, self.unseen);
        let mut replacements = 0;
        let bounds = loop {
            match self.try_pure_pair(meter, node, window, replacements) {
                PurePair::Replaced => {
                    replacements += 1;
                    continue;
                }
                PurePair::Outside(bounds) => break bounds,
                PurePair::Undecided => {}
            }
            if meter.is_over() {
                return ValueBounds::DRAW;
            }
            self.solve_restricted(meter, node);
            let (bounds, grown) = self.add_best_responses(meter, node, window);
            if meter.is_over() {
                return ValueBounds::DRAW;
            }
            if !grown {
                break bounds;
            }
        };
        let stage = &self.stages[node.ply];
        let complete = stage.cells.iter().flatten().all(|cell| cell.complete);
        let forced_win = stage.forced_win();
        ValueBounds {
            lower: bounds.lower as f32,
            upper: bounds.upper as f32,
            forced_win,
            complete: complete || forced_win != 0,
        }
    }

    /// Adds the best response of each side to the restricted game; bounds of the value, and whether the restricted game
    /// has grown and must be solved again.
    fn add_best_responses(&mut self, meter: &mut Meter, node: &Node<'_, G>, window: Window) -> (Bounds, bool) {
        let mut bounds = Bounds::UNKNOWN;
        let value = self.stages[node.ply].matrix.value;
        // First the side that can show that the value lies outside of the window.
        let first = usize::from(value >= f64::from(window.beta));
        let mut grown = false;
        for side in [first, 1 - first] {
            let floor = if side == 0 { value } else { -value } + TOLERANCE;
            let response = self.best_response(meter, node, side, floor);
            if meter.is_over() {
                return (bounds, false);
            }
            // What a side can reach against the strategy of the other bounds the value.
            let reached = response.map_or(value, |response| response.value);
            let outside = if side == 0 {
                bounds.upper = reached;
                reached <= f64::from(window.alpha)
            } else {
                bounds.lower = reached;
                reached >= f64::from(window.beta)
            };
            if outside {
                return (bounds, false);
            }
            self.stages[node.ply].restricted[side].extend(response.map(|response| response.order));
            grown |= response.is_some();
        }
        (bounds, grown)
    }

    /// Values all cells of the restricted game and solves it.
    fn solve_restricted(&mut self, meter: &mut Meter, node: &Node<'_, G>) {
        let [rows, columns] = [0, 1].map(|side: usize| self.stages[node.ply].restricted[side].len());
        let mut payoffs = mem::take(&mut self.stages[node.ply].payoffs);
        payoffs.clear();
        for row in 0..rows {
            for column in 0..columns {
                let stage = &self.stages[node.ply];
                let pair = [stage.restricted[0][row], stage.restricted[1][column]];
                payoffs.push(self.search_pair(meter, node, pair, Window::FULL).value());
            }
        }
        let stage = &mut self.stages[node.ply];
        stage.payoffs = payoffs;
        stage.solve_restricted();
    }

    /// While each side has one order, it is enough to know that the pair's value lies outside of the window: then the
    /// side that it is bad for must have a better response, or the value of the position lies outside as well.
    fn try_pure_pair(&mut self, meter: &mut Meter, node: &Node<'_, G>, window: Window, replacements: u32) -> PurePair {
        let Window { alpha, beta } = window;
        let restricted = self.stages[node.ply].restricted.each_ref().map(Vec::as_slice);
        let [[row], [column]] = restricted else { return PurePair::Undecided };
        if replacements > MAX_REPLACEMENTS {
            return PurePair::Undecided;
        }
        let pair = [*row, *column];
        let known = self.search_pair(meter, node, pair, window);
        let (side, floor, bounds) = if known.upper <= alpha {
            (0, alpha, Bounds { upper: f64::from(alpha), ..Bounds::UNKNOWN })
        } else if known.lower >= beta {
            (1, -beta, Bounds { lower: f64::from(beta), ..Bounds::UNKNOWN })
        } else {
            return PurePair::Undecided;
        };
        for (side, order) in pair.into_iter().enumerate() {
            self.stages[node.ply].set_strategy(side, std::iter::once((order, 1.0)));
        }
        match self.best_response(meter, node, side, f64::from(floor)) {
            _ if meter.is_over() => PurePair::Undecided,
            None => PurePair::Outside(bounds),
            Some(response) => {
                self.stages[node.ply].restricted[side] = vec![response.order];
                PurePair::Replaced
            }
        }
    }

    /// The best response of a side to the strategy of the other; `None` if no order outside of the restricted game is
    /// worth more than `floor` to that side.
    fn best_response(
        &mut self,
        meter: &mut Meter,
        node: &Node<'_, G>,
        side: usize,
        floor: f64,
    ) -> Option<BestResponse> {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let mut best = None;
        let mut most = floor;
        for order in 0..self.stages[node.ply].orders[side].len() {
            if self.stages[node.ply].restricted[side].contains(&order) {
                continue;
            }
            if let Some(value) = self.value_of_response(meter, node, side, order, most)
                && value > most
            {
                most = value;
                best = Some(BestResponse { order, value: sign * value });
            }
        }
        best
    }

    /// What an order is worth to its side against the strategy of the other; `None` as soon as it is at most `most`.
    fn value_of_response(
        &mut self,
        meter: &mut Meter,
        node: &Node<'_, G>,
        side: usize,
        order: usize,
        most: f64,
    ) -> Option<f64> {
        let mut sum = 0.0;
        let mut left = 1.0;
        for number in 0..self.stages[node.ply].restricted[1 - side].len() {
            let other = self.stages[node.ply].restricted[1 - side][number];
            let probability = self.stages[node.ply].strategies[1 - side][other];
            if probability <= 0.0 {
                continue;
            }
            left -= probability;
            // The least that this cell must be worth, even if the order wins against all that is left.
            let needed = ((most - sum - left) / probability) as f32;
            if needed >= 1.0 || needed.is_nan() {
                return None;
            }
            let (pair, window) = if side == 0 {
                ([order, other], Window { alpha: needed, ..Window::FULL })
            } else {
                ([other, order], Window { beta: -needed, ..Window::FULL })
            };
            let known = self.search_pair(meter, node, pair, window);
            let reached = if side == 0 { known.upper } else { -known.lower };
            if reached <= needed || meter.is_over() {
                return None;
            }
            sum += probability * f64::from(reached);
        }
        Some(sum)
    }

    /// The value of the position after a pair of orders, as far as it matters in the window.
    pub fn search_pair(
        &mut self,
        meter: &mut Meter,
        node: &Node<'_, G>,
        [row, column]: [usize; 2],
        window: Window,
    ) -> ValueBounds {
        let stage = &self.stages[node.ply];
        let cell = stage.cell_index(row, column);
        if let Some(known) = stage.cells[cell].filter(|known| known.is_enough_for(window)) {
            return known;
        }
        if meter.count() {
            return ValueBounds::DRAW;
        }
        let position = node.position;
        let played = match (stage.orders[0][row], stage.orders[1][column]) {
            (Some(first), Some(second)) => G::join(position, &[first, second]),
            (Some(only), None) | (None, Some(only)) => G::join(position, &[only]),
            (None, None) => return ValueBounds::DRAW,
        };
        let mut after = position.clone();
        G::play(&mut after, played);
        let bounds = match E::winner(&after) {
            Some(Winner::Draw) => ValueBounds::DRAW,
            Some(Winner::Side(Side(side))) => ValueBounds::won_by(usize::from(side)),
            None => {
                let turn = u32::from(!G::is_follow_up(position));
                let progress = self.most_quiet_turns.is_none() || G::progress(position, played);
                let quiet_turns = if progress { 0 } else { node.quiet_turns + turn };
                if self.is_drawn(&after, quiet_turns) {
                    ValueBounds::DRAW
                } else {
                    let depth = node.depth - turn as usize;
                    let child = Node { position: &after, quiet_turns, depth, ply: node.ply + 1 };
                    self.search_node(meter, &child, window.after_ply()).before_ply()
                }
            }
        };
        self.stages[node.ply].cells[cell] = Some(bounds);
        bounds
    }

    /// Values the orders of each side against all that the other plays.
    pub fn value_all(&mut self, meter: &mut Meter, node: &Node<'_, G>) {
        for row in 0..self.stages[node.ply].orders[0].len() {
            for column in 0..self.stages[node.ply].orders[1].len() {
                let strategies = &self.stages[node.ply].strategies;
                let played = strategies[0][row] > 0.0 || strategies[1][column] > 0.0;
                if played && !meter.is_over() {
                    self.search_pair(meter, node, [row, column], Window::FULL);
                }
            }
        }
    }

    fn is_drawn(&self, after: &G::Position, quiet_turns: u32) -> bool {
        self.most_quiet_turns.is_some_and(|most| quiet_turns >= most) && !G::is_follow_up(after)
            || !self.repeated.is_empty() && self.repeated.contains(&G::hash(after))
    }
}

/// The order with the greatest probability, the first of equal ones.
fn most_probable(strategy: &[f64]) -> usize {
    let mut best = 0;
    for (index, probability) in strategy.iter().enumerate() {
        if *probability > strategy[best] {
            best = index;
        }
    }
    best
}
