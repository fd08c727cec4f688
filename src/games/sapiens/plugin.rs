//! Sapiens on the table.

use super::pieces::SapiensLooks;
use crate::games::pictures::add_pictures;
use crate::theatre::looks::add_theatre;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::sapiens::Sapiens;
use ludoteca_table::show::beside::roll::add_opening_roll;
use ludoteca_table::show::looks::add_game;

/// Puts the game on the shelf, with its looks, opening roll, theatre, and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Sapiens>(app, SapiensLooks);
    add_opening_roll(app, "sapiens", SapiensLooks);
    add_theatre(app, "sapiens", SapiensLooks);
    add_pictures(app, "sapiens", include_dir!("$CARGO_MANIFEST_DIR/assets/games/sapiens/pictures"));
}
