//! The controls of the demonstration, which `theatre` runs.
//!
//! Start with [`model`]; `controller` connects the two.

mod controller;
pub mod model;
pub mod panel;

pub use controller::{messages, plugin};
