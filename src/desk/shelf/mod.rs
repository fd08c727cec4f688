//! The shelf with all games, shown while none is on the table.
//!
//! Start with [`model`].

pub mod controller;
pub mod model;
pub mod panel;

pub use controller::plugin;
