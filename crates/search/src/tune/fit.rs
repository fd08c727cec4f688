//! Logistic regression: the weights whose evaluations predict results best.
//!
//! An evaluation is taken to be linear in its weights, with slopes that are measured once in every position. Then
//! Newton's method is applied to one weight after another, in several rounds (coordinate descent). Floating-point
//! numbers are added in one order only, so that the same positions give the same weights.

use super::games::Sample;
use super::weights::Weights;
use crate::Evaluation;
use ludoteca_rules::Game;

/// Rounds over all weights.
const ROUNDS: u32 = 60;

/// Regularization: the standard deviation of the prior distribution of a weight around its start, so that weights about
/// which the games say little stay there. It is small because the positions of one game share one result, and so are
/// worth less than as many of different games.
const PRIOR_DEVIATION: f64 = 12.0;

/// The greatest step of a weight in one round.
const MAX_STEP: f64 = 20.0;

/// The evaluations of the training positions, and their slopes.
pub(super) struct Fit {
    /// So many points of an evaluation are one unit of log odds.
    scale: f64,
    results: Vec<f64>,
    values: Vec<f64>,
    /// For every weight the slope of the evaluation in each position.
    slopes: Vec<Vec<f64>>,
}

impl Fit {
    /// Measures the evaluation in these positions.
    pub fn of<G: Game, E: Evaluation<G> + Weights + Clone>(start: &E, samples: &[Sample<G::Position>]) -> Self {
        let evaluate = |weights: &E| -> Vec<f64> {
            samples.iter().map(|sample| f64::from(weights.evaluate(&sample.position))).collect()
        };
        let values = evaluate(start);
        let slope = |index: usize| {
            let mut changed = start.clone();
            if let Some(weight) = changed.weights().get_mut(index) {
                **weight += 1;
            }
            evaluate(&changed).iter().zip(&values).map(|(after, before)| after - before).collect()
        };
        let slopes = (0..start.clone().weights().len()).map(slope).collect();
        let results: Vec<f64> = samples.iter().map(|sample| sample.result).collect();
        let scale = scale(&values, &results);
        Self { scale, results, values, slopes }
    }

    /// The weights that predict best.
    pub fn weights<E: Weights + Clone>(&self, start: &E) -> E {
        let mut values = self.values.clone();
        let mut moved = vec![0.0; self.slopes.len()];
        for _ in 0..ROUNDS {
            for (moved, slopes) in moved.iter_mut().zip(&self.slopes) {
                let step = self.step(*moved, slopes, &values);
                *moved += step;
                values.iter_mut().zip(slopes).for_each(|(value, slope)| *value += step * slope);
            }
        }
        let mut tuned = start.clone();
        for (weight, moved) in tuned.weights().into_iter().zip(moved) {
            *weight += moved.round() as i32;
        }
        tuned
    }

    /// The Newton step of a weight that has already moved so far from its start.
    fn step(&self, moved: f64, slopes: &[f64], values: &[f64]) -> f64 {
        let precision = 1.0 / (PRIOR_DEVIATION * PRIOR_DEVIATION);
        let (mut gradient, mut curvature) = (moved * precision, precision);
        for ((slope, value), result) in slopes.iter().zip(values).zip(&self.results) {
            if *slope != 0.0 {
                let slope = slope / self.scale;
                let predicted = probability(value / self.scale);
                gradient += slope * (predicted - result);
                curvature += slope * slope * predicted * (1.0 - predicted);
            }
        }
        (-gradient / curvature).clamp(-MAX_STEP, MAX_STEP)
    }

    /// The mean cross-entropy of these weights' predictions, in millionths.
    pub fn error<G: Game, E: Evaluation<G>>(&self, weights: &E, samples: &[Sample<G::Position>]) -> u32 {
        let error = |sample: &Sample<G::Position>| {
            error(f64::from(weights.evaluate(&sample.position)) / self.scale, sample.result)
        };
        let sum: f64 = samples.iter().map(error).sum();
        (1e6 * sum / samples.len().max(1) as f64).round() as u32
    }
}

/// The probability of a win from its log odds.
fn probability(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The cross-entropy of a prediction and a result.
fn error(log_odds: f64, result: f64) -> f64 {
    // −ln of the probability of a loss, without cancellation where that is near 1.
    let loss = log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p();
    loss - result * log_odds
}

/// The scale with which these evaluations predict the results best, by ternary search.
fn scale(values: &[f64], results: &[f64]) -> f64 {
    const STEPS: u32 = 40;
    let sum =
        |scale: f64| -> f64 { values.iter().zip(results).map(|(value, result)| error(value / scale, *result)).sum() };
    let (mut low, mut high) = (10.0_f64, 2000.0_f64);
    for _ in 0..STEPS {
        let third = (high - low) / 3.0;
        if sum(low + third) < sum(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}
