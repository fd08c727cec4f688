//! Chance where a play begins.

use rand::TryRng;
use rand::rngs::SysRng;

/// The seed of an opening roll; always the same on a computer without a source of randomness.
#[must_use]
pub fn new_seed() -> u64 {
    SysRng.try_next_u32().map_or(0, u64::from)
}
