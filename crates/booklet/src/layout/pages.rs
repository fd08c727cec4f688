//! How a booklet is divided into pages.

use super::page::{Page, Shown};
use super::place::body;
use super::{entries, paper, steps, table};
use crate::content::{Booklet, Cell, Entry, MOST_ON_PAGE, Section};
use ludoteca_diagram::{Grid, Task};

/// The largest that a cell of a board is drawn: boards of few cells are about as large as others.
const LARGEST: f32 = 15.0;

/// The pages of a booklet.
#[must_use]
pub fn pages(booklet: &Booklet) -> Vec<Page<'_>> {
    let mut pages: Vec<Page<'_>> = Vec::new();
    for section in &booklet.sections {
        let (own, shown) = match section {
            Section::Tasks { tasks, answers } => (None, of_tasks(tasks, *answers, booklet.per_page)),
            Section::Steps { steps } => {
                let parts = steps::pages(steps, body(false).1[1]);
                (None, parts.into_iter().map(Shown::Steps).collect())
            }
            Section::Entries { title, entries } => (Some(title), of_entries(entries, pages.is_empty())),
            Section::Table { title, heads, rows } => (Some(title), of_table(heads, rows, pages.is_empty())),
            Section::Pieces { title, note, nets } => {
                let parts = nets.chunks(paper::ON_PAGE).map(|nets| Shown::Pieces { note, nets });
                (Some(title), parts.collect())
            }
        };
        for shown in shown {
            let number = pages.len() + 1;
            // The first page of all has the title of the whole; those that follow say what they are.
            let (title, second) = match own {
                Some(own) if number == 1 => (&booklet.title, Some(own.as_str())),
                Some(own) => (own, None),
                None => (&booklet.title, None),
            };
            pages.push(Page { number, title, second, shown });
        }
    }
    pages
}

fn of_tasks(tasks: &[Task], answers: bool, per_page: usize) -> Vec<Shown<'_>> {
    let per_page = per_page.clamp(1, MOST_ON_PAGE);
    let columns = match per_page {
        0..=2 => 1,
        3..=8 => 2,
        _ => 3,
    };
    let (corner, size) = body(false);
    let grid = Grid { corner, size, columns, rows: per_page.div_ceil(columns), cell: LARGEST, answers };
    // The same room for all, so that boards of one game are equally large on all pages.
    let room = grid.room(tasks);
    let parts = tasks.chunks(per_page).enumerate();
    parts.map(|(page, tasks)| Shown::Tasks { tasks, first: page * per_page + 1, grid, room }).collect()
}

fn of_entries(entries: &[Entry], is_first: bool) -> Vec<Shown<'_>> {
    let high = |page: usize| body(is_first && page == 0).1[1];
    entries::columns(entries, high).into_iter().map(Shown::Entries).collect()
}

fn of_table<'a>(heads: &'a [Cell], rows: &'a [Vec<Cell>], is_first: bool) -> Vec<Shown<'a>> {
    let widths = table::widths(heads, rows);
    // All pages have as many rows as the one with two titles has room for.
    let on_page = table::rows_on(body(is_first).1[1]);
    let parts: Vec<&[Vec<Cell>]> = if rows.is_empty() { vec![rows] } else { rows.chunks(on_page).collect() };
    parts.into_iter().map(|rows| Shown::Table { heads, rows, widths: widths.clone() }).collect()
}
