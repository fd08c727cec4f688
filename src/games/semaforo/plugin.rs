//! Semáforo on the table.

use super::Semaforo;
use super::pieces::SemaforoLooks;
use crate::table::show::looks::GamePlugin;

/// Puts the game on the shelf with its looks.
pub type Plugin = GamePlugin<Semaforo, SemaforoLooks>;
