//! Checks of meshes, for tests.

use crate::mesh::Builder;
use bevy::math::Vec3;
use std::collections::HashMap;

/// Panics unless the shape is closed, wound outwards and has unit normals on the outer side of its triangles.
pub fn solid(shape: &Builder) {
    surface(shape);
    let mut edges: HashMap<([i32; 3], [i32; 3]), i32> = HashMap::new();
    let mut volume = 0.0;
    for [a, b, c] in triangles(shape) {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            *edges.entry((key(from), key(to))).or_default() += 1;
            *edges.entry((key(to), key(from))).or_default() -= 1;
        }
        volume += a.dot(b.cross(c)) / 6.0;
    }
    assert!(edges.values().all(|count| *count == 0), "an edge without a partner");
    assert!(volume > 0.0, "turned inside out: volume {volume}");
}

/// Panics unless all normals have length one and lie on the side from which the triangles turn counter-clockwise.
pub fn surface(shape: &Builder) {
    assert_eq!(shape.positions.len(), shape.normals.len());
    assert_eq!(shape.positions.len(), shape.uvs.len());
    for normal in &shape.normals {
        assert!((Vec3::from(*normal).length() - 1.0).abs() < 1e-4, "normal {normal:?}");
    }
    for triangle in shape.triangles.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|k| Vec3::from(shape.positions[triangle[k] as usize]));
        let face = (b - a).cross(c - a);
        assert!(face.length() > 1e-9, "a triangle without area at {a}");
        let normal: Vec3 = triangle.iter().map(|k| Vec3::from(shape.normals[*k as usize])).sum();
        assert!(face.dot(normal) > 0.0, "wound against its normals at {a} {b} {c}");
    }
}

/// The smallest box round the shape.
pub fn bounds(shape: &Builder) -> (Vec3, Vec3) {
    shape.positions.iter().fold((Vec3::MAX, Vec3::MIN), |(low, high), p| (low.min((*p).into()), high.max((*p).into())))
}

fn triangles(shape: &Builder) -> impl Iterator<Item = [Vec3; 3]> {
    shape.triangles.chunks(3).map(|t| [0, 1, 2].map(|k| Vec3::from(shape.positions[t[k] as usize])))
}

fn key(point: Vec3) -> [i32; 3] {
    (point * 20_000.0).round().as_ivec3().to_array()
}
