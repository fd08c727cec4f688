//! A position that is set up by hand.
//!
//! Start with [`model`].

pub mod controller;
pub mod model;
pub mod panel;

pub use controller::plugin;
