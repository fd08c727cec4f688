//! The shapes of a round table, of a mat of leather, and of an even ground. No side effects. Heights are those of their
//! upper sides.

use crate::mesh::turned::Plan;
use crate::mesh::{Builder, between, offset, outward, regular, sweep};
use crate::scene::material::Finish;
use bevy::math::Vec2;
use bevy::prelude::Transform;
use std::f32::consts::TAU;

/// How far the mat extends beyond the board.
const MAT: f32 = 0.62;
/// Radius of the corners of the mat.
const CORNER: f32 = 0.45;
/// Thickness of the mat.
const THICK: f32 = 0.02;
/// The brass lines tooled into the leather: distance from its edge, and width.
const TOOLED: [(f32, f32); 2] = [(0.20, 0.022), (0.255, 0.010)];
/// Radius of the table as a multiple of what stands on it, and how far it extends beyond a thing at its rim.
const ROUND: f32 = 1.15;
const RIM: f32 = 0.5;
/// Sides of the round table, and pieces of veneer round its rim: mirrored in pairs.
const SIDES: usize = 96;
const VENEERS: usize = 12;
/// The brass string: where it begins as a share of the radius, and its width.
const STRING: (f32, f32) = (0.875, 0.06);
/// Steps of the fall of light from the board outwards.
const RINGS: usize = 6;

/// A mesh of what something stands on.
pub struct Part {
    /// The mesh, in the frame of what stands on it.
    pub shape: Builder,
    /// What it is made of.
    pub finish: Finish,
}

/// How much light the lamp leaves for a point of the table: all of it round what stands there, a quarter of it at
/// twice that distance and beyond. `half` is half the width of that.
#[must_use]
pub fn pool(distance: f32, half: f32) -> f32 {
    let t = ((distance - 0.1) / half - 1.0).clamp(0.0, 1.0);
    1.0 - 0.75 * t * t * (3.0 - 2.0 * t)
}

/// Radius of a table for something of this outline, with things beside it at these places.
#[must_use]
pub fn radius(outline: &[Vec2], beside: impl IntoIterator<Item = Vec2>) -> f32 {
    let corner = outline.iter().fold(0.0_f32, |most, p| most.max(p.length()));
    beside.into_iter().fold(corner * ROUND, |most, p| most.max(p.length() + RIM))
}

/// A round table of this radius with a mat under `outline`. The table is lower by the thickness of the mat, too little
/// to be seen under a piece that stands beside it.
#[must_use]
pub fn table_and_mat(outline: &[Vec2], radius: f32, height: f32) -> Vec<Part> {
    let edge = rounded(&offset(outline, MAT), CORNER);
    let mut parts = mat(outline, &edge, height);
    parts.extend(table(&offset(&edge, -0.05), radius, height - THICK));
    parts
}

/// An even ground of this radius, without the part that lies within `hidden`. Its texture spans it.
#[must_use]
pub fn ground(hidden: &[Vec2], radius: f32, height: f32) -> Part {
    let shape = between(hidden, &regular(SIDES, radius, 0.0), 1, height, |p| p / (2.0 * radius) + 0.5);
    Part { shape, finish: Finish::Ground }
}

/// A round table of this radius, without the part that lies within `hidden`.
#[must_use]
pub fn table(hidden: &[Vec2], radius: f32, top: f32) -> Vec<Part> {
    let (string, width) = (radius * STRING.0, STRING.1);
    let circle = |reach: f32| regular(SIDES, reach, 0.0);
    let straight = between(hidden, &circle(string), RINGS, top, |p| Vec2::new(p.y, p.x) * 0.115 + Vec2::new(0.1, 0.0));
    let inlaid = between(&circle(string), &circle(string + width), 1, top + 0.001, |p| p);
    let mut wood = straight;
    wood.append(&crossband(string + width, radius, top), Transform::IDENTITY);
    vec![Part { shape: wood, finish: Finish::Table }, Part { shape: inlaid, finish: Finish::Inlay }]
}

/// The outer band of the table, whose grain runs outwards, with its rounded edge and the moulding below it.
fn crossband(inner: f32, radius: f32, top: f32) -> Builder {
    let mut profile = vec![(inner, top), (radius - 0.10, top)];
    profile.extend((1..=5_u8).map(|step| {
        let (sin, cos) = (TAU / 4.0 * f32::from(step) / 5.0).sin_cos();
        (radius - 0.10 + 0.10 * sin, top - 0.10 + 0.10 * cos)
    }));
    profile.extend(
        [(0.012, 0.16), (0.004, 0.24), (-0.06, 0.33), (-0.16, 0.36)].map(|(out, down)| (radius + out, top - down)),
    );
    // A profile runs from bottom to top.
    profile.reverse();
    let mut band = Plan::round(SIDES).turn(&profile);
    let rows = profile.len();
    let mut along = vec![0.0; rows];
    for k in 1..rows {
        along[k] = along[k - 1] + (profile[k].0 - profile[k - 1].0).hypot(profile[k].1 - profile[k - 1].1);
    }
    for (uvs, along) in band.uvs.chunks_mut(SIDES).zip(&along) {
        for (side, uv) in uvs.iter_mut().enumerate() {
            let veneer = side * VENEERS / SIDES;
            let within = (side - veneer * SIDES / VENEERS) as f32;
            // A mosaic of veneers needs a seam between two of them; mirrored in pairs they meet without one.
            let mirrored = if veneer.is_multiple_of(2) { within } else { (SIDES / VENEERS) as f32 - within };
            *uv = [mirrored * radius * 0.006, along * 0.12];
        }
    }
    band
}

/// A mat round the foot of the board, with rounded corners and tooled lines.
fn mat(outline: &[Vec2], edge: &[Vec2], top: f32) -> Vec<Part> {
    let leather = between(&offset(outline, -0.05), &offset(edge, -0.02), RINGS, top, |p| p * 0.28);
    let border = sweep::sweep(&offset(edge, -0.02), &[(0.0, top), (0.014, top - 0.004), (0.02, top - THICK)], 4.0);
    let mut parts = vec![Part { shape: leather, finish: Finish::Mat }, Part { shape: border, finish: Finish::MatEdge }];
    for (inside, width) in TOOLED {
        let (outer, inner) = (offset(edge, -inside), offset(edge, -inside - width));
        parts.push(Part { shape: between(&inner, &outer, 1, top + 0.001, |p| p), finish: Finish::Inlay });
    }
    parts
}

/// A convex outline with round corners.
fn rounded(outline: &[Vec2], radius: f32) -> Vec<Vec2> {
    const STEPS: u8 = 8;
    let count = outline.len();
    let inner = offset(outline, -radius);
    (0..count)
        .flat_map(|k| {
            let way = |a: Vec2, b: Vec2| outward(b - a);
            let from = way(outline[(k + count - 1) % count], outline[k]);
            let to = way(outline[k], outline[(k + 1) % count]);
            let centre = inner[k];
            let turn = from.angle_to(to);
            (0..=STEPS).map(move |step| {
                centre + Vec2::from_angle(turn * f32::from(step) / f32::from(STEPS)).rotate(from) * radius
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{check, rectangle};

    #[test]
    fn a_table_is_round_carries_its_board_and_has_a_face_everywhere() {
        for outline in [rectangle(Vec2::splat(4.8)), rectangle(Vec2::new(3.3, 6.8)), regular(6, 6.0, 0.0)] {
            let radius = radius(&outline, [Vec2::new(9.0, 0.0)]);
            assert!(radius >= 9.5 && outline.iter().all(|p| p.length() * 1.15 < radius));
            let parts = table_and_mat(&outline, radius, -0.44);
            for part in &parts {
                check::surface(&part.shape);
            }
            let wood = parts.iter().find(|part| part.finish == Finish::Table).expect("there is a table");
            let (low, high) = check::bounds(&wood.shape);
            assert!((high.x - radius).abs() < 0.02 && (low.z + radius).abs() < 0.02, "{low} {high}");
        }
    }

    #[test]
    fn the_lamp_lights_the_board_and_fades_outwards() {
        assert_eq!(pool(4.8, 4.8), 1.0);
        assert!(pool(7.0, 4.8) < 1.0 && pool(7.0, 4.8) > pool(9.0, 4.8));
        assert_eq!(pool(20.0, 4.8), 0.25);
    }
}
