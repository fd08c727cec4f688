//! Tuning: better weights for a judgement, learned from games that the computer plays against itself.
//!
//! The computer plays from random openings, a few thousand positions a move. Of every position it meets, the quiet one that
//! the exchange there leads to is kept with the result of the game. Then the weights are found whose judgements, turned into
//! probabilities, foretell the results best: logistic regression, as in Peter Österlund's Texel tuning.
//!
//! Every fifth game is not learned from: how well its results are foretold shows whether what was learned holds elsewhere.
//!
//! Start with [`Weights`] and [`tuner`]; `games.rs` collects the positions, `fit.rs` finds the weights.

mod fit;
mod games;
mod weights;

pub use weights::Weights;

use super::Evaluation;
use fit::Fit;
use ludoteca_rules::tuning::{Tuned, Tuner, Tuning};
use ludoteca_rules::{Game, Options};
use std::fmt::Debug;

/// Tunes the judgement that a game begins with.
#[must_use]
pub const fn tuner<G: Game, E: Evaluation<G> + Weights + Default + Clone + Debug>() -> Tuner {
    Tuner { tune: tune::<G, E> }
}

fn tune<G: Game, E: Evaluation<G> + Weights + Default + Clone + Debug>(
    options: &Options,
    tuning: &Tuning,
    played: &mut dyn FnMut(u32),
) -> Tuned {
    let before = E::default();
    let (samples, decided) = games::samples::<G, E>(options, tuning, played);
    let (checks, learned): (Vec<_>, Vec<_>) = samples.into_iter().partition(|sample| sample.checks);
    let fit = Fit::of(&before, &learned);
    let after = fit.weights(&before);
    let errors = |weights: &E| [&learned, &checks].map(|samples| fit.error(weights, samples));
    Tuned {
        decided,
        learned: learned.len() as u32,
        checked: checks.len() as u32,
        before: format!("{before:?}"),
        after: format!("{after:?}"),
        error_before: errors(&before),
        error_after: errors(&after),
    }
}
