//! The field in which a move is typed, with what can still follow.
//!
//! Start with [`model`].

pub mod controller;
pub mod model;
pub mod panel;

pub(super) use controller::plugin;
