//! A rough outline of shapes: boxes one above the other. Rays are cast at it instead of at all triangles, and it leaves
//! free what is seen beside a slim body on a wide foot.

use super::bevel::tile;
use super::{Builder, rectangle};
use bevy::math::bounding::{Aabb3d, BoundingVolume};
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Mesh, VertexAttributeValues};
use bevy::transform::components::Transform;

/// How many boxes there are at most.
const SLABS: usize = 6;

/// Boxes that enclose these meshes, from bottom to top, each as wide and deep as what lies at its height.
#[must_use]
pub fn slabs<'a>(meshes: impl Iterator<Item = &'a Mesh>) -> Vec<Aabb3d> {
    let triangles: Vec<[Vec3; 3]> = meshes.flat_map(triangles).collect();
    let heights = || triangles.iter().flatten().map(|corner| corner.y);
    let (bottom, top) = heights().fold((f32::MAX, f32::MIN), |(low, high), y| (low.min(y), high.max(y)));
    let tall = (top - bottom) / SLABS as f32;
    let slab = |from: f32| {
        let (mut low, mut high) = (Vec3::MAX, Vec3::MIN);
        for triangle in &triangles {
            let height = |pick: fn(f32, f32) -> f32| triangle.iter().map(|corner| corner.y).reduce(pick);
            if height(f32::min) < Some(from + tall) && height(f32::max) > Some(from) {
                (low, high) = triangle.iter().fold((low, high), |(low, high), p| (low.min(*p), high.max(*p)));
            }
        }
        (low.x < high.x).then(|| Aabb3d { min: low.with_y(from).into(), max: high.with_y(from + tall).into() })
    };
    (0..SLABS).filter_map(|index| slab(bottom + tall * index as f32)).collect()
}

/// The boxes as one mesh.
#[must_use]
pub fn mesh(slabs: &[Aabb3d]) -> Mesh {
    let mut shape = Builder::default();
    for slab in slabs {
        let (half, middle) = (Vec3::from(slab.half_size()), Vec3::from(slab.center()));
        let outline = rectangle(Vec2::new(half.x, half.z));
        let whole = tile(&outline, 0.0, 2.0 * half.y, true, |_| Vec2::ZERO);
        shape.append(&whole, Transform::from_translation(middle + Vec3::Y * half.y));
    }
    shape.build()
}

/// The triangles of a mesh.
fn triangles(mesh: &Mesh) -> Vec<[Vec3; 3]> {
    let Some(VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return Vec::new();
    };
    let corner = |index: usize| corners.get(index).copied().map_or(Vec3::ZERO, Vec3::from);
    let indices: Vec<usize> = mesh.indices().map_or_else(|| (0..corners.len()).collect(), |list| list.iter().collect());
    indices.chunks_exact(3).map(|three| [corner(three[0]), corner(three[1]), corner(three[2])]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use crate::mesh::turned::Plan;

    #[test]
    fn slabs_enclose_a_shape_and_are_slim_where_it_is() {
        let foot = Plan::round(24).turn(&[(0.4, 0.0), (0.4, 0.1), (0.1, 0.1)]);
        let stem = Plan::round(24).turn(&[(0.1, 0.1), (0.1, 1.2), (0.0, 1.2)]);
        let outline = mesh(&slabs([foot.build(), stem.build()].iter()));
        let corners: Vec<Vec3> = triangles(&outline).into_iter().flatten().collect();
        let widest = |low: f32| corners.iter().filter(|p| p.y > low).map(|p| p.x.abs()).fold(0.0, f32::max);
        assert!((widest(-1.0) - 0.4).abs() < 1e-4, "{}", widest(-1.0));
        assert!((widest(0.25) - 0.1).abs() < 1e-4, "{}", widest(0.25));
        let tall = corners.iter().map(|p| p.y).fold(0.0, f32::max);
        assert!((tall - 1.2).abs() < 1e-4);
        let mut builder = Builder::default();
        for three in triangles(&outline) {
            let normal = (three[1] - three[0]).cross(three[2] - three[0]).normalize();
            builder.polygon(&three, normal, |_| Vec2::ZERO);
        }
        check::surface(&builder);
    }
}
