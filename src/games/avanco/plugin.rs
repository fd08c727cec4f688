//! Avanço on the table: its looks, nothing else.

use super::pieces::AvancoLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the spearheads of Avanço.
pub fn plugin(app: &mut App) {
    looks::register(app, "avanco", AvancoLooks::new());
}
