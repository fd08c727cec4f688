//! Cats and dogs on the table: small animals that sit and look at the near player.
//!
//! A cat is dark on a round pale cushion, a dog pale on a square dark mat: each contrasts with both woods, and from
//! above the bases distinguish them as much as ears, snout and tail do. No side effects. Depends only on `rules` and
//! `table`.

use crate::rules::Piece;
use crate::table::mesh::model::Model;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, PieceLooks, Shape};
use bevy::math::{Isometry3d, Quat};

const MODELS: &[u8] = include_bytes!("../../../assets/models/gatos-caes.glb");

/// The finishes of the parts of both models: fur, eyes (with the dog's nose), base, ears (with the cat's nose), collar.
const CAT: [&[Finish]; 5] =
    [&[Finish::BlackGlaze], &[Finish::GoldGlaze], &[Finish::Bone], &[Finish::RoseGlaze], &[Finish::Padouk]];
const DOG: [&[Finish]; 5] =
    [&[Finish::WhiteGlaze], &[Finish::PipOnIvory], &[Finish::Felt], &[Finish::TanGlaze], &[Finish::Padouk]];
/// Radius of the shadow under an animal.
const SHADOW: f32 = 0.52;

/// The looks of Gatos & Cães.
pub struct GatosCaesLooks {
    /// Cat and dog.
    models: [Model; 2],
}

impl GatosCaesLooks {
    fn model(&self, piece: Piece) -> (usize, &Model) {
        let shape = usize::from(piece.kind.0).min(self.models.len() - 1);
        (shape, &self.models[shape])
    }
}

impl Default for GatosCaesLooks {
    fn default() -> Self {
        let animal = |name| Model::read(MODELS, name).expect("the embedded models are read by a test");
        Self { models: [animal("cat"), animal("dog")] }
    }
}

impl PieceLooks for GatosCaesLooks {
    fn shapes(&self) -> Vec<Shape> {
        let [cat, dog] = &self.models;
        vec![Shape::of_model(cat, &CAT, SHADOW), Shape::of_model(dog, &DOG, SHADOW)]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let (shape, model) = self.model(piece);
        vec![Body { shape, pose: Isometry3d::new(model.middle, Quat::IDENTITY) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        2.0 * self.model(piece).1.half.y
    }

    fn height(&self) -> u8 {
        10
    }
}
