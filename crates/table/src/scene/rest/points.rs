//! Where a frame of many takes its samples: the point of the pixel, the point of the lamp, and the direction from which
//! the room lights. No side effects. All pixels of a frame share them, so nothing looks random, and after any number of
//! frames they are spread evenly.

use bevy::math::{Quat, Vec2, Vec3};
use std::f32::consts::TAU;

/// Half the angle under which the lamp is seen, as a tangent: how soft its shadows are.
const LAMP: f32 = 0.085;
/// The golden ratio less one: by its multiples an interval, or a circle, is shared evenly.
const GOLDEN: f32 = 0.618_034;
/// By so many steps a frame goes through the points of the pixel, of the lamp and of the sky: otherwise each point of
/// the one would always belong to the same of the other.
const STEPS: [u32; 3] = [7, 5, 11];

/// The samples of one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Samples {
    /// The point of the pixel, from its middle, in pixels.
    pub pixel: Vec2,
    /// The way to a point of the lamp, of length 1.
    pub lamp: Vec3,
    /// The direction from which the room lights, of length 1 and upwards.
    pub dome: Vec3,
}

impl Samples {
    /// The samples of frame `frame` of `of`, with the middle of the lamp this way.
    pub fn of(frame: u32, of: u32, lamp: Vec3) -> Self {
        // A Fibonacci lattice: two numbers from 0 to 1 that share a square evenly.
        let [pixel, (radius, round), (share, turn)] = STEPS.map(|step| {
            let point = (frame * step % of) as f32;
            ((point + 0.5) / of as f32, (point * GOLDEN).fract())
        });
        let pixel = Vec2::new(pixel.0, pixel.1) - 0.5;
        let (radius, (sin, cos)) = (LAMP * radius.sqrt(), (TAU * round).sin_cos());
        let across = Quat::from_rotation_arc(Vec3::Y, lamp.normalize());
        let lamp = across * Vec3::new(radius * cos, 1.0, radius * sin).normalize();
        // Half of the directions are spread evenly over the sky and half by their height, which is how much of their
        // light falls on what lies flat: neither what lies flat nor what is upright then depends on few of them.
        let (sin, cos) = (TAU * turn).sin_cos();
        let height = ((1.0 + 8.0 * share).sqrt() - 1.0) / 2.0;
        let wide = (1.0 - height * height).max(0.0).sqrt();
        Self { pixel, lamp, dome: Vec3::new(wide * cos, height, wide * sin) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(of: u32) -> Vec<Samples> {
        (0..of).map(|frame| Samples::of(frame, of, Vec3::new(-0.7, 0.95, -0.16))).collect()
    }

    #[test]
    fn samples_are_spread_round_the_middle() {
        for of in [16, 32, 64] {
            let all = all(of);
            let mean = all.iter().map(|it| it.pixel).sum::<Vec2>() / of as f32;
            assert!(mean.abs().max_element() < 0.06, "{mean} of {of}");
            assert!(all.iter().all(|it| it.pixel.abs().max_element() <= 0.5));
            let quarter = |x: f32, y: f32| all.iter().filter(|it| it.pixel.x * x > 0.0 && it.pixel.y * y > 0.0).count();
            for (x, y) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                assert!(quarter(x, y) * 6 >= of as usize, "{x} {y} of {of}");
            }
            let way = Vec3::new(-0.7, 0.95, -0.16).normalize();
            let lamp = all.iter().map(|it| it.lamp).sum::<Vec3>().normalize();
            assert!(lamp.angle_between(way) < 0.02, "{lamp}");
            assert!(all.iter().all(|it| it.lamp.angle_between(way) <= LAMP));
        }
    }

    /// How the shader weighs a direction for a face: see `plain.wgsl`.
    fn weight(face: Vec3, dome: Vec3) -> f32 {
        2.0 * face.dot(dome).max(0.0) / (dome.y + 0.5) / (0.5 + 0.5 * face.y)
    }

    #[test]
    fn without_anything_in_the_way_the_room_lights_as_before() {
        for face in [Vec3::Y, Vec3::X, -Vec3::Z, Vec3::new(0.6, 0.8, 0.0)] {
            let all = all(64);
            let light = all.iter().map(|it| weight(face, it.dome)).sum::<f32>() / all.len() as f32;
            assert!((light - 1.0).abs() < 0.08, "{light} on {face}");
        }
    }
}
