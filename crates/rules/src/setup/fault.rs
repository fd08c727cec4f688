//! What is wrong with a set-up.

use crate::{Cell, PositionError, Text};

/// One thing that a set-up has against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field of the position text, and the sentence.
    pub error: PositionError,
    /// Where it is on the board, sorted; empty where no cell shows it.
    pub cells: Vec<Cell>,
}

/// The faults found so far, in the order in which they were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault in a field of the position text: 1 is the board.
    pub fn add(&mut self, field: usize, problem: Text, cells: impl IntoIterator<Item = Cell>) {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        cells.dedup();
        self.0.push(Fault { error: PositionError::new(field, problem), cells });
    }

    /// Adds "expected one of …" with the words that were possible.
    pub fn expected(&mut self, field: usize, words: &str, cells: impl IntoIterator<Item = Cell>) {
        self.add(field, PositionError::expected(field, words).problem, cells);
    }

    /// Adds a fault if there are more than `most` of a piece, of which `count` stand on these cells.
    pub fn at_most(&mut self, count: u32, most: u32, piece: char, cells: impl IntoIterator<Item = Cell>) {
        if count > most {
            let problem = Text::new("position-too-many").with("piece", piece).with_number("most", most);
            self.add(1, problem, cells);
        }
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, in the order of the fields; those of a field in the order in which they were found.
    #[must_use]
    pub fn into_list(mut self) -> Vec<Fault> {
        self.0.sort_by_key(|fault| fault.error.field);
        self.0
    }
}
