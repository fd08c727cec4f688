//! Horizons on the table.

use super::Horizons;
use super::pieces::HorizonsLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Horizons, HorizonsLooks>;
