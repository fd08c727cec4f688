//! Practice: own mistakes and puzzles that come back after some days, a ladder by difficulty, and storms.
//!
//! Start with [`plan`] (what is known) and [`controller`] (what a person does); [`harvest`] finds puzzles in one's own
//! games. `saves/practised.rs` keeps it in the
//! files that the command line keeps too.

pub mod controller;
pub mod harvest;
pub mod plan;
pub mod storm;

pub use controller::plugin;
