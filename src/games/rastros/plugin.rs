//! Rastros on the table: its looks, nothing else.

use super::pieces::RastrosLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the stone of Rastros and its trail.
pub fn plugin(app: &mut App) {
    looks::register(app, "rastros", RastrosLooks);
}
