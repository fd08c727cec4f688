//! How a person enters an order: a path of cells and choices, as data.
//!
//! Cells come first, so that a chooser opens at the last cell touched. An order is played when its path is complete and
//! never earlier. [`paths`](crate::paths) finds what can come next and why something else cannot.

use crate::{Cell, Text};
use arrayvec::ArrayVec;

/// One touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// A cell of the board.
    Cell(Cell),
    /// An index into the choices of the game's INFO.
    Choice(u8),
}

impl Pick {
    /// The cell, if it is one.
    #[must_use]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Choice(_) => None,
        }
    }
}

/// Something a person chooses that is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Key of its name.
    pub key: &'static str,
    /// The key of the keyboard that chooses it; never one of the letters a to l, which belong to cells.
    pub letter: char,
}

/// What touching the next cell would do, and so which mark shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Takes the piece in hand.
    Take,
    /// Goes to an empty cell.
    Go,
    /// Captures.
    Capture,
    /// Goes to an occupied cell and pushes on what stands there.
    Push,
    /// Turns the piece where it stands.
    Turn,
    /// Joins another piece.
    Join,
    /// Gives one's own piece for this one.
    Exchange,
    /// Puts a new piece here.
    Place,
    /// Opens or completes a choice.
    Choose,
}

/// What a piece has to do with another cell, shown while the piece is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellRelation {
    /// It could go there.
    Goes,
    /// It could capture there.
    Captures,
    /// It could push on what stands there.
    Pushes,
    /// What stands there is in its way.
    Blocks,
    /// What stands there is immune from it, or it is immune from whatever stands there.
    Immune,
}

/// A touch and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is touched.
    pub pick: Pick,
    /// What it means.
    pub mark: Mark,
}

impl Step {
    /// Touches a cell.
    #[must_use]
    pub const fn cell(cell: Cell, mark: Mark) -> Self {
        Self { pick: Pick::Cell(cell), mark }
    }

    /// Takes a choice.
    #[must_use]
    pub const fn choice(index: u8) -> Self {
        Self { pick: Pick::Choice(index), mark: Mark::Choose }
    }
}

/// The picks that enter one order, each with its mark.
pub type Path = ArrayVec<Step, 4>;

/// Why something cannot be done, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal<O> {
    /// The sentence.
    pub text: Text,
    /// An order that may be submitted all the same, at a penalty (Apocalypse's illegal order).
    pub sealable: Option<O>,
}

impl<O> Refusal<O> {
    /// A refusal without such an order.
    #[must_use]
    pub const fn new(text: Text) -> Self {
        Self { text, sealable: None }
    }

    /// The same refusal with its order turned into something else.
    pub fn map<P>(self, convert: impl FnOnce(O) -> P) -> Refusal<P> {
        Refusal { text: self.text, sealable: self.sealable.map(convert) }
    }
}
