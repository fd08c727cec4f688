//! The clock of a play.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
