//! A cell and its name.

use std::fmt::{self, Write};

/// A place on the board, as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index into a slice.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell as a bit of a 64-bit board.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The name of a cell, printed without allocating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellName {
    pub(super) letter: char,
    pub(super) number: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter)?;
        match self.number {
            // Long records spell millions of cells, and the formatter takes its time with a number.
            0..=9 => f.write_char(char::from(b'0' + self.number)),
            _ => self.number.fmt(f),
        }
    }
}

impl From<CellName> for String {
    fn from(name: CellName) -> Self {
        name.to_string()
    }
}
