//! A lens-shaped stone as in Go, shared by the games that use such stones. No side effects.

use crate::mesh::lens::{contact, lens};
use crate::scene::material::Finish;
use crate::show::looks::{Part, PieceShape};
use bevy::math::{Isometry3d, Vec3A};

/// Radius of a stone, in cells.
pub const RADIUS: f32 = 0.43;
/// Height of a stone, in cells.
pub const HEIGHT: f32 = 0.26;

/// A stone with these finishes, by side. One that `lies` on the board has a dark line around it, for contrast.
#[must_use]
pub fn stone(finishes: &[Finish], lies: bool) -> PieceShape {
    let body = Part { mesh: lens(RADIUS, HEIGHT).build(), finish: finishes.to_vec() };
    let line = || Part { mesh: contact(RADIUS, HEIGHT).build(), finish: vec![Finish::Contact] };
    PieceShape {
        parts: std::iter::once(body).chain(lies.then(line)).collect(),
        half_extents: Vec3A::new(RADIUS, HEIGHT / 2.0, RADIUS),
        shadow: 0.56,
    }
}

/// The pose of a body of this height that stands on the board.
#[must_use]
pub fn standing(height: f32) -> Isometry3d {
    Isometry3d::from_translation(Vec3A::Y * (height / 2.0))
}
