//! Produto on the table.

use super::Produto;
use super::pieces::ProdutoLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Produto, ProdutoLooks>;
