//! Random numbers that are the same on every machine and in every version of `rand`, and new seeds for them.

use super::{Cell, bitboard};
use rand::rngs::{ChaCha8Rng, SysError, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use std::hint::select_unpredictable;

/// The generator of records, playouts and tests.
#[must_use]
#[inline]
pub fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A new seed from the computer's source of randomness, short enough to be written down.
///
/// # Errors
/// The computer has no such source, or it fails.
#[inline]
pub fn new_seed() -> Result<u64, SysError> {
    SysRng.try_next_u32().map(u64::from)
}

/// A number from 0 to `bound − 1` (Lemire's multiplication, without the correction: its bias is below `bound` in 2³²).
#[must_use]
#[inline]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// A uniformly random cell of a set; none of an empty one.
///
/// Four cells are drawn from the whole board, and the first that lies in the set is taken: it is uniformly distributed,
/// and in a large set there usually is one. Then the next move of a playout need not wait for the sum of this set's
/// bits.
#[inline]
pub fn cell(cells: u64, rng: &mut impl Rng) -> Option<Cell> {
    const DRAWS: u32 = 4;
    const LARGE: u32 = 12;
    let count = cells.count_ones();
    if count >= LARGE {
        let drawn = rng.next_u32();
        let (mut found, mut cell) = (false, 0);
        for index in (0..DRAWS).rev() {
            let draw = drawn >> (6 * index) & 63;
            let inside = cells >> draw & 1 == 1;
            cell = select_unpredictable(inside, draw as u8, cell);
            found |= inside;
        }
        if found {
            return Some(Cell(cell));
        }
    }
    (count > 0).then(|| bitboard::nth(cells, below(rng, count as usize) as u32))
}
