//! The light that a mark throws on the wood around it, as a mesh whose corners fade out. No side effects.

use super::shapes::MarkShape;
use crate::mesh::{Builder, raise};
use bevy::prelude::{Mesh, Vec2, Vec3};

/// Distance between the corners of the mesh, in cells: small enough that a straight edge of light has no steps.
const STEP: f32 = 0.028;

/// Opacity of the light beside the mark.
const BRIGHT: f32 = 0.80;

/// The light of a mark of this shape: full where the mark is, and gone at its reach.
#[must_use]
pub fn light(mark: MarkShape, shape: &Builder) -> Mesh {
    let reach = mark.reach();
    let extent = shape.positions.iter().flat_map(|p| [p[0].abs(), p[2].abs()]).fold(0.0, f32::max) + reach;
    let side = (2.0 * extent / STEP).ceil() as usize + 1;
    let at = |k: usize| (k as f32 / (side - 1) as f32 * 2.0 - 1.0) * extent;
    let opacity: Vec<f32> = (0..side * side)
        .map(|k| BRIGHT * (1.0 - distance(shape, Vec2::new(at(k % side), at(k / side))) / reach).max(0.0).powi(2))
        .collect();
    let mut mesh = Builder::default();
    let mut colours = Vec::new();
    let mut corners = vec![None; side * side];
    for (row, column) in (0..side - 1).flat_map(|row| (0..side - 1).map(move |column| (row, column))) {
        let around =
            [row * side + column, (row + 1) * side + column, (row + 1) * side + column + 1, row * side + column + 1];
        if around.iter().all(|k| opacity[*k] == 0.0) {
            continue;
        }
        let [a, b, c, d] = around.map(|k| {
            *corners[k].get_or_insert_with(|| {
                colours.push([1.0, 1.0, 1.0, opacity[k]]);
                mesh.corner(raise(Vec2::new(at(k % side), at(k / side)), 0.0), Vec3::Y, Vec2::ZERO)
            })
        });
        mesh.triangles.extend([a, b, c, a, c, d]);
    }
    mesh.build().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

/// How far a point of the board lies from a flat shape; 0 inside it.
fn distance(shape: &Builder, point: Vec2) -> f32 {
    let mut least = f32::MAX;
    for triangle in shape.triangles.chunks_exact(3) {
        let corners = [0, 1, 2].map(|k| {
            let [x, _, z] = shape.positions[triangle[k] as usize];
            Vec2::new(x, z)
        });
        let sides = [0, 1, 2].map(|k| (corners[k], corners[(k + 1) % 3]));
        if sides.iter().all(|(from, to)| (*to - *from).perp_dot(point - *from) <= 0.0) {
            return 0.0;
        }
        for (from, to) in sides {
            let way = to - from;
            let along = ((point - from).dot(way) / way.length_squared()).clamp(0.0, 1.0);
            least = least.min(point.distance(from + way * along));
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::super::shapes::shape;
    use super::*;
    use ludoteca_rules::geometry::CellShape;

    #[test]
    fn light_is_full_on_the_mark_and_gone_at_its_reach() {
        for mark in MarkShape::ALL {
            let shape = shape(mark, CellShape::SQUARE);
            let mesh = light(mark, &shape);
            let corners = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|p| p.as_float3()).expect("positions");
            let Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR)
            else {
                panic!("{mark:?} has no colours");
            };
            assert!(corners.len() == colours.len() && corners.len() < 2500, "{mark:?}: {}", corners.len());
            for ([x, _, z], [.., opacity]) in corners.iter().zip(colours) {
                let away = distance(&shape, Vec2::new(*x, *z));
                assert!(away > 0.0 || (*opacity - BRIGHT).abs() < 1e-5, "{mark:?}");
                assert!(away < mark.reach() || *opacity == 0.0, "{mark:?}");
            }
            let bright = colours.iter().filter(|colour| colour[3] == BRIGHT).count();
            assert!(bright > 20, "{mark:?} is hardly seen: {bright}");
        }
    }
}
