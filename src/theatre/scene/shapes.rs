//! The meshes of the demonstration: turntable, arrows, the plates of the net, its joints and frame, and reflections. No
//! side effects.
//!
//! Units: cells of the table. Flat shapes lie in y = 0.

use crate::theatre::programme::NetFace;
use bevy::math::{Quat, Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, VertexAttributeValues};
use ludoteca_table::mesh::{Builder, bevel, flat, rectangle, regular, sweep};
use std::f32::consts::TAU;

/// Radius of the wooden disc, to the brass rim.
pub const DISC: f32 = 1.93;
/// Radius of the disc with its rim, where that is widest.
pub const WHOLE: f32 = DISC + 0.155;
/// Depth of the floor under the disc's upper side.
pub const DEPTH: f32 = 0.18;
/// Corners of a circle.
const ROUND: usize = 144;
/// Cells per repetition of the texture.
const GRAIN: f32 = 4.0;
/// Lines of a dial let into the disc: how many, where they begin, and the length of most and of every sixth.
const TICKS: usize = 48;
const TICK: (f32, f32, f32) = (1.62, 0.09, 0.18);

fn grain(p: Vec3) -> Vec2 {
    Vec2::new(p.x, p.z) / GRAIN
}

/// The wooden disc; its upper side is y = 0, it stands on the floor.
#[must_use]
pub fn disc() -> Builder {
    bevel::tile(&regular(ROUND, DISC + 0.05, 0.0), 0.01, DEPTH, false, grain)
}

/// The brass rim round the disc, a little higher than its upper side.
#[must_use]
pub fn rim() -> Builder {
    let profile =
        [(0.0, -0.02), (0.01, 0.016), (0.10, 0.016), (0.135, -0.01), (0.155, -0.08), (0.14, -0.15), (0.11, -DEPTH)];
    sweep::sweep(&regular(ROUND, DISC, 0.0), &profile, GRAIN)
}

/// A circle and the lines of a dial, let into the disc.
#[must_use]
pub fn dial() -> Builder {
    let mut lines = flat::ring(1.55, 1.575, 1, 1.0, 0.0, ROUND);
    for tick in 0..TICKS {
        let way = Vec2::from_angle(TAU * tick as f32 / TICKS as f32);
        let length = if tick.is_multiple_of(6) { TICK.2 } else { TICK.1 };
        flat::bar(&mut lines, way * TICK.0, way * (TICK.0 + length), 0.016, 0.0);
    }
    lines
}

/// An arrow along +x from `from` to `to`.
#[must_use]
pub fn arrow(from: f32, to: f32) -> Builder {
    let (length, half_width) = (0.28, 0.15);
    let mut shape = Builder::default();
    flat::bar(&mut shape, Vec2::X * from, Vec2::X * (to - length + 0.01), 0.10, 0.0);
    flat::head(&mut shape, Vec2::X * to, Vec2::X, length, half_width, 0.0);
    shape
}

/// The band round a net's face of this edge length, grown by `extra` on both sides.
#[must_use]
pub fn frame(edge: f32, extra: f32) -> Builder {
    flat::outline(&rectangle(Vec2::splat(edge / 2.0)), -0.02 - extra, 0.03 + extra, 0.5)
}

/// Thin lines where two faces of the net meet, for faces of this edge length.
#[must_use]
pub fn joints(net: &[NetFace], edge: f32) -> Builder {
    let mut lines = Builder::default();
    for (k, one) in net.iter().enumerate() {
        for other in &net[..k] {
            let apart = other.place - one.place;
            if (apart.length() - 1.0).abs() < 0.01 {
                let middle = (one.place + other.place) / 2.0 * edge;
                let along = apart.perp() * (edge / 2.0);
                flat::bar(&mut lines, middle - along, middle + along, 0.022, 0.0);
            }
        }
    }
    lines
}

/// The uppermost `thickness` of a mesh that is turned by `rotation`, as a plate that stands on y = 0: the real surface
/// with its edges and whatever is drilled into it. `top` is the height of the turned mesh above its origin.
#[must_use]
pub fn plate(mesh: &Mesh, rotation: Quat, top: f32, thickness: f32) -> Builder {
    let mut plate = Builder::default();
    let (
        Some(VertexAttributeValues::Float32x3(positions)),
        Some(VertexAttributeValues::Float32x3(normals)),
        Some(indices),
    ) = (mesh.attribute(Mesh::ATTRIBUTE_POSITION), mesh.attribute(Mesh::ATTRIBUTE_NORMAL), mesh.indices())
    else {
        return plate;
    };
    let floor = top - thickness;
    let corners: Vec<usize> = indices.iter().collect();
    for triangle in corners.chunks_exact(3) {
        let at = [0, 1, 2].map(|k| rotation * Vec3::from(positions[triangle[k]]));
        // Triangles below the cut are dropped; corners below it are moved up to the cut.
        if at.iter().all(|p| p.y <= floor + 1e-4) {
            continue;
        }
        for (point, corner) in at.into_iter().zip(triangle) {
            let point = point.with_y(point.y.max(floor) - floor);
            let index = plate.corner(point, rotation * Vec3::from(normals[*corner]), Vec2::ZERO);
            plate.triangles.push(index);
        }
    }
    plate
}

/// A mesh as a level mirror shows it: upside down.
#[must_use]
pub fn mirrored(mesh: &Mesh) -> Mesh {
    let mut mirrored = mesh.clone();
    for attribute in [Mesh::ATTRIBUTE_POSITION, Mesh::ATTRIBUTE_NORMAL] {
        if let Some(VertexAttributeValues::Float32x3(all)) = mirrored.attribute_mut(attribute) {
            all.iter_mut().for_each(|[_, y, _]| *y = -*y);
        }
    }
    // What was counter-clockwise is not any more.
    if let Some(Indices::U32(corners)) = mirrored.indices_mut() {
        corners.chunks_exact_mut(3).for_each(|triangle| triangle.swap(1, 2));
    }
    mirrored
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::transform::components::Transform;
    use ludoteca_table::mesh::{check, die};

    #[test]
    fn all_parts_face_up_and_outwards_and_keep_their_size() {
        for shape in [disc(), rim(), dial(), arrow(1.0, 2.0), frame(1.0, 0.0)] {
            check::surface(&shape);
        }
        let (low, high) = check::bounds(&rim());
        assert!((high.x - WHOLE).abs() < 1e-3 && high.y < 0.05 && (low.y + DEPTH).abs() < 1e-5);
        let (_, tip) = check::bounds(&arrow(1.0, 2.0));
        assert!((tip.x - 2.0).abs() < 1e-4);
    }

    #[test]
    fn a_plate_of_the_die_keeps_one_face_with_its_pips() {
        let die::Die { mut body, edges, pips, .. } = die::die(die::Detail::LARGE, die::Design::default());
        body.append(&edges, Transform::IDENTITY);
        let (body, pips) = (body.build(), pips.build());
        for value in 1..=6_usize {
            let up = Quat::from_rotation_arc(die::direction(value as u8), Vec3::Y);
            let (slab, bowls) = (plate(&body, up, die::EDGE / 2.0, 0.06), plate(&pips, up, die::EDGE / 2.0, 0.06));
            assert_eq!(bowls.triangles.len(), value * 40 * 3 * 3, "the bowls of {value}");
            let (low, high) = check::bounds(&slab);
            assert!(low.y == 0.0 && (high.y - 0.06).abs() < 1e-5);
            assert!((high.x - low.x - die::EDGE).abs() < 1e-4 && (high.z - low.z - die::EDGE).abs() < 1e-4);
            assert!(check::bounds(&bowls).0.y > 0.02, "drilled, not through");
        }
    }

    #[test]
    fn a_cross_of_six_has_five_joints() {
        let face = |x: f32, y: f32| NetFace { rotation: Quat::IDENTITY, place: Vec2::new(x, y), counts: false };
        let net = [face(0.0, 0.0), face(0.0, 1.0), face(0.0, -1.0), face(1.0, 0.0), face(-1.0, 0.0), face(2.0, 0.0)];
        assert_eq!(joints(&net, 1.1).triangles.len(), 5 * 6);
    }
}
