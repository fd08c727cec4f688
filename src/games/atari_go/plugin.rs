//! Atari Go on the table: its looks, nothing else.

use super::pieces::AtariGoLooks;
use crate::table::looks;
use bevy::prelude::App;

/// Gives the table the stones of Atari Go.
pub fn plugin(app: &mut App) {
    looks::register(app, "atari-go", AtariGoLooks);
}
