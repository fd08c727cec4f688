//! Counts the positions of a search and says when it must stop.

use ludoteca_rules::think::{Budget, Stop};
use std::time::Instant;

/// Positions between two looks at clock and switch: few enough to stop within five thousandths of a second where every
/// position takes a hundred times as long as in the fastest game.
const BETWEEN_LOOKS: u64 = 256;

/// The measure of one search.
#[derive(Debug)]
pub struct Meter {
    stop: Stop,
    deadline: Option<Instant>,
    most: u64,
    nodes: u64,
    next_look: u64,
    between: u64,
    over: bool,
}

impl Meter {
    /// Begins to measure.
    #[must_use]
    pub fn new(budget: &Budget, stop: &Stop) -> Self {
        let most = budget.nodes.unwrap_or(u64::MAX);
        let deadline = budget.time.and_then(|time| Instant::now().checked_add(time));
        let mut meter =
            Self { stop: stop.clone(), deadline, most, nodes: 0, next_look: 0, between: BETWEEN_LOOKS, over: false };
        meter.look();
        meter
    }

    /// Looks at the clock after every count: for searches that count seldom, by playouts.
    pub const fn look_always(&mut self) {
        self.between = 1;
        self.next_look = self.nodes + 1;
    }

    /// A measure that ends after the given part of what is left of this one, and what it used is added to this one by
    /// [`Meter::add`].
    #[must_use]
    pub fn part(&self, numerator: u32, denominator: u32) -> Self {
        let left = self.most - self.nodes;
        let most = if self.most == u64::MAX { left } else { left / u64::from(denominator) * u64::from(numerator) };
        let deadline = self.deadline.map(|deadline| {
            let now = Instant::now();
            now + deadline.saturating_duration_since(now) * numerator / denominator
        });
        let mut part = Self {
            stop: self.stop.clone(),
            deadline,
            most,
            nodes: 0,
            next_look: 0,
            between: self.between,
            over: false,
        };
        part.look();
        part
    }

    /// Counts what a part of this measure counted.
    pub fn add(&mut self, part: &Self) {
        self.nodes += part.nodes;
        self.look();
    }

    /// Counts a position; whether the search must stop.
    #[inline]
    pub fn count(&mut self) -> bool {
        if self.over {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.over
    }

    #[cold]
    fn look(&mut self) {
        self.next_look = self.most.min(self.nodes.saturating_add(self.between));
        self.over |= self.nodes >= self.most
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
    }

    /// Whether the switch was used, whatever the budget says.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Whether the search must stop.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Positions counted so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether only nodes and depth bound the search, so that its answer is the same everywhere.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.deadline.is_none()
    }
}
