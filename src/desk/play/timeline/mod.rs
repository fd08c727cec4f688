//! The play as a line in time, which can be dragged.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
