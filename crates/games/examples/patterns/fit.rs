//! The weights that fit positions best.

use super::games::{Learned, Sample};
use ludoteca_rules::random;
use ludoteca_search::learned::FINENESS;
use ludoteca_search::score::is_proof;
use rand::Rng;

/// Times that all positions are learned from.
const EPOCHS: u32 = 12;

/// The first step of a weight, and the last.
const STEPS: (f32, f32) = (0.06, 0.004);

/// So many hundredths of a piece are one unit of log odds.
const SCALE: f32 = 150.0;

/// How much the end of the game counts beside what the search found.
const OF_END: f32 = 0.8;

fn probability(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The log odds of a win by these weights.
fn log_odds(weights: &[f32], sample: &Sample) -> f32 {
    let Some((first, others)) = sample.weights.split_first() else { return 0.0 };
    weights[*first as usize] + others.iter().map(|at| weights[*at as usize]).sum::<f32>()
}

/// The weights that fit these positions best, by gradient descent with steps that shrink with each use of a weight
/// (`AdaGrad`: Duchi, Hazan and Singer, 2011), and the mean squared error of the last epoch.
pub fn weights<L: Learned>(samples: &[Sample], seed: u64) -> (Vec<i16>, f64) {
    let mut weights = vec![0.0_f32; L::WEIGHTS];
    let mut squares = vec![0.0_f32; L::WEIGHTS];
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut chance = random::generator(seed);
    let mut error = 0.0;
    for epoch in 0..EPOCHS {
        shuffle(&mut order, &mut chance);
        let step = STEPS.0 * (1.0 - epoch as f32 / EPOCHS as f32) + STEPS.1;
        error = 0.0;
        for sample in order.iter().map(|at| &samples[*at as usize]) {
            let slope = probability(log_odds(&weights, sample)) - target(sample);
            error += f64::from(slope * slope);
            for at in sample.weights.iter().map(|at| *at as usize) {
                squares[at] += slope * slope;
                weights[at] -= step * slope / (squares[at].sqrt() + 0.3);
            }
        }
    }
    let whole = |at: usize| (weights[L::first_of_alike(at)] * SCALE * FINENESS as f32).round() as i16;
    ((0..L::WEIGHTS).map(whole).collect(), error / samples.len().max(1) as f64)
}

/// The probability of a win that is learned.
fn target(sample: &Sample) -> f32 {
    if is_proof(sample.value) {
        return f32::from(u8::from(sample.value > 0));
    }
    let won = f32::from(u8::from(sample.won));
    OF_END * won + (1.0 - OF_END) * probability(sample.value as f32 / SCALE)
}

fn shuffle(order: &mut [u32], chance: &mut impl Rng) {
    for at in (1..order.len()).rev() {
        order.swap(at, random::below(chance, at + 1));
    }
}
