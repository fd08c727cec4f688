//! Sapiens on the table.

use super::Sapiens;
use super::pieces::SapiensLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Sapiens, SapiensLooks>;
