//! The stage game of one ply, in which each side chooses an order, and bounds of values.

use super::matrix::MatrixGame;
use ludoteca_rules::{Game, Rules, Seat};

/// Each ply discounts a value by this share, so that of two wins the nearer one is better.
const DISCOUNT: f32 = 1.0 / 4096.0;

/// What is known of the value of a position for the first side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ValueBounds {
    /// At least this, from −1, a loss, to 1, a win; a draw is 0.
    pub lower: f32,
    /// At most this.
    pub upper: f32,
    /// Plies until the first side (positive) or the second (negative) has won, whatever the other side orders; 0 where
    /// neither win is proven.
    pub forced_win: i16,
    /// Whether no static evaluation is part of it: a deeper search cannot find more.
    pub complete: bool,
}

/// The values that matter: it is enough to know that a value is at most alpha, or at least beta.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: f32,
    pub beta: f32,
}

impl Window {
    /// All values matter.
    pub const FULL: Self = Self { alpha: -2.0, beta: 2.0 };

    /// The window a ply later, with the discount taken back. It is widened a little, so that rounding brings no value
    /// into the window that lies outside of it.
    pub fn after_ply(self) -> Self {
        const KEPT: f32 = 1.0 - DISCOUNT;
        const ROUNDING: f32 = 1e-6;
        Self { alpha: self.alpha / KEPT - ROUNDING, beta: self.beta / KEPT + ROUNDING }
    }
}

impl ValueBounds {
    pub const DRAW: Self = Self { lower: 0.0, upper: 0.0, forced_win: 0, complete: true };

    pub const fn won_by(side: usize) -> Self {
        let (value, forced_win) = if side == 0 { (1.0, 1) } else { (-1.0, -1) };
        Self { lower: value, upper: value, forced_win, complete: true }
    }

    /// A static evaluation.
    pub const fn evaluated(value: f32) -> Self {
        Self { lower: value, upper: value, forced_win: 0, complete: false }
    }

    /// The value, if it is exact.
    pub fn value(self) -> f64 {
        f64::from(self.lower + self.upper) / 2.0
    }

    pub fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    /// Whether all is known that matters in a window.
    pub fn is_enough_for(self, window: Window) -> bool {
        self.is_exact() || self.upper <= window.alpha || self.lower >= window.beta
    }

    /// The same seen a ply earlier, that is, discounted.
    pub fn before_ply(self) -> Self {
        const KEPT: f32 = 1.0 - DISCOUNT;
        let forced_win = self.forced_win.saturating_add(self.forced_win.signum());
        Self { lower: self.lower * KEPT, upper: self.upper * KEPT, forced_win, ..self }
    }
}

/// Whether a player does not think of an order that the other seat can give.
pub type Overlooks<G> = fn(&<G as Rules>::Position, Seat, <G as Rules>::Order) -> bool;

/// Orders of the other seat that a player does not think of; if it would think of none, it thinks of all.
pub(super) struct Unseen<G: Game> {
    /// The other seat.
    pub seat: Seat,
    pub overlooks: Overlooks<G>,
}

impl<G: Game> Clone for Unseen<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Unseen<G> {}

/// The stage game of one ply: a row is an order of the first side, a column one of the second.
pub(super) struct StageGame<G: Game> {
    /// The orders of each side; one `None` if it is not asked.
    pub orders: [Vec<Option<G::Order>>; 2],
    /// What is known of the position after each pair of orders, row by row.
    pub cells: Vec<Option<ValueBounds>>,
    /// The orders of each side in the restricted game of the double oracle method.
    pub restricted: [Vec<usize>; 2],
    /// The mixed strategy of each side: a probability for each of its orders.
    pub strategies: [Vec<f64>; 2],
    list: Vec<G::Order>,
    /// The restricted game as a matrix game.
    pub matrix: MatrixGame,
    /// Its payoffs, row by row.
    pub payoffs: Vec<f64>,
}

impl<G: Game> StageGame<G> {
    pub fn new() -> Self {
        Self {
            orders: [Vec::new(), Vec::new()],
            cells: Vec::new(),
            restricted: [Vec::new(), Vec::new()],
            strategies: [Vec::new(), Vec::new()],
            list: Vec::new(),
            matrix: MatrixGame::default(),
            payoffs: Vec::new(),
        }
    }

    /// Starts with a position: lists the orders, forgets the cells, and restricts the game to one order of each side,
    /// `best` if there are so many. What is unseen is not listed.
    pub fn reset(&mut self, position: &G::Position, best: [u8; 2], unseen: Option<Unseen<G>>) {
        let asked = G::asked(position);
        for (seat, orders) in (0..).map(Seat).zip(&mut self.orders) {
            orders.clear();
            if asked.contains(seat) {
                G::choices(position, seat, &mut self.list);
                if let Some(Unseen { seat: other, overlooks }) = unseen
                    && other == seat
                    && self.list.iter().any(|order| !overlooks(position, seat, *order))
                {
                    self.list.retain(|order| !overlooks(position, seat, *order));
                }
                orders.extend(self.list.iter().copied().map(Some));
            } else {
                orders.push(None);
            }
        }
        self.cells.clear();
        self.cells.resize(self.orders[0].len() * self.orders[1].len(), None);
        for (side, best) in best.into_iter().enumerate() {
            let first = usize::from(best).min(self.orders[side].len() - 1);
            self.restricted[side].clear();
            self.restricted[side].push(first);
        }
    }

    /// Index of a pair of orders in `cells`.
    pub fn cell_index(&self, row: usize, column: usize) -> usize {
        row * self.orders[1].len() + column
    }

    /// What is known of a pair of orders.
    pub fn cell(&self, row: usize, column: usize) -> Option<ValueBounds> {
        self.cells[self.cell_index(row, column)]
    }

    /// Makes the strategy of a side play these orders with these probabilities.
    pub fn set_strategy(&mut self, side: usize, orders: impl Iterator<Item = (usize, f64)>) {
        let strategy = &mut self.strategies[side];
        strategy.clear();
        strategy.resize(self.orders[side].len(), 0.0);
        for (order, probability) in orders {
            strategy[order] = probability;
        }
    }

    /// Solves the restricted game, whose payoffs were filled in, and makes both sides play its equilibrium.
    pub fn solve_restricted(&mut self) {
        let [rows, columns] = [0, 1].map(|side: usize| self.restricted[side].len());
        self.matrix.solve(rows, columns, &self.payoffs);
        for side in 0..2 {
            let strategy = &mut self.strategies[side];
            strategy.clear();
            strategy.resize(self.orders[side].len(), 0.0);
            let mix = if side == 0 { &self.matrix.rows } else { &self.matrix.columns };
            for (order, probability) in self.restricted[side].iter().zip(mix) {
                strategy[*order] = *probability;
            }
        }
    }

    /// Plies until one of the sides has a forced win, as in [`ValueBounds::forced_win`].
    pub fn forced_win(&self) -> i16 {
        let [rows, columns] = [0, 1].map(|side: usize| self.orders[side].len());
        let row = |row: usize| {
            let plies = (0..columns).map(|column| self.cell(row, column).map_or(0, |bounds| bounds.forced_win));
            longest_win(plies)
        };
        let column = |column: usize| {
            let plies = (0..rows).map(|row| self.cell(row, column).map_or(0, |bounds| -bounds.forced_win));
            longest_win(plies)
        };
        let won = self.restricted[0].iter().map(|index| row(*index)).filter(|plies| *plies > 0).min();
        let lost = self.restricted[1].iter().map(|index| column(*index)).filter(|plies| *plies > 0).min();
        won.or(lost.map(|plies| -plies)).unwrap_or(0)
    }
}

/// Plies until an order has certainly won, from those against every order of the other side; 0 if one of these is no
/// win.
pub(super) fn longest_win(plies: impl Iterator<Item = i16>) -> i16 {
    plies.reduce(|this, that| if this.min(that) > 0 { this.max(that) } else { 0 }).unwrap_or(0)
}
