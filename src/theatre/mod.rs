//! The demonstration: one piece shown large on a turntable, with its net or a small board beside it, goes through all its
//! looks, its moves and its changes; a hand turns it, and a class is asked where it can go.
//!
//! Independent of the game: what is shown comes from [`looks`], what happens from the rules. [`Demo`] holds the moment shown
//! and whether time runs; a panel reads and changes it, and the scene is posed from it. [`scene`] and [`board`] build and
//! pose the entities, `control` and `pointer` take keys and hands; the other files have no side effects. Depends only on
//! `rules` and `table`. Start with [`open`].

pub mod act;
pub mod board;
mod control;
mod demonstrated;
pub mod fold;
pub mod held;
pub mod looks;
mod opening;
mod playback;
pub mod pointer;
pub mod pose;
pub mod programme;
pub mod quiz;
pub mod scene;
pub mod shapes;
pub mod staged;
pub mod time;

pub use act::Act;
pub use demonstrated::Demonstrated;
pub use opening::{DemonstrationRequest, NoDemonstration, open};
pub use playback::{Demo, SPEEDS};
pub use scene::PanelMargins;

use bevy::app::App;

/// The demonstration: add after the look of the table, then [`open`] it.
pub fn plugin(app: &mut App) {
    app.add_plugins((opening::plugin, scene::plugin, control::plugin, pointer::plugin));
}
