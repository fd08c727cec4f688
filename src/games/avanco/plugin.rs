//! Avanço on the table.

use super::Avanco;
use super::pieces::AvancoLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Avanco, AvancoLooks>;
