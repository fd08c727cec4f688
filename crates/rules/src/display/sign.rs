//! What a position says beyond where the pieces stand.
//!
//! The table draws a sign by its [`Meaning`] and knows no game; hints, overlays, lessons and spoken output use the
//! same.

use crate::{Cell, Side};

/// What a sign means, and so how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meaning {
    /// Cells that belong to a side: a home, a goal row, a field.
    Home,
    /// A part of the board with a rule of its own.
    Zone,
    /// Cells where a side has a right that it lacks elsewhere.
    Right,
    /// The same, where the right comes and goes with the moves: people are told in words too.
    RightNow,
    /// A piece that is attacked and must be saved.
    Check,
    /// A piece that attacks it.
    Attacker,
    /// Pieces that keep a right because they have not moved; shown while one of them is pointed at.
    Unmoved,
    /// Pieces that can join now.
    Alliance,
    /// A group of stones; the number is its size.
    Group,
    /// A score of a side; the number is the score.
    Score,
    /// What a side still has to do in this turn, or has left in reserve; the number says how much.
    Left,
    /// Penalty points of a side; the number says how many.
    Penalty,
    /// A piece that waits for its owner's decision.
    Waiting,
    /// The stones of a group and then the empty points next to it, to be shown while one of them is pointed at; the
    /// number says how many empty points.
    Liberties,
    /// Pieces that were captured and still stand; the number says how many.
    Captured,
    /// Cells that only one side can still use.
    OnlyFor,
    /// Cells that nobody can use any more.
    Dead,
    /// Cells at which a position that is being set up breaks the rules.
    Fault,
    /// Pieces that have arrived; the number says how many.
    Arrived,
}

/// One thing a position says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The cells it is about; may be empty when it is about a side.
    pub cells: Vec<Cell>,
    /// How it is meant and drawn.
    pub meaning: Meaning,
    /// A size, a score, a count.
    pub number: Option<i64>,
    /// The side it is about.
    pub side: Option<Side>,
    /// Key of the sentence that says it; the sentence may use `{ $number }` and `{ $side }`.
    pub key: &'static str,
}
