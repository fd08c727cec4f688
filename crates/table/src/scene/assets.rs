//! Textures and glyphs of the table, embedded in the executable so that it runs from any folder.

use crate::mesh::glyph::Glyphs;
use crate::scene::picture::{self, Coding};
use bevy::image::Image;
use bevy::prelude::Resource;
use serde::Deserialize;

/// A texture, tileable over four cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wood {
    /// Dark cells: reddish walnut.
    Walnut,
    /// Light cells, and boards of one tone: honey oak.
    Honey,
    /// The frame.
    Frame,
    /// Dark table tops.
    Tabletop,
    /// Light table tops.
    Oak,
    /// The mat under a board, to be coloured.
    Leather,
}

impl Wood {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Walnut, Self::Honey, Self::Frame, Self::Tabletop, Self::Oak, Self::Leather];

    const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Walnut => include_bytes!("../../../../assets/textures/walnut.png"),
            Self::Honey => include_bytes!("../../../../assets/textures/honey.png"),
            Self::Frame => include_bytes!("../../../../assets/textures/frame.png"),
            Self::Tabletop => include_bytes!("../../../../assets/textures/tabletop.png"),
            Self::Oak => include_bytes!("../../../../assets/textures/oak.png"),
            Self::Leather => include_bytes!("../../../../assets/textures/leather.png"),
        }
    }
}

/// The texture of a wood with its mip chain.
#[must_use]
pub fn wood(wood: Wood, coding: Coding) -> Image {
    let picture = image::load_from_memory_with_format(wood.bytes(), image::ImageFormat::Png)
        .expect("the embedded picture is read by a test")
        .into_rgba8();
    let (width, height) = picture.dimensions();
    picture::tiled(width, height, &picture, coding)
}

/// The letters and digits that are written on the table.
#[derive(Resource)]
pub struct Font(pub Glyphs);

impl Default for Font {
    fn default() -> Self {
        Self(glyphs())
    }
}

/// The shapes of letters and digits.
#[must_use]
pub fn glyphs() -> Glyphs {
    Glyphs::read(include_str!("../../../../assets/models/glyphs.json")).expect("the embedded file is read by a test")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_embedded_files_can_be_read_and_are_small() {
        let mut bytes = include_str!("../../../../assets/models/glyphs.json").len();
        for kind in Wood::ALL {
            assert_eq!(wood(kind, Coding::Roots).width(), 512);
            bytes += kind.bytes().len();
        }
        assert!(bytes < 1_500_000, "{bytes}");
        let _ = glyphs();
    }
}
