//! Gatos & Cães on the table.

use super::pieces::MEN;
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::gatos_caes::GatosCaes;
use ludoteca_table::show::looks::add_game;
use ludoteca_table::show::men::MenLooks;

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<GatosCaes>(app, MenLooks::new(MEN));
    add_pictures(app, "gatos-caes", include_dir!("$CARGO_MANIFEST_DIR/assets/games/gatos-caes/pictures"));
}
