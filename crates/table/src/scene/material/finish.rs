//! The list of finishes and their parameters. Colours are sRGB.

use super::ink::{Ink, hex};
use super::palette::Palette;
use super::stuff::Stuff;
use super::surface::{Surface, dull, flat, ghost, glaze, gloss};
use crate::scene::room::Room;
use bevy::{color::Srgba, prelude::*};

/// What a mesh is made of.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// What lies flat and casts no shadow: cells of a board, what is let into them, a mat.
    Cells(Stuff),
    /// What stands up: the frame of a board, turned and moulded wood.
    Frame(Stuff),
    /// Dark floor seen through the joints of the cells.
    Groove,
    /// Brass lines let into wood and leather.
    Inlay,
    /// Coordinates inlaid in a frame, in this colour.
    Letter(u32),
    /// Light dice.
    Ivory,
    /// Dark dice.
    Ebony,
    /// Red wood of dice: padouk.
    Padouk,
    /// The lighter fields of red dice.
    PalePadouk,
    /// Green dice: jade, light enough to be told from red without colours.
    Jade,
    /// The ribbon round green dice.
    PaleJade,
    /// The edges of red dice, which do not stand out from dark wood by themselves.
    PaleEdge,
    /// Dark lines that set off what does not stand out from light wood by itself: the edges of green dice. Dull, since
    /// a bright reflection would hide them.
    DarkEdge,
    /// The dark line round a stone where it meets the board.
    Contact,
    /// Pips on light dice.
    PipOnIvory,
    /// Pips on dark dice.
    PipOnEbony,
    /// Light chessmen.
    Holly,
    /// Dark chessmen.
    Grenadilla,
    /// The accents of light chessmen.
    Rosewood,
    /// The accents of dark chessmen.
    Bone,
    /// Dark stones.
    Slate,
    /// Light stones.
    Shell,
    /// Black cats.
    BlackGlaze,
    /// White dogs.
    WhiteGlaze,
    /// Ears of white dogs.
    TanGlaze,
    /// Cameras of cats.
    GoldGlaze,
    /// Noses of cats, and the inside of their ears.
    RoseGlaze,
    /// Red signals, the darkest, and collars.
    RedGlaze,
    /// Yellow signals, the lightest.
    YellowGlaze,
    /// Green signals.
    GreenGlaze,
    /// Dark felt round the foot of pieces that shade off towards their rims.
    Felt,
    /// Round brass fittings.
    Brass,
    /// The wood of the room's table.
    Table,
    /// The leather under the board.
    Mat,
    /// The edge of the leather.
    MatEdge,
    /// An even ground, darker towards its edge.
    Ground,
    /// The soft shadow round the board.
    Halo,
    /// The soft shadow under a piece, from 0 (at rest) to 3 (high up).
    Shadow(u8),
    /// A light piece that is not there yet.
    LightGhost,
    /// A dark piece that is not there yet.
    DarkGhost,
    /// A flat sign of one ink.
    Mark(Ink),
    /// A mark made of light: nearly white, with a tinge of its ink.
    Light(Ink),
    /// The light of such a mark on the wood around it. Its meshes say how much of it falls where.
    Glow(Ink),
    /// Light that shines on the wood for a moment. Its meshes say how much of it falls where.
    Flash(Ink),
}

/// Whether it is nearer to white than to black.
fn is_light(colour: Srgba) -> bool {
    LinearRgba::from(colour).luminance() > 0.25
}

impl Finish {
    /// Letters and numbers of bone, for dark grounds.
    pub const BONE_LETTER: Self = Self::Letter(0xcbb78a);

    /// Its parameters in a room and a palette. `strong` is for a projector, which washes colours out: pieces go to the
    /// ends of the lightness scale.
    #[must_use]
    pub fn surface(self, strong: bool, room: &Room, palette: Palette) -> Surface {
        let usual = self.usual(palette);
        let surface = match (self, &room.table) {
            (Self::Table, Some(table)) => Surface { colour: table.tint, ..usual },
            (Self::Mat, Some(table)) => Surface { colour: table.leather, ..usual },
            (Self::MatEdge, Some(table)) => Surface { colour: table.edge, ..usual },
            _ => usual,
        };
        let surface = self.instead(palette).map_or(surface, |colour| Surface { colour: hex(colour), ..surface });
        let colour = match self {
            Self::Letter(colour) if is_light(hex(colour)) => 0xffffff,
            Self::Letter(_) => 0x000000,
            Self::Ivory | Self::Holly | Self::Shell | Self::WhiteGlaze | Self::Bone | Self::PaleEdge => 0xfffaf0,
            Self::Ebony | Self::Grenadilla | Self::Slate | Self::BlackGlaze | Self::Felt => 0x080707,
            Self::Padouk if palette == Palette::Usual => 0x2e0704,
            Self::PalePadouk => 0x481409,
            _ => return surface,
        };
        if strong { Surface { colour: hex(colour), ..surface } } else { surface }
    }

    /// Its colour in sRGB in a palette, where that is not the usual one.
    const fn instead(self, palette: Palette) -> Option<u32> {
        Some(match (palette, self) {
            (Palette::RedGreen, Self::GreenGlaze) => 0x2b8aa5,
            (Palette::RedGreen, Self::YellowGlaze) => 0xf2cf5a,
            (Palette::RedGreen, Self::RedGlaze) => 0x6e140d,
            (Palette::RedGreen, Self::Padouk) => 0x7a2a10,
            (Palette::RedGreen, Self::Jade) => 0x7cbecb,
            _ => return None,
        })
    }

    fn usual(self, palette: Palette) -> Surface {
        match self {
            Self::Cells(stuff) | Self::Frame(stuff) => stuff.surface(),
            Self::Groove => dull(0x2a1a11, 0.80),
            Self::Inlay => Stuff::BRASS.surface(),
            Self::Letter(colour) => dull(colour, 0.50),
            Self::Ivory => gloss(0xf9f4e7, 0.36, (0.14, 0.14), (0.04, 1.0)),
            // Dark things must be glossy, not satin: the rougher, the greyer they look from above.
            Self::Ebony => gloss(0x131110, 0.24, (0.12, 0.10), (0.036, 1.0)),
            Self::Padouk => gloss(0x6a1a10, 0.30, (0.12, 0.10), (0.045, 1.0)),
            Self::PalePadouk => gloss(0x96402e, 0.30, (0.12, 0.10), (0.045, 1.0)),
            Self::Jade => gloss(0xa1d1b1, 0.36, (0.14, 0.14), (0.04, 1.0)),
            Self::PaleJade => gloss(0xf0f8ec, 0.36, (0.14, 0.14), (0.04, 1.0)),
            Self::PaleEdge => gloss(0xfffaf0, 0.36, (0.14, 0.14), (0.04, 1.0)),
            Self::DarkEdge | Self::Contact => dull(0x0c0a09, 0.60),
            Self::PipOnIvory => gloss(0x120e0d, 0.25, (0.25, 0.08), (0.05, 0.08)),
            Self::PipOnEbony => gloss(0xf4ead2, 0.30, (0.20, 0.08), (0.05, 0.08)),
            Self::Holly => gloss(0xf3e7cd, 0.36, (0.11, 0.15), (0.04, 1.0)),
            Self::Grenadilla => gloss(0x151110, 0.24, (0.12, 0.11), (0.036, 1.0)),
            Self::Rosewood => gloss(0x5a2318, 0.32, (0.11, 0.15), (0.04, 1.0)),
            Self::Bone => gloss(0xe6d5ac, 0.50, (0.08, 0.25), (0.0, 0.0)),
            Self::Slate => gloss(0x161718, 0.26, (0.10, 0.12), (0.05, 0.4)),
            Self::Shell => gloss(0xefe8da, 0.34, (0.15, 0.14), (0.05, 0.8)),
            Self::BlackGlaze => gloss(0x141314, 0.25, (0.25, 0.06), (0.06, 0.3)),
            Self::WhiteGlaze => glaze(0xf7f1e4),
            Self::TanGlaze => glaze(0x8a5026),
            Self::GoldGlaze => glaze(0xe3ae30),
            Self::RoseGlaze => glaze(0xb9655c),
            Self::RedGlaze => glaze(0x8e1c12),
            Self::YellowGlaze => glaze(0xe9b52c),
            Self::GreenGlaze => glaze(0x2f7d50),
            Self::Felt => dull(0x0e1511, 0.95),
            Self::Brass => Surface { metallic: 1.0, ..gloss(0xc9a35a, 0.30, (0.0, 0.5), (0.55, 1.2)) },
            // From a low seat it would mirror windows and lamps more than it shows its wood.
            Self::Table => Surface { reflectance: 0.2, ..gloss(0xffffff, 0.50, (0.03, 0.20), (0.0, 0.0)) },
            Self::Mat => dull(0xffffff, 0.55),
            Self::MatEdge => dull(0xffffff, 0.60),
            Self::Ground => dull(0xffffff, 0.95),
            Self::Halo | Self::Shadow(_) => flat(0xffffff, true),
            Self::LightGhost => ghost(0xfff6e4),
            Self::DarkGhost => ghost(0x14110f),
            // The wood is seen through a closed cell.
            Self::Mark(Ink::Closed) => Surface { colour: Ink::CLOSED, ..flat(0x000000, true) },
            Self::Mark(ink) => flat(ink.colour(palette), false),
            Self::Light(ink) => Surface { colour: ink.bright(palette), ..flat(0xffffff, false) },
            Self::Glow(ink) => flat(ink.deep(palette), true),
            Self::Flash(ink) => flat(ink.colour(palette), true),
        }
    }

    /// Colour of the plain material, which gives metals a colour of their own under what they mirror.
    #[must_use]
    pub(super) const fn plain_colour(self, surface: &Surface) -> Srgba {
        match self {
            Self::Brass => hex(0x8a6c34),
            _ => surface.colour,
        }
    }

    /// What a part of this finish is made of while its piece is not there yet.
    #[must_use]
    pub fn ghost(self) -> Self {
        if is_light(self.usual(Palette::Usual).colour) { Self::LightGhost } else { Self::DarkGhost }
    }

    /// Whether it is the picture of a shadow, in place of a real one.
    #[must_use]
    pub const fn is_shadow(self) -> bool {
        matches!(self, Self::Halo | Self::Shadow(_))
    }

    /// The share of the light that real shadows leave: on cells so much that dark pieces stand out from them.
    #[must_use]
    pub const fn left_by_shadows(self) -> f32 {
        match self {
            Self::Cells(_) => 0.5,
            _ => 0.0,
        }
    }

    /// Whether light enters it and comes out again beside: light dice, shell and bone. Their shades are soft and warm.
    #[must_use]
    pub const fn is_translucent(self) -> bool {
        matches!(self, Self::Ivory | Self::PaleEdge | Self::Jade | Self::PaleJade | Self::Shell | Self::Bone)
    }

    /// Whether it is a line that sets off a piece while there are no real shadows: not shown in pictures at rest from a
    /// seat, where these do that.
    #[must_use]
    pub const fn sets_off(self) -> bool {
        matches!(self, Self::Felt | Self::Contact)
    }

    /// Whether it is blended and lies where the shadows of pieces fall.
    #[must_use]
    pub const fn shows_shadows(self) -> bool {
        matches!(self, Self::Shadow(_) | Self::Glow(_) | Self::Flash(_) | Self::Mark(Ink::Closed))
    }

    /// How much nearer than it is a blended thing counts when it is decided in which order they are drawn: the shadow
    /// of the board lies beneath those of pieces, and these beneath marks, wherever both are, and above all is what one
    /// sees through.
    #[must_use]
    pub const fn order(self) -> f32 {
        // More than the table is wide.
        const STEP: f32 = 50.0;
        match self {
            Self::Halo => -STEP,
            Self::Mark(_) => STEP,
            Self::Glow(_) | Self::Flash(_) => 2.0 * STEP,
            Self::LightGhost | Self::DarkGhost => 3.0 * STEP,
            _ => 0.0,
        }
    }

    /// Whether it casts shadows: pieces and frame do, flat things do not (cells would darken their own edges).
    #[must_use]
    pub const fn casts(self) -> bool {
        !matches!(
            self,
            Self::Cells(_)
                | Self::Groove
                | Self::Inlay
                | Self::Letter(_)
                | Self::Table
                | Self::Mat
                | Self::MatEdge
                | Self::Ground
                | Self::Halo
                | Self::Shadow(_)
                | Self::LightGhost
                | Self::DarkGhost
                | Self::Mark(_)
                | Self::Light(_)
                | Self::Glow(_)
                | Self::Flash(_)
        )
    }
}
