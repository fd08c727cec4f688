//! A class finds the cells to which a piece can go. No side effects.

use crate::theatre::programme::staged::StagedQuestion;
use ludoteca_rules::{Cell, Geometry, Mark, Text};
use ludoteca_table::show::flat::marks::MarkShape;

/// The questions and what was answered so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quiz {
    asked: Vec<StagedQuestion>,
    number: usize,
    found: Vec<Cell>,
    missed: Option<Cell>,
    misses: usize,
    solved: bool,
    cursor: Option<Cell>,
}

/// What an answer was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuizAnswer {
    /// Nothing was answered yet.
    Nothing,
    /// The piece can go there.
    Right,
    /// It cannot, and why.
    Wrong(Text),
    /// All cells are found.
    All,
    /// The solution is shown.
    Solved,
}

impl Quiz {
    /// Begins with the first of these questions.
    #[must_use]
    pub fn new(asked: Vec<StagedQuestion>) -> Self {
        Self { asked, ..Self::default() }
    }

    /// The question; `None` if there are none.
    #[must_use]
    pub fn asked(&self) -> Option<&StagedQuestion> {
        self.asked.get(self.number)
    }

    /// Its number from 1, and how many there are.
    #[must_use]
    pub const fn number(&self) -> (usize, usize) {
        (self.number + 1, self.asked.len())
    }

    /// How many cells are found, and how many there are.
    #[must_use]
    pub fn found(&self) -> (usize, usize) {
        (self.found.len(), self.asked().map_or(0, |asked| asked.right.len()))
    }

    /// How many answers were wrong.
    #[must_use]
    pub const fn misses(&self) -> usize {
        self.misses
    }

    /// The cell of the keyboard.
    #[must_use]
    pub const fn cursor(&self) -> Option<Cell> {
        self.cursor
    }

    /// Answers with a cell. The piece's own cell and those that are found already are no answers.
    pub fn answer(&mut self, cell: Cell) {
        let Some(asked) = self.asked.get(self.number) else { return };
        if self.solved || cell == asked.cell || self.found.contains(&cell) {
            return;
        }
        if asked.right.iter().any(|(right, _)| *right == cell) {
            self.found.push(cell);
            self.missed = None;
        } else {
            self.missed = Some(cell);
            self.misses += 1;
        }
    }

    /// Answers with the cell of the keyboard.
    pub fn answer_cursor(&mut self) {
        if let Some(cell) = self.cursor {
            self.answer(cell);
        }
    }

    /// Moves the cell of the keyboard to the next cell of the board in that direction; it begins on the piece.
    pub fn walk(&mut self, geometry: Geometry, right: i8, away: i8) {
        let Some(asked) = self.asked.get(self.number) else { return };
        let here = geometry.place(self.cursor.unwrap_or(asked.cell));
        let wanted = (here.right + 2 * i16::from(right), here.away + 2 * i16::from(away));
        let next = geometry.all().find(|cell| {
            let place = geometry.place(*cell);
            (place.right, place.away) == wanted
        });
        self.cursor = next.or(self.cursor).or(Some(asked.cell));
    }

    /// Shows the solution.
    pub const fn solve(&mut self) {
        self.solved = true;
        self.missed = None;
    }

    /// The next question, after the last one the first.
    pub fn next(&mut self) {
        let number = (self.number + 1) % self.asked.len().max(1);
        *self = Self { asked: std::mem::take(&mut self.asked), number, ..Self::default() };
    }

    /// Shows the questions with another set of pieces.
    pub(in crate::theatre) fn dress(&mut self, set: u8) {
        self.asked.iter_mut().for_each(|asked| asked.dress(set));
    }

    /// What the last answer was.
    #[must_use]
    pub fn said(&self) -> QuizAnswer {
        let refusal = self.missed.and_then(|cell| self.asked()?.refusal(cell));
        match refusal {
            Some(text) => QuizAnswer::Wrong(text.clone()),
            None if self.found().0 == self.found().1 => QuizAnswer::All,
            None if self.solved => QuizAnswer::Solved,
            None if self.found.is_empty() => QuizAnswer::Nothing,
            None => QuizAnswer::Right,
        }
    }

    /// The marks on the board.
    #[must_use]
    pub fn marks(&self) -> Vec<(Cell, MarkShape)> {
        let Some(asked) = self.asked() else { return Vec::new() };
        let mut marks = vec![(asked.cell, MarkShape::Selected)];
        let shown = asked.right.iter().filter(|(cell, _)| self.solved || self.found.contains(cell));
        marks.extend(shown.map(|(cell, mark)| (*cell, shape(*mark))));
        marks.extend(self.missed.map(|cell| (cell, MarkShape::Refused)));
        marks.extend(self.cursor.map(|cell| (cell, MarkShape::Cursor)));
        marks
    }
}

/// How a step is marked on the table too.
const fn shape(mark: Mark) -> MarkShape {
    match mark {
        Mark::Capture => MarkShape::Capture,
        Mark::Join => MarkShape::Join,
        Mark::Push => MarkShape::Push,
        Mark::Exchange => MarkShape::Exchange,
        _ => MarkShape::Go,
    }
}
