//! Counts the nodes of a search and says when its budget is used up.

use ludoteca_rules::thinking::think::{Budget, Stop};
use std::time::Instant;

/// Nodes between two checks of the clock and the stop flag: few enough to stop within five milliseconds even in a game
/// whose nodes take a hundred times as long as those of the fastest one.
const NODES_BETWEEN_CHECKS: u64 = 256;

/// The budget of one search and how much of it is used.
#[derive(Debug)]
pub struct Meter {
    stop: Stop,
    deadline: Option<Instant>,
    max_nodes: u64,
    nodes: u64,
    next_check: u64,
    check_interval: u64,
    over: bool,
}

impl Meter {
    /// Starts to measure.
    #[must_use]
    pub fn new(budget: &Budget, stop: &Stop) -> Self {
        let max_nodes = budget.nodes.unwrap_or(u64::MAX);
        let deadline = budget.time.and_then(|time| Instant::now().checked_add(time));
        Self::with(stop.clone(), deadline, max_nodes, NODES_BETWEEN_CHECKS)
    }

    fn with(stop: Stop, deadline: Option<Instant>, max_nodes: u64, check_interval: u64) -> Self {
        let mut meter = Self { stop, deadline, max_nodes, nodes: 0, next_check: 0, check_interval, over: false };
        meter.check();
        meter
    }

    /// Checks the clock after every count: for searches that count rarely, such as one that counts playouts.
    pub const fn check_always(&mut self) {
        self.check_interval = 1;
        self.next_check = self.nodes + 1;
    }

    /// A meter whose budget is the given fraction of what is left of this one. Add what it used with [`Meter::add`].
    #[must_use]
    pub fn part(&self, numerator: u32, denominator: u32) -> Self {
        let left = self.max_nodes - self.nodes;
        let max_nodes =
            if self.max_nodes == u64::MAX { left } else { left / u64::from(denominator) * u64::from(numerator) };
        let deadline = self.deadline.map(|deadline| {
            let now = Instant::now();
            now + deadline.saturating_duration_since(now) * numerator / denominator
        });
        Self::with(self.stop.clone(), deadline, max_nodes, self.check_interval)
    }

    /// Counts the nodes that a part of this meter counted.
    pub fn add(&mut self, part: &Self) {
        self.nodes += part.nodes;
        self.check();
    }

    /// Counts a node; whether the search must stop.
    #[inline]
    pub fn count(&mut self) -> bool {
        if self.over {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check();
        }
        self.over
    }

    #[cold]
    fn check(&mut self) {
        self.next_check = self.max_nodes.min(self.nodes.saturating_add(self.check_interval));
        self.over |= self.nodes >= self.max_nodes || self.is_late();
    }

    /// Whether the search was told to stop or its time is up, however few nodes it has counted. Reads the clock.
    #[must_use]
    pub fn is_late(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether the search was told to stop, whatever its budget says.
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

    /// Nodes counted so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether no clock is read, so that the same question must have the same answer everywhere and whatever was
    /// searched before.
    #[must_use]
    pub const fn is_deterministic(&self) -> bool {
        self.deadline.is_none()
    }
}
