//! Semáforo on the table: its looks, nothing else.

use super::pieces::SemaforoLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the lights of Semáforo.
pub fn plugin(app: &mut App) {
    looks::register(app, "semaforo", SemaforoLooks);
}
