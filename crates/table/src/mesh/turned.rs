//! Lathe bodies: a profile swept around a plan. The plan is a circle, or a polygon with rounded corners, for triangular
//! and octagonal bodies.

use crate::mesh::{Builder, raise, regular};
use bevy::math::{Vec2, Vec3};
use std::f32::consts::{FRAC_PI_2, PI};

/// The path of a profile: a core, and directions out of it. The farther out, the rounder the corners.
#[derive(Clone, Debug)]
pub struct Plan(Vec<Ray>);

/// A point of the core and the direction outwards from it.
#[derive(Clone, Copy, Debug)]
struct Ray {
    core: Vec2,
    way: Vec2,
}

impl Plan {
    /// A circle of so many sides; its core is its middle.
    #[must_use]
    pub fn round(sides: usize) -> Self {
        let rays = regular(sides, 1.0, 0.0).into_iter().map(|way| Ray { core: Vec2::ZERO, way });
        Self(rays.collect())
    }

    /// A regular polygon whose core has its corners at distance `radius` from `middle`, the first at `angle` radians
    /// from +x towards −z. Each corner is rounded in so many `steps`.
    #[must_use]
    pub fn polygon(corners: usize, radius: f32, angle: f32, middle: Vec2, steps: usize) -> Self {
        let half = PI / corners as f32;
        let cores = regular(corners, radius, angle);
        let rays = cores.into_iter().enumerate().flat_map(|(corner, core)| {
            (0..=steps).map(move |step| {
                let share = 2.0 * step as f32 / steps as f32 - 1.0;
                let (sin, cos) = (angle + half * (2.0 * corner as f32 + share)).sin_cos();
                Ray { core: core + middle, way: Vec2::new(cos, -sin) }
            })
        });
        Self(rays.collect())
    }

    /// The outline so far outside the core.
    #[must_use]
    pub fn outline(&self, reach: f32) -> Vec<Vec2> {
        self.0.iter().map(|ray| ray.core + ray.way * reach).collect()
    }

    /// Sweeps `profile` (distance outside the core, height) around the plan, from bottom to top and from outside to
    /// inside. The surface is smooth along the profile: a body with an edge is made of several.
    #[must_use]
    pub fn turn(&self, profile: &[(f32, f32)]) -> Builder {
        let mut shape = Builder::default();
        let slopes: Vec<Vec2> = profile
            .windows(2)
            .map(|pair| Vec2::new(pair[1].1 - pair[0].1, pair[0].0 - pair[1].0).normalize_or_zero())
            .collect();
        let rows: Vec<Vec<u32>> = profile
            .iter()
            .enumerate()
            .map(|(k, (reach, height))| {
                let slope = (slopes[k.saturating_sub(1)] + slopes[k.min(slopes.len() - 1)]).normalize();
                let rays = self.0.iter().map(|ray| {
                    let place = raise(ray.core + ray.way * *reach, *height);
                    let normal = raise(ray.way * slope.x, slope.y);
                    shape.corner(place, normal, Vec2::new(place.x, place.z))
                });
                rays.collect()
            })
            .collect();
        let place = |shape: &Builder, corner: u32| Vec3::from(shape.positions[corner as usize]);
        for rows in rows.windows(2) {
            for i in 0..self.0.len() {
                let j = (i + 1) % self.0.len();
                for triangle in [[rows[0][i], rows[0][j], rows[1][j]], [rows[0][i], rows[1][j], rows[1][i]]] {
                    // Where rays meet in the core, a quad has only three distinct corners, or two.
                    let [a, b, c] = triangle.map(|corner| place(&shape, corner));
                    if a.distance(b).min(b.distance(c)).min(c.distance(a)) > 1e-6 {
                        shape.triangles.extend(triangle);
                    }
                }
            }
        }
        shape
    }

    /// A flat top at this height.
    #[must_use]
    pub fn cap(&self, reach: f32, height: f32) -> Builder {
        let mut shape = Builder::default();
        let outline: Vec<Vec3> = self.outline(reach).into_iter().map(|point| raise(point, height)).collect();
        shape.polygon(&outline, Vec3::Y, |p| Vec2::new(p.x, p.z));
        shape
    }

    /// A round bead half sunk into a flat top, centred `middle` outside the core and `half` wide to either side.
    #[must_use]
    pub fn bead(&self, middle: f32, half: f32, height: f32, rise: f32) -> Builder {
        let steps = 6_u8;
        let profile: Vec<(f32, f32)> = (0..=steps)
            .map(|step| {
                let (sin, cos) = (PI * f32::from(step) / f32::from(steps)).sin_cos();
                (middle + half * cos, height + rise * sin)
            })
            .collect();
        self.turn(&profile)
    }
}

/// A quarter of an ellipse: vertical at `from`, which lies outside and below, and horizontal at `to`.
#[must_use]
pub fn shoulder(from: (f32, f32), to: (f32, f32), steps: usize) -> Vec<(f32, f32)> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (FRAC_PI_2 * step as f32 / steps as f32).sin_cos();
            (to.0 + (from.0 - to.0) * cos, from.1 + (to.1 - from.1) * sin)
        })
        .collect()
}

/// The shape stretched in the plane and in height.
#[must_use]
pub fn stretched(shape: &Builder, wide: f32, tall: f32) -> Builder {
    let mut shape = shape.clone();
    for place in &mut shape.positions {
        *place = [place[0] * wide, place[1] * tall, place[2] * wide];
    }
    for normal in &mut shape.normals {
        *normal = Vec3::new(normal[0] / wide, normal[1] / tall, normal[2] / wide).normalize().to_array();
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use bevy::prelude::Transform;

    #[test]
    fn what_is_turned_is_as_large_as_its_profile_and_faces_outwards() {
        let round = Plan::round(24);
        let triangle = Plan::polygon(3, 0.3, FRAC_PI_2, Vec2::new(0.0, 0.05), 6);
        for (plan, low, high) in [
            (&round, Vec3::new(-0.1, 0.0, -0.1), Vec3::new(0.1, 0.2, 0.1)),
            (&triangle, Vec3::new(-0.3598, 0.0, -0.35), Vec3::new(0.3598, 0.2, 0.30)),
        ] {
            let mut profile = vec![(0.08, 0.0)];
            profile.extend(shoulder((0.1, 0.05), (0.05, 0.2), 5));
            let mut shape = plan.turn(&profile);
            shape.append(&plan.cap(0.05, 0.2), Transform::IDENTITY);
            check::surface(&shape);
            let (found_low, found_high) = check::bounds(&shape);
            assert!(found_low.distance(low) < 2e-3 && found_high.distance(high) < 2e-3, "{found_low} {found_high}");
            let flat = stretched(&shape, 0.5, 2.0);
            check::surface(&flat);
            assert!((check::bounds(&flat).1 - found_high * Vec3::new(0.5, 2.0, 0.5)).length() < 1e-6);
            check::surface(&plan.bead(0.03, 0.01, 0.2, 0.005));
        }
        // Closed over its middle.
        let shape = round.turn(&[(0.1, 0.0), (0.0, 0.1)]);
        check::surface(&shape);
        assert_eq!(shape.triangles.len(), 3 * 24);
    }
}
