//! Tables: how wide their columns are, and how they are drawn.

use super::place::MARGIN;
use crate::content::Cell;
use ludoteca_diagram::{Anchor, Drawing, PAGE, Point, Role, letters};

/// Height of capitals in rows and in heads.
const HEIGHT: f32 = 2.8;
const HEAD: f32 = 2.2;
/// From one row to the next, and from one line of a head to the next.
const ROW: f32 = 6.6;
const HEAD_LINE: f32 = 3.5;
/// The most lines of a head.
const HEAD_LINES: usize = 3;
/// What is left blank on both sides in a cell.
const PAD: f32 = 1.6;
/// Thin and thick lines.
const LINE: f32 = 0.15;
const THICK: f32 = 0.5;

/// How many rows a table of this height has below its heads.
pub(super) fn rows_on(high: f32) -> usize {
    (((high - head_height()) / ROW) as usize).max(1)
}

fn head_height() -> f32 {
    HEAD_LINES as f32 * HEAD_LINE + 2.0
}

/// The widths of columns: those of numbers as wide as they must be, the others share what is left.
pub(super) fn widths(heads: &[Cell], rows: &[Vec<Cell>]) -> Vec<f32> {
    let wide = PAGE[0] - 2.0 * MARGIN;
    let needed = |column: usize, head: &Cell| {
        let words = head.text.split_whitespace().map(|word| letters::width(word, HEAD, true));
        let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| letters::width(&cell.text, HEIGHT, false));
        words.chain(cells).fold(4.0, f32::max) + 2.0 * PAD
    };
    let numbers: Vec<Option<f32>> =
        heads.iter().enumerate().map(|(place, head)| head.is_number.then(|| needed(place, head))).collect();
    let texts = numbers.iter().filter(|width| width.is_none()).count().max(1);
    let left = (wide - numbers.iter().flatten().sum::<f32>()).max(30.0) / texts as f32;
    numbers.into_iter().map(|width| width.unwrap_or(left)).collect()
}

/// Draws a table.
pub(super) fn draw(drawing: &mut Drawing, (heads, rows): (&[Cell], &[Vec<Cell>]), widths: &[f32], [left, top]: Point) {
    let right = left + widths.iter().sum::<f32>();
    let line = |drawing: &mut Drawing, y: f32, width: f32| {
        drawing.lines(vec![vec![[left, y], [right, y]]], Role::Ink, width);
    };
    let below = top + head_height();
    let mut x = left;
    for (head, width) in heads.iter().zip(widths) {
        let words = letters::lines(&head.text, width - 2.0 * PAD + 0.1, HEAD, true, HEAD_LINES);
        let first = below - 2.2 - HEAD_LINE * words.len().saturating_sub(1) as f32;
        for (number, words) in words.into_iter().enumerate() {
            put(drawing, (x, *width), first + number as f32 * HEAD_LINE, (words, HEAD, true), head.is_number);
        }
        x += width;
    }
    line(drawing, below, THICK);
    for (number, row) in rows.iter().enumerate() {
        let bottom = below + (number + 1) as f32 * ROW;
        let mut x = left;
        for (cell, width) in row.iter().zip(widths) {
            let words = letters::elided(&cell.text, width - 2.0 * PAD + 0.1, HEIGHT, false);
            put(drawing, (x, *width), bottom - 2.1, (words, HEIGHT, false), cell.is_number);
            x += width;
        }
        line(drawing, bottom, LINE);
    }
}

fn put(
    drawing: &mut Drawing,
    (left, width): (f32, f32),
    base: f32,
    (words, height, bold): (String, f32, bool),
    is_number: bool,
) {
    let from = if is_number { left + width - PAD - letters::width(&words, height, bold) } else { left + PAD };
    drawing.text([from, base], height, Anchor::Start, bold, words);
}
