//! A whole page as a drawing.

use super::page::{Page, Shown};
use super::place::{MARGIN, SECOND, body};
use super::{entries, paper, steps, table};
use crate::content::Booklet;
use ludoteca_diagram::{Anchor, Drawing, PAGE, Role, letters};

/// Height of the capitals of titles, and the least of a long one.
const TITLE: f32 = 5.0;
const LEAST: f32 = 3.2;
const SMALL: f32 = 2.4;
/// Where the line for a name begins.
const NAME_AT: f32 = 122.0;
/// Where the number of a page stands, above its lower edge.
const NUMBER: f32 = 9.5;
/// Width of lines.
const LINE: f32 = 0.25;

/// A page, in millimetres; `count` is the number of all pages.
#[must_use]
pub fn drawing(booklet: &Booklet, page: &Page<'_>, count: usize) -> Drawing {
    let mut drawing = Drawing::default();
    head(&mut drawing, booklet, page);
    let (corner, size) = body(page.second.is_some());
    match &page.shown {
        Shown::Tasks { tasks, first, grid, room } => {
            grid.put(&mut drawing, (0, *first), tasks, *room);
        }
        Shown::Steps(of_page) => steps::draw(&mut drawing, of_page, corner),
        Shown::Entries(columns) => entries::draw(&mut drawing, columns, corner),
        Shown::Table { heads, rows, widths } => table::draw(&mut drawing, (heads, rows), widths, corner),
        Shown::Pieces { note, nets } => {
            for (number, line) in letters::lines(note, size[0], SMALL, false, 3).into_iter().enumerate() {
                let base = corner[1] - 3.0 + number as f32 * 4.2;
                drawing.text([corner[0], base], SMALL, Anchor::Start, false, line);
            }
            paper::draw(&mut drawing, nets, [corner[0], corner[1] + paper::NOTE - 5.0]);
        }
    }
    foot(&mut drawing, booklet, page.number, count);
    drawing
}

fn head(drawing: &mut Drawing, booklet: &Booklet, page: &Page<'_>) {
    let base = MARGIN + TITLE;
    let right = PAGE[0] - MARGIN;
    let named = asks_name(page);
    let room = if named { NAME_AT - MARGIN - 6.0 } else { right - MARGIN };
    // A long title is written smaller, and cut only where it would be smaller than a caption.
    let height = (TITLE * room / letters::width(page.title, TITLE, true).max(room)).max(LEAST);
    let title = letters::elided(page.title, room, height, true);
    drawing.text([MARGIN, base], height, Anchor::Start, true, title);
    if let Some(second) = page.second {
        let second = letters::elided(second, right - MARGIN, LEAST, true);
        drawing.text([MARGIN, base + SECOND], LEAST, Anchor::Start, true, second);
    }
    if named {
        drawing.text([NAME_AT, base], SMALL, Anchor::Start, false, booklet.name.clone());
        let from = NAME_AT + letters::width(&booklet.name, SMALL, false) + 2.0;
        drawing.lines(vec![vec![[from, base + 0.8], [right, base + 0.8]]], Role::Ink, LINE);
    }
}

/// Whether a page has a line for the reader's name: the first with tasks to answer.
pub(crate) fn asks_name(page: &Page<'_>) -> bool {
    matches!(&page.shown, Shown::Tasks { first: 1, grid, .. } if grid.answers)
}

fn foot(drawing: &mut Drawing, booklet: &Booklet, number: usize, count: usize) {
    let base = PAGE[1] - NUMBER;
    let right = PAGE[0] - MARGIN;
    let told = format!("{number} / {count}");
    let wide = letters::width(&told, SMALL, true);
    drawing.lines(vec![vec![[MARGIN, base - 4.6], [right, base - 4.6]]], Role::Ink, LINE);
    drawing.text([right - wide, base], SMALL, Anchor::Start, true, told);
    if number > 1 {
        let title = letters::elided(&booklet.title, right - MARGIN - wide - 8.0, SMALL, false);
        drawing.text([MARGIN, base], SMALL, Anchor::Start, false, title);
    }
}
