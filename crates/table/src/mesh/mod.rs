//! Shapes as functions without side effects: numbers in, a mesh out.
//!
//! Depends only on Bevy's mesh, maths and transform types, and on `gltf` to read models; not on the ECS, assets or
//! materials. Units: one cell is 1, y points up. Outlines are convex polygons in the plane (x, z), counter-clockwise
//! seen from above (from +y, with z down the page). Start with [`Builder`], then [`bevel`] and [`sweep`], from which
//! every board is made, and [`die`]. [`model`] reads shapes made in a modelling program.

pub mod bevel;
pub mod check;
pub mod die;
pub mod flat;
pub mod glyph;
pub mod lens;
pub mod model;
pub mod pip;
pub mod slabs;
pub mod sweep;
pub mod turned;

use bevy::{
    asset::RenderAssetUsages,
    math::{Vec2, Vec3},
    mesh::{Indices, Mesh, PrimitiveTopology},
    transform::components::Transform,
};
use std::f32::consts::TAU;

/// A mesh under construction: triangles with positions, normals and texture coordinates.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// Corners.
    pub positions: Vec<[f32; 3]>,
    /// A unit normal for each corner.
    pub normals: Vec<[f32; 3]>,
    /// Texture coordinates for each corner.
    pub uvs: Vec<[f32; 2]>,
    /// Three corners a triangle, counter-clockwise seen from outside.
    pub triangles: Vec<u32>,
}

impl Builder {
    /// Adds one corner and returns its index.
    pub fn corner(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.to_array());
        self.normals.push(normal.to_array());
        self.uvs.push(uv.to_array());
        self.positions.len() as u32 - 1
    }

    /// Adds a flat convex polygon, counter-clockwise seen along −`normal`.
    pub fn polygon(&mut self, points: &[Vec3], normal: Vec3, uv: impl Fn(Vec3) -> Vec2) {
        let first = self.positions.len() as u32;
        for point in points {
            self.corner(*point, normal, uv(*point));
        }
        for next in 1..points.len() as u32 - 1 {
            self.triangles.extend([first, first + next, first + next + 1]);
        }
    }

    /// Adds another shape, moved by `placed`; its scale must be the same along all axes.
    pub fn append(&mut self, other: &Self, placed: Transform) {
        let first = self.positions.len() as u32;
        self.positions.extend(other.positions.iter().map(|p| placed.transform_point(Vec3::from(*p)).to_array()));
        self.normals.extend(other.normals.iter().map(|n| (placed.rotation * Vec3::from(*n)).to_array()));
        self.uvs.extend(&other.uvs);
        self.triangles.extend(other.triangles.iter().map(|corner| corner + first));
    }

    /// The finished mesh, kept in the main world too so that rays can be cast at it.
    #[must_use]
    pub fn build(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.triangles))
    }
}

/// A regular polygon with corners at distance `radius`, the first at `angle` radians from +x towards −z.
#[must_use]
pub fn regular(corners: usize, radius: f32, angle: f32) -> Vec<Vec2> {
    (0..corners)
        .map(|corner| {
            let (sin, cos) = (angle + TAU * corner as f32 / corners as f32).sin_cos();
            Vec2::new(radius * cos, -radius * sin)
        })
        .collect()
}

/// A rectangle round the origin.
#[must_use]
pub fn rectangle(half: Vec2) -> Vec<Vec2> {
    vec![Vec2::new(-half.x, half.y), half, Vec2::new(half.x, -half.y), -half]
}

/// The outline with every side moved outwards by `distance` (inwards if negative), with mitred corners.
#[must_use]
pub fn offset(outline: &[Vec2], distance: f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .map(|i| {
            let (before, here, after) = (outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]);
            let (first, second) = (outward(here - before), outward(after - here));
            let middle = (first + second).normalize();
            here + middle * (distance / middle.dot(first))
        })
        .collect()
}

/// The flat ring between two outlines round the origin, at this height, divided into `rings`. `uv` gives texture
/// coordinates.
#[must_use]
pub fn between(inner: &[Vec2], outer: &[Vec2], rings: usize, height: f32, uv: impl Fn(Vec2) -> Vec2) -> Builder {
    // A corner of either outline is a corner of every ring.
    let mut angles: Vec<f32> = inner.iter().chain(outer).map(|p| p.to_angle()).collect();
    angles.sort_by(f32::total_cmp);
    angles.dedup_by(|a, b| (*a - *b).abs() < 1e-4);
    let mut shape = Builder::default();
    for angle in &angles {
        let way = Vec2::from_angle(*angle);
        let (near, far) = (reach(inner, way), reach(outer, way));
        for ring in 0..=rings {
            let p = way * (near + (far - near) * ring as f32 / rings as f32);
            shape.corner(raise(p, height), Vec3::Y, uv(p));
        }
    }
    let (count, row) = (angles.len() as u32, rings as u32 + 1);
    for (k, ring) in (0..count).flat_map(|k| (0..rings as u32).map(move |ring| (k, ring))) {
        let (here, next) = (k * row + ring, (k + 1) % count * row + ring);
        // Angles run from +x towards +z, which is clockwise seen from above.
        shape.triangles.extend([here, next, here + 1, next, next + 1, here + 1]);
    }
    shape
}

/// Distance from the origin to a convex outline round it, in the direction `way`.
#[must_use]
pub fn reach(outline: &[Vec2], way: Vec2) -> f32 {
    let sides = (0..outline.len()).map(|k| (outline[k], outline[(k + 1) % outline.len()]));
    sides.fold(f32::MAX, |least, (from, to)| {
        let out = outward(to - from);
        let steep = out.dot(way);
        if steep > 1e-6 { least.min(out.dot(from) / steep) } else { least }
    })
}

/// The unit vector to the right of a side, which points out of a counter-clockwise outline.
#[must_use]
pub fn outward(side: Vec2) -> Vec2 {
    let along = side.normalize();
    Vec2::new(-along.y, along.x)
}

/// A point of the plane at the given height.
#[must_use]
pub fn raise(point: Vec2, height: f32) -> Vec3 {
    Vec3::new(point.x, height, point.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_between_two_outlines_keeps_the_corners_of_both() {
        let (square, circle) = (rectangle(Vec2::new(2.0, 1.0)), regular(24, 5.0, 0.0));
        let ring = between(&square, &circle, 3, 0.5, |p| p);
        check::surface(&ring);
        let has = |corner: &Vec2| ring.positions.iter().any(|p| raise(*corner, 0.5).distance(Vec3::from(*p)) < 1e-4);
        assert!(square.iter().chain(&circle).all(has));
        assert!((reach(&square, Vec2::X) - 2.0).abs() < 1e-6 && (reach(&square, Vec2::NEG_Y) - 1.0).abs() < 1e-6);
    }
}
