//! How a game ended: who won, why, and by which cells.

use super::{Cell, Side, SideInfo};

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// One side.
    Side(Side),
    /// Nobody.
    Draw,
}

impl Winner {
    /// As the command line and records write it: the text of one of `sides`, or `draw`.
    #[must_use]
    #[inline]
    pub const fn text(self, sides: &[SideInfo]) -> &'static str {
        match self {
            Self::Side(side) => sides[side.0 as usize].text,
            Self::Draw => "draw",
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub winner: Winner,
    /// Id of the reason, as in `RULES`; the text key is `reason-ID`.
    pub reason: &'static str,
    /// The cells that decided it; may be empty.
    pub cells: Vec<Cell>,
}

impl Outcome {
    /// A win of `side` for `reason`.
    #[must_use]
    #[inline]
    pub const fn win(side: Side, reason: &'static str) -> Self {
        Self { winner: Winner::Side(side), reason, cells: Vec::new() }
    }

    /// A draw for `reason`.
    #[must_use]
    #[inline]
    pub const fn draw(reason: &'static str) -> Self {
        Self { winner: Winner::Draw, reason, cells: Vec::new() }
    }

    /// The same outcome, decided by these cells.
    #[must_use]
    #[inline]
    pub fn by(mut self, cells: Vec<Cell>) -> Self {
        self.cells = cells;
        self
    }
}

/// Reasons for which any session can end, whatever the game: see [`session`](super::session).
pub const SESSION_REASONS: [&str; 5] = ["resignation", "agreement", "clock", "repetition", "no-progress"];
