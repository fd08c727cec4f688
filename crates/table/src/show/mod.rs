//! What is drawn from a play: pieces, animated moves, captured pieces, marks, signs, bowls, pieces to choose from, the
//! opening roll, whose turn it is.
//!
//! Everything here is a component of the play's entity or a child of it, so despawning the play removes it. A game
//! provides its [`looks`]; the rest is independent of the game. Depends only on `rules`, `mesh`, `scene` and `play`.
//! Start with [`looks`] (what a game provides), [`pieces`] (piece entities), [`animation`], and [`flat`] (what lies
//! flat on cells).

pub mod animation;
pub mod beside;
pub mod blob;
pub mod facing;
pub mod flat;
pub mod ghost;
pub mod lamps;
pub mod looks;
pub mod men;
pub mod pieces;
pub mod rows;
mod setup;
pub mod stone;
pub mod taken;
pub mod voice;
pub mod win;
pub mod winners;

use bevy::app::App;

/// What is drawn on a board with or without a play.
pub(super) fn look(app: &mut App) {
    app.add_plugins((flat::decals::plugin, flat::marks::plugin, blob::plugin));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        looks::plugin,
        pieces::plugin,
        animation::plugin,
        beside::roll::plugin,
        beside::bowls::plugin,
        beside::offer::plugin,
        (beside::captured::plugin, beside::tray::plugin),
        flat::annotation::plugin,
        (flat::corners::plugin, flat::flash::plugin),
        flat::indicate::plugin,
        lamps::plugin,
        facing::plugin,
        ghost::plugin,
        (flat::overlay::plugin, flat::pointing::plugin),
        (flat::signs::plugin, setup::plugin, win::plugin),
    ));
}
