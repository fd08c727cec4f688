//! Forced wins, without the type of the game: what is asked, and what is answered.
//!
//! The work is done in `search::forced`; a game that can be asked says so in
//! [`Game::FORCED`](crate::Game::FORCED).

use super::think::Snapshot;
use crate::seats::seat::Side;

/// What is asked: which orders force a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forcing {
    /// The side that wins.
    pub side: Side,
    /// In at most so many of its own moves, where what only completes a turn is none of its own; without a bound, some
    /// time. Without it nothing is found out where a position can come back.
    pub moves: Option<u32>,
    /// Positions that may be looked at.
    pub nodes: u64,
}

/// What was found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forced {
    /// All that the seat can hand in, see [`Rules::choices`](crate::Rules::choices), and the least number of moves in
    /// which the win is then forced, this one included if it is the winner's own; 0 where they were not counted.
    /// `None`: it is not forced within the bound.
    pub orders: Vec<(String, Option<u32>)>,
    /// Positions looked at.
    pub nodes: u64,
    /// Whether everything was looked at; otherwise nothing in `orders` is certain.
    pub complete: bool,
}

/// Answers for the seat that decides in the snapshot, be it the winner's or another one's. All lines are looked at, and
/// nothing is judged; repetition and lack of progress do not count. It ends, and never needs more memory than a line of
/// some thousand positions.
pub type ForcedSearch = fn(&Snapshot, &Forcing) -> Forced;
