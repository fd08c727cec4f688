//! What boards are made of, as data: a texture, a colour, a gloss. No side effects.

use super::ink::hex;
use super::surface::{Surface, dull, gloss};
use crate::scene::assets::Texture;
use bevy::color::{LinearRgba, Srgba};

/// A material by its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stuff {
    /// What varies its colour.
    pub texture: Option<Texture>,
    /// Its mean colour in sRGB; where the texture has colours of its own, what they are multiplied with.
    pub colour: u32,
    /// How it shines.
    pub gloss: Gloss,
}

/// How something shines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gloss {
    /// Oiled wood.
    Oiled,
    /// The polished wood of frames.
    Polished,
    /// Ground stone.
    Honed,
    /// Wet stone.
    Wet,
    /// Lacquer that was rubbed down.
    Lacquered,
    /// Fired glaze.
    Glazed,
    /// Leather, mortar, thread.
    Dull,
    /// Flat brass.
    Brass,
}

impl Stuff {
    /// Reddish walnut.
    pub const WALNUT: Self = Self::of(Texture::Walnut, 0xffffff, Gloss::Oiled);
    /// Honey oak.
    pub const HONEY: Self = Self::of(Texture::Honey, 0xffffff, Gloss::Oiled);
    /// The dark wood of frames.
    pub const DARK_WOOD: Self = Self::of(Texture::Frame, 0xffffff, Gloss::Polished);
    /// What lies in the dark between the cells.
    pub const SHADE: Self = Self::even(0x2a1a11, Gloss::Dull);
    /// Brass let into a flat ground.
    pub const BRASS: Self = Self::even(0xc8a05a, Gloss::Brass);

    /// With a texture.
    #[must_use]
    pub const fn of(texture: Texture, colour: u32, gloss: Gloss) -> Self {
        Self { texture: Some(texture), colour, gloss }
    }

    /// Of one colour.
    #[must_use]
    pub const fn even(colour: u32, gloss: Gloss) -> Self {
        Self { texture: None, colour, gloss }
    }

    /// Its parameters.
    pub(super) fn surface(self) -> Surface {
        let Self { texture, colour, gloss: shine } = self;
        let surface = match shine {
            Gloss::Oiled => gloss(colour, 0.38, (0.06, 0.15), (0.03, 1.0)),
            Gloss::Polished => gloss(colour, 0.36, (0.09, 0.16), (0.04, 1.0)),
            Gloss::Honed => gloss(colour, 0.40, (0.03, 0.30), (0.02, 1.6)),
            Gloss::Wet => gloss(colour, 0.34, (0.20, 0.14), (0.04, 0.7)),
            Gloss::Lacquered => gloss(colour, 0.36, (0.20, 0.12), (0.035, 0.9)),
            Gloss::Glazed => gloss(colour, 0.32, (0.25, 0.06), (0.045, 0.4)),
            Gloss::Dull => dull(colour, 0.60),
            // Flat brass is no metal here: it would mirror the dark above the table and turn black.
            Gloss::Brass => Surface { metallic: 0.25, ..gloss(colour, 0.38, (0.12, 0.20), (0.10, 1.6)) },
        };
        match texture.map(Texture::mean) {
            Some(mean) if mean < 1.0 => {
                let LinearRgba { red, green, blue, .. } = LinearRgba::from(hex(colour));
                let colour = Srgba::from(LinearRgba::rgb(red / mean, green / mean, blue / mean));
                Surface { colour, ..surface }
            }
            _ => surface,
        }
    }
}
