//! What is drawn from a play: pieces, animated moves, captured pieces, marks, signs, bowls, pieces to choose from, the
//! opening roll, whose turn it is.
//!
//! Everything here is a component of the play's entity or a child of it, so despawning the play removes it. A game
//! provides its [`looks`]; the rest is independent of the game. Depends only on `rules`, `mesh`, `scene` and `play`.
//! Start with [`looks`] (what a game provides), [`pieces`] (piece entities), [`animation`], and [`decals`] (what lies
//! flat on cells).

pub mod animation;
pub mod annotation;
pub mod blob;
pub mod bowls;
pub mod captured;
pub mod corners;
pub mod decals;
pub mod facing;
pub mod ghost;
pub mod indicate;
pub mod lamps;
pub mod looks;
pub mod marks;
pub mod men;
pub mod offer;
pub mod overlay;
pub mod pieces;
pub mod pointing;
pub mod roll;
pub mod rows;
mod setup;
pub mod signs;
pub mod stone;
pub mod taken;
pub mod voice;

use bevy::app::App;

/// What is drawn on a board with or without a play.
pub(super) fn look(app: &mut App) {
    app.add_plugins((decals::plugin, marks::plugin, blob::plugin));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        looks::plugin,
        pieces::plugin,
        animation::plugin,
        roll::plugin,
        bowls::plugin,
        offer::plugin,
        captured::plugin,
        annotation::plugin,
        corners::plugin,
        indicate::plugin,
        lamps::plugin,
        facing::plugin,
        ghost::plugin,
        (overlay::plugin, pointing::plugin),
        (signs::plugin, setup::plugin),
    ));
}
