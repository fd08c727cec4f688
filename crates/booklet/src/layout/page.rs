//! What a page shows.

use super::entries::Placed;
use crate::content::{Cell, LessonStep, PaperNet};
use ludoteca_diagram::{Grid, Task};

/// A page.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// What stands above it.
    pub title: &'a str,
    /// What stands below that.
    pub second: Option<&'a str>,
    /// What it shows.
    pub shown: Shown<'a>,
}

/// What a page shows.
#[derive(Clone, Debug)]
pub enum Shown<'a> {
    /// Tasks.
    Tasks {
        /// The tasks.
        tasks: &'a [Task],
        /// The number of the first one.
        first: usize,
        /// How they share the page.
        grid: Grid,
        /// How much room their texts have above and below their boards.
        room: [f32; 2],
    },
    /// Steps of a lesson.
    Steps(&'a [LessonStep]),
    /// What is read, in columns.
    Entries(Vec<Vec<Placed>>),
    /// A part of a table.
    Table {
        /// The heads of its columns.
        heads: &'a [Cell],
        /// The rows of this page.
        rows: &'a [Vec<Cell>],
        /// How wide its columns are.
        widths: Vec<f32>,
    },
    /// Pieces to cut out.
    Pieces {
        /// How it is done.
        note: &'a str,
        /// Those of this page.
        nets: &'a [PaperNet],
    },
}
