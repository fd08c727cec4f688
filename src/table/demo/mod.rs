//! The demonstration: one piece shown large on a turntable goes through all its looks, with its unfolded net beside it.
//!
//! Independent of the game: what is shown comes from the looks. [`Demo`] holds the moment shown and whether time runs;
//! a panel reads and changes it, and the scene is posed from it. [`time`], [`pose`] and [`shapes`] have no side
//! effects; [`scene`] builds and poses the entities. Depends only on `rules` and the other folders of `table`. Start
//! with [`open`].

mod control;
mod opening;
mod playback;
pub mod pose;
pub mod scene;
pub mod shapes;
pub mod time;

pub use opening::{Demonstrated, DemonstrationRequest, NoDemonstration, open};
pub use playback::{Demo, SPEEDS};
pub use scene::PanelMargins;

use bevy::app::App;

/// The demonstration: add after the look of the table, then [`open`] it.
pub fn plugin(app: &mut App) {
    app.add_plugins((opening::plugin, scene::plugin, control::plugin));
}
