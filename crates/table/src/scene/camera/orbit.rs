//! The orbit controller: turns and zooms around the position that `fit` solves. Input comes from `touch`.

use super::components::TableCamera;
use super::fit::{Framing, Seat};
use bevy::prelude::*;

/// Lowest and highest elevation in radians; a seat may be lower.
pub const LIMITS: (f32, f32) = (0.35, 1.55);
/// The same as deviations from the seat at a table.
const RISE: (f32, f32) = (LIMITS.0 - Seat::AT_A_TABLE.elevation, LIMITS.1 - Seat::AT_A_TABLE.elevation);
/// Shortest and longest distance, as multiples of the solved one.
pub const REACH: (f32, f32) = (0.30, 1.60);
/// Factor of the distance for one step of the wheel.
const STEP: f32 = 0.9;
/// How far from the middle of the board the camera may look, in cells: at the usual distance, and how much farther at
/// the shortest one. So the board comes back as one goes back from it.
const ASIDE: (f32, f32) = (1.0, 9.0);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<TableCamera, Orbit>();
}

/// How the camera deviates from its solved position. Component of a camera; changing it moves the camera.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Yaw around the board in radians, 0 at the near side.
    pub yaw: f32,
    /// By how much the elevation exceeds that of the seat, in radians.
    pub rise: f32,
    /// Distance as a multiple of the solved one.
    pub zoom: f32,
    /// By how much it looks beside the middle, in the plane of the board: x to the right and y towards the first
    /// player.
    pub aside: Vec2,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, rise: 0.0, zoom: 1.0, aside: Vec2::ZERO }
    }
}

impl Orbit {
    /// Turns by a drag of `dx`, `dy` (right and down, as shares of the picture's height): the board follows the
    /// pointer.
    pub fn turn(&mut self, dx: f32, dy: f32) {
        self.yaw = (self.yaw - dx * 4.0).rem_euclid(std::f32::consts::TAU);
        self.rise = (self.rise + dy * 2.0).clamp(RISE.0, RISE.1);
    }

    /// Looks down from where [`View::Top`](super::View::Top) does, as steeply as an orbit can; the distance stays.
    pub const fn look_down(&mut self) {
        (self.yaw, self.rise) = (0.0, RISE.1);
    }

    /// Zooms in by steps of the wheel; negative steps zoom out. The point `at` of the board's plane stays where it is
    /// seen.
    pub fn zoom(&mut self, steps: f32, at: Option<Vec2>) {
        let before = self.zoom;
        self.zoom = (self.zoom * STEP.powf(steps)).clamp(REACH.0, REACH.1);
        // Whatever is seen at one place of the picture comes nearer to the middle by the same share as the camera.
        let at = at.unwrap_or(self.aside);
        self.aside = self.within(at - (at - self.aside) * (self.zoom / before));
    }

    /// Moves the camera along the board, by the way from where a point was held to where it is to be.
    pub fn pan(&mut self, from: Vec2, to: Vec2) {
        self.aside = self.within(self.aside + from - to);
    }

    /// What it may look beside the middle at this distance.
    fn within(&self, aside: Vec2) -> Vec2 {
        let near = ((1.0 - self.zoom) / (1.0 - REACH.0)).clamp(0.0, 1.0);
        aside.clamp_length_max(ASIDE.0 + ASIDE.1 * near)
    }

    /// Returns to the solved position.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// The point of the board at which it looks instead of the middle.
    #[must_use]
    pub const fn beside(&self) -> Vec3 {
        Vec3::new(self.aside.x, 0.0, self.aside.y)
    }

    /// The transform of the camera, for a solved position on the side `near`.
    #[must_use]
    pub fn pose(&self, framing: &Framing, near: f32) -> Transform {
        let turn = Quat::from_rotation_y(near + self.yaw);
        let target = turn * Vec3::new(0.0, 0.0, framing.aim * self.zoom.min(1.0)) + self.beside();
        let (sin, cos) = (framing.elevation + self.rise).clamp(LIMITS.0.min(framing.elevation), LIMITS.1).sin_cos();
        let camera = target + turn * Vec3::new(0.0, sin, cos) * (framing.distance * self.zoom);
        Transform::from_translation(camera).looking_at(target, Vec3::Y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMING: Framing = Framing { elevation: Seat::AT_A_TABLE.elevation, distance: 20.0, aim: 0.6 };

    #[test]
    fn limits_hold_whatever_is_turned() {
        let mut orbit = Orbit::default();
        for (dx, dy, steps) in [(9.0, 9.0, 99.0), (-9.0, -20.0, -99.0)] {
            orbit.turn(dx, dy);
            orbit.zoom(steps, Some(Vec2::splat(40.0)));
            let camera = orbit.pose(&FRAMING, 0.0).translation;
            assert!(camera.y > 1.0 && camera.is_finite());
            assert!((RISE.0..=RISE.1).contains(&orbit.rise) && (REACH.0..=REACH.1).contains(&orbit.zoom));
        }
        orbit.reset();
        assert_eq!(orbit, Orbit::default());
    }

    #[test]
    fn the_point_under_the_pointer_stays_under_it() {
        // Where the ray of a pixel, given in the frame of the camera, meets the board.
        let met = |orbit: &Orbit, way: Vec3| {
            let camera = orbit.pose(&FRAMING, 0.7);
            let way = camera.rotation * way;
            (camera.translation - way * (camera.translation.y / way.y)).xz()
        };
        for way in [Vec3::new(0.1, 0.05, -1.0), Vec3::new(-0.15, -0.1, -1.0)] {
            let mut orbit = Orbit::default();
            for steps in [1.0, 2.5, -1.0, 3.0] {
                let before = met(&orbit, way);
                orbit.zoom(steps, Some(before));
                assert!(met(&orbit, way).distance(before) < 1e-3, "{way} {steps}");
            }
            orbit.zoom(-99.0, None);
            assert!(orbit.aside.length() <= ASIDE.0, "far away the board is in the middle again");
        }
    }

    #[test]
    fn the_far_seat_looks_the_other_way() {
        let (here, there) =
            (Orbit::default().pose(&FRAMING, 0.0), Orbit::default().pose(&FRAMING, std::f32::consts::PI));
        assert!((here.translation - there.translation * Vec3::new(-1.0, 1.0, -1.0)).length() < 1e-3);
        assert!((here.translation.distance(Vec3::new(0.0, 0.0, 0.6)) - 20.0).abs() < 1e-3);
    }
}
