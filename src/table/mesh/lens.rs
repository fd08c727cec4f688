//! The stone: a lens with a round rim, as in Go.

use crate::table::mesh::turned::Plan;
use crate::table::mesh::{Builder, flat};
use std::f32::consts::FRAC_PI_2;

/// Sides of the circle.
const SIDES: usize = 36;
/// Height of the rim as a share of the stone's: below the middle, since little of the underside is visible.
const RIM: f32 = 0.34;
/// Steps from the middle of the upper cap to the rim.
const STEPS: usize = 7;
/// The same for the lower cap, of which little is visible.
const STEPS_BELOW: usize = 3;
/// How far the dark line where the stone meets the board extends beyond its edge, and under it.
const LINE: (f32, f32) = (0.055, 0.10);

/// A lens round the origin.
#[must_use]
pub fn lens(radius: f32, height: f32) -> Builder {
    let rim = height * (RIM - 0.5);
    let cap = |share: f32, high: f32| {
        let (sin, cos) = (FRAC_PI_2 * share).sin_cos();
        // Between an ellipse and a disc: flatter on top, rounder at the rim.
        (radius * sin.powf(0.9), rim + high * cos.powf(0.9))
    };
    let lower = (0..STEPS_BELOW).map(|step| cap(step as f32 / STEPS_BELOW as f32, -height * RIM));
    let upper = (0..STEPS).rev().map(|step| cap(step as f32 / STEPS as f32, height * (1.0 - RIM)));
    let profile: Vec<(f32, f32)> = lower.chain([(radius, rim)]).chain(upper).collect();
    Plan::round(SIDES).turn(&profile)
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
    use crate::table::mesh::check;
    use bevy::math::Vec3;

    #[test]
    fn a_lens_is_a_solid_as_large_as_asked() {
        let shape = lens(0.43, 0.24);
        check::solid(&shape);
        let (low, high) = check::bounds(&shape);
        assert!((low - Vec3::new(-0.43, -0.12, -0.43)).length() < 0.01, "{low}");
        assert!((high - Vec3::new(0.43, 0.12, 0.43)).length() < 0.01, "{high}");
        check::surface(&contact(0.43, 0.24));
    }
}
