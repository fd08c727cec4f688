//! The net of a piece folds up. No side effects.
//!
//! Frame: the net as it lies, the edge of a face is 1, the face that is listed first stays level.

use crate::theatre::programme::NetFace;
use bevy::math::{Isometry3d, Quat, Vec2, Vec3};
use ludoteca_table::show::animation::pose::ease;
use std::f32::consts::FRAC_PI_2;

/// Seconds that a face takes to bend, and between the beginnings of two that hang on the same one.
const BEND: f32 = 0.62;
const NEXT: f32 = 0.06;

/// When each face of a net begins to bend and when it is at its place, as shares of the time in which the net folds:
/// one after the other those that hang on the first one, and then what hangs on these. The first face stays.
#[must_use]
pub fn schedule(net: &[NetFace]) -> Vec<(f32, f32)> {
    let parents = parents(net);
    let mut begins = vec![0.0; net.len()];
    let (mut begin, mut round) = (0.0, vec![0]);
    while !round.is_empty() {
        let next: Vec<usize> =
            (1..net.len()).filter(|face| parents[*face].is_some_and(|parent| round.contains(&parent))).collect();
        for (place, face) in next.iter().enumerate() {
            begins[*face] = begin + NEXT * place as f32;
        }
        if let Some(last) = next.last() {
            begin = begins[*last] + BEND;
        }
        round = next;
    }
    let whole = begin.max(BEND);
    let bend =
        |(face, begin): (usize, f32)| if face == 0 { (0.0, 0.0) } else { (begin / whole, (begin + BEND) / whole) };
    begins.into_iter().enumerate().map(bend).collect()
}

/// How far each face of a net is bent, from 0 (flat) to 1, after this share of the time in which it folds.
#[must_use]
pub fn bent(net: &[NetFace], t: f32) -> Vec<f32> {
    let share =
        |(begin, end): (f32, f32)| if end > begin { ease(((t - begin) / (end - begin)).clamp(0.0, 1.0)) } else { t };
    schedule(net).into_iter().map(share).collect()
}

/// On which neighbour each face hangs: on one that is connected with the first face, which hangs on none.
fn parents(net: &[NetFace]) -> Vec<Option<usize>> {
    let mut parents: Vec<Option<usize>> = vec![None; net.len()];
    for _ in 1..net.len() {
        for face in 1..net.len() {
            let beside = |other: &usize| (net[face].place.distance(net[*other].place) - 1.0).abs() < 0.01;
            let known = |other: &usize| *other == 0 || parents[*other].is_some();
            parents[face] = parents[face].or((0..net.len()).find(|other| beside(other) && known(other)));
        }
    }
    parents
}

/// Where each face of a net is: a pose of its upper side, whose origin is its middle, relative to the first face. Each
/// is bent by its share of a right angle, see [`bent`]; closed, the upper sides are outside.
#[must_use]
pub fn fold(net: &[NetFace], bent: &[f32]) -> Vec<Isometry3d> {
    let parents = parents(net);
    let mut poses: Vec<Option<Isometry3d>> = vec![None; net.len()];
    if let (Some(first), Some(face)) = (poses.first_mut(), net.first()) {
        *first = Some(Isometry3d::from_translation(flat(face.place)));
    }
    for _ in 1..net.len() {
        for face in 1..net.len() {
            let hinge = parents[face].and_then(|parent| Some((poses[parent]?, net[face].place - net[parent].place)));
            if let (None, Some((parent, away))) = (poses[face], hinge) {
                let out = flat(away);
                let down = Quat::from_axis_angle(Vec3::Y.cross(out), FRAC_PI_2 * bent[face]);
                let bent = Isometry3d::from_translation(out / 2.0)
                    * Isometry3d::from_rotation(down)
                    * Isometry3d::from_translation(out / 2.0);
                poses[face] = Some(parent * bent);
            }
        }
    }
    poses.into_iter().map(Option::unwrap_or_default).collect()
}

fn flat(place: Vec2) -> Vec3 {
    Vec3::new(place.x, 0.0, place.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec3A;

    fn cross() -> Vec<NetFace> {
        let places = [(0.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 2.0)];
        places.map(|place| NetFace { rotation: Quat::IDENTITY, place: place.into(), counts: false }).to_vec()
    }

    #[test]
    fn flat_it_lies_and_closed_it_is_a_cube_with_its_faces_outside() {
        let net = cross();
        for (pose, face) in fold(&net, &[0.0; 6]).iter().zip(&net) {
            assert!(pose.translation.distance(flat(face.place).into()) < 1e-5);
        }
        let closed = fold(&net, &bent(&net, 1.0));
        let middle = closed.iter().map(|pose| pose.translation).sum::<Vec3A>() / 6.0;
        for pose in &closed {
            let out = pose.rotation * Vec3A::Y;
            assert!((pose.translation - middle - out * 0.5).length() < 1e-4, "{pose:?}");
        }
        for (k, one) in closed.iter().enumerate() {
            assert!(closed[..k].iter().all(|other| (one.translation - other.translation).length() > 0.5));
        }
    }

    #[test]
    fn the_first_face_stays_and_the_farthest_one_bends_last() {
        let net = cross();
        for step in 0..=20_u8 {
            let faces = fold(&net, &bent(&net, f32::from(step) / 20.0));
            assert!(faces[0].translation.length() < 1e-6 && faces[0].rotation.is_near_identity());
        }
        let schedule = schedule(&net);
        let far = schedule[5];
        assert!(
            schedule[1..5].iter().all(|(_, end)| *end <= far.0 + 1e-5) && (far.1 - 1.0).abs() < 1e-5,
            "{schedule:?}"
        );
        assert!(schedule[1..5].windows(2).all(|two| two[1].0 > two[0].0), "one after the other: {schedule:?}");
    }
}
