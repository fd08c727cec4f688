//! What people write about a move, and what is done with the branch that it begins.
//!
//! Start with [`model`].

pub mod controller;
pub mod model;
pub mod panel;

pub(super) use controller::plugin;
