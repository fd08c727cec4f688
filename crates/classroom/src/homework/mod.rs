//! Homework of a class: a deck that everybody works through, and what came of it.
//!
//! Start with `file.rs`, the results beside the sheet.

mod file;

pub use file::{change_homework, homework_path, read_homework};
