//! The pips of dice: hollows of several shapes, so that the dice of several players differ without colour too. No side
//! effects.

use crate::mesh::Builder;
use bevy::math::{Vec2, Vec3};
use std::f32::consts::TAU;

/// How deep a pip is drilled.
pub const DEPTH: f32 = 0.030;

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
            Self::Round => 0.152,
            Self::Square => 0.156,
            Self::Ring | Self::Diamond => 0.153,
        }
    }

    /// The radius of a pip, half the side of a square one; the single pip of the one is larger.
    const fn radius(self, single: bool) -> f32 {
        match (self, single) {
            (Self::Round, true) => 0.080,
            (Self::Square, false) => 0.056,
            (Self::Square, true) => 0.070,
            (Self::Round, false) => 0.061,
            (Self::Ring | Self::Diamond, false) => 0.060,
            (Self::Ring | Self::Diamond, true) => 0.088,
        }
    }

    /// How many corners the rim has where a round one has `round`: always a multiple of four, so that a quarter of it
    /// lies towards each corner of its field.
    #[must_use]
    pub fn corners(self, single: bool, round: usize) -> usize {
        let round = round.next_multiple_of(4).max(4);
        match self {
            Self::Round => round,
            // It has two walls and an island.
            Self::Ring => (if single { round } else { round * 3 / 4 }).max(8) / 4 * 4,
            // Its corners lie between the directions of the quarters.
            Self::Square => 8,
            Self::Diamond => 4,
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
            Self::Ring => &[(1.0, 0.0), (0.80, DEPTH), (ISLAND, 0.0)],
        }
    }

    /// The normal at a place of the wall between two points of the profile, `flat` being that of the facet. Round walls
    /// look round however few facets they have: a bowl is part of a ball, a ring's walls are parts of cones.
    fn normal(self, single: bool, (outer, inner): Wall, (place, out, flat): (Vec3, Vec3, Vec3)) -> Vec3 {
        let radius = self.radius(single);
        match self {
            Self::Round => (out * ((radius * radius - DEPTH * DEPTH) / (2.0 * DEPTH)) - place).normalize(),
            Self::Ring => {
                let away = place.reject_from_normalized(out).normalize();
                (out * (radius * (outer.0 - inner.0)) + away * (outer.1 - inner.1)).normalize()
            }
            Self::Square | Self::Diamond => flat,
        }
    }

    /// Adds the pip to `pips`, and to `face` what of the face is left within it. Its rim has so many `corners`; `at`
    /// gives the point of the die at an offset from the middle of the pip and a depth; `out` is the direction out of
    /// the face.
    pub fn drill(
        self,
        single: bool,
        corners: usize,
        (face, pips): (&mut Builder, &mut Builder),
        at: &dyn Fn(Vec2, f32) -> Vec3,
        out: Vec3,
    ) {
        let point = |step: usize, (share, depth): (f32, f32)| {
            at(self.rim(single, (step % corners) as f32 / corners as f32) * share, depth)
        };
        let middle = at(Vec2::ZERO, 0.0);
        for step in 0..corners {
            for pair in self.profile().windows(2) {
                let (outer, inner) = (pair[0], pair[1]);
                let mut facet = vec![point(step, outer), point(step + 1, outer)];
                if inner.0 > 0.0 {
                    facet.push(point(step + 1, inner));
                }
                facet.push(point(step, inner));
                let flat = (facet[1] - facet[0]).cross(facet[2] - facet[0]).normalize();
                let first = pips.positions.len() as u32;
                for corner in &facet {
                    let normal = self.normal(single, (outer, inner), (*corner - middle, out, flat));
                    pips.corner(*corner, normal, Vec2::ZERO);
                }
                for next in 1..facet.len() as u32 - 1 {
                    pips.triangles.extend([first, first + next, first + next + 1]);
                }
            }
        }
        if self == Self::Ring {
            let island: Vec<Vec3> = (0..corners).map(|step| point(step, (ISLAND, 0.0))).collect();
            face.polygon(&island, out, |_| Vec2::ZERO);
        }
    }
}

/// Two neighbouring points of a profile, the outer one first.
type Wall = ((f32, f32), (f32, f32));

/// Where the island of a ring ends, as a share of its radius.
const ISLAND: f32 = 0.60;
