//! Plays in which every order of a person is judged before it is played, as in a lesson.

use super::seats::LocalSeats;
use bevy::prelude::Component;
use ludoteca_rules::{Cell, Seat, SeatSet};

/// The orders of people wait in their hand, as [`Hand::proposed`](crate::play::Hand), until whoever judges plays them
/// or drops them. Nothing else of the play can be changed by people meanwhile.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderReview {
    /// The seats that are asked for an order now; none while an answer is shown.
    pub seats: SeatSet,
    /// At whose side of the table the board is seen.
    pub seen_by: Seat,
}

/// Cells that whoever teaches points at.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Aims {
    /// To be touched next.
    pub wanted: Vec<Cell>,
    /// Where what was asked has been done.
    pub reached: Vec<Cell>,
}

impl OrderReview {
    /// The seats for which people decide in a play that may be judged.
    pub(in crate::play) fn local(judged: Option<&Self>, local: LocalSeats) -> LocalSeats {
        judged.map_or(local, |judged| LocalSeats(local.among(judged.seats)))
    }
}
