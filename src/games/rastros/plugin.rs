//! Rastros on the table.

use super::pieces::RastrosLooks;
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::rastros::Rastros;
use ludoteca_table::show::looks::add_game;

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Rastros>(app, RastrosLooks);
    add_pictures(app, "rastros", include_dir!("$CARGO_MANIFEST_DIR/assets/games/rastros/pictures"));
}
