//! Keys for incremental hashing (Zobrist 1970), made at compile time by splitmix64 so that they are the same
//! everywhere.

/// One step of splitmix64 (Steele, Lea, Flood 2014): the number and the next state.
#[must_use]
pub const fn splitmix(state: u64) -> (u64, u64) {
    let next = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = next;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (mixed ^ (mixed >> 31), next)
}

/// A table of `N` keys from one seed.
#[must_use]
pub const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut state = seed;
    let mut index = 0;
    while index < N {
        (table[index], state) = splitmix(state);
        index += 1;
    }
    table
}

/// Mixes a word into a hash, for positions that are hashed as a whole.
#[must_use]
pub const fn mix(hash: u64, word: u64) -> u64 {
    splitmix(hash.rotate_left(23) ^ word).0
}
