//! Horizon on the table.

use super::Horizon;
use super::pieces::HorizonLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Horizon, HorizonLooks>;
