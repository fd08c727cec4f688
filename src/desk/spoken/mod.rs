//! The board in words, for a screen reader.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
