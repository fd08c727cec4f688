//! The table: everything that is drawn in three dimensions, and no rule of any game.
//!
//! May import `rules`, `search`, `games::Entry` and Bevy; never `ui`, and never a game by name. Each folder or file is a
//! plugin that its parent only lists; the pure halves ([`mesh`], [`board::layout`], [`camera::fit`], [`marks::shapes`])
//! are functions without ECS. [`look`] is the whole look without session or input: board, marks, light, eye.
//! Start with [`board`] for the place of things, [`material`] for what they are made of, [`camera`] for how they are
//! seen, [`shot`] for a picture without a window.

pub mod assets;
pub mod blob;
pub mod board;
pub mod camera;
pub mod device;
pub mod light;
pub mod marks;
pub mod material;
pub mod mesh;
pub mod picture;
pub mod quality;
pub mod shot;

use bevy::prelude::*;

/// The look of the table: add after Bevy's plugins. With [`camera::canvas::Fixed`] it draws into a picture, else for the
/// window.
pub fn look(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        material::plugin,
        camera::plugin,
        light::plugin,
        board::plugin,
        marks::plugin,
        blob::plugin,
    ));
}
