//! The horsemen and footmen of Apocalypse on the table: a horse's head with a cropped mane, and a man under a hat with a
//! wide brim.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use super::position::KNIGHT;
use crate::rules::{Piece, Side};
use crate::table::mesh::model::Model;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, PieceLooks, Shape};
use bevy::math::{Isometry3d, Quat};
use std::f32::consts::PI;

const MODELS: &[u8] = include_bytes!("../../../assets/models/apocalypse.glb");

/// Wood, foot and inlay, of White and of Black.
const FINISHES: [&[Finish]; 3] =
    [&[Finish::Holly, Finish::Grenadilla], &[Finish::Felt, Finish::Bone], &[Finish::Grenadilla, Finish::Holly]];
/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.47;

/// The looks of Apocalypse. Shape 0 is the pawn, shape 1 the knight.
pub struct ApocalypseLooks {
    models: [Model; 2],
}

impl Default for ApocalypseLooks {
    fn default() -> Self {
        let read = |name| Model::read(MODELS, name).expect("the embedded models are read by a test");
        Self { models: ["pawn", "knight"].map(read) }
    }
}

fn shape(piece: Piece) -> usize {
    usize::from(piece.kind == KNIGHT)
}

/// The models face away from the first player: that is White's way forward.
fn forward(side: Option<Side>) -> Quat {
    if side == Some(Side(1)) { Quat::from_rotation_y(PI) } else { Quat::IDENTITY }
}

impl PieceLooks for ApocalypseLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.models.iter().map(|model| Shape::of_model(model, &FINISHES, SHADOW)).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let (shape, turn) = (shape(piece), forward(piece.side));
        vec![Body { shape, pose: Isometry3d::new(turn * self.models[shape].middle, turn) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        2.0 * self.models[shape(piece)].half.y
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        10
    }
}
