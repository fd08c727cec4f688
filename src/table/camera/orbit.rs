//! The orbit controller: turns and zooms round the solved seat. Input is somebody else's.

use super::fit::{ELEVATION, Stand};
use bevy::prelude::*;

/// Lowest and highest elevation in radians.
pub const LIMITS: (f32, f32) = (0.35, 1.55);
/// Nearest and farthest, in distances of the solved seat.
pub const REACH: (f32, f32) = (0.30, 1.60);
/// One step of the wheel.
const STEP: f32 = 0.9;

/// How the eye deviates from its seat. Component of the table camera; changing it moves the eye.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Turn round the board in radians, 0 at the seat.
    pub yaw: f32,
    /// Elevation in radians.
    pub pitch: f32,
    /// Distance in distances of the seat.
    pub zoom: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, pitch: ELEVATION, zoom: 1.0 }
    }
}

impl Orbit {
    /// Turns by a drag of `dx`, `dy` (right and down, in heights of the picture): the board follows the pointer.
    pub fn turn(&mut self, dx: f32, dy: f32) {
        self.yaw = (self.yaw - dx * 4.0).rem_euclid(std::f32::consts::TAU);
        self.pitch = (self.pitch + dy * 2.0).clamp(LIMITS.0, LIMITS.1);
    }

    /// Comes nearer by steps of the wheel; negative ones go away.
    pub fn zoom(&mut self, steps: f32) {
        self.zoom = (self.zoom * STEP.powf(steps)).clamp(REACH.0, REACH.1);
    }

    /// Back to the seat.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// Where the eye is, for a solved seat on the side `near`.
    #[must_use]
    pub fn pose(&self, stand: &Stand, near: f32) -> Transform {
        let turn = Quat::from_rotation_y(near + self.yaw);
        let target = turn * Vec3::new(0.0, 0.0, stand.aim * self.zoom.min(1.0));
        let (sin, cos) = self.pitch.sin_cos();
        let eye = target + turn * Vec3::new(0.0, sin, cos) * (stand.distance * self.zoom);
        Transform::from_translation(eye).looking_at(target, Vec3::Y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAND: Stand = Stand { distance: 20.0, aim: 0.6 };

    #[test]
    fn limits_hold_whatever_is_turned() {
        let mut orbit = Orbit::default();
        for (dx, dy, steps) in [(9.0, 9.0, 99.0), (-9.0, -20.0, -99.0)] {
            orbit.turn(dx, dy);
            orbit.zoom(steps);
            let eye = orbit.pose(&STAND, 0.0).translation;
            assert!(eye.y > 1.0 && eye.is_finite());
            assert!((LIMITS.0..=LIMITS.1).contains(&orbit.pitch) && (REACH.0..=REACH.1).contains(&orbit.zoom));
        }
        orbit.reset();
        assert_eq!(orbit, Orbit::default());
    }

    #[test]
    fn the_far_seat_looks_the_other_way() {
        let (here, there) = (Orbit::default().pose(&STAND, 0.0), Orbit::default().pose(&STAND, std::f32::consts::PI));
        assert!((here.translation - there.translation * Vec3::new(-1.0, 1.0, -1.0)).length() < 1e-3);
        assert!((here.translation.distance(Vec3::new(0.0, 0.0, 0.6)) - 20.0).abs() < 1e-3);
    }
}
