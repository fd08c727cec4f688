//! The 3D table: one set of Bevy plugins for all games. It shows a session, and lets people touch it.
//!
//! May import `rules`, `search`, `games` (the list), `record`; never a game by name. Start with [`session`] (what is asked
//! and told), then [`hand`] (picks), [`pieces`] (entities that follow) and [`animation`] (moves as they are seen).

pub mod animation;
pub mod hand;
pub mod looks;
pub mod place;
pub mod session;

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

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Apply, TableSystems::Present, TableSystems::ViewModel).chain(),
    );
    app.add_plugins((session::plugin, animation::plugin));
}
