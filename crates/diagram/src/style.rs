//! Which colour each role has.

use super::drawing::Role;
use ludoteca_rules::Dye;

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// How a drawing is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Black and white alone, for printers and copiers: dark cells are hatched.
    Ink,
    /// In colours.
    Colour,
}

impl Style {
    /// The colour of a role.
    #[must_use]
    pub const fn colour(self, role: Role) -> Rgb {
        match self {
            Self::Ink => match role {
                Role::Ink | Role::Hatch => BLACK,
                Role::Body(dye) if dye.is_dark() => BLACK,
                Role::Mark(dye) if !dye.is_dark() => BLACK,
                _ => WHITE,
            },
            Self::Colour => match role {
                Role::Paper => WHITE,
                Role::Cell => [0xef, 0xe0, 0xc2],
                Role::LightCell => [0xf3, 0xe6, 0xcb],
                Role::DarkCell | Role::Hatch => [0xcf, 0xae, 0x82],
                Role::Body(Dye::White) => [0xff, 0xfd, 0xf6],
                Role::Body(Dye::Black) => [0x26, 0x23, 0x21],
                Role::Body(Dye::Red) => [0xa6, 0x2b, 0x22],
                Role::Body(Dye::Green) => [0x6f, 0xc4, 0x8a],
                Role::Body(Dye::Yellow) => [0xf4, 0xc6, 0x2f],
                Role::Mark(dye) if dye.is_dark() => [0xff, 0xfd, 0xf6],
                Role::Ink | Role::Mark(_) => [0x1d, 0x1a, 0x17],
            },
        }
    }

    /// Whether dark cells are hatched instead of filled.
    #[must_use]
    pub const fn hatches(self) -> bool {
        matches!(self, Self::Ink)
    }
}

const BLACK: Rgb = [0; 3];
const WHITE: Rgb = [255; 3];
