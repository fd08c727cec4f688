//! The seat of a subject that is not seen as a board is, but from lower down. No side effects.

use super::components::Subject;
use super::fit::{Extent, Framing, STEPS};
use bevy::prelude::*;

/// From where a subject is seen that has a seat of its own. All of [`Subject::beside`] fits into the picture.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct OwnSeat {
    /// Elevation of the camera in radians.
    pub elevation: f32,
    /// Vertical field of view in radians.
    pub field: f32,
}

/// The share of the picture that the subject may fill, and how much of what is left in its height lies below it.
const MARGIN: f32 = 0.97;
const BELOW: f32 = 0.4;

impl OwnSeat {
    /// The closest camera position on the near side from which the subject fits into a picture of this aspect (width
    /// over height).
    #[must_use]
    pub fn framing(&self, subject: &Subject, near: f32, aspect: f32) -> Framing {
        let turn = Quat::from_rotation_y(-near);
        let points: Vec<(Vec3, f32)> = subject.beside.iter().map(|p| (turn * *p, 1.0)).collect();
        let tall = (self.field / 2.0).tan();
        let mut framing = Framing { elevation: self.elevation, distance: 15.0, aim: 0.0 };
        for _ in 0..STEPS {
            let Extent { side, low, high } = Extent::of(&points, &framing, tall);
            let fill = (side / aspect).max((high - low) / 2.0) / MARGIN;
            framing.distance *= 1.0 + 0.6 * (fill - 1.0);
            let lowest = -1.0 + BELOW * (2.0 - (high - low));
            // What moves on the floor is seen the less, the lower the camera is.
            framing.aim -= (low - lowest) * tall * framing.distance * 0.6 / self.elevation.sin().max(0.2);
        }
        framing
    }
}

#[cfg(test)]
mod tests {
    use super::super::orbit::Orbit;
    use super::*;

    #[test]
    fn all_fits_and_fills_from_low_and_from_high() {
        let beside = vec![Vec3::new(-3.5, -0.2, 0.5), Vec3::new(3.5, 3.0, 0.0), Vec3::new(-1.5, -0.2, 2.1)];
        let subject = Subject { beside, ..default() };
        for (elevation, aspect) in [(0.24, 1.6), (0.24, 1.2), (0.24, 2.4), (0.7, 1.6), (1.2, 1.0)] {
            let seat = OwnSeat { elevation, field: 0.34 };
            let framing = seat.framing(&subject, 0.0, aspect);
            let into_camera = Orbit::default().pose(&framing, 0.0).to_matrix().inverse();
            let seen = |p: &Vec3| {
                let p = into_camera.transform_point3(*p);
                Vec2::new(p.x / aspect, p.y) / (-p.z * (seat.field / 2.0).tan())
            };
            let all: Vec<Vec2> = subject.beside.iter().map(seen).collect();
            let far = all.iter().fold(Vec2::ZERO, |far, p| far.max(p.abs()));
            assert!(far.max_element() <= MARGIN + 0.01, "{far} at {elevation}, {aspect}");
            let height =
                all.iter().fold(f32::MIN, |most, p| most.max(p.y)) - all.iter().fold(1.0, |least, p| p.y.min(least));
            assert!(far.x.max(height / 2.0) > MARGIN - 0.01, "{far} at {elevation}, {aspect}");
        }
    }
}
