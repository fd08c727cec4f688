//! A new game: its options, who plays, the clock and the match; and the earlier plays of the game that can be resumed.
//!
//! Start with [`page`], on which it is chosen, and [`players`]; `guess` tells who will want to play, [`welcome`] seats
//! them at a game taken from the shelf.

pub mod clock;
pub mod controller;
pub mod earlier;
mod guess;
pub mod model;
pub mod opponent;
pub mod option;
pub mod options;
pub mod page;
pub mod panel;
pub mod players;
pub mod series;
pub mod tally;
pub mod welcome;

use bevy::app::App;

/// What is done in the dialogs, and what happens with a game that is taken from the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins((controller::plugin, welcome::plugin));
}
