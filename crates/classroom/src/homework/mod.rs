//! Homework of a class: a deck that everybody works through, and what came of it.
//!
//! Start with `given.rs`, what is given now or was given last; `file.rs` has the results beside the sheet. `giving.rs`
//! of the class does with them what is asked.

mod file;
mod given;

pub use file::{change_homework, homework_path, read_homework};
pub(crate) use given::Given;
