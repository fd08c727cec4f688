//! The messages from what happens at the table to what is played, and the volume.

use crate::show::voice::Voice;
use bevy::prelude::*;

/// Something that could be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// What it is.
    pub voice: Voice,
    /// How hard, from 0 to 1.
    pub strength: f32,
    /// Where, if it has a place: a play, and a point in the frame of its board.
    pub place: Option<(Entity, Vec3)>,
}

impl Cue {
    /// A cue without a place.
    #[must_use]
    pub const fn everywhere(voice: Voice) -> Self {
        Self { voice, strength: 1.0, place: None }
    }
}

/// A sound to be played at once.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    /// Which one.
    pub voice: Voice,
    /// How loud, from 0 to 1.
    pub gain: f32,
    /// How fast, and so how high; 1 is as it was made.
    pub speed: f32,
    /// From −1, left, to 1, right.
    pub pan: f32,
}

/// The volume of all sounds, from 0 to 1. At 0 nothing is played.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volume(pub f32);

impl Default for Volume {
    fn default() -> Self {
        Self(0.7)
    }
}

impl Volume {
    /// The factor by which sounds are made quieter: ears hear ratios, so that half the volume is less than half.
    #[must_use]
    pub fn gain(self) -> f32 {
        self.0.clamp(0.0, 1.0).powi(2)
    }
}
