//! The dice of Sapiens on the table: a die shows its state by its attitude.
//!
//! The upper face is the value, the yaw (0° or 45°) the direction; an alliance is two dice, the upper one showing the
//! value. [`attitude`] is the one function from state to pose, [`state_of`] its inverse. All pure. May import `rules` and
//! `table`.

use super::rules::Die;
use super::view::die_of_kind;
use crate::rules::{Piece, Side};
use crate::table::animation::pose::{ease, phase};
use crate::table::looks::{Body, Part, PieceLooks, Shape};
use crate::table::material::Finish;
use crate::table::mesh::die::die_mesh;
use bevy::math::{Isometry3d, Mat3A, Quat, Vec3, Vec3A};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// Edge of a die in cells: at 45° it is 1.41 times as wide and must stay in its cell.
pub const EDGE: f32 = 0.62;

/// A roll over an edge: axis and quarter turns.
type Roll = (Vec3, f32);

/// How a die climbs from each value to the next: over an edge to the neighbouring face. 3 and 4 are opposite faces, so that
/// step takes two quarter turns.
const CLIMB: [Roll; 5] = [(Vec3::X, -1.0), (Vec3::Z, 1.0), (Vec3::Z, 2.0), (Vec3::Z, -1.0), (Vec3::X, -1.0)];

/// The face of the mesh that shows each value, 1 to 6, as a direction of the mesh.
pub const FACES: [Vec3; 6] = [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y];

fn turned(roll: Roll, part: f32) -> Quat {
    Quat::from_axis_angle(roll.0, roll.1 * FRAC_PI_2 * part)
}

/// The rotation that brings the face of `value` (1 to 6) to the top, reached from the 1 by climbing over edges.
#[must_use]
pub fn upright(value: u8) -> Quat {
    let climbed = CLIMB[..usize::from(value.clamp(1, 6)) - 1].iter();
    climbed.fold(Quat::IDENTITY, |rotation, roll| turned(*roll, 1.0) * rotation).normalize()
}

/// The yaw of a direction.
#[must_use]
pub fn yaw(diagonal: bool) -> Quat {
    if diagonal { Quat::from_rotation_y(FRAC_PI_4) } else { Quat::IDENTITY }
}

/// Half the height of a die that is turned like this: how high its centre must be for its lowest corner to touch the board.
#[must_use]
pub fn clearance(rotation: Quat) -> f32 {
    let up = Mat3A::from_quat(rotation).row(1);
    0.5 * EDGE * up.abs().element_sum()
}

/// The state of a die as a pose: the bodies from the lowest to the uppermost.
#[must_use]
pub fn attitude(die: Die) -> Vec<Isometry3d> {
    let top = yaw(die.diagonal) * upright(die.value);
    let on = |level: f32, rotation: Quat| Isometry3d::new(Vec3::Y * EDGE * (level + 0.5), rotation);
    if die.alliance { vec![on(0.0, yaw(die.diagonal) * upright(BASE)), on(1.0, top)] } else { vec![on(0.0, top)] }
}

/// What the lower die of an alliance shows, hidden under the upper one: always the same, as the state does not know it.
const BASE: u8 = 3;

/// Reads the state back from a pose at rest. The owner is not part of the attitude.
#[must_use]
pub fn state_of(side: Side, bodies: &[Isometry3d]) -> Option<Die> {
    let top = bodies.last()?.rotation;
    let value = FACES.iter().position(|face| (top * *face).dot(Vec3::Y) > 0.99)? as u8 + 1;
    // A straight die has its faces along the axes: the sum of the parts of a side's direction is 1, not √2.
    let sideways = top * FACES[usize::from(value) % 6];
    let sideways = if sideways.y.abs() > 0.5 { top * FACES[usize::from(value + 1) % 6] } else { sideways };
    let diagonal = sideways.x.abs() + sideways.z.abs() > 1.2;
    Some(Die { side, value, diagonal, alliance: bodies.len() == 2 })
}

/// The rotation while a die turns from one state to another.
///
/// Up by one it rolls over its edges; any other change takes the shortest way; a change of direction pivots.
fn turning(from: Die, to: Die, t: f32) -> Quat {
    let pivot = Quat::from_rotation_y(FRAC_PI_4 * (f32::from(from.diagonal) * (1.0 - t) + f32::from(to.diagonal) * t));
    let rolled = if to.value == from.value + 1 {
        turned(CLIMB[usize::from(from.value) - 1], t) * upright(from.value)
    } else {
        upright(from.value).slerp(upright(to.value), t)
    };
    pivot * rolled
}

/// The looks of Sapiens.
pub struct SapiensLooks;

fn die_of(piece: Piece) -> Die {
    die_of_kind(piece.side.unwrap_or(Side(0)), piece.kind)
}

fn body(pose: Isometry3d) -> Body {
    Body { shape: 0, pose }
}

impl PieceLooks for SapiensLooks {
    fn shapes(&self) -> Vec<Shape> {
        let (cube, pips) = die_mesh(EDGE);
        vec![Shape {
            parts: vec![
                Part { mesh: cube, finish: vec![Finish::Ivory, Finish::Ebony, Finish::Padouk, Finish::Jade] },
                Part { mesh: pips, finish: vec![Finish::DarkPip, Finish::LightPip, Finish::LightPip, Finish::LightPip] },
            ],
            half_extents: Vec3A::splat(EDGE / 2.0),
            shadow: 0.56,
        }]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        attitude(die_of(piece)).into_iter().map(body).collect()
    }

    fn becoming(&self, from: Piece, to: Piece, t: f32) -> Vec<Body> {
        let (from, to) = (die_of(from), die_of(to));
        let rotation = turning(from, to, t);
        // A hop keeps a pivoting die from scraping over the board; at the ends it is nothing.
        let hop = 0.10 * (t * (1.0 - t) * 4.0);
        if !from.alliance {
            return vec![body(Isometry3d::new(Vec3::Y * (clearance(rotation) + hop), rotation))];
        }
        let base = turning(Die { value: BASE, ..from }, Die { value: BASE, ..to }, t);
        let lower = Isometry3d::new(Vec3::Y * EDGE / 2.0, base);
        let upper = Isometry3d::new(Vec3::Y * (EDGE + clearance(rotation) + hop), rotation);
        vec![body(lower), body(upper)]
    }

    fn stacking(&self, lower: Piece, upper: Piece, whole: Piece, away: Vec3A, t: f32) -> Vec<Body> {
        let (lower, upper, whole) = (die_of(lower), die_of(upper), die_of(whole));
        // First the lower die turns to its base, while the upper one rises; then the upper one crosses, turning to the sum,
        // and comes down.
        let based = turning(lower, Die { value: BASE, ..lower }, ease(phase(t, 0.0, 0.35)));
        let below = Isometry3d::new(Vec3::Y * clearance(based), based);
        let rotation = turning(upper, Die { alliance: false, ..whole }, ease(phase(t, 0.35, 0.75)));
        let height = 1.4;
        let rise = height * ease(phase(t, 0.0, 0.4)) - (height - EDGE) * ease(phase(t, 0.75, 1.0));
        let crossed = ease(phase(t, 0.38, 0.8));
        let place = away * (1.0 - crossed) + Vec3A::Y * (rise + clearance(rotation));
        vec![body(below), body(Isometry3d::new(place, rotation))]
    }
}
