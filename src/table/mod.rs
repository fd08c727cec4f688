//! The 3D table: one set of Bevy plugins for all games. It shows a session, and lets people touch it.
//!
//! May import `rules`, `search`, `games` (the list), `record` and Bevy; never `ui`, and never a game by name. Each folder
//! or file is a plugin that its parent only lists; the pure halves ([`mesh`], [`board::layout`], [`camera::fit`],
//! [`marks::shapes`], [`hand`], [`animation::script`], [`animation::pose`]) are functions without ECS. [`look`] is the
//! whole look without session or input. Start with [`session`] (what is asked and told) and [`stage`]
//! (which game lies here), then [`pieces`] (entities that follow), [`board`] (the place of things), [`camera`] (how they are seen).

pub mod animation;
pub mod app;
pub mod assets;
pub mod blob;
pub mod board;
pub mod bowls;
pub mod camera;
pub mod demo;
pub mod device;
pub mod hand;
pub mod indicate;
pub mod input;
pub mod light;
pub mod looks;
pub mod marks;
pub mod material;
pub mod mesh;
pub mod picture;
pub mod pieces;
pub mod projector;
pub mod quality;
pub mod reach;
pub mod roll;
pub mod session;
pub mod settings;
pub mod shot;
pub mod signs;
pub mod stage;
pub mod stone;

use bevy::prelude::*;

/// The order of a frame: what people want, what the session makes of it, what is shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Pointer, keys and panels become requests.
    Input,
    /// The session applies the requests.
    Apply,
    /// Pieces, marks and camera follow.
    Present,
    /// Panels learn what to show.
    ViewModel,
}

/// The look of the table: add after Bevy's plugins. With [`camera::canvas::Fixed`] it draws into a picture, else for the
/// window.
pub fn look(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        projector::plugin,
        material::plugin,
        camera::plugin,
        light::plugin,
        board::plugin,
        marks::plugin,
        blob::plugin,
    ));
}

/// Plays on the table as they are seen: add after [`look`]. The games' own plugins register their looks;
/// [`stage::open`] lays a game on the table.
pub fn play(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Apply, TableSystems::Present, TableSystems::ViewModel).chain(),
    );
    app.add_plugins((
        looks::plugin,
        session::plugin,
        stage::plugin,
        animation::plugin,
        roll::plugin,
        input::plugin,
        bowls::plugin,
        indicate::plugin,
        signs::plugin,
    ));
}
