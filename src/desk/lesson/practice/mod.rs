//! Practice: own mistakes and puzzles that come back after some days, a ladder by difficulty, and storms.
//!
//! Start with [`plan`] (what is known) and [`controller`] (what a person does). `saves/practised.rs` keeps it in the
//! files that the command line keeps too.

pub mod controller;
pub mod plan;
pub mod storm;

pub use controller::plugin;
