//! Lesson plans: a lesson for a class, step by step, with the position of each step on the board.
//!
//! Start with [`held`], the plan that somebody goes through, and what comes next in it; [`controller`] does what is
//! asked, [`model`] is what is shown, [`panel`] draws it: for the teacher a card beside the board, for a class what it
//! is asked.

mod buttons;
pub mod controller;
pub mod held;
pub mod model;
pub mod panel;
mod presented;

pub use controller::plugin;
