//! The field in which a move is typed, with what can still follow.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
