//! What a person can set, on a sheet of paper beside the board, which shows it at once.
//!
//! Start with [`model`]; [`sheet`] is the paper with its sections, [`panel`] what each of them has.

pub mod controller;
mod keys;
pub mod model;
pub mod names;
pub mod panel;
mod rooms;
pub mod sheet;

pub use controller::plugin;
