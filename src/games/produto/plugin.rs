//! Produto on the table: its looks, nothing else.

use super::pieces::ProdutoLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the stones and bowls of Produto.
pub fn plugin(app: &mut App) {
    looks::register(app, "produto", ProdutoLooks);
}
