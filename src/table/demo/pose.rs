//! Poses of the demonstration at a moment: functions of the looks and the time, without side effects.
//!
//! Frame: the middle of the turntable's upper side is the origin, +x to the right, +z towards the viewer, +y up.

use crate::rules::Piece;
use crate::table::demo::time::Moment;
use crate::table::show::animation::pose::{ease, moved};
use crate::table::show::looks::{Body, NetFace, PieceLooks, Shape};
use bevy::math::{Quat, Vec2, Vec3A};
use bevy::mesh::{Mesh, VertexAttributeValues};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Two pieces and how far the first has become the second, from 0 to 1, linearly in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Now {
    /// What is shown, or what changes.
    pub from: Piece,
    /// What it becomes; the same while nothing changes.
    pub to: Piece,
    /// How far, from 0 to 1.
    pub t: f32,
}

impl Now {
    /// What these stages show at a moment; `None` without stages.
    #[must_use]
    pub fn of(stages: &[Piece], moment: Moment) -> Option<Self> {
        Some(Self { from: *stages.get(moment.from)?, to: *stages.get(moment.to)?, t: moment.t })
    }
}

/// The corners of all shapes, on which a body can stand.
#[derive(Clone, Debug, Default)]
pub struct Feet(Vec<Vec<Vec3A>>);

impl Feet {
    /// The corners of these shapes, in cells, in the frame of each body.
    #[must_use]
    pub fn of(shapes: &[Shape]) -> Self {
        let corners = |shape: &Shape| {
            let mut all: Vec<Vec3A> = shape.parts.iter().flat_map(|part| positions(&part.mesh)).collect();
            let key = |p: &Vec3A| p.to_array().map(|v| (v * 1e4).round() as i32);
            all.sort_unstable_by_key(key);
            all.dedup_by_key(|p| key(p));
            all
        };
        Self(shapes.iter().map(corners).collect())
    }

    /// Height of the lowest corner of these bodies, in cells.
    #[must_use]
    pub fn lowest(&self, bodies: &[Body]) -> f32 {
        bodies
            .iter()
            .flat_map(|body| self.0[body.shape].iter().map(|corner| body.pose.transform_point(*corner).y))
            .reduce(f32::min)
            .unwrap_or(0.0)
    }
}

/// The corners of a mesh.
pub fn positions(mesh: &Mesh) -> impl Iterator<Item = Vec3A> {
    let positions = match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(VertexAttributeValues::Float32x3(positions)) => positions.as_slice(),
        _ => &[],
    };
    positions.iter().map(|p| Vec3A::from_array(*p))
}

/// The bodies of the piece, in cells of a piece of natural size; their lowest corner touches y = 0 at every moment.
#[must_use]
pub fn bodies(looks: &dyn PieceLooks, feet: &Feet, now: Now) -> Vec<Body> {
    let bodies = if now.from == now.to { looks.rest(now.from) } else { looks.becoming(now.from, now.to, ease(now.t)) };
    let down = Vec3A::Y * -feet.lowest(&bodies);
    bodies.into_iter().map(|body| moved(body, down)).collect()
}

/// The directions in which the piece can go, as yaws in radians (0 along +x, a quarter turn along −z). While the piece
/// turns they turn with it, each by the smaller angle.
#[must_use]
pub fn ways(looks: &dyn PieceLooks, now: Now) -> Vec<f32> {
    let yaws = |piece: Piece| -> Vec<f32> { looks.ways(piece).into_iter().map(yaw).collect() };
    let (from, to) = (yaws(now.from), yaws(now.to));
    if from.len() != to.len() {
        return if now.t < 0.5 { from } else { to };
    }
    let t = ease(now.t);
    from.into_iter().zip(to).map(|(from, to)| from + t * ((to - from + PI).rem_euclid(TAU) - PI)).collect()
}

/// The yaw of a direction in the plane.
fn yaw(way: Vec2) -> f32 {
    (-way.y).atan2(way.x)
}

/// The net, rotated by a quarter turn if it is wider than deep: it then takes less room beside the turntable.
#[must_use]
pub fn upright(net: Vec<NetFace>) -> Vec<NetFace> {
    let (low, high) =
        net.iter().fold((Vec2::MAX, Vec2::MIN), |(low, high), face| (low.min(face.place), high.max(face.place)));
    if high.x - low.x <= high.y - low.y {
        return net;
    }
    // What lay to the right now lies towards the viewer.
    let turn = Quat::from_rotation_y(-FRAC_PI_2);
    net.into_iter().map(|face| NetFace { rotation: turn * face.rotation, place: face.place.perp(), ..face }).collect()
}

/// The face of the net that points up on the uppermost body.
#[must_use]
pub fn top_face(net: &[NetFace], bodies: &[Body]) -> Option<usize> {
    let up = bodies.last()?.pose.rotation.inverse() * Vec3A::Y;
    let height = |face: &NetFace| (face.rotation.inverse() * Vec3A::Y).dot(up);
    (0..net.len()).max_by(|a, b| height(&net[*a]).total_cmp(&height(&net[*b])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Isometry3d;

    #[test]
    fn yaws_are_those_of_turns_about_the_upward_axis() {
        for k in 0..8 {
            let angle = k as f32 * 0.7 - 2.0;
            let pointed = Quat::from_rotation_y(angle) * bevy::math::Vec3::X;
            assert!((yaw(Vec2::new(pointed.x, pointed.z)) - angle).sin().abs() < 1e-5);
        }
    }

    #[test]
    fn a_wide_net_is_laid_deep_and_stays_the_same_skin() {
        let face = |x: f32, y: f32| NetFace { rotation: Quat::IDENTITY, place: Vec2::new(x, y), counts: false };
        let deep = upright(vec![face(0.0, 0.0), face(1.0, 0.0), face(2.0, 0.0), face(0.0, 1.0)]);
        let places: Vec<Vec2> = deep.iter().map(|face| face.place).collect();
        assert_eq!(places, [Vec2::ZERO, Vec2::Y, Vec2::Y * 2.0, Vec2::NEG_X]);
        for (k, face) in deep.iter().enumerate() {
            // A mark on the right of a face now lies towards the viewer, as the face's right neighbour does.
            assert!((face.rotation * bevy::math::Vec3::X).abs_diff_eq(bevy::math::Vec3::Z, 1e-5), "{k}");
        }
        assert_eq!(upright(deep.clone()), deep);
    }

    #[test]
    fn the_face_that_a_net_lays_up_is_the_one_on_top_of_a_body_turned_so() {
        let face = |rotation: Quat| NetFace { rotation, place: Vec2::ZERO, counts: false };
        let net =
            [face(Quat::IDENTITY), face(Quat::from_rotation_x(FRAC_PI_2)), face(Quat::from_rotation_z(FRAC_PI_2))];
        for (k, laid) in net.iter().enumerate() {
            for turn in [0.0, 0.4, FRAC_PI_2] {
                let pose = Isometry3d::from_rotation(Quat::from_rotation_y(turn) * laid.rotation);
                assert_eq!(top_face(&net, &[Body { shape: 0, pose }]), Some(k));
            }
        }
        assert_eq!(top_face(&net, &[]), None);
    }
}
