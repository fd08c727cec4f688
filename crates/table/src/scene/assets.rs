//! Textures and glyphs of the table, embedded in the executable so that it runs from any folder.

use crate::mesh::glyph::Glyphs;
use crate::scene::picture::{self, Coding};
use bevy::image::Image;
use bevy::prelude::Resource;
use image::RgbaImage;
use serde::Deserialize;

/// A texture, tileable over four cells. Some are in colour, others grey, to be coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Texture {
    /// Reddish walnut.
    Walnut,
    /// Honey oak.
    Honey,
    /// Dark wood of frames.
    Frame,
    /// Dark table tops.
    Tabletop,
    /// Light table tops.
    Oak,
    /// Leather, grey.
    Leather,
    /// Calm wood with a flame across the grain, grey.
    Maple,
    /// Wood with straight narrow rings, grey.
    Kaya,
    /// Limestone, grey.
    Limestone,
    /// Cleft stone, grey.
    Slate,
    /// What is fired or cast and never quite even, grey.
    Glaze,
}

impl Texture {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Walnut,
        Self::Honey,
        Self::Frame,
        Self::Tabletop,
        Self::Oak,
        Self::Leather,
        Self::Maple,
        Self::Kaya,
        Self::Limestone,
        Self::Slate,
        Self::Glaze,
    ];

    /// The mean light of a grey texture: a colour is divided by it, to be seen as it is; 1 for textures in colour.
    #[must_use]
    pub const fn mean(self) -> f32 {
        match self {
            Self::Walnut | Self::Honey | Self::Frame | Self::Tabletop | Self::Oak => 1.0,
            Self::Leather | Self::Maple | Self::Kaya | Self::Limestone | Self::Slate | Self::Glaze => 0.8,
        }
    }

    const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Walnut => include_bytes!("../../../../assets/textures/walnut.png"),
            Self::Honey => include_bytes!("../../../../assets/textures/honey.png"),
            Self::Frame => include_bytes!("../../../../assets/textures/frame.png"),
            Self::Tabletop => include_bytes!("../../../../assets/textures/tabletop.png"),
            Self::Oak => include_bytes!("../../../../assets/textures/oak.png"),
            Self::Leather => include_bytes!("../../../../assets/textures/leather.png"),
            Self::Maple => include_bytes!("../../../../assets/textures/maple.png"),
            Self::Kaya => include_bytes!("../../../../assets/textures/kaya.png"),
            Self::Limestone => include_bytes!("../../../../assets/textures/limestone.png"),
            Self::Slate => include_bytes!("../../../../assets/textures/slate.png"),
            Self::Glaze => include_bytes!("../../../../assets/textures/glaze.png"),
        }
    }
}

/// The picture of a texture.
#[must_use]
pub fn picture(texture: Texture) -> RgbaImage {
    image::load_from_memory_with_format(texture.bytes(), image::ImageFormat::Png)
        .expect("the embedded picture is read by a test")
        .into_rgba8()
}

/// A texture with its mip chain.
#[must_use]
pub fn texture(texture: Texture, coding: Coding) -> Image {
    let picture = picture(texture);
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
        for kind in Texture::ALL {
            let picture = texture(kind, Coding::Roots);
            assert_eq!(picture.width(), 512);
            // The last level of the mip chain is one pixel.
            let data = picture.data.expect("it is kept");
            let [red, .., blue, _] = data[data.len() - 4..] else { panic!("four bytes a pixel") };
            let mean = (f32::from(red) / 255.0).powi(2);
            assert!(kind.mean() == 1.0 || red == blue && (mean - kind.mean()).abs() < 0.01, "{kind:?}: {mean}");
            bytes += kind.bytes().len();
        }
        assert!(bytes < 1_900_000, "{bytes}");
        let _ = glyphs();
    }
}
