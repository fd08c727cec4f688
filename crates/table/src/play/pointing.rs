//! With what whoever explains points at the board, seen by every camera.

use bevy::prelude::*;

/// What the pointer shows on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pointing {
    /// Nothing.
    #[default]
    Off,
    /// A red dot where it is.
    Laser,
    /// Its cell is lit, and everything else is dark.
    Spot,
}

impl Pointing {
    /// The next one, after the last one nothing.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Laser,
            Self::Laser => Self::Spot,
            Self::Spot => Self::Off,
        }
    }
}

/// Where the pointer is over the table of a play, while it shows something there.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct PointedAt(pub Option<Vec3>);
