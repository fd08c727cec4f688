//! What decorates frames and fields: seams, painted borders, kerbs, rivers, and the block on feet. No side effects.

use super::layout::{DEPTH, INLAY, KERB};
use crate::mesh::bevel::tile;
use crate::mesh::{Builder, flat, offset, outward, rectangle, sweep};
use bevy::math::{Vec2, Vec3};
use bevy::prelude::Transform;
use std::f32::consts::{FRAC_PI_4, PI, TAU};

/// Distance of a seam from the outer edge, length and width of a stitch, and from one to the next.
const SEAM: (f32, f32, f32, f32) = (0.150, 0.085, 0.022, 0.135);
/// Distance of the lozenges of a painted border from the outer edge, their half length and width, and from one to the
/// next.
const LOZENGE: (f32, f32, f32, f32) = (0.170, 0.052, 0.024, 0.18);
/// Distances of its lines from the outer edge, and their width.
const LINES: ([f32; 2], f32) = ([0.207, 0.133], 0.012);
/// How far the ground of a block lies behind its sides.
const RECESS: f32 = 0.16;
/// Height of the underside of a block, which stands on feet.
const UNDER: f32 = -0.31;
/// Edge of a foot.
const FOOT: f32 = 0.62;

/// Distances from the outer edge between which leather is burnt more and more.
pub(super) const BURNT: [f32; 3] = [0.42, 0.29, 0.18];
/// What is left of its light at the outer edge.
const SCORCH: f32 = 0.22;

/// How much of its light each corner of a frame with this outline shows whose edge is burnt.
pub(super) fn burnt(shape: &Builder, outline: &[Vec2]) -> Vec<[f32; 4]> {
    let sides: Vec<(Vec2, Vec2)> =
        (0..outline.len()).map(|k| (outline[k], outward(outline[(k + 1) % outline.len()] - outline[k]))).collect();
    let light = |at: &[f32; 3]| {
        let inside = sides.iter().map(|(on, out)| (*on - Vec2::new(at[0], at[2])).dot(*out)).fold(f32::MAX, f32::min);
        let t = ((BURNT[0] - inside) / BURNT[0]).clamp(0.0, 1.0);
        let light = 1.0 + (SCORCH - 1.0) * t * t * (3.0 - 2.0 * t);
        [light, light, light, 1.0]
    };
    shape.positions.iter().map(light).collect()
}

/// Places along the sides of an outline, `step` apart or a little less, with the way along each side.
fn along(outline: &[Vec2], step: f32) -> impl Iterator<Item = (Vec2, Vec2)> {
    let sides = (0..outline.len()).map(|k| (outline[k], outline[(k + 1) % outline.len()]));
    sides.flat_map(move |(from, to)| {
        let count = (from.distance(to) / step).ceil().max(1.0) as u16;
        let way = (to - from).normalize();
        (0..count).map(move |k| (from.lerp(to, (f32::from(k) + 0.5) / f32::from(count)), way))
    })
}

/// Stitches along the outer edge of a frame, `out` beyond the field.
pub(super) fn seam(field: &[Vec2], out: f32) -> Builder {
    let (inside, length, width, step) = SEAM;
    let mut shape = Builder::default();
    for (middle, way) in along(&offset(field, out - inside), step) {
        flat::bar(&mut shape, middle - way * length / 2.0, middle + way * length / 2.0, width, 0.0);
    }
    shape
}

/// A painted border: lozenges between two lines along the outer edge of a frame, a flower in each corner.
pub(super) fn painted(field: &[Vec2], out: f32) -> Builder {
    let mut shape = Builder::default();
    for line in LINES.0 {
        let band = flat::outline(&offset(field, out - line), -LINES.1 / 2.0, LINES.1 / 2.0, 0.5);
        shape.append(&band, Transform::IDENTITY);
    }
    let (inside, length, width, step) = LOZENGE;
    for (middle, way) in along(&offset(field, out - inside), step) {
        let (way, side) = (way * length, outward(way) * width);
        flat::face(&mut shape, &[middle - way, middle + side, middle + way, middle - side]);
    }
    let free = out - LINES.0[0];
    for corner in offset(field, (INLAY + free) / 2.0) {
        shape.append(&flower((free - INLAY) / 2.0 - 0.035), Transform::from_xyz(corner.x, 0.0, corner.y));
    }
    shape
}

/// Eight petals round a disc, in a ring.
fn flower(radius: f32) -> Builder {
    let mut shape = flat::ring(radius - 0.016, radius, 1, 1.0, 0.0, 32);
    shape.append(&flat::ring(0.0, radius * 0.15, 1, 1.0, 0.0, 16), Transform::IDENTITY);
    for petal in 0..8_u8 {
        let way = Vec2::from_angle(f32::from(petal) * FRAC_PI_4);
        let reach = if petal % 2 == 0 { 0.86 } else { 0.74 };
        let point = |k: u8, side: f32| {
            let t = f32::from(k) / 6.0;
            way * radius * (0.22 + (reach - 0.22) * t) + way.perp() * (side * radius * 0.17 * (PI * t).sin())
        };
        let petal: Vec<Vec2> = (0..=6).map(|k| point(k, 1.0)).chain((1..6).rev().map(|k| point(k, -1.0))).collect();
        flat::face(&mut shape, &petal);
    }
    shape
}

/// A kerb between the inlay line and the letters.
pub(super) fn kerb(field: &[Vec2], grain: f32) -> Builder {
    let profile = [
        (INLAY, 0.0),
        (INLAY + 0.004, 0.040),
        (INLAY + 0.018, 0.050),
        (INLAY + KERB - 0.018, 0.050),
        (INLAY + KERB - 0.004, 0.040),
        (INLAY + KERB, 0.0),
    ];
    sweep::sweep(field, &profile, grain)
}

/// A river from left to right through the middle, so wide and with a wave so high: two waves a cell.
pub(super) fn river(files: u8, width: f32, wave: f32) -> Builder {
    const STEPS: u16 = 16;
    let half = f32::from(files) / 2.0;
    let point = |k: u16, side: f32| {
        let x = f32::from(k) / f32::from(STEPS) - half;
        Vec2::new(x, wave * (TAU * x).sin() + side * width / 2.0)
    };
    let mut shape = Builder::default();
    for k in 0..u16::from(files) * STEPS {
        flat::face(&mut shape, &[point(k, -1.0), point(k + 1, -1.0), point(k + 1, 1.0), point(k, 1.0)]);
    }
    shape
}

/// The upper part of a block that reaches `out` beyond the field. The grain of its top runs on over its sides.
pub(super) fn block(field: &[Vec2], out: f32, uv: impl Fn(Vec2) -> Vec2) -> Builder {
    let profile = [
        (0.0, 0.0),
        // The top is flat up to here: the edge alone is round.
        (out - 0.032, 0.0),
        (out - 0.03, 0.0),
        (out - 0.009, -0.009),
        (out, -0.03),
        (out, UNDER + 0.02),
        (out - 0.02, UNDER),
        (out - RECESS, UNDER),
    ];
    let mut shape = sweep::sweep(field, &profile, 1.0);
    let Builder { positions, normals, uvs, .. } = &mut shape;
    for ((at, normal), texture) in positions.iter().zip(normals).zip(uvs) {
        let out = Vec2::new(normal[0], normal[2]).round();
        *texture = uv(Vec2::new(at[0], at[2]) - out * at[1]).to_array();
    }
    shape
}

/// What lies in the dark under a block.
pub(super) fn under(field: &[Vec2], out: f32) -> Builder {
    let floor = -DEPTH + 0.002;
    sweep::sweep(field, &[(out - RECESS, UNDER), (out - RECESS - 0.001, floor), (out, floor)], 1.0)
}

/// The feet of a block, one under each corner.
pub(super) fn feet(field: &[Vec2], out: f32, uv: impl Fn(Vec2) -> Vec2) -> Builder {
    let mut shape = Builder::default();
    let around = |p: Vec3| uv(Vec2::new(p.x, p.z + p.y));
    for corner in offset(field, out - 0.03 - FOOT / 2.0) {
        let foot = tile(&rectangle(Vec2::splat(FOOT / 2.0)), 0.03, DEPTH + UNDER, false, around);
        shape.append(&foot, Transform::from_xyz(corner.x, UNDER, corner.y));
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;

    #[test]
    fn decorations_face_outwards_and_stay_on_the_frame() {
        let field = rectangle(Vec2::splat(4.0));
        let far = |shape: &Builder| {
            check::surface(shape);
            check::bounds(shape).1.x
        };
        assert!(far(&seam(&field, 0.8)) < 4.7 && far(&painted(&field, 0.8)) < 4.7);
        let scorched = burnt(&block(&field, 0.8, |p| p), &offset(&field, 0.8));
        assert!(scorched.iter().all(|light| (SCORCH - 1e-5..=1.0).contains(&light[0])));
        assert!(far(&kerb(&field, 4.0)) <= 4.0 + INLAY + KERB + 1e-5);
        assert!((far(&river(9, 0.1, 0.02)) - 4.5).abs() < 1e-5);
        assert!((far(&block(&field, 0.8, |p| p)) - 4.8).abs() < 1e-5);
        assert!(far(&under(&field, 0.8)) <= 4.8001 && far(&feet(&field, 0.8, |p| p)) < 4.8);
    }
}
