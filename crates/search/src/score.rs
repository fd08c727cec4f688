//! Values as numbers: what is judged lies in the middle, what is proved at both ends, nearer ends farther out.

use ludoteca_rules::think::{Ending, Proof, Score};

/// A win now; in so many plies it is worth as many points less.
pub const WIN: i32 = 1_000_000;

/// A proof is never longer, and a judgement never reaches as far as the longest.
pub const LONGEST: u32 = 10_000;

/// The value of a win in so many plies.
#[inline]
#[must_use]
pub const fn win_in(plies: u32) -> i32 {
    WIN - plies as i32
}

/// The value of a loss in so many plies.
#[inline]
#[must_use]
pub const fn loss_in(plies: u32) -> i32 {
    plies as i32 - WIN
}

/// Whether a value says that a win or a loss is proved.
#[inline]
#[must_use]
pub const fn is_proof(value: i32) -> bool {
    value.abs() >= WIN - LONGEST as i32
}

/// A judgement that is kept out of the range of proofs.
#[inline]
#[must_use]
pub fn judged(value: i32) -> i32 {
    const FARTHEST: i32 = WIN - LONGEST as i32 - 1;
    value.clamp(-FARTHEST, FARTHEST)
}

/// A value with what it proves.
#[must_use]
pub const fn score(value: i32) -> Score {
    let proof = if is_proof(value) {
        let ending = if value > 0 { Ending::Win } else { Ending::Loss };
        Some(Proof { ending, plies: Some((WIN - value.abs()) as u32) })
    } else {
        None
    };
    Score { value, proof }
}
