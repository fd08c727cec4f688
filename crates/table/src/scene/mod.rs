//! Everything visible that needs no play: board, cameras, rooms, light, materials, quality.
//!
//! Depends only on `rules` (geometry), `mesh` and Bevy. Start with [`board`] and [`camera`]; a [`material::Finish`] on
//! an entity with a mesh says what it is made of, [`room::ChosenRoom`] where the table stands, [`quality::Preset`] how
//! much is drawn.

pub mod assets;
pub mod backdrop;
pub mod board;
pub mod camera;
pub mod dim;
pub mod furniture;
pub mod light;
pub mod material;
pub mod picture;
pub mod projector;
pub mod quality;
pub mod rest;
pub mod room;

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((quality::plugin, projector::plugin, room::plugin, material::plugin, camera::plugin));
    app.add_plugins((light::plugin, dim::plugin, rest::plugin, backdrop::plugin, board::plugin, furniture::plugin));
}
