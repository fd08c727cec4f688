//! Horizons on the table.

use super::pieces::{MEN, chosen};
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::horizons::Horizons;
use ludoteca_table::show::beside::offer::add_offer;
use ludoteca_table::show::looks::add_game;
use ludoteca_table::show::men::MenLooks;

/// Puts the game on the shelf, with its looks, the pieces that a pawn can become, and the pictures of shelf and rules
/// card.
pub fn plugin(app: &mut App) {
    add_game::<Horizons>(app, MenLooks::new(MEN));
    add_offer(app, "horizons", chosen);
    add_pictures(app, "horizons", include_dir!("$CARGO_MANIFEST_DIR/assets/games/horizons/pictures"));
}
