//! Atari Go on the table.

use super::pieces::AtariGoLooks;
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::atari_go::AtariGo;
use ludoteca_table::show::looks::add_game;

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<AtariGo>(app, AtariGoLooks);
    add_pictures(app, "atari-go", include_dir!("$CARGO_MANIFEST_DIR/assets/games/atari-go/pictures"));
}
