//! The stones of Atari Go on the table, and its board of lines. May import `rules` and `table`.

use crate::rules::Piece;
use crate::table::board::Tone;
use crate::table::looks::{Body, Part, PieceLooks, Shape};
use crate::table::material::Finish;
use crate::table::mesh::lens::{contact, lens};
use bevy::math::{Isometry3d, Vec3A};

/// Radius and height of a stone, in cells.
const RADIUS: f32 = 0.43;
const HEIGHT: f32 = 0.24;

/// The looks of Atari Go.
pub struct AtariGoLooks;

impl PieceLooks for AtariGoLooks {
    fn shapes(&self) -> Vec<Shape> {
        vec![Shape {
            parts: vec![
                Part { mesh: lens(RADIUS, HEIGHT).build(), finish: vec![Finish::Slate, Finish::Shell] },
                Part { mesh: contact(RADIUS, HEIGHT).build(), finish: vec![Finish::Groove] },
            ],
            half_extents: Vec3A::new(RADIUS, HEIGHT / 2.0, RADIUS),
            shadow: 0.56,
        }]
    }

    fn rest(&self, _piece: Piece) -> Vec<Body> {
        vec![Body { shape: 0, pose: Isometry3d::from_translation(Vec3A::Y * (HEIGHT / 2.0)) }]
    }

    fn becoming(&self, from: Piece, _to: Piece, _t: f32) -> Vec<Body> {
        self.rest(from)
    }

    fn stacking(&self, _lower: Piece, _upper: Piece, whole: Piece, _away: Vec3A, _t: f32) -> Vec<Body> {
        self.rest(whole)
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn tone(&self) -> Tone {
        Tone::Lines
    }

    fn height(&self) -> u8 {
        3
    }
}
