//! Cats and dogs on the table: small glazed animals that sit and look at the near player.
//!
//! A cat is black on a round plinth of its own black, a dog white on a square plinth with dark felt under it: each
//! contrasts with both woods, and from above the bases distinguish them as much as ears, snout and tail do. No side
//! effects. Depends only on `rules` and `table`.

use bevy::math::{Isometry3d, Quat};
use ludoteca_rules::Piece;
use ludoteca_table::mesh::model::Model;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::looks::{Body, PieceLooks, Shape};
use ludoteca_table::show::voice::Voice;

const MODELS: &[u8] = include_bytes!("../../../assets/games/gatos-caes/models.glb");

/// The finishes of the parts of a cat: coat and plinth, eyes, nose and ears, collar, bell.
const CAT: [&[Finish]; 5] =
    [&[Finish::BlackGlaze], &[Finish::GoldGlaze], &[Finish::RoseGlaze], &[Finish::RedGlaze], &[Finish::Brass]];
/// The finishes of the parts of a dog: coat and plinth, eyes and nose, ears and patch, collar, bell, felt.
const DOG: [&[Finish]; 6] = [
    &[Finish::WhiteGlaze],
    &[Finish::BlackGlaze],
    &[Finish::TanGlaze],
    &[Finish::RedGlaze],
    &[Finish::Brass],
    &[Finish::Felt],
];
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

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Paw
    }
}
