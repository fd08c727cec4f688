//! Tuning: better weights of an evaluation, learned from games that the computer plays against itself.
//!
//! The computer plays from random openings with a few thousand nodes a move. From every position of these games the
//! quiescence search leads to a quiet one, which is stored with the result of the game. Then the weights are fitted so
//! that the evaluations, turned into probabilities, predict the results best: logistic regression, as in Peter
//! Österlund's Texel tuning.
//!
//! Every fifth game is held out: the error of its predictions shows whether the weights are overfitted.
//!
//! Start with [`Weights`] and [`tuner`]; `games.rs` collects the positions, `fit.rs` finds the weights.

mod fit;
mod games;
mod weights;

pub use weights::Weights;

use super::Evaluation;
use fit::Fit;
use ludoteca_rules::thinking::tuning::{Tuner, Tuning, TuningReport};
use ludoteca_rules::{Game, Options};
use std::fmt::Debug;

/// The tuner of an evaluation, which starts from its default weights.
#[must_use]
pub const fn tuner<G: Game, E: Evaluation<G> + Weights + Default + Clone + Debug>() -> Tuner {
    Tuner { tune: tune::<G, E> }
}

fn tune<G: Game, E: Evaluation<G> + Weights + Default + Clone + Debug>(
    options: &Options,
    tuning: &Tuning,
    played: &mut dyn FnMut(u32),
) -> TuningReport {
    let before = E::default();
    let (samples, decided) = games::samples::<G, E>(options, tuning, played);
    let (held_out, training): (Vec<_>, Vec<_>) = samples.into_iter().partition(|sample| sample.is_held_out);
    let fit = Fit::of(&before, &training);
    let after = fit.weights(&before);
    let errors = |weights: &E| [&training, &held_out].map(|samples| fit.error(weights, samples));
    TuningReport {
        decided,
        learned: training.len() as u32,
        checked: held_out.len() as u32,
        before: format!("{before:?}"),
        after: format!("{after:?}"),
        error_before: errors(&before),
        error_after: errors(&after),
    }
}
