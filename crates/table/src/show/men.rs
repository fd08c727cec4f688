//! Turned men, shared by the games whose models `assets/models/source/men.py` helps to make: which finishes they have,
//! and where they look. No side effects.

use crate::mesh::model::Model;
use crate::scene::material::Finish;
use crate::show::looks::{Body, Shape};
use bevy::math::{Isometry3d, Quat};
use ludoteca_rules::Side;
use std::f32::consts::PI;

/// Body, accent, felt foot and brass ring, of the light and of the dark side.
const FINISHES: [&[Finish]; 4] =
    [&[Finish::Holly, Finish::Grenadilla], &[Finish::Rosewood, Finish::Bone], &[Finish::Felt], &[Finish::Brass]];

/// The men of a game, by the number of their shape.
pub struct Men {
    models: Vec<Model>,
}

impl Men {
    /// Reads the models with these names from a file that the program embeds; the first is shape 0.
    ///
    /// # Panics
    /// If the file has no such model. A test reads every file.
    #[must_use]
    pub fn read(bytes: &[u8], names: &[&str]) -> Self {
        let read = |name: &&str| Model::read(bytes, name).expect("the embedded models are read by a test");
        Self { models: names.iter().map(read).collect() }
    }

    /// The shapes, each with a soft shadow of this radius under it.
    #[must_use]
    pub fn shapes(&self, shadow: f32) -> Vec<Shape> {
        self.models.iter().map(|model| Shape::of_model(model, &FINISHES, shadow)).collect()
    }

    /// A man of a side. The models look away from the first player: that is the way forward of the first side.
    #[must_use]
    pub fn rest(&self, shape: usize, side: Option<Side>) -> Vec<Body> {
        let turn = if side == Some(Side(1)) { Quat::from_rotation_y(PI) } else { Quat::IDENTITY };
        vec![Body { shape, pose: Isometry3d::new(turn * self.models[shape].middle, turn) }]
    }

    /// The height of a man.
    #[must_use]
    pub fn top(&self, shape: usize) -> f32 {
        2.0 * self.models[shape].half.y
    }
}
