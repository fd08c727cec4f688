//! Apocalypse on the table.

use super::pieces::MEN;
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::apocalypse::Apocalypse;
use ludoteca_table::show::looks::add_game;
use ludoteca_table::show::men::MenLooks;

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Apocalypse>(app, MenLooks::new(MEN));
    add_pictures(app, "apocalypse", include_dir!("$CARGO_MANIFEST_DIR/assets/games/apocalypse/pictures"));
}
