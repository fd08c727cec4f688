//! What is read, as lines in columns.

use super::place::MARGIN;
use crate::content::Entry;
use ludoteca_diagram::{Anchor, Drawing, PAGE, Point, letters};

/// Columns on a page, and the space between them.
const COLUMNS: usize = 2;
const GAP: f32 = 9.0;
/// Where the words begin, beside their label.
const INDENT: f32 = 10.0;
/// Height of capitals, and from one line to the next.
pub(crate) const HEIGHT: f32 = 2.6;
pub(crate) const LINE: f32 = 4.5;
/// Space between entries.
const BETWEEN: f32 = 2.4;

/// An entry, or the part of one that has room in a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// What it belongs to; nothing in what goes on from the column before.
    pub label: String,
    /// The moves, line by line.
    pub moves: Vec<String>,
    /// What is said of them, line by line.
    pub said: Vec<String>,
}

impl Placed {
    fn of(entry: &Entry) -> Self {
        let wide = column_width() - INDENT;
        let lines = |text: &str, bold: bool| {
            let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
            letters::lines(&plain, wide, HEIGHT, bold, usize::MAX)
        };
        Self { label: entry.label.clone(), moves: lines(&entry.moves, true), said: lines(&entry.said, false) }
    }

    fn lines(&self) -> usize {
        (self.moves.len() + self.said.len()).max(1)
    }

    /// Its first lines, and the rest.
    fn divided(mut self, lines: usize) -> (Self, Self) {
        let moves = self.moves.split_off(lines.min(self.moves.len()));
        let said = self.said.split_off((lines - self.moves.len()).min(self.said.len()));
        (self, Self { label: String::new(), moves, said })
    }
}

fn column_width() -> f32 {
    let wide = PAGE[0] - 2.0 * MARGIN;
    (wide - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32
}

/// The columns of each page; `high` says how much room a page has, from 0.
pub(super) fn columns(entries: &[Entry], high: impl Fn(usize) -> f32) -> Vec<Vec<Vec<Placed>>> {
    let mut pages: Vec<Vec<Vec<Placed>>> = Vec::new();
    let mut room = 0.0;
    for entry in entries {
        let mut rest = Placed::of(entry);
        loop {
            let fitting = if room < LINE { 0 } else { (room / LINE) as usize };
            if rest.lines() <= fitting {
                room -= rest.lines() as f32 * LINE + BETWEEN;
                put(&mut pages, rest);
                break;
            }
            // Only what is longer than a column is divided.
            let whole = (high(pages.len().saturating_sub(1)) / LINE) as usize;
            if rest.lines() > whole && fitting > 1 {
                let (now, later) = rest.divided(fitting);
                put(&mut pages, now);
                rest = later;
            }
            match pages.last_mut() {
                Some(page) if page.len() < COLUMNS => page.push(Vec::new()),
                _ => pages.push(vec![Vec::new()]),
            }
            room = high(pages.len() - 1);
        }
    }
    pages
}

fn put(pages: &mut [Vec<Vec<Placed>>], placed: Placed) {
    if let Some(column) = pages.last_mut().and_then(|page| page.last_mut()) {
        column.push(placed);
    }
}

/// Draws the columns of a page.
pub(super) fn draw(drawing: &mut Drawing, columns: &[Vec<Placed>], [left, top]: Point) {
    for (number, column) in columns.iter().enumerate() {
        let left = left + number as f32 * (column_width() + GAP);
        let mut base = top + HEIGHT;
        for placed in column {
            drawing.text([left, base], HEIGHT, Anchor::Start, true, placed.label.clone());
            let moves = placed.moves.iter().map(|line| (line, true));
            for (line, bold) in moves.chain(placed.said.iter().map(|line| (line, false))) {
                drawing.text([left + INDENT, base], HEIGHT, Anchor::Start, bold, line.clone());
                base += LINE;
            }
            if placed.moves.is_empty() && placed.said.is_empty() {
                base += LINE;
            }
            base += BETWEEN;
        }
    }
}
