//! A lens-shaped stone as in Go, for every game that is played with such. Pure; knows no game.

use super::looks::{Part, Shape};
use super::material::Finish;
use super::mesh::lens::{contact, lens};
use bevy::math::{Isometry3d, Vec3A};

/// Radius of a stone, in cells.
pub const RADIUS: f32 = 0.43;
/// Height of a stone, in cells.
pub const HEIGHT: f32 = 0.24;

/// A stone with these finishes, by side. One that `lies` on the board has the dark line round it that sets it off.
#[must_use]
pub fn stone(finishes: &[Finish], lies: bool) -> Shape {
    let body = Part { mesh: lens(RADIUS, HEIGHT).build(), finish: finishes.to_vec() };
    let line = || Part { mesh: contact(RADIUS, HEIGHT).build(), finish: vec![Finish::Groove] };
    Shape {
        parts: std::iter::once(body).chain(lies.then(line)).collect(),
        half_extents: Vec3A::new(RADIUS, HEIGHT / 2.0, RADIUS),
        shadow: 0.56,
    }
}

/// The pose of something so high that stands on the board.
#[must_use]
pub fn standing(height: f32) -> Isometry3d {
    Isometry3d::from_translation(Vec3A::Y * (height / 2.0))
}
