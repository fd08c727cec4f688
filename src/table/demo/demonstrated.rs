//! Whose piece is demonstrated.

use crate::rules::Entry;
use bevy::prelude::Component;

/// The game whose piece is demonstrated, on the root of the demonstration.
#[derive(Component, Clone, Copy)]
pub struct Demonstrated {
    /// The game.
    pub entry: &'static Entry,
    /// Whether it was opened from a play.
    pub(super) from_play: bool,
}
