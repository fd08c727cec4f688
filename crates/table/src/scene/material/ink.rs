//! The inks of marks, and their colours.

use super::palette::Palette;
use bevy::color::Srgba;

/// The inks of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The light edge of most marks.
    Light,
    /// The dark edge of bright marks.
    Dark,
    /// Selected.
    Amber,
    /// Go, place.
    Teal,
    /// Capture, refused.
    Red,
    /// Last move.
    Blue,
    /// Hint.
    Violet,
    /// Turn.
    Rust,
    /// Join.
    Green,
    /// Exchange.
    Plum,
    /// Winning cells.
    Gold,
    /// Cells that are closed.
    Closed,
}

impl Ink {
    /// What is laid over a closed cell.
    pub(super) const CLOSED: Srgba = Srgba { red: 0.06, green: 0.04, blue: 0.03, alpha: 0.78 };

    /// Nearly white, with a tinge of the ink.
    pub(super) const fn bright(self, palette: Palette) -> Srgba {
        const TINGE: f32 = 0.28;
        let Srgba { red, green, blue, alpha } = hex(self.colour(palette));
        let (red, green, blue) = (1.0 - (1.0 - red) * TINGE, 1.0 - (1.0 - green) * TINGE, 1.0 - (1.0 - blue) * TINGE);
        Srgba { red, green, blue, alpha }
    }

    /// The ink as it colours wood: yellow light on yellow wood would not be seen, so there it is deeper.
    pub(super) const fn deep(self, palette: Palette) -> u32 {
        match self {
            Self::Amber => 0xb04a00,
            Self::Gold => 0xa85400,
            _ => self.colour(palette),
        }
    }

    /// Its colour in sRGB in a palette.
    #[must_use]
    pub const fn colour(self, palette: Palette) -> u32 {
        match (palette, self) {
            (_, Self::Light) => 0xfff2da,
            (_, Self::Dark) => 0x1a1410,
            (_, Self::Amber) => 0xffc14d,
            (_, Self::Gold) => 0xf2b01e,
            (_, Self::Closed) => 0x000000,
            (Palette::Usual, Self::Teal) => 0x0f7f70,
            (Palette::Usual, Self::Red) => 0xc5331f,
            (Palette::Usual, Self::Blue) => 0x2a68bd,
            (Palette::Usual, Self::Violet) => 0x6d3fc0,
            (Palette::Usual, Self::Rust) => 0xa8560a,
            (Palette::Usual, Self::Green) => 0x3f7d1c,
            (Palette::Usual, Self::Plum) => 0x9c2466,
            (Palette::RedGreen, Self::Teal) => 0x1b6a90,
            (Palette::RedGreen, Self::Red) => 0xb8340a,
            (Palette::RedGreen, Self::Blue) => 0x2b8cff,
            (Palette::RedGreen, Self::Violet) => 0x3416dc,
            (Palette::RedGreen, Self::Rust) => 0x4b0a0b,
            (Palette::RedGreen, Self::Green) => 0x62a285,
            (Palette::RedGreen, Self::Plum) => 0x120a6e,
            (Palette::BlueYellow, Self::Teal) => 0x0a3a10,
            (Palette::BlueYellow, Self::Red) => 0xe0140a,
            (Palette::BlueYellow, Self::Blue) => 0x6a20f0,
            (Palette::BlueYellow, Self::Violet) => 0xc436c8,
            (Palette::BlueYellow, Self::Rust) => 0x7a5c10,
            (Palette::BlueYellow, Self::Green) => 0x4a9f70,
            (Palette::BlueYellow, Self::Plum) => 0x7a0a10,
        }
    }
}

/// A colour in sRGB by its number.
pub(super) const fn hex(value: u32) -> Srgba {
    Srgba {
        red: (value >> 16) as f32 / 255.0,
        green: (value >> 8 & 255) as f32 / 255.0,
        blue: (value & 255) as f32 / 255.0,
        alpha: 1.0,
    }
}
