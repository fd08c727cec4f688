//! Pieces that travel at the same time: one passes above the other where they would meet, and two that go to the same
//! cell meet in the air over it. No side effects.

use super::leg::Leg;
use super::pose::travelled;
use bevy::math::{Vec2, Vec3A};

/// Two pieces this near would touch.
const TOUCH: f32 = 0.9;
/// Times at which two travelling pieces are compared.
const SAMPLES: u8 = 24;
/// Half the distance at which two pieces meet over a cell, and their height there: above every piece that stands.
const APART: f32 = 0.44;
const HIGH: f32 = 1.5;

/// Changes the legs of one beat so that no piece travels through another; the later one passes above. Returns where
/// each of the pieces that meet over a cell is then, by its place in `legs`.
pub fn part_ways(legs: &mut [&mut Leg]) -> Vec<(usize, Vec3A)> {
    let travelling: Vec<usize> = (0..legs.len()).filter(|index| matches!(legs[*index], Leg::Travel { .. })).collect();
    let mut met = Vec::new();
    for (place, &above) in travelling.iter().enumerate() {
        for &below in &travelling[..place] {
            let same_end = ends(legs[above]).1 == ends(legs[below]).1;
            if same_end {
                met.extend(meet(legs, above, below));
            }
            if same_end || nearest(legs[above], legs[below]) < TOUCH {
                pass(legs, above, below);
            }
        }
    }
    met
}

/// Where a travelling piece starts and ends.
fn ends(leg: &Leg) -> (Vec3A, Vec3A) {
    match leg {
        Leg::Travel { way, .. } => (way.first().copied().unwrap_or_default(), way.last().copied().unwrap_or_default()),
        _ => (Vec3A::ZERO, Vec3A::ZERO),
    }
}

/// How near two travelling pieces come, seen from above.
fn nearest(one: &Leg, other: &Leg) -> f32 {
    let flat = |point: Vec3A| Vec2::new(point.x, point.z);
    let times = (0..=SAMPLES).map(|sample| f32::from(sample) / f32::from(SAMPLES));
    times.map(|t| flat(travelled(one, t)).distance(flat(travelled(other, t)))).fold(f32::MAX, f32::min)
}

/// Lets two pieces end beside each other in the air over their common target.
fn meet(legs: &mut [&mut Leg], one: usize, other: usize) -> [(usize, Vec3A); 2] {
    let ((from, target), (against, _)) = (ends(legs[one]), ends(legs[other]));
    let side = ((from - target).normalize_or_zero() - (against - target).normalize_or_zero()).normalize_or_zero();
    [(one, side), (other, -side)].map(|(index, side)| {
        let held = target + side * APART + Vec3A::Y * HIGH;
        if let Leg::Travel { way, .. } = &mut *legs[index]
            && let Some(last) = way.last_mut()
        {
            *last = held;
        }
        (index, held)
    })
}

/// Lets one piece travel above another, and above all that this one passes over.
fn pass(legs: &mut [&mut Leg], above: usize, below: usize) {
    let Leg::Travel { piece, over, beneath, .. } = &mut *legs[below] else { return };
    let under = beneath.get_or_insert_default();
    let (layers, passed) = (under.iter().copied().chain([*piece]).collect::<Vec<_>>(), over.clone());
    if let Leg::Travel { over, beneath, .. } = &mut *legs[above] {
        over.extend(passed);
        beneath.get_or_insert_default().extend(layers);
    }
}
