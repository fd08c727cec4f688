//! Who thinks, and where chance comes from.

use bevy::prelude::Resource;
use ludoteca_rules::hash;
use ludoteca_search::worker::Searchers;
use ludoteca_workers::Workers;
use rand::TryRng;
use rand::rngs::SysRng;

/// Who thinks.
#[derive(Resource)]
pub struct Thinkers(pub Searchers);

impl Thinkers {
    /// They think on these threads.
    #[must_use]
    pub fn new(workers: Workers) -> Self {
        Self(Searchers::new(workers))
    }
}

impl Default for Thinkers {
    fn default() -> Self {
        Self::new(Workers::new("thinker", || {}))
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
