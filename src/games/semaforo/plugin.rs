//! Semáforo on the table.

use super::pieces::SemaforoLooks;
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_table::show::looks::add_game;

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Semaforo>(app, SemaforoLooks);
    add_pictures(app, "semaforo", include_dir!("$CARGO_MANIFEST_DIR/assets/games/semaforo/pictures"));
}
