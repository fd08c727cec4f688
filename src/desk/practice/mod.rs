//! Practice: own mistakes and puzzles that come back after some days.
//!
//! Start with [`plan`] (what is known) and [`controller`] (what a person does). `desk/saves/practised.rs` keeps it in the
//! files that the command line keeps too.

pub mod controller;
pub mod plan;

pub use controller::plugin;
