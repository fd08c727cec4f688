//! Position text: one line of fields, the first of them the board, rank by rank from the top.
//!
//! The same reader serves every game, so that every malformed board gets the same kind of sentence.

use super::{Cell, Geometry, Text, options::shorten};
use std::fmt::Write;
use thiserror::Error;

/// What is wrong with a position text: the field, counted from 1, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("position, field {field}: {problem}")]
pub struct PositionError {
    /// The field, counted from 1; 0 for the text as a whole.
    pub field: usize,
    /// What was expected, as a sentence.
    pub problem: Text,
}

impl PositionError {
    /// An error in one field.
    #[must_use]
    pub const fn new(field: usize, problem: Text) -> Self {
        Self { field, problem }
    }

    /// "Expected one of …" with the words that were possible.
    #[must_use]
    pub fn expected(field: usize, words: &str) -> Self {
        Self::new(field, Text::new("position-expected").with("words", words))
    }

    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        if self.field == 0 {
            self.problem.clone()
        } else {
            Text::new("error-position")
                .with_number("field", self.field as i64)
                .with_text("problem", self.problem.clone())
        }
    }
}

/// What a field says that has nothing to say.
pub const NOTHING: &str = "-";

/// Another number of fields than the game has.
#[must_use]
pub fn wrong_fields(expected: usize, found: usize) -> PositionError {
    let problem = Text::new("position-fields");
    PositionError::new(0, problem.with_number("expected", expected).with_number("found", found))
}

/// Reads a board field whose pieces are single letters.
///
/// # Errors
/// Wrong number of ranks, wrong width, a bad run of empty cells, an unknown letter.
pub fn read_board<P>(
    geometry: Geometry,
    field: &str,
    letters: &str,
    piece: impl Fn(char) -> Option<P>,
) -> Result<Vec<(Cell, P)>, PositionError> {
    let mut pieces = Vec::new();
    for (row, rank) in ranks(geometry, field)? {
        let mut reader = RankReader::new(geometry, row);
        let mut rest = rank;
        while let Some(symbol) = rest.chars().next() {
            if symbol.is_ascii_digit() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                reader.run(&rest[..digits])?;
                rest = &rest[digits..];
            } else {
                let found = piece(symbol).ok_or_else(|| unknown(&symbol.to_string(), letters))?;
                pieces.push((reader.piece()?, found));
                rest = &rest[symbol.len_utf8()..];
            }
        }
        reader.finish()?;
    }
    Ok(pieces)
}

/// Reads a board field whose cells are separated by commas, because a piece takes more than one character.
///
/// # Errors
/// As [`read_board`].
pub fn read_wide_board<P>(
    geometry: Geometry,
    field: &str,
    forms: &str,
    piece: impl Fn(&str) -> Option<P>,
) -> Result<Vec<(Cell, P)>, PositionError> {
    let mut pieces = Vec::new();
    for (row, rank) in ranks(geometry, field)? {
        let mut reader = RankReader::new(geometry, row);
        for part in rank.split(',') {
            if !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) {
                reader.run(part)?;
            } else {
                let found = piece(part).ok_or_else(|| unknown(part, forms))?;
                pieces.push((reader.piece()?, found));
            }
        }
        reader.finish()?;
    }
    Ok(pieces)
}

/// Prints a board field with this between pieces; `piece` gives the text of the piece on a cell.
#[must_use]
pub fn print_board(geometry: Geometry, separator: &str, piece: impl Fn(Cell) -> Option<String>) -> String {
    let mut text = String::new();
    for row in (0..geometry.rows()).rev() {
        if !text.is_empty() {
            text.push('/');
        }
        let mut parts: Vec<String> = Vec::new();
        let mut empty = 0;
        for column in 0..geometry.row_length(row) {
            match piece(Cell(geometry.row_start(row).0 + column)) {
                Some(found) => {
                    if empty > 0 {
                        parts.push(empty.to_string());
                        empty = 0;
                    }
                    parts.push(found);
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            parts.push(empty.to_string());
        }
        let _ = write!(text, "{}", parts.join(separator));
    }
    text
}

/// What stands on the cells of one rank of a board field, from the left, and `.` on empty ones: commas separate cells
/// of several characters, else every letter is one. Nothing is checked.
#[must_use]
pub fn cell_texts(rank: &str) -> Vec<String> {
    let mut cells = Vec::new();
    let empty = |cells: &mut Vec<String>, run: &str| {
        let length = run.parse::<usize>().unwrap_or(0);
        cells.extend(std::iter::repeat_n(".".to_owned(), length));
    };
    let is_run = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if rank.contains(',') {
        for part in rank.split(',') {
            if is_run(part) {
                empty(&mut cells, part);
            } else {
                cells.push(part.to_owned());
            }
        }
        return cells;
    }
    let mut rest = rank;
    while let Some(symbol) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = if digits > 0 { digits } else { symbol.len_utf8() };
        if digits > 0 {
            empty(&mut cells, &rest[..digits]);
        } else {
            cells.push(symbol.to_string());
        }
        rest = &rest[length..];
    }
    cells
}

fn ranks(geometry: Geometry, field: &str) -> Result<Vec<(u8, &str)>, PositionError> {
    let ranks: Vec<&str> = field.split('/').collect();
    if ranks.len() != usize::from(geometry.rows()) {
        return Err(PositionError::new(
            1,
            Text::new("position-ranks")
                .with_number("expected", i64::from(geometry.rows()))
                .with_number("found", ranks.len() as i64),
        ));
    }
    Ok((0..geometry.rows()).rev().zip(ranks).collect())
}

/// What stands in a board field is no piece; `letters` are those that could.
#[must_use]
pub fn unknown(found: &str, letters: &str) -> PositionError {
    PositionError::new(1, Text::new("position-piece").with("found", shorten(found)).with("letters", letters))
}

/// Fills one rank from the left and checks its width.
struct RankReader {
    geometry: Geometry,
    row: u8,
    column: usize,
    after_run: bool,
}

impl RankReader {
    const fn new(geometry: Geometry, row: u8) -> Self {
        Self { geometry, row, column: 0, after_run: false }
    }

    fn width(&self) -> usize {
        usize::from(self.geometry.row_length(self.row))
    }

    fn run(&mut self, digits: &str) -> Result<(), PositionError> {
        if digits.starts_with('0') || self.after_run {
            return Err(PositionError::new(1, Text::new("position-run").with("found", shorten(digits))));
        }
        let length = digits.parse::<usize>().ok().filter(|length| self.column.saturating_add(*length) <= self.width());
        self.column += length.ok_or_else(|| self.wrong_width())?;
        self.after_run = true;
        Ok(())
    }

    fn piece(&mut self) -> Result<Cell, PositionError> {
        if self.column >= self.width() {
            return Err(self.wrong_width());
        }
        let cell = Cell(self.geometry.row_start(self.row).0 + self.column as u8);
        self.column += 1;
        self.after_run = false;
        Ok(cell)
    }

    fn finish(&self) -> Result<(), PositionError> {
        if self.column == self.width() { Ok(()) } else { Err(self.wrong_width()) }
    }

    fn wrong_width(&self) -> PositionError {
        let name = self.geometry.row_name(self.row);
        PositionError::new(
            1,
            Text::new("position-width").with("rank", name).with_number("expected", self.width() as i64),
        )
    }
}
