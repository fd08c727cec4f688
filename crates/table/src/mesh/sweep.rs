//! A profile swept round a convex polygon with mitred corners: inlay, frame, halo.

use crate::mesh::{Builder, offset, outward, raise};
use bevy::math::{Vec2, Vec3};

/// Where a profile bends by less than this, it is shaded as one curve: the cosine of 40°.
const CURVE: f32 = 0.766;

/// Sweeps `profile` (distance outside the outline, height), from inside to outside, round `outline`.
///
/// The grain runs along each side: v goes along it, u across, one texture every `grain` cells.
#[must_use]
pub fn sweep(outline: &[Vec2], profile: &[(f32, f32)], grain: f32) -> Builder {
    let mut shape = Builder::default();
    let rings: Vec<Vec<Vec2>> = profile.iter().map(|(out, _)| offset(outline, *out)).collect();
    // The normal of each part of the profile, outwards and up.
    let slopes: Vec<Vec2> =
        profile.windows(2).map(|p| Vec2::new(p[0].1 - p[1].1, p[1].0 - p[0].0).normalize()).collect();
    let smooth = |k: usize, next: Option<usize>| match next.and_then(|next| slopes.get(next)) {
        Some(other) if other.dot(slopes[k]) > CURVE => (slopes[k] + *other).normalize(),
        _ => slopes[k],
    };
    for i in 0..outline.len() {
        let j = (i + 1) % outline.len();
        let along = (outline[j] - outline[i]).normalize();
        let out = raise(outward(along), 0.0);
        let mut across = 0.0;
        for k in 0..profile.len() - 1 {
            let ((out0, y0), (out1, y1)) = (profile[k], profile[k + 1]);
            let width = (out1 - out0).hypot(y1 - y0);
            let [inner, outer] =
                [smooth(k, k.checked_sub(1)), smooth(k, Some(k + 1))].map(|slope| out * slope.x + Vec3::Y * slope.y);
            let corners = [
                (rings[k][i], y0, across, inner),
                (rings[k][j], y0, across, inner),
                (rings[k + 1][j], y1, across + width, outer),
                (rings[k + 1][i], y1, across + width, outer),
            ];
            // Seen from outside, the inner ring runs backwards.
            let first = shape.positions.len() as u32;
            for (point, height, u, normal) in corners {
                // Each side starts at another place in the texture, so that no two look alike.
                let uv = Vec2::new(u + i as f32 * 1.7, point.dot(along)) / grain;
                shape.corner(raise(point, height), normal, uv);
            }
            shape.triangles.extend([first, first + 2, first + 1, first, first + 3, first + 2]);
            across += width;
        }
    }
    shape
}

/// A flat band round `outline` from `inner` to `outer` outside it at height 0; u runs from 0 inside to 1 outside.
#[must_use]
pub fn band(outline: &[Vec2], inner: f32, outer: f32) -> Builder {
    let mut shape = Builder::default();
    let (near, far) = (offset(outline, inner), offset(outline, outer));
    for i in 0..outline.len() {
        let j = (i + 1) % outline.len();
        let first = shape.positions.len() as u32;
        for (point, u) in [(near[i], 0.0), (far[i], 1.0), (far[j], 1.0), (near[j], 0.0)] {
            shape.corner(raise(point, 0.0), Vec3::Y, Vec2::new(u, 0.5));
        }
        shape.triangles.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{check, rectangle, regular};

    #[test]
    fn a_swept_ring_faces_outwards_and_keeps_its_bounds() {
        let profile = [(0.0, 0.0), (0.5, 0.0), (0.6, -0.1), (0.6, -0.4), (0.0, -0.4), (0.0, 0.0)];
        for outline in [rectangle(Vec2::splat(4.0)), regular(6, 4.0, 0.0)] {
            // A closed profile makes a solid ring.
            let shape = sweep(&outline, &profile, 4.0);
            check::solid(&shape);
            check::surface(&band(&outline, -0.1, 1.0));
        }
        let (low, high) = check::bounds(&sweep(&rectangle(Vec2::splat(4.0)), &profile, 4.0));
        assert!((high - Vec3::new(4.6, 0.0, 4.6)).length() < 1e-4);
        assert!((low - Vec3::new(-4.6, -0.4, -4.6)).length() < 1e-4);
    }
}
