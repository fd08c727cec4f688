//! What a person can set.
//!
//! Start with [`model`].

pub mod controller;
pub mod model;
pub mod panel;

pub use controller::plugin;
