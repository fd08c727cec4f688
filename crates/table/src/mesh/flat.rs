//! Flat shapes in the plane y = 0, facing up: rings, discs, bands, arrows. Marks and signs are built from them.

use crate::mesh::{Builder, offset, raise};
use bevy::math::{Vec2, Vec3};
use std::f32::consts::TAU;

/// Adds a flat convex polygon of either winding.
pub fn face(shape: &mut Builder, points: &[Vec2]) {
    let mut corners: Vec<Vec3> = points.iter().map(|p| raise(*p, 0.0)).collect();
    let area: f32 = (0..points.len()).map(|i| points[i].perp_dot(points[(i + 1) % points.len()])).sum();
    // The z axis points down the page, so a positive area is clockwise seen from above.
    if area > 0.0 {
        corners.reverse();
    }
    shape.polygon(&corners, Vec3::Y, |p| Vec2::new(p.x, p.z));
}

/// A ring from `inner` to `outer` (a disc if `inner` is 0), cut into `parts` arcs of which `fill` of 1 is drawn; the
/// middle of the first arc lies `phase` radians from +x towards −z.
#[must_use]
pub fn ring(inner: f32, outer: f32, parts: usize, fill: f32, phase: f32, segments: usize) -> Builder {
    let mut shape = Builder::default();
    for part in 0..parts {
        let start = phase + TAU * (part as f32 - fill / 2.0) / parts as f32;
        arc(&mut shape, inner, outer, start, TAU * fill / parts as f32, segments);
    }
    shape
}

/// A piece of a ring that begins `start` radians from +x towards −z and goes on for `sweep` radians.
pub fn arc(shape: &mut Builder, inner: f32, outer: f32, start: f32, sweep: f32, segments: usize) {
    let at = |radius: f32, step: usize| {
        let (sin, cos) = (start + sweep * step as f32 / segments as f32).sin_cos();
        Vec2::new(radius * cos, -radius * sin)
    };
    for step in 0..segments {
        if inner > 0.0 {
            face(shape, &[at(inner, step), at(outer, step), at(outer, step + 1), at(inner, step + 1)]);
        } else {
            face(shape, &[Vec2::ZERO, at(outer, step), at(outer, step + 1)]);
        }
    }
}

/// The band of an outline between two offsets; of each side only the share `corner` at either end (0.5: all).
#[must_use]
pub fn outline(polygon: &[Vec2], inner: f32, outer: f32, corner: f32) -> Builder {
    let mut shape = Builder::default();
    let (a, b) = (offset(polygon, inner), offset(polygon, outer));
    for i in 0..polygon.len() {
        let j = (i + 1) % polygon.len();
        let ends: &[(f32, f32)] = if corner >= 0.5 { &[(0.0, 1.0)] } else { &[(0.0, corner), (1.0 - corner, 1.0)] };
        for (from, to) in ends {
            face(
                &mut shape,
                &[a[i].lerp(a[j], *from), b[i].lerp(b[j], *from), b[i].lerp(b[j], *to), a[i].lerp(a[j], *to)],
            );
        }
    }
    shape
}

/// A straight bar from `from` to `to`, `width` wide, `extra` longer at both ends.
pub fn bar(shape: &mut Builder, from: Vec2, to: Vec2, width: f32, extra: f32) {
    let along = (to - from).normalize();
    let side = along.perp() * (width / 2.0);
    let (from, to) = (from - along * extra, to + along * extra);
    face(shape, &[from - side, from + side, to + side, to - side]);
}

/// An arrow head with its tip at `tip`, pointing along `way`, grown by `extra` on all sides.
pub fn head(shape: &mut Builder, tip: Vec2, way: Vec2, length: f32, half_width: f32, extra: f32) {
    let way = way.normalize();
    let slope = length.hypot(half_width);
    let tip = tip + way * (extra * slope / half_width);
    let back = tip - way * (length + extra + extra * slope / half_width);
    let wide = half_width * (length + extra + extra * slope / half_width) / length;
    face(shape, &[tip, back + way.perp() * wide, back - way.perp() * wide]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{check, rectangle};

    #[test]
    fn flat_shapes_face_up_and_stay_in_their_radius() {
        let mut shape = ring(0.2, 0.4, 4, 0.7, 0.3, 8);
        shape.append(&ring(0.0, 0.3, 1, 1.0, 0.0, 24), bevy::prelude::Transform::IDENTITY);
        shape.append(&outline(&rectangle(Vec2::splat(0.3)), -0.05, 0.0, 0.2), bevy::prelude::Transform::IDENTITY);
        bar(&mut shape, Vec2::new(-0.1, 0.0), Vec2::new(0.2, 0.1), 0.05, 0.02);
        head(&mut shape, Vec2::new(0.1, -0.2), Vec2::NEG_Y, 0.15, 0.1, 0.02);
        check::surface(&shape);
        let (low, high) = check::bounds(&shape);
        assert_eq!((low.y, high.y), (0.0, 0.0));
        assert!(low.min_element() >= -0.4301 && high.max_element() <= 0.4301);
    }
}
