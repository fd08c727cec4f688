//! Whose piece is demonstrated.

use bevy::prelude::Component;
use ludoteca_rules::Entry;

/// The game whose piece is demonstrated, on the root of the demonstration.
#[derive(Component, Clone, Copy)]
pub struct DemonstratedGame {
    /// The game.
    pub entry: &'static Entry,
    /// Whether it was opened from a play.
    pub(in crate::theatre) from_play: bool,
}
