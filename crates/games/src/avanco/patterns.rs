//! What a position of Avanço is worth by patterns: what stands on six cells that touch has a weight, which was learned.
//!
//! It is an n-tuple network (Bledsoe and Browning, 1959; for board games Lucas, 2008). Each window of three files and
//! two ranks, and of two files and three ranks, looks its weight up by what stands on its six cells: nothing, a piece
//! of the side to move, or one of the other side, so 3⁶ patterns. The value is the sum of all sixty weights. The board
//! is turned so that the side to move goes up the ranks; mirror images have the same weights.
//!
//! The weights lie in `assets/games/avanco/patterns.weights`. The example `patterns` of this crate makes that file
//! again, from games of the computer against itself.
//!
//! Start with [`Patterns`].

use super::eval::Value;
use super::rules::{FILES, Position};
use ludoteca_search::learned::{self, FINENESS};

/// What can stand on the six cells of a window.
pub const PATTERNS: usize = 3_usize.pow(6);

/// Ranks of the board.
const RANKS: usize = FILES as usize;

/// Windows of three files that begin on a rank.
pub const WIDE: usize = RANKS - 2;

/// Windows of two files that begin on a rank.
pub const NARROW: usize = RANKS - 1;

/// The first weight of the windows of two files: before them are those of three files, rank by rank from the first, in
/// each from the first file; then those of two files in the same order.
pub const FIRST_NARROW: usize = WIDE * (RANKS - 1) * PATTERNS;

/// Weights of patterns. One more, the last, counts in each position: what it is worth to be the side to move.
pub const WEIGHTS: usize = FIRST_NARROW + NARROW * (RANKS - 2) * PATTERNS;

/// All weights.
pub type Weights = [i16; WEIGHTS + 1];

/// The value; see the head of this file.
#[derive(Clone, Copy)]
pub struct Patterns(pub &'static Weights);

impl Default for Patterns {
    fn default() -> Self {
        Self(&LEARNED)
    }
}

static LEARNED: Weights = learned::weights(include_bytes!("../../../../assets/games/avanco/patterns.weights"));

/// Bits of a code of three cells, and of two; see [`CODES`].
const WIDE_BITS: usize = 5;
const NARROW_BITS: usize = 4;

/// For the pieces of one side on a rank: their part of the number, in base 3, of what stands on each three cells beside
/// each other, then on each two. The enemy's part counts twice; no sum of both overflows into the next number.
static CODES: [u64; 1 << FILES] = {
    let mut codes = [0; 1 << FILES];
    let mut rank = 0;
    while rank < codes.len() {
        codes[rank] = codes_of(rank as u64);
        rank += 1;
    }
    codes
};

const fn codes_of(rank: u64) -> u64 {
    let (mut codes, mut file) = (0, 0);
    while file < NARROW {
        let two = (rank >> file & 1) + 3 * (rank >> (file + 1) & 1);
        codes |= two << (WIDE * WIDE_BITS + file * NARROW_BITS);
        if file < WIDE {
            codes |= (two + 9 * (rank >> (file + 2) & 1)) << (file * WIDE_BITS);
        }
        file += 1;
    }
    codes
}

/// The number of the weight of each window.
#[inline]
pub fn each_pattern(position: &Position, mut found: impl FnMut(usize)) {
    const WIDE_CODE: u64 = (1 << WIDE_BITS) - 1;
    const NARROW_CODE: u64 = (1 << NARROW_BITS) - 1;
    let (own, enemy) = position.turned_to_mover();
    let rank = |pieces: u64, rank: usize| CODES[(pieces >> (rank * RANKS)) as usize % CODES.len()];
    let codes: [u64; RANKS] = std::array::from_fn(|at| rank(own, at) + 2 * rank(enemy, at));
    let mut first = 0;
    for ranks in codes.windows(2) {
        for file in 0..WIDE {
            let code = |rank: usize| (ranks[rank] >> (file * WIDE_BITS) & WIDE_CODE) as usize;
            found(first + code(0) + 27 * code(1));
            first += PATTERNS;
        }
    }
    for ranks in codes.windows(3) {
        for file in 0..NARROW {
            let code = |rank: usize| (ranks[rank] >> (WIDE * WIDE_BITS + file * NARROW_BITS) & NARROW_CODE) as usize;
            found(first + code(0) + 9 * code(1) + 81 * code(2));
            first += PATTERNS;
        }
    }
}

impl Value for Patterns {
    #[inline]
    fn value(&self, position: &Position) -> i32 {
        let mut sum = i32::from(self.0[WEIGHTS]);
        each_pattern(position, |pattern| sum += i32::from(self.0[pattern]));
        sum / FINENESS
    }
}
