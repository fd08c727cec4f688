//! Logistic regression: the weights whose judgements foretell results best.
//!
//! Of a judgement only its change by each weight is used, which is measured once in every position. Then one weight after
//! another goes to where the error would be least if it were a parabola (Newton's method), again and again. Floating-point
//! numbers are added in one order only, so that the same positions give the same weights.

use super::games::Sample;
use super::weights::Weights;
use crate::Evaluation;
use ludoteca_rules::Game;

/// Rounds over all weights.
const ROUNDS: u32 = 60;

/// Before anything is learned a weight is believed to be this far from the right one, or less. So a weight about which the
/// games say little stays where it is. It is small because the positions of one game have one result and say less than so
/// many of different games would.
const BELIEF: f64 = 12.0;

/// No weight goes farther in one round.
const STRIDE: f64 = 20.0;

/// What was measured.
pub(super) struct Fit {
    /// Judgements of this many points are one unit of the logarithm of the odds.
    scale: f64,
    results: Vec<f64>,
    values: Vec<f64>,
    /// For every weight by how much a point of it changes the judgement of each position.
    changes: Vec<Vec<f64>>,
}

impl Fit {
    /// Measures the judgement in these positions.
    pub fn of<G: Game, E: Evaluation<G> + Weights + Clone>(start: &E, samples: &[Sample<G::Position>]) -> Self {
        let judge = |weights: &E| -> Vec<f64> {
            samples.iter().map(|sample| f64::from(weights.judge(&sample.position))).collect()
        };
        let values = judge(start);
        let change = |index: usize| {
            let mut changed = start.clone();
            if let Some(weight) = changed.weights().get_mut(index) {
                **weight += 1;
            }
            judge(&changed).iter().zip(&values).map(|(after, before)| after - before).collect()
        };
        let changes = (0..start.clone().weights().len()).map(change).collect();
        let results: Vec<f64> = samples.iter().map(|sample| sample.result).collect();
        let scale = scale(&values, &results);
        Self { scale, results, values, changes }
    }

    /// The weights that foretell best.
    pub fn weights<E: Weights + Clone>(&self, start: &E) -> E {
        let mut values = self.values.clone();
        let mut moved = vec![0.0; self.changes.len()];
        for _ in 0..ROUNDS {
            for (moved, changes) in moved.iter_mut().zip(&self.changes) {
                let step = self.step(*moved, changes, &values);
                *moved += step;
                values.iter_mut().zip(changes).for_each(|(value, change)| *value += step * change);
            }
        }
        let mut tuned = start.clone();
        for (weight, moved) in tuned.weights().into_iter().zip(moved) {
            *weight += moved.round() as i32;
        }
        tuned
    }

    /// How far a weight should go that has gone so far already.
    fn step(&self, moved: f64, changes: &[f64], values: &[f64]) -> f64 {
        let precision = 1.0 / (BELIEF * BELIEF);
        let (mut slope, mut bend) = (moved * precision, precision);
        for ((change, value), result) in changes.iter().zip(values).zip(&self.results) {
            if *change != 0.0 {
                let change = change / self.scale;
                let foretold = probability(value / self.scale);
                slope += change * (foretold - result);
                bend += change * change * foretold * (1.0 - foretold);
            }
        }
        (-slope / bend).clamp(-STRIDE, STRIDE)
    }

    /// How badly these weights foretell the results of positions, in millionths.
    pub fn error<G: Game, E: Evaluation<G>>(&self, weights: &E, samples: &[Sample<G::Position>]) -> u32 {
        let error = |sample: &Sample<G::Position>| {
            error(f64::from(weights.judge(&sample.position)) / self.scale, sample.result)
        };
        let sum: f64 = samples.iter().map(error).sum();
        (1e6 * sum / samples.len().max(1) as f64).round() as u32
    }
}

/// The probability of a win, from the logarithm of its odds.
fn probability(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

fn error(odds: f64, result: f64) -> f64 {
    // The logarithm of a probability, without the loss of digits near 1.
    let lost = odds.max(0.0) + (-odds.abs()).exp().ln_1p();
    lost - result * odds
}

/// The scale by which these judgements foretell the results best, searched by thirds.
fn scale(values: &[f64], results: &[f64]) -> f64 {
    const NARROWED: u32 = 40;
    let sum =
        |scale: f64| -> f64 { values.iter().zip(results).map(|(value, result)| error(value / scale, *result)).sum() };
    let (mut low, mut high) = (10.0_f64, 2000.0_f64);
    for _ in 0..NARROWED {
        let third = (high - low) / 3.0;
        if sum(low + third) < sum(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}
