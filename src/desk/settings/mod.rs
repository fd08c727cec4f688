//! What a person can set.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
