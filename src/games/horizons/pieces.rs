//! The chessmen of Horizons on the table: turned pieces with the shapes that chess players know, and five new ones made
//! in the same way.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use super::board::Role;
use super::notation::PROMOTED;
use super::view::look;
use crate::rules::{Piece, Side};
use crate::table::mesh::model::Model;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, PieceLooks, Shape};
use bevy::math::{Isometry3d, Quat};
use std::f32::consts::PI;

const MODELS: &[u8] = include_bytes!("../../../assets/models/horizons.glb");

/// The names of the models, by the kind of their pieces.
const NAMES: [&str; 12] =
    ["king", "queen", "rook", "bishop", "knight", "ox", "magician", "zip", "pawn", "warrior", "demoted", "shielder"];

/// Body, accent and foot, of White and of Black. The foot sets the piece off from both woods.
const FINISHES: [&[Finish]; 3] =
    [&[Finish::Holly, Finish::Grenadilla], &[Finish::Grenadilla, Finish::Holly], &[Finish::Felt, Finish::Bone]];
/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.50;

/// The looks of Horizons. The shape of a piece has the number of its kind.
pub struct HorizonsLooks {
    models: [Model; NAMES.len()],
}

impl Default for HorizonsLooks {
    fn default() -> Self {
        let read = |name| Model::read(MODELS, name).expect("the embedded models are read by a test");
        Self { models: NAMES.map(read) }
    }
}

impl HorizonsLooks {
    fn model(&self, piece: Piece) -> &Model {
        &self.models[usize::from(piece.kind.0).min(NAMES.len() - 1)]
    }
}

impl PieceLooks for HorizonsLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.models.iter().map(|model| Shape::of_model(model, &FINISHES, SHADOW)).collect()
    }

    /// The models look away from the first player: that is White's way forward.
    fn rest(&self, piece: Piece) -> Vec<Body> {
        let turn = if piece.side == Some(Side(1)) { Quat::from_rotation_y(PI) } else { Quat::IDENTITY };
        let shape = usize::from(piece.kind.0);
        vec![Body { shape, pose: Isometry3d::new(turn * self.model(piece).middle, turn) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        2.0 * self.model(piece).half.y
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        15
    }

    fn chosen(&self, choice: u8, side: Option<Side>) -> Option<Piece> {
        let role: Role = *PROMOTED.get(usize::from(choice))?;
        Some(Piece { side, kind: look(role) })
    }
}
