//! Lessons and puzzles: the list, what is said of the exercise on the table, and what runs it.
//!
//! Start with [`model`]; [`runner`] is the course that runs.

pub mod model;
pub mod panel;
pub mod runner;
