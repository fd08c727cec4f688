//! Experiments with the game on the table, for a mathematics class: chance or levels play many games from the position
//! on the board, and a chart shows who wins and how long it takes.
//!
//! Start with [`model`] (what is shown) and [`controller`] (what a person does); [`compare`] makes the lines where
//! several settings stand side by side.

pub mod compare;
pub mod controller;
pub mod model;
pub(super) mod panel;

pub use controller::plugin;
