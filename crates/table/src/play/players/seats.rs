//! The seats that are played at this computer.

use crate::scene::camera::NearSide;
use bevy::prelude::*;
use ludoteca_rules::session::{Controller, PlayView};
use ludoteca_rules::{Seat, SeatSet};
use std::f32::consts::FRAC_PI_2;

/// The seats for which people at this computer decide.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LocalSeats(pub SeatSet);

/// Whether the computer, where it decides for a seat, agrees to a draw now.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WillingToDraw(pub bool);

/// The side of the table at which a seat is: two sit opposite each other; of four, clockwise, each has the left corner
/// of its own side.
#[must_use]
pub fn near_side(seat: Seat, seats: u8) -> NearSide {
    let quarters = if seats > 2 { 4 - seat.0 % 4 } else { 2 * seat.0 };
    NearSide(f32::from(quarters % 4) * FRAC_PI_2)
}

impl LocalSeats {
    /// The seats that the header of a play gives to people; a seat it does not mention is a person's, and so is one of
    /// a computer that is not known here.
    #[must_use]
    pub fn of(play: &dyn PlayView) -> Self {
        let controllers = &play.header().controllers;
        let is_local = |seat: &Seat| controllers.get(usize::from(seat.0)).and_then(Controller::level).is_none();
        Self(SeatSet::first(play.seats()).iter().filter(is_local).fold(SeatSet::NONE, SeatSet::with))
    }

    /// Whether people at this computer decide for a seat.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0.contains(seat)
    }

    /// The seats of people at this computer among those that are asked.
    #[must_use]
    pub fn among(self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|seat| self.contains(*seat)).fold(SeatSet::NONE, SeatSet::with)
    }
}
