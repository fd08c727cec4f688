//! The list of finishes and their parameters. Colours are sRGB.

use crate::table::scene::assets::Wood;
use bevy::{color::Srgba, prelude::*};

/// What a mesh is made of.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Textured wood of board and frame.
    Wood(Wood),
    /// Dark floor seen through the joints of the cells.
    Groove,
    /// The pale line between cells and frame.
    Inlay,
    /// Coordinates inlaid in the frame.
    Letter,
    /// The dark edge under the coordinates.
    LetterEdge,
    /// Light dice.
    Ivory,
    /// Dark dice.
    Ebony,
    /// Red wood: padouk.
    Padouk,
    /// Red dice.
    DarkPadouk,
    /// The lighter fields of red dice.
    PalePadouk,
    /// Green dice: jade, light enough to be told from red without colours.
    Jade,
    /// The ribbon round green dice.
    PaleJade,
    /// Pips on ivory.
    PipOnIvory,
    /// Pips on ebony.
    PipOnEbony,
    /// Edges of dark dice.
    PaleEdge,
    /// Edges of light dice.
    DarkEdge,
    /// Inlays of light men.
    Rosewood,
    /// Dark stones.
    Slate,
    /// Light stones.
    Shell,
    /// Light men: holly.
    Holly,
    /// Dark men: grenadilla.
    Grenadilla,
    /// Inlays of dark men.
    Bone,
    /// The foot of men, dark and dull: it shows round them from above.
    Felt,
    /// Black glaze.
    BlackGlaze,
    /// White glaze.
    WhiteGlaze,
    /// Brown glaze.
    TanGlaze,
    /// Gold glaze.
    GoldGlaze,
    /// Rosy glaze.
    RoseGlaze,
    /// Red glaze.
    RedGlaze,
    /// Yellow glaze.
    YellowGlaze,
    /// Green glaze.
    GreenGlaze,
    /// Brass fittings.
    Brass,
    /// The table top, darker towards its edge.
    Table,
    /// The soft shadow round the board.
    Halo,
    /// The soft shadow under a piece, from 0 (at rest) to 3 (high up).
    Shadow(u8),
    /// A flat mark of one ink.
    Mark(Ink),
}

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
    /// Cells that are closed: as dark as the frame.
    Closed,
}

/// Parameters of a finish, for both materials.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    /// Colour in sRGB; multiplied with the texture where there is one.
    pub colour: Srgba,
    /// Perceptual roughness.
    pub roughness: f32,
    /// Strength of the clear coat.
    pub lacquer: f32,
    /// Reflectance at a right angle.
    pub reflectance: f32,
    /// 1 for metals.
    pub metallic: f32,
    /// Whether it is lit.
    pub lit: bool,
    /// Whether it is alpha-blended.
    pub blend: bool,
}

const fn hex(value: u32) -> Srgba {
    Srgba {
        red: (value >> 16) as f32 / 255.0,
        green: (value >> 8 & 255) as f32 / 255.0,
        blue: (value & 255) as f32 / 255.0,
        alpha: 1.0,
    }
}

const fn solid(colour: u32, roughness: f32, lacquer: f32) -> Surface {
    Surface { colour: hex(colour), roughness, lacquer, reflectance: 0.4, metallic: 0.0, lit: true, blend: false }
}

const fn board(colour: u32, roughness: f32, reflectance: f32) -> Surface {
    Surface { reflectance, ..solid(colour, roughness, 0.0) }
}

const fn flat(colour: u32, blend: bool) -> Surface {
    Surface { lit: false, blend, ..solid(colour, 1.0, 0.0) }
}

impl Finish {
    /// Its parameters. `strong` is for a projector, which washes colours out: pieces go to the ends of the lightness
    /// scale, cells to its middle.
    #[must_use]
    pub const fn surface(self, strong: bool) -> Surface {
        let surface = self.usual();
        if !strong {
            return surface;
        }
        let colour = match self {
            Self::Wood(Wood::Maple) => 0xe6dfd4,
            Self::Wood(Wood::Frame) => 0x6a625c,
            Self::Letter => 0xffffff,
            Self::Ivory | Self::Holly | Self::Shell | Self::WhiteGlaze | Self::PaleEdge => 0xfffaf0,
            Self::Ebony | Self::Grenadilla | Self::Slate | Self::BlackGlaze | Self::DarkEdge => 0x0c0a09,
            // The pale edges of red dice do not stand out from the cells then.
            Self::DarkPadouk => 0x2e0704,
            Self::PalePadouk => 0x481409,
            _ => return surface,
        };
        Surface { colour: hex(colour), ..surface }
    }

    const fn usual(self) -> Surface {
        match self {
            Self::Wood(Wood::Frame) => board(0xffffff, 0.50, 0.30),
            Self::Wood(_) => board(0xffffff, 0.62, 0.25),
            Self::Groove => board(0x20150f, 0.90, 0.40),
            Self::Inlay => board(0xc9a66b, 0.45, 0.40),
            Self::Letter => board(0xe3cfa6, 0.55, 0.40),
            Self::LetterEdge => board(0x1d120c, 0.90, 0.40),
            Self::Ivory => solid(0xefe6d2, 0.42, 0.35),
            Self::Ebony => solid(0x2c2826, 0.42, 0.35),
            Self::Padouk => solid(0x9a3324, 0.42, 0.35),
            Self::DarkPadouk => solid(0x6a1a10, 0.42, 0.35),
            Self::PalePadouk => solid(0x96402e, 0.42, 0.35),
            Self::Jade => solid(0xa1d1b1, 0.42, 0.35),
            Self::PaleJade => solid(0xf0f8ec, 0.42, 0.35),
            Self::PipOnIvory => board(0x1b1614, 0.60, 0.40),
            Self::PipOnEbony => board(0xf2e9d6, 0.50, 0.40),
            Self::PaleEdge => board(0xf0dcb2, 0.50, 0.40),
            Self::DarkEdge => board(0x45271a, 0.60, 0.20),
            Self::Rosewood => solid(0x5a2318, 0.32, 0.11),
            Self::Slate => Surface { reflectance: 0.5, ..solid(0x222427, 0.40, 0.0) },
            Self::Shell => solid(0xf2efe6, 0.35, 0.3),
            Self::Holly => solid(0xf3e7cd, 0.36, 0.11),
            Self::Grenadilla => solid(0x151110, 0.24, 0.12),
            Self::Bone => solid(0xe6d5ac, 0.50, 0.08),
            Self::Felt => solid(0x0e1511, 0.95, 0.0),
            Self::BlackGlaze => solid(0x141314, 0.25, 0.25),
            Self::WhiteGlaze => solid(0xf7f1e4, 0.35, 0.25),
            Self::TanGlaze => solid(0x8a5026, 0.35, 0.25),
            Self::GoldGlaze => solid(0xe3ae30, 0.35, 0.25),
            Self::RoseGlaze => solid(0xb9655c, 0.35, 0.25),
            Self::RedGlaze => solid(0x8e1c12, 0.35, 0.25),
            Self::YellowGlaze => solid(0xe9b52c, 0.35, 0.25),
            Self::GreenGlaze => solid(0x2f7d50, 0.35, 0.25),
            Self::Brass => Surface { metallic: 1.0, ..solid(0xc79a4a, 0.35, 0.0) },
            Self::Table => board(0xffffff, 0.95, 0.15),
            Self::Halo | Self::Shadow(_) => flat(0xffffff, true),
            Self::Mark(ink) => flat(ink.colour(), false),
        }
    }

    /// Strength of the specular highlight in the plain material.
    #[must_use]
    pub const fn gloss(self) -> f32 {
        match self {
            Self::Ivory | Self::Padouk | Self::Jade | Self::PaleJade | Self::Holly | Self::Rosewood => 0.10,
            // More would make a dark face look grey where it reflects the light.
            Self::Ebony | Self::Grenadilla | Self::DarkPadouk | Self::PalePadouk => 0.03,
            Self::BlackGlaze | Self::WhiteGlaze | Self::TanGlaze => 0.06,
            Self::Slate | Self::Shell | Self::PipOnIvory | Self::GoldGlaze => 0.12,
            Self::GreenGlaze | Self::YellowGlaze | Self::RedGlaze => 0.09,
            Self::Brass => 0.35,
            _ => 0.0,
        }
    }

    /// Whether it casts shadows: pieces and frame do, flat things do not (cells would darken their own edges).
    #[must_use]
    pub const fn casts(self) -> bool {
        match self {
            Self::Wood(wood) => matches!(wood, Wood::Frame),
            Self::Groove
            | Self::Inlay
            | Self::Letter
            | Self::LetterEdge
            | Self::Table
            | Self::Halo
            | Self::Shadow(_)
            | Self::Mark(_) => false,
            _ => true,
        }
    }
}

impl Ink {
    const fn colour(self) -> u32 {
        match self {
            Self::Light => 0xfff2da,
            Self::Dark => 0x1a1410,
            Self::Amber => 0xffc14d,
            Self::Teal => 0x0f7f70,
            Self::Red => 0xc5331f,
            Self::Blue => 0x2a68bd,
            Self::Violet => 0x6d3fc0,
            Self::Rust => 0xa8560a,
            Self::Green => 0x3f7d1c,
            Self::Plum => 0x9c2466,
            Self::Gold => 0xf2b01e,
            Self::Closed => 0x4a382d,
        }
    }
}
