//! Atari Go on the table.

use super::AtariGo;
use super::pieces::AtariGoLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<AtariGo, AtariGoLooks>;
