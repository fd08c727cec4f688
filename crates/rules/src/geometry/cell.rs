//! A cell and its name.

use std::fmt;

/// A place on the board, as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index into a slice.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell as a bit of a 64-bit board.
    #[must_use]
    #[inline]
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
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.number)
    }
}

impl CellName {
    /// Adds the name to a text. Long records spell millions of cells, and a formatter takes its time.
    #[inline]
    pub fn write_to(self, text: &mut String) {
        text.push(self.letter);
        if self.number > 9 {
            text.push(char::from(b'0' + self.number / 10));
        }
        text.push(char::from(b'0' + self.number % 10));
    }
}

impl From<CellName> for String {
    #[inline]
    fn from(name: CellName) -> Self {
        name.to_string()
    }
}
