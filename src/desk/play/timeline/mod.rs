//! The play as a line in time, which can be dragged, and over it the chances once they are known.
//!
//! Start with [`model`].

pub mod curve;
pub mod model;
pub mod panel;
