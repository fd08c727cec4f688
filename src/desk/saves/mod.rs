//! The saved plays: the list, and the files.
//!
//! Start with [`model`]; [`keeper`] saves plays by itself, [`requests`] does what is asked of files, `learned.rs` keeps
//! what was solved and made of lessons and puzzles, and [`disk`] is what all of them read and write.

pub mod controller;
pub mod disk;
pub mod keeper;
mod learned;
pub mod model;
pub mod panel;
pub mod requests;

pub use controller::plugin;
