//! The demonstration: one piece shown large on a turntable, with its net or a small board beside it, goes through all
//! its looks, its moves and its changes; a hand turns it, and a class is asked where it can go.
//!
//! Independent of the game: what is shown comes from [`programme`], what happens from the rules. [`Demo`] in
//! [`playback`] holds the moment shown and whether time runs; a panel reads and changes it. [`scene`] builds and poses
//! the entities from it; `control` and [`mod@pointer`] take keys and hands. Each folder depends only on those before
//! it, on `rules` and on `table`. Start with [`open`].

mod control;
mod opening;
pub mod playback;
pub mod pointer;
pub mod programme;
pub mod scene;

pub use opening::{DemonstrationRequest, NoDemonstration, open};
pub use playback::act::Act;
pub use playback::{Demo, act, held, time};
pub use programme::{DemonstratedGame, looks, quiz, staged};
pub use scene::{PanelMargins, board, fold, pose, shapes};

use bevy::app::App;

/// The demonstration: add after the look of the table, then [`open`] it.
pub fn plugin(app: &mut App) {
    app.add_plugins((opening::plugin, scene::plugin, control::plugin, pointer::plugin));
}
