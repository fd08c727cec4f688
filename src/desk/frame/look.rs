//! What every panel needs to draw: the language, the sizes, the pictures.

use crate::games::pictures::GamePictures;
use bevy::prelude::Resource;
use ludoteca_rules::Catalogue;
use ludoteca_words::Words;
use std::sync::Arc;

/// How much larger texts are for a class.
const CLASS: f32 = 1.5;

/// What every panel needs to draw.
#[derive(Clone)]
pub struct Look {
    /// The texts of all panels, in their language.
    pub words: Arc<Words>,
    /// The games there are.
    pub catalogue: Catalogue,
    /// Their pictures.
    pub pictures: GamePictures,
    /// The scale of texts that was chosen in the settings.
    pub chosen_scale: f32,
    /// Whether projector mode is on.
    pub projector: bool,
    /// Whether the panel was given the keyboard.
    pub panel_keys: bool,
}

impl Look {
    /// The scale of texts: larger for a class.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        self.chosen_scale * if self.projector { CLASS } else { 1.0 }
    }

    /// A text of the panels by its key.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }
}

/// The texts of all panels, in their language.
#[derive(Resource, Clone)]
pub struct DeskWords(pub Arc<Words>);
