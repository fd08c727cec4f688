//! Textures and glyphs of the table, embedded in the executable so that it runs from any folder.

use crate::table::mesh::glyph::Glyphs;
use crate::table::scene::picture;
use bevy::image::Image;
use bevy::prelude::Resource;

/// A wood texture, tileable over four cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wood {
    /// Dark cells.
    Walnut,
    /// Light cells.
    Maple,
    /// Cells of one tone.
    Oak,
    /// The frame.
    Frame,
}

impl Wood {
    /// All woods.
    pub const ALL: [Self; 4] = [Self::Walnut, Self::Maple, Self::Oak, Self::Frame];

    const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Walnut => include_bytes!("../../../assets/textures/walnut.png"),
            Self::Maple => include_bytes!("../../../assets/textures/maple.png"),
            Self::Oak => include_bytes!("../../../assets/textures/oak.png"),
            Self::Frame => include_bytes!("../../../assets/textures/frame.png"),
        }
    }
}

/// The texture of a wood with its mip chain.
#[must_use]
pub fn wood(wood: Wood) -> Image {
    let picture = image::load_from_memory_with_format(wood.bytes(), image::ImageFormat::Png)
        .expect("the embedded picture is read by a test")
        .into_rgba8();
    let (width, height) = picture.dimensions();
    picture::tiled(width, height, picture.into_raw())
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
    Glyphs::read(include_str!("../../../assets/models/glyphs.json")).expect("the embedded file is read by a test")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_embedded_files_can_be_read_and_are_small() {
        let mut bytes = include_str!("../../../assets/models/glyphs.json").len();
        for kind in Wood::ALL {
            assert_eq!(wood(kind).width(), 512);
            bytes += kind.bytes().len();
        }
        assert!(bytes < 1_500_000, "{bytes}");
        let _ = glyphs();
    }
}
