//! The spearheads of Avanço on the table: each points in its direction of movement and has a rim of the other side's
//! wood.
//!
//! No side effects. Depends only on `rules` and `table`.

use crate::rules::{Piece, Side};
use crate::table::mesh::model::Model;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, PieceLooks, Shape};
use bevy::math::{Isometry3d, Quat};
use std::f32::consts::PI;

const MODEL: &[u8] = include_bytes!("../../../assets/models/avanco.glb");

/// Body and inlay, of White and of Black.
const WOODS: [&[Finish]; 2] = [&[Finish::Holly, Finish::Grenadilla], &[Finish::Grenadilla, Finish::Holly]];
/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.48;

/// The looks of Avanço.
pub struct AvancoLooks {
    spear: Model,
}

impl Default for AvancoLooks {
    fn default() -> Self {
        Self { spear: Model::read(MODEL, "spear").expect("the embedded models are read by a test") }
    }
}

/// The model points away from the first player: that is White's way forward.
fn forward(side: Option<Side>) -> Quat {
    if side == Some(Side(1)) { Quat::from_rotation_y(PI) } else { Quat::IDENTITY }
}

impl PieceLooks for AvancoLooks {
    fn shapes(&self) -> Vec<Shape> {
        vec![Shape::of_model(&self.spear, &WOODS, SHADOW)]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let turn = forward(piece.side);
        vec![Body { shape: 0, pose: Isometry3d::new(turn * self.spear.middle, turn) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        2.0 * self.spear.half.y
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        6
    }
}
