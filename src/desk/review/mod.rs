//! Looking back at a game: how the chances went, where it turned, the better moves on the board, and the turning points
//! as questions.
//!
//! Start with [`model`] (what is shown), [`work`] (how it is found out) and [`controller`] (what a person does).

pub mod controller;
pub mod model;
pub mod panel;
mod show;
pub mod work;

pub use controller::plugin;
