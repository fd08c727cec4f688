//! The saved plays: the list, and the files.
//!
//! Start with [`model`]; [`keeper`] reads and writes the files.

pub mod controller;
pub mod keeper;
pub mod model;
pub mod panel;

pub use controller::plugin;
