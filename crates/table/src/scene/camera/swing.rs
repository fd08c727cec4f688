//! The short swing of a camera that was turned to another side of the table. The camera belongs to its new side at
//! once; what is left of the way is a yaw that fades, so that a click is never delayed.

use super::components::TableCamera;
use super::orbit::Orbit;
use bevy::math::{Curve, curve::EaseFunction};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::{PI, TAU};

/// Seconds of a whole swing.
pub const SECONDS: f32 = 0.6;

/// How far a camera still is from the side to which it was turned.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Swing {
    /// The yaw when the swing began, relative to the new side.
    from: f32,
    /// Seconds of it that are left.
    left: f32,
}

impl Swing {
    /// A swing from one yaw to another by the shorter way; `now` is where the camera still is relative to the first.
    #[must_use]
    pub fn between(before: f32, after: f32, now: Self) -> Self {
        let way = (before + now.yaw() - after + PI).rem_euclid(TAU) - PI;
        Self { from: way, left: SECONDS }
    }

    /// The yaw that is left.
    #[must_use]
    pub fn yaw(&self) -> f32 {
        self.from * EaseFunction::SmoothStep.sample_clamped(self.left / SECONDS)
    }

    /// Whether the camera has arrived.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left <= 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<TableCamera, Swing>();
    app.add_systems(First, advance.after(bevy::time::TimeSystems));
}

fn advance(mut cameras: Query<(&mut Swing, Ref<Orbit>)>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    for (mut swing, orbit) in &mut cameras {
        if swing.is_over() {
            continue;
        }
        redraw.write(RequestRedraw);
        // Whoever turns the camera by hand is not kept waiting.
        let left = if orbit.is_changed() { 0.0 } else { swing.left - time.delta_secs() };
        swing.left = left.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::FRAC_PI_2;

    #[test]
    fn it_goes_the_shorter_way_and_from_where_the_camera_is() {
        let rest = Swing::default();
        for (before, after, way) in [
            (0.0, FRAC_PI_2, -FRAC_PI_2),
            (0.0, 3.0 * FRAC_PI_2, FRAC_PI_2),
            (3.0 * FRAC_PI_2, 0.0, -FRAC_PI_2),
            (PI, FRAC_PI_2, FRAC_PI_2),
        ] {
            assert!((Swing::between(before, after, rest).yaw() - way).abs() < 1e-5, "{before} to {after}");
        }
        let half = Swing { left: SECONDS / 2.0, ..Swing::between(0.0, FRAC_PI_2, rest) };
        assert!((Swing::between(FRAC_PI_2, PI, half).yaw() + 0.75 * PI).abs() < 1e-5);
        assert_eq!(rest.yaw(), 0.0);
    }
}
