//! A worksheet: six positions on one page, each with its number, a caption and a line to write the answer on.

use super::letters::broken;
use super::shape::{Anchor, Drawing, Point, Role};

/// An A4 page, in millimetres.
pub const PAGE: Point = [210.0, 297.0];

/// The most tasks on a page.
pub const TASKS: usize = 6;

/// A position to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The board.
    pub board: Drawing,
    /// What is asked.
    pub caption: String,
    /// Whose turn it is, and what else the diagram cannot show.
    pub turn: String,
    /// The colour of who is to move.
    pub disc: Drawing,
}

const MARGIN: f32 = 14.0;
const GAP: f32 = 9.0;
/// Height of the capitals of the title, of captions and of the rest.
const TITLE: f32 = 5.0;
const CAPTION: f32 = 2.9;
const SMALL: f32 = 2.4;
/// Height of what is written above and below a board.
const ABOVE: f32 = 11.5;
const BELOW: f32 = 19.0;
/// Space above the tasks, for the title and the pupil's name.
const HEAD: f32 = 18.0;

/// A page with a title, the word for *name*, and at most [`TASKS`] tasks. The unit is a millimetre.
#[must_use]
pub fn sheet(title: &str, name: &str, tasks: &[Task]) -> Drawing {
    let mut page = Drawing::default();
    let right = PAGE[0] - MARGIN;
    let base = MARGIN + TITLE;
    page.text([MARGIN, base], TITLE, Anchor::Start, true, broken(title, 100.0, TITLE, true).0.to_owned());
    let name_at = 122.0;
    page.text([name_at, base], SMALL, Anchor::Start, false, name.to_owned());
    let from = name_at + super::letters::width(name, SMALL, false) + 2.0;
    page.lines(vec![vec![[from, base + 0.8], [right, base + 0.8]]], Role::Ink, 0.25);
    let wide = (PAGE[0] - 2.0 * MARGIN - GAP) / 2.0;
    let high = (PAGE[1] - 2.0 * MARGIN - HEAD) / 3.0;
    for (index, task) in tasks.iter().take(TASKS).enumerate() {
        let column = if index % 2 == 0 { 0.0 } else { wide + GAP };
        let row = (index / 2) as f32 * high;
        put(&mut page, index + 1, task, [MARGIN + column, MARGIN + HEAD + row], [wide, high]);
    }
    page
}

/// Puts a task into a part of the page.
fn put(page: &mut Drawing, number: usize, task: &Task, [left, top]: Point, [wide, high]: Point) {
    let numbered = format!("{number}");
    page.text([left, top + 4.2], 4.2, Anchor::Start, true, numbered);
    let indent = 6.5;
    let mut rest = task.caption.as_str();
    for line in [3.3, 8.0] {
        let (now, later) = broken(rest, wide - indent, CAPTION, false);
        page.text([left + indent, top + line], CAPTION, Anchor::Start, false, now.to_owned());
        rest = later;
        if rest.is_empty() {
            break;
        }
    }
    let [from, to] = task.board.bounds();
    let room = [wide, high - ABOVE - BELOW];
    let scale = (0..2).map(|axis| room[axis] / (to[axis] - from[axis]).max(1e-3)).fold(11.0, f32::min);
    // The space that the board does not need is left below the answer.
    let tall = (to[1] - from[1]) * scale;
    let board_left = left + (wide - (to[0] - from[0]) * scale) / 2.0;
    page.place(&task.board, scale, [board_left - from[0] * scale, top + ABOVE - from[1] * scale]);
    let mut y = top + ABOVE + tall + 4.2;
    let mut x = left + indent;
    if !task.disc.shapes.is_empty() {
        page.place(&task.disc, 3.6, [x - 3.0, y - SMALL / 2.0]);
        x += 0.0;
    }
    let mut rest = task.turn.as_str();
    for _ in 0..2 {
        let (now, later) = broken(rest, wide - indent, SMALL, false);
        page.text([x, y], SMALL, Anchor::Start, false, now.to_owned());
        rest = later;
        if rest.is_empty() {
            break;
        }
        y += 3.7;
    }
    let line = y + 7.0;
    page.lines(vec![vec![[left + indent, line], [left + wide, line]]], Role::Ink, 0.25);
}

/// One position with its caption above and whose turn it is below; a cell is 1 wide.
#[must_use]
pub fn captioned(task: &Task) -> Drawing {
    const HIGH: f32 = 0.28;
    const LINE: f32 = 0.5;
    let mut drawing = task.board.clone();
    let [from, to] = task.board.bounds();
    let disc = if task.disc.shapes.is_empty() { 0.0 } else { 0.5 };
    let wide = to[0] - from[0];
    let caption = lines(&task.caption, wide, 1.2 * HIGH, true);
    let top = from[1] - 0.3 - caption.len().saturating_sub(1) as f32 * 1.2 * LINE;
    for (row, line) in (0_u8..).zip(caption) {
        let y = top + f32::from(row) * 1.2 * LINE;
        drawing.text([from[0], y], 1.2 * HIGH, Anchor::Start, true, line.to_owned());
    }
    let base = to[1] + 0.2 + HIGH;
    drawing.place(&task.disc, 0.42, [from[0] + 0.21, base - HIGH / 2.0]);
    for (row, line) in (0_u8..).zip(lines(&task.turn, wide - disc, HIGH, false)) {
        let y = base + f32::from(row) * LINE;
        drawing.text([from[0] + disc, y], HIGH, Anchor::Start, false, line.to_owned());
    }
    drawing
}

/// A text in lines no wider than `wide`.
fn lines(text: &str, wide: f32, height: f32, bold: bool) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (now, later) = broken(rest, wide, height, bold);
        lines.push(now);
        rest = later;
    }
    lines
}
