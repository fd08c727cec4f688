//! Everything visible that needs no play: board, eyes, room, materials, quality.
//!
//! Depends only on `rules` (geometry), `mesh` and Bevy. Start with [`board`] and [`eye`]; a [`material::Finish`] on an
//! entity with a mesh says what it is made of, [`room::ChosenRoom`] where the table stands, [`quality::Preset`] how much is drawn.

pub mod assets;
pub mod board;
pub mod eye;
pub mod material;
pub mod picture;
pub mod projector;
pub mod quality;
pub mod room;

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((quality::plugin, projector::plugin, material::plugin, eye::plugin, room::plugin, board::plugin));
}
