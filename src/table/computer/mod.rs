//! The computer at the table: it decides for the seats that were given to it, and advises people who ask.
//!
//! It thinks on threads of its own (`search::worker`) and acts like everybody else, by requests that name the node they
//! answer: one that comes late is refused and changes nothing. Depends only on `rules`, `search`, `play` and `show`.
//! Start with [`opponent`] (orders of its seats); [`advice`] gives hints, and [`analysis`] says what it thinks of a position.

pub mod advice;
pub mod analysis;
pub mod opponent;

use crate::rules::hash;
use crate::search::worker::Workers;
use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

/// Who thinks.
#[derive(Resource)]
pub struct Thinkers(pub Workers);

impl Default for Thinkers {
    fn default() -> Self {
        Self(Workers::new(|| {}))
    }
}

/// Where the computer's chance comes from: never the same twice, so that after undo it may answer in another way.
#[derive(Resource)]
pub struct Chance(pub u64);

impl Default for Chance {
    fn default() -> Self {
        // A computer without a source of randomness plays the same every time.
        Self(SysRng.try_next_u64().unwrap_or_default())
    }
}

impl Chance {
    /// The next seed.
    pub const fn seed(&mut self) -> u64 {
        self.0 = hash::mix(self.0, 1);
        self.0
    }
}

/// Expects [`Thinkers`], if others than threads that wake nobody are wanted.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinkers>().init_resource::<Chance>();
    app.add_plugins((opponent::plugin, advice::plugin, analysis::plugin));
}
