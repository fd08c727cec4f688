//! The rules card of a game.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
