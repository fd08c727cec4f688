//! Cats and dogs on the table: small animals that sit and look at the near player.
//!
//! A cat is dark on a round pale cushion, a dog pale on a square dark mat: each shows on both woods, and from above the
//! seats tell them apart as much as ears, snout and tail do. All pure. May import `rules` and `table`.

use super::rules::Animal;
use crate::rules::Piece;
use crate::table::looks::{Body, Part, PieceLooks, Shape};
use crate::table::material::Finish;
use crate::table::mesh::model::Model;
use bevy::math::{Isometry3d, Quat};

const MODELS: &[u8] = include_bytes!("../../../assets/models/gatos-caes.glb");

/// What the parts of both models are made of: fur, eyes (with the dog's nose), seat, ears (with the cat's nose), collar.
const CAT: [Finish; 5] = [Finish::BlackFur, Finish::GoldenEye, Finish::PaleFelt, Finish::Rose, Finish::Padouk];
const DOG: [Finish; 5] = [Finish::WhiteFur, Finish::PipOnIvory, Finish::DarkFelt, Finish::BrownFur, Finish::Padouk];

/// The looks of Gatos & Cães.
pub struct GatosCaesLooks {
    /// Cat and dog.
    models: [Model; 2],
}

impl GatosCaesLooks {
    /// Reads the two animals.
    #[must_use]
    pub fn new() -> Self {
        let animal = |name| Model::read(MODELS, name).expect("the embedded models are read by a test");
        Self { models: [animal("cat"), animal("dog")] }
    }

    fn shape(model: &Model, finishes: [Finish; 5]) -> Shape {
        let part = |(part, finish): (&_, Finish)| Part { mesh: mesh_of(part), finish: vec![finish] };
        Shape {
            parts: model.parts.iter().zip(finishes).map(part).collect(),
            half_extents: model.half.into(),
            shadow: 0.52,
        }
    }
}

impl Default for GatosCaesLooks {
    fn default() -> Self {
        Self::new()
    }
}

fn mesh_of(part: &crate::table::mesh::Builder) -> bevy::prelude::Mesh {
    part.clone().build()
}

impl PieceLooks for GatosCaesLooks {
    fn shapes(&self) -> Vec<Shape> {
        let [cat, dog] = &self.models;
        vec![Self::shape(cat, CAT), Self::shape(dog, DOG)]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let shape = usize::from(piece.kind.0).min(Animal::ALL.len() - 1);
        vec![Body { shape, pose: Isometry3d::new(self.models[shape].middle, Quat::IDENTITY) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        let shape = usize::from(piece.kind.0).min(Animal::ALL.len() - 1);
        2.0 * self.models[shape].half.y
    }

    fn height(&self) -> u8 {
        10
    }
}
