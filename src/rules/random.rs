//! Random numbers that are the same on every machine and in every version of `rand`.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

/// The generator of records, playouts and tests.
#[must_use]
pub fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number from 0 to `bound − 1` (Lemire's multiplication, without the correction: its bias is below `bound` in 2³²).
#[must_use]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}
