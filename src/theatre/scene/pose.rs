//! Poses of the demonstration at a moment: functions of the looks and the time, without side effects.
//!
//! Frame: the middle of the turntable's upper side is the origin, +x to the right, +z towards the viewer, +y up.

use crate::theatre::playback::now::{Now, at};
use crate::theatre::playback::time::Moment;
use crate::theatre::programme::NetFace;
use crate::theatre::programme::looks::TheatreLooks;
use bevy::math::{Quat, Vec2, Vec3A};
use bevy::mesh::{Mesh, VertexAttributeValues};
use ludoteca_rules::Piece;
use ludoteca_table::show::animation::leg::Leg;
use ludoteca_table::show::animation::pose::{self, ease, moved};
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use std::f32::consts::{PI, TAU};

/// The corners of all shapes, on which a body can stand.
#[derive(Clone, Debug, Default)]
pub struct Feet(Vec<Vec<Vec3A>>);

impl Feet {
    /// The corners of these shapes, in cells, in the frame of each body.
    #[must_use]
    pub fn of(shapes: &[PieceShape]) -> Self {
        let corners = |shape: &PieceShape| {
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

/// How far from each other two pieces stand on the turntable before they become one, in cells.
const NEARER: f32 = 0.8;

/// The bodies of the piece in a scene and their scale: as on the small board, but in the middle of the turntable, where
/// it stands until it leaves.
#[must_use]
pub fn in_scene(looks: &dyn PieceLooks, feet: &Feet, legs: &[Leg], moment: Moment) -> (Vec<Body>, f32) {
    let Some((leg, t)) = at(legs, moment) else { return (Vec::new(), 1.0) };
    if let Leg::Leave { .. } = leg {
        // It vanishes where it stands.
        return (pose::pose(looks, leg, 0.0).map_or_else(Vec::new, |pose| pose.bodies), 1.0 - ease(t));
    }
    let mut leg = leg.clone();
    let mut offset = Vec3A::ZERO;
    if let Leg::Stack { away, .. } = &mut leg {
        // Both begin on the disc, at the same distance from its middle.
        *away *= NEARER;
        offset = *away * -0.5 * (1.0 - ease(t));
    }
    let Some(pose) = pose::pose(looks, &leg, t) else { return (Vec::new(), 0.0) };
    if !matches!(leg, Leg::Stack { .. }) {
        offset.y = -feet.lowest(&pose.bodies);
    }
    (pose.bodies.into_iter().map(|body| moved(body, offset)).collect(), pose.scale)
}

/// The bodies of a piece that a hand has turned like this.
#[must_use]
pub fn in_hand(looks: &dyn PieceLooks, feet: &Feet, piece: Piece, rotation: Quat) -> Vec<Body> {
    let mut bodies = looks.rest(piece);
    bodies.iter_mut().for_each(|body| body.pose.rotation = rotation);
    let down = Vec3A::Y * -feet.lowest(&bodies);
    bodies.into_iter().map(|body| moved(body, down)).collect()
}

/// The directions in which the piece can go, as yaws in radians (0 along +x, a quarter turn along −z). While the piece
/// turns they turn with it, each by the smaller angle.
#[must_use]
pub fn ways(looks: &dyn TheatreLooks, now: Now) -> Vec<f32> {
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
    use std::f32::consts::FRAC_PI_2;

    #[test]
    fn yaws_are_those_of_turns_about_the_upward_axis() {
        for k in 0..8 {
            let angle = k as f32 * 0.7 - 2.0;
            let pointed = Quat::from_rotation_y(angle) * bevy::math::Vec3::X;
            assert!((yaw(Vec2::new(pointed.x, pointed.z)) - angle).sin().abs() < 1e-5);
        }
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
