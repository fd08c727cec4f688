//! Produto on the table.

use super::pieces::{ProdutoLooks, bowls};
use crate::games::pictures::add_pictures;
use bevy::app::App;
use include_dir::include_dir;
use ludoteca_games::produto::Produto;
use ludoteca_table::show::beside::bowls::add_bowls;
use ludoteca_table::show::looks::add_game;

/// Puts the game on the shelf, with its looks, bowls, and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Produto>(app, ProdutoLooks);
    add_bowls(app, "produto", bowls());
    add_pictures(app, "produto", include_dir!("$CARGO_MANIFEST_DIR/assets/games/produto/pictures"));
}
