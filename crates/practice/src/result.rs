//! What came of a storm.

/// How many puzzles of a storm were solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StormResult {
    /// Solved.
    pub solved: u32,
    /// Not solved.
    pub missed: u32,
}

impl StormResult {
    /// Whether it is better than another: more are solved, or as many with fewer missed.
    #[must_use]
    pub const fn is_better(self, other: Self) -> bool {
        self.solved > other.solved || self.solved == other.solved && self.missed < other.missed
    }
}
