//! The pips of dice: hollows of several shapes, so that the dice of several players differ without colour too. No side
//! effects.

use crate::mesh::Builder;
use bevy::math::{Vec2, Vec3};
use std::f32::consts::TAU;

/// How deep a pip is drilled.
pub const DEPTH: f32 = 0.020;

/// The shape of a pip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pip {
    /// A bowl.
    #[default]
    Round,
    /// A square with its sides along those of the face.
    Square,
    /// A ring round an island of the face.
    Ring,
    /// A square with its corners towards the sides of the face.
    Diamond,
}

impl Pip {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Round, Self::Square, Self::Ring, Self::Diamond];

    /// Distance of neighbouring pips.
    #[must_use]
    pub const fn spacing(self) -> f32 {
        match self {
            Self::Round => 0.156,
            Self::Square | Self::Ring | Self::Diamond => 0.165,
        }
    }

    /// The radius of a pip, half the side of a square one; the single pip of the one is larger.
    const fn radius(self, single: bool) -> f32 {
        match (self, single) {
            (Self::Round, true) => 0.080,
            (Self::Square, false) => 0.056,
            (Self::Square, true) => 0.070,
            (Self::Round, false) => 0.062,
            (Self::Ring | Self::Diamond, false) => 0.060,
            (Self::Ring | Self::Diamond, true) => 0.091,
        }
    }

    /// A point of the rim, the middle of the pip being the origin: `share` of a turn from the right upwards.
    #[must_use]
    pub fn rim(self, single: bool, share: f32) -> Vec2 {
        let (sin, cos) = (TAU * share).sin_cos();
        let stretched = match self {
            Self::Round | Self::Ring => 1.0,
            Self::Square => 1.0 / cos.abs().max(sin.abs()),
            Self::Diamond => 1.0 / (cos.abs() + sin.abs()),
        };
        Vec2::new(cos, sin) * (self.radius(single) * stretched)
    }

    /// From the rim inwards: the share of the rim's distance from the middle, and the depth there.
    const fn profile(self) -> &'static [(f32, f32)] {
        match self {
            Self::Round => &[(1.0, 0.0), (0.72, 0.75 * DEPTH), (0.0, DEPTH)],
            // Steep walls keep the corners sharp.
            Self::Square | Self::Diamond => &[(1.0, 0.0), (0.84, 0.9 * DEPTH), (0.0, DEPTH)],
            Self::Ring => &[(1.0, 0.0), (0.90, DEPTH), (0.70, DEPTH), (ISLAND, 0.0)],
        }
    }

    /// Adds the pip to `pips`, and to `face` what of the face is left within it. `at` gives the point of the die at an
    /// offset from the middle of the pip and a depth; `out` is the direction out of the face.
    pub fn drill(
        self,
        single: bool,
        segments: usize,
        (face, pips): (&mut Builder, &mut Builder),
        at: &dyn Fn(Vec2, f32) -> Vec3,
        out: Vec3,
    ) {
        let point = |step: usize, (share, depth): (f32, f32)| {
            at(self.rim(single, (step % segments) as f32 / segments as f32) * share, depth)
        };
        let middle = at(Vec2::ZERO, 0.0);
        for step in 0..segments {
            for pair in self.profile().windows(2) {
                let (outer, inner) = (pair[0], pair[1]);
                let mut corners = vec![point(step, outer), point(step + 1, outer)];
                if inner.0 > 0.0 {
                    corners.push(point(step + 1, inner));
                }
                corners.push(point(step, inner));
                let flat = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize();
                let first = pips.positions.len() as u32;
                for corner in &corners {
                    // A round bowl is shaded smoothly: its normals point to a point above the middle.
                    let smooth = (middle + out * 0.07 - *corner).normalize();
                    pips.corner(*corner, if self == Self::Round { smooth } else { flat }, Vec2::ZERO);
                }
                for next in 1..corners.len() as u32 - 1 {
                    pips.triangles.extend([first, first + next, first + next + 1]);
                }
            }
        }
        if self == Self::Ring {
            let island: Vec<Vec3> = (0..segments).map(|step| point(step, (ISLAND, 0.0))).collect();
            face.polygon(&island, out, |_| Vec2::ZERO);
        }
    }
}

/// Where the island of a ring ends, as a share of its radius.
const ISLAND: f32 = 0.60;
