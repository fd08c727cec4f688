//! A position that is set up by hand.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
