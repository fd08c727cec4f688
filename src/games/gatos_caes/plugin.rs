//! Gatos & Cães on the table: its looks, nothing else.

use super::pieces::GatosCaesLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the animals of Gatos & Cães.
pub fn plugin(app: &mut App) {
    looks::register(app, "gatos-caes", GatosCaesLooks::new());
}
