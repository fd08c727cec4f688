//! Gatos & Cães on the table.

use super::GatosCaes;
use super::pieces::GatosCaesLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<GatosCaes, GatosCaesLooks>;
