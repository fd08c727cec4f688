//! The typefaces: Inter for what is read, Fraunces for names and titles, Phosphor for signs.

use super::face::Face;
use super::tokens::{TextToken, tokens};
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId, RichText};
use egui_phosphor::Variant;
use ludoteca_diagram::letters;
use std::sync::Arc;

/// A size of text of the tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// Labels, and the least size on the screen.
    Label,
    /// Ordinary text.
    Body,
    /// The first sentence.
    Lead,
    /// Names of players.
    Name,
    /// Titles of cards.
    Title,
    /// Titles of screens.
    Screen,
    /// Who won.
    Result,
    /// The name of the program.
    Brand,
    /// The turn, while a class looks on.
    Banner,
}

impl TextSize {
    /// What the tokens say of it.
    #[must_use]
    pub fn token(self) -> TextToken {
        let texts = &tokens().text;
        match self {
            Self::Label => texts.label,
            Self::Body => texts.body,
            Self::Lead => texts.lead,
            Self::Name => texts.name,
            Self::Title => texts.title,
            Self::Screen => texts.screen,
            Self::Result => texts.result,
            Self::Brand => texts.brand,
            Self::Banner => texts.banner,
        }
    }

    /// The font at a text scale.
    #[must_use]
    pub fn font(self, scale: f32) -> FontId {
        let token = self.token();
        token.face.at(token.size * scale)
    }

    /// A text of this size at a text scale.
    #[must_use]
    pub fn text(self, scale: f32, text: impl Into<String>) -> RichText {
        RichText::new(text).font(self.font(scale)).line_height(Some(self.token().line * scale))
    }
}

const FRAUNCES: &[u8] = include_bytes!("../../../assets/fonts/fraunces-display.ttf");

/// All typefaces. Where one lacks a sign, egui's own fonts stand in; between the letters of a text, Phosphor's signs
/// are there too.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts.families.entry(FontFamily::Proportional).or_default().clone();
    let [medium, bold] = letters::FILES;
    let faces = [
        (Face::Text, "inter-medium", medium),
        (Face::Bold, "inter-bold", bold),
        (Face::Display, "fraunces", FRAUNCES),
        (Face::Icon, "phosphor-bold", Variant::Bold.font_bytes()),
        (Face::IconFill, "phosphor-fill", Variant::Fill.font_bytes()),
    ];
    for (face, name, bytes) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        let beside = (!matches!(face, Face::Icon | Face::IconFill)).then(|| "phosphor-bold".to_owned());
        // Fraunces has letters only: signs such as arrows are those of Inter.
        let signs = (face == Face::Display).then(|| "inter-bold".to_owned());
        let chain = [name.to_owned()].into_iter().chain(signs).chain(beside).chain(fallback.iter().cloned());
        fonts.families.insert(face.family(), chain.collect());
    }
    fonts
}
