//! Weights that were learned: two bytes each, in a file of the game's assets that the program contains.

/// So many units of a weight are one of the value.
pub const FINENESS: i32 = 8;

/// Weights from the bytes of a file, the lower byte of each first. A file of another length does not compile.
#[must_use]
pub const fn weights<const COUNT: usize, const BYTES: usize>(bytes: &[u8; BYTES]) -> [i16; COUNT] {
    const { assert!(BYTES == 2 * COUNT, "each weight has two bytes") };
    let mut weights = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        weights[at] = i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        at += 1;
    }
    weights
}
