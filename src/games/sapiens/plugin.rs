//! Sapiens on the table: its looks, nothing else.

use super::pieces::SapiensLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the dice of Sapiens.
pub fn plugin(app: &mut App) {
    looks::register(app, "sapiens", SapiensLooks);
}
