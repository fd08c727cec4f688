//! Apocalypse on the table.

use super::Apocalypse;
use super::pieces::ApocalypseLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Apocalypse, ApocalypseLooks>;
