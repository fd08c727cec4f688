//! Whose turn it is, as a component: systems can detect its changes without reading the session.

use bevy::prelude::*;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Outcome, SeatSet};

/// Whose turn it is, and whether the play has ended. Written only where requests are applied.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// How many turns led here; 0 at the start.
    pub number: u32,
    /// Seats whose order is still missing; none when the game is over.
    pub asked: SeatSet,
    /// Seats whose order is sealed.
    pub sealed: SeatSet,
    /// How the play ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Turn {
    /// The turn of this play.
    #[must_use]
    pub fn of(play: &dyn PlayView) -> Self {
        Self {
            number: play.node(play.cursor()).turn,
            asked: play.asked(),
            sealed: play.sealed(),
            outcome: play.outcome(),
        }
    }
}
