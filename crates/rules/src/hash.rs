//! Keys for incremental hashing (Zobrist 1970), made at compile time by splitmix64 so that they are the same
//! everywhere.

/// One step of splitmix64 (Steele, Lea, Flood 2014): the number and the next state.
#[must_use]
#[inline]
pub const fn splitmix(state: u64) -> (u64, u64) {
    let next = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = next;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (mixed ^ (mixed >> 31), next)
}

/// A table of `N` keys from one seed.
#[must_use]
#[inline]
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
///
/// The hash may be a small number, such as who is to move: it is spread over all bits before it meets the word, so that
/// no cell of a board takes its effect back.
#[must_use]
#[inline]
pub const fn mix(hash: u64, word: u64) -> u64 {
    splitmix(hash.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ word).0
}

#[cfg(test)]
mod tests {
    use super::mix;
    use std::collections::HashSet;

    /// Games begin with who is to move or with a counter, and go on with bits of cells: a difference in the first must
    /// not be undone by one in the others.
    #[test]
    fn few_bits_of_a_seed_and_of_a_word_are_told_apart() {
        let few_bits = || (0..64).flat_map(|high| (0..=high).map(move |low| 1_u64 << high | 1 << low));
        let words: Vec<u64> = few_bits().chain([0]).collect();
        let mut hashes = HashSet::new();
        for seed in 0..64 {
            assert!(words.iter().all(|word| hashes.insert(mix(seed, *word))), "seed {seed}");
        }
    }
}
