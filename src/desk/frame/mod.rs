//! What all features stand on: what panels draw with, what they send, what a person is told, and which dialog is open.
//!
//! Knows no feature; every feature may use it. Start with [`sends`] (how a button reaches its handler) and [`look`].

pub mod ask;
pub mod dialog;
pub mod display;
pub mod duel;
pub mod line;
pub mod look;
pub mod notice;
pub mod pictures;
pub mod rest;
pub mod schedule;
pub mod seed;
pub mod sends;
pub mod thumbnail;

use bevy::app::App;

/// The state that no feature owns, and the order of the desk's systems.
pub fn plugin(app: &mut App) {
    app.add_plugins(schedule::plugin);
    app.add_plugins((ask::plugin, dialog::plugin, notice::plugin, display::plugin, rest::plugin));
}
