//! Values of positions as integers: evaluations lie in the middle, proven wins and losses at both ends, shorter ones
//! farther out.

use ludoteca_rules::thinking::think::{Ending, Proof, Score};

/// The value of a won position; a win in n plies is worth n less.
pub const WIN: i32 = 1_000_000;

/// The longest proof in plies. Evaluations are clamped so that they never reach the values of proofs.
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

/// Whether a value says that a win or a loss is proven.
#[inline]
#[must_use]
pub const fn is_proof(value: i32) -> bool {
    value.abs() >= WIN - LONGEST as i32
}

/// Clamps a static evaluation to the values that are not proofs.
#[inline]
#[must_use]
pub fn clamp_evaluation(value: i32) -> i32 {
    const HIGHEST: i32 = WIN - LONGEST as i32 - 1;
    value.clamp(-HIGHEST, HIGHEST)
}

/// A value together with what it proves.
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
