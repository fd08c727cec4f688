//! The stone: a lens with a round rim, as in Go.

use crate::mesh::turned::Plan;
use crate::mesh::{Builder, flat};
use std::f32::consts::FRAC_PI_2;

/// Sides of the circle.
const SIDES: usize = 36;
/// Half the height of the rim, which is round, and how far it reaches inwards.
const RIM: (f32, f32) = (0.0176, 0.032);
/// Steps from the middle of the upper cap to the rim, and round the rim.
const STEPS: usize = 7;
const ROUND: usize = 3;
/// Steps of the lower cap, of which little is visible.
const STEPS_BELOW: usize = 3;
/// How far the dark line where the stone meets the board extends beyond its edge, and under it: so far that no board is
/// seen between line and stone.
const LINE: (f32, f32) = (0.047, 0.28);

/// A lens round the origin: two caps of a sphere, and a round rim between them.
#[must_use]
pub fn lens(radius: f32, height: f32) -> Builder {
    let flat = radius - RIM.1;
    let rise = height / 2.0 - RIM.0;
    // The radius of the sphere of which the caps are.
    let ball = (flat * flat + rise * rise) / (2.0 * rise);
    let cap = |share: f32| {
        let reach = flat * (FRAC_PI_2 * share).sin();
        (reach, height / 2.0 - ball + (ball * ball - reach * reach).sqrt())
    };
    let rim = |share: f32| {
        let (sin, cos) = (FRAC_PI_2 * share).sin_cos();
        (flat + RIM.1 * cos, RIM.0 * sin)
    };
    let below = (0..=STEPS_BELOW).map(|step| cap(step as f32 / STEPS_BELOW as f32)).map(|(x, y)| (x, -y));
    let under = (1..ROUND).map(|step| rim(1.0 - step as f32 / ROUND as f32)).map(|(x, y)| (x, -y));
    let over = (0..ROUND).map(|step| rim(step as f32 / ROUND as f32));
    let above = (0..=STEPS).rev().map(|step| cap(step as f32 / STEPS as f32));
    let profile: Vec<(f32, f32)> = below.chain(under).chain(over).chain(above).collect();
    let mut lens = Plan::round(SIDES).turn(&profile);
    // In its two middles it is flat: without this, a glossy stone would have a dimple there.
    for (place, normal) in lens.positions.iter().zip(&mut lens.normals) {
        if place[0].hypot(place[2]) < 1e-6 {
            *normal = [0.0, place[1].signum(), 0.0];
        }
    }
    lens
}

/// The dark line on the board around a stone, in the frame of the [`lens`]: it separates the stone from pale wood when
/// seen from above.
#[must_use]
pub fn contact(radius: f32, height: f32) -> Builder {
    let mut ring = flat::ring(radius - LINE.1, radius + LINE.0, 1, 1.0, 0.0, SIDES);
    for place in &mut ring.positions {
        place[1] = 0.0035 - height / 2.0;
    }
    ring
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use bevy::math::Vec3;

    #[test]
    fn a_lens_is_a_solid_as_large_as_asked() {
        let shape = lens(0.43, 0.26);
        check::solid(&shape);
        let (low, high) = check::bounds(&shape);
        assert!((low - Vec3::new(-0.43, -0.13, -0.43)).length() < 0.01, "{low}");
        assert!((high - Vec3::new(0.43, 0.13, 0.43)).length() < 0.01, "{high}");
        check::surface(&contact(0.43, 0.26));
    }
}
