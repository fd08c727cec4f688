//! What a position is worth, and the matrix of the orders of both sides.

use super::matrix::MatrixGame;
use ludoteca_rules::{Game, Seat};

/// A turn more makes a value so much smaller, so that of two wins the nearer one is better.
const LATER: f32 = 1.0 / 4096.0;

/// What a position is worth to the first side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// At least this, from −1, a loss, to 1, a win; a draw is 0.
    pub low: f32,
    /// At most this.
    pub high: f32,
    /// Plies after which the first side (positive) or the second (negative) has won whatever the other orders; 0 where
    /// neither is certain.
    pub sure: i16,
    /// Whether nothing was judged: it is not only an estimate.
    pub complete: bool,
}

/// Values that matter: below the first it is as good as any other below it, and above the second likewise.
pub(super) type Window = (f32, f32);

/// All values matter.
pub(super) const WHOLE: Window = (-2.0, 2.0);

impl Worth {
    pub const DRAW: Self = Self { low: 0.0, high: 0.0, sure: 0, complete: true };

    pub const fn won_by(side: usize) -> Self {
        let (value, sure) = if side == 0 { (1.0, 1) } else { (-1.0, -1) };
        Self { low: value, high: value, sure, complete: true }
    }

    /// The value, or the bound of it that lies outside of the window.
    pub fn value(self) -> f64 {
        f64::from(self.low + self.high) / 2.0
    }

    /// Whether all is known that matters in a window.
    pub fn is_known(self, (alpha, beta): Window) -> bool {
        self.low == self.high || self.high <= alpha || self.low >= beta
    }

    /// The same a ply earlier.
    pub fn earlier(self) -> Self {
        const KEPT: f32 = 1.0 - LATER;
        let sure = self.sure.saturating_add(self.sure.signum());
        Self { low: self.low * KEPT, high: self.high * KEPT, sure, ..self }
    }
}

/// The window a ply later, so much wider that rounding brings no value back into it.
pub(super) fn later((alpha, beta): Window) -> Window {
    const KEPT: f32 = 1.0 - LATER;
    const ROUNDED: f32 = 1e-6;
    (alpha / KEPT - ROUNDED, beta / KEPT + ROUNDED)
}

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
    /// The game of the chosen orders.
    pub game: MatrixGame,
    /// Its cells.
    pub values: Vec<f64>,
}

impl<G: Game> Frame<G> {
    pub fn new() -> Self {
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

    /// Lists the orders; nothing is known of any pair of them.
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

    /// What is known of a pair of orders.
    pub fn cell(&self, row: usize, column: usize) -> Option<Worth> {
        self.cells[row * self.orders[1].len() + column]
    }

    /// Plies after which one of the sides has won whatever the other orders.
    pub fn sure(&self) -> i16 {
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
