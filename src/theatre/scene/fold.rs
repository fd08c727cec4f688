//! The net of a piece folds up. No side effects.
//!
//! Frame: the net as it lies, the edge of a face is 1, the face that is listed first stays level.

use crate::theatre::programme::NetFace;
use bevy::math::{Isometry3d, Quat, Vec2, Vec3, Vec3A};
use std::f32::consts::FRAC_PI_2;

/// Where each face of a net is that is folded by `t`, from 0 (flat) to 1 (closed): a pose of its upper side, whose
/// origin is its middle. The faces bend down, so that their upper sides come out, and the whole rises so far that
/// nothing is below the table.
#[must_use]
pub fn fold(net: &[NetFace], t: f32) -> Vec<Isometry3d> {
    let mut poses: Vec<Option<Isometry3d>> = vec![None; net.len()];
    if let (Some(first), Some(face)) = (poses.first_mut(), net.first()) {
        *first = Some(Isometry3d::from_translation(flat(face.place)));
    }
    // A face hangs on a neighbour whose place is known, each once.
    for _ in 1..net.len() {
        for index in 0..net.len() {
            let hinge = (0..net.len()).find_map(|other| {
                let away = net[index].place - net[other].place;
                let beside = (away.length() - 1.0).abs() < 0.01;
                poses[other].filter(|_| beside).map(|pose| (pose, away))
            });
            if let (None, Some((parent, away))) = (poses[index], hinge) {
                let out = flat(away);
                let down = Quat::from_axis_angle(Vec3::Y.cross(out), FRAC_PI_2 * t);
                let bent = Isometry3d::from_translation(out / 2.0)
                    * Isometry3d::from_rotation(down)
                    * Isometry3d::from_translation(out / 2.0);
                poses[index] = Some(parent * bent);
            }
        }
    }
    let poses: Vec<Isometry3d> = poses.into_iter().map(Option::unwrap_or_default).collect();
    let corners = [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)];
    let lowest = poses
        .iter()
        .flat_map(|pose| corners.map(|(x, z)| pose.transform_point(Vec3A::new(x, 0.0, z)).y))
        .fold(0.0_f32, f32::min);
    let up = Isometry3d::from_translation(Vec3::Y * -lowest);
    poses.into_iter().map(|pose| up * pose).collect()
}

fn flat(place: Vec2) -> Vec3 {
    Vec3::new(place.x, 0.0, place.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cross() -> Vec<NetFace> {
        let places = [(0.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (2.0, 0.0)];
        places.map(|place| NetFace { rotation: Quat::IDENTITY, place: place.into(), counts: false }).to_vec()
    }

    #[test]
    fn flat_it_lies_and_closed_it_is_a_cube_with_its_faces_outside() {
        let net = cross();
        for (pose, face) in fold(&net, 0.0).iter().zip(&net) {
            assert!(pose.translation.distance(flat(face.place).into()) < 1e-5);
        }
        let closed = fold(&net, 1.0);
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
    fn nothing_is_ever_below_the_table() {
        for step in 0..=20_u8 {
            for pose in fold(&cross(), f32::from(step) / 20.0) {
                for (x, z) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
                    assert!(pose.transform_point(Vec3A::new(x, 0.0, z)).y > -1e-4);
                }
            }
        }
    }
}
