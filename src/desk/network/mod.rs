//! A game with a friend on another computer: opening a table or sitting down at one, and what happens there.
//!
//! The log of the table decides what is played. What a person does on the board is said to the table, and comes back as
//! a line of its log, which `follow.rs` plays on the board here as on all others. Start with [`connection`] (what this
//! program holds of a table), [`controller`] (what people do) and [`model`] (what is shown); `post.rs`
//! is for games by mail, where no line leads to the others.

pub mod connection;
pub mod controller;
mod far;
mod follow;
mod mail;
pub mod model;
mod news;
pub(super) mod panel;
mod post;
pub mod seat;

use bevy::prelude::*;

/// What people do about tables between computers, and what these do to the table here.
pub fn plugin(app: &mut App) {
    app.add_plugins((controller::plugin, follow::plugin));
}
