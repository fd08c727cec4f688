//! Rastros on the table.

use super::Rastros;
use super::pieces::RastrosLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Rastros, RastrosLooks>;
