//! What a board is made of, as a game chooses it. Data only.

use crate::scene::assets::Texture;
use crate::scene::material::{Finish, Gloss, Stuff};

/// Colours of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Dark and light in turn, a1 dark. Hexagons have one tone.
    Chequered,
    /// All of one tone.
    Plain,
    /// Two fields, the first player's light, the other's dark, a river between them. Square boards only.
    Fields,
    /// No cells: one slab with lines that cross in the middle of each cell. Square boards only.
    Lines,
}

/// The shape of what surrounds the field, and what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Moulded, with a line along its outer edge.
    Moulded,
    /// Moulded, sewn along its outer edge with the colour of the letters, its edges burnt.
    Sewn,
    /// Moulded, painted along its outer edge and in its corners with the colour of the letters.
    Painted,
    /// Moulded, with a kerb of the colour of the letters round the field.
    Kerbed,
    /// None: the field is the top of a block on feet that reaches beyond it.
    Block,
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colours of its cells.
    pub tone: Tone,
    /// Its dark cells and its light ones. Cells of one tone are light.
    pub cells: [Stuff; 2],
    /// What is seen between the cells.
    pub joint: Stuff,
    /// Width of the chamfer of each cell in thousandths of a cell; the joints are two and a half times as deep.
    pub chamfer: u8,
    /// The kind of its frame.
    pub frame: Frame,
    /// What that is made of.
    pub border: Stuff,
    /// The colour of the letters, sRGB.
    pub letters: u32,
    /// What lines and other inlays are made of.
    pub inlay: Stuff,
    /// The cells that have a disc let into them, by their names.
    pub inlaid: &'static [&'static str],
    /// The colours of the mat under it and of the mat's edge, sRGB; `None` for those of the room.
    pub mat: Option<[u32; 2]>,
}

impl Style {
    /// Walnut and honey oak in a frame of dark wood, with brass lines, on the mat of the room.
    pub const WOODEN: Self = Self {
        tone: Tone::Chequered,
        cells: [Stuff::WALNUT, Stuff::HONEY],
        joint: Stuff::SHADE,
        chamfer: 12,
        frame: Frame::Moulded,
        border: Stuff::DARK_WOOD,
        letters: 0xcbb78a,
        inlay: Stuff::BRASS,
        inlaid: &[],
        mat: None,
    };

    /// The leather of the mat under it.
    #[must_use]
    pub const fn leather(&self) -> Finish {
        match self.mat {
            Some([leather, _]) => Finish::Cells(Stuff::of(Texture::Leather, leather, Gloss::Dull)),
            None => Finish::Mat,
        }
    }

    /// What is painted, sewn or built in the colour of the letters.
    #[must_use]
    pub const fn trim(&self) -> Stuff {
        let gloss = if matches!(self.frame, Frame::Sewn) { Gloss::Dull } else { Gloss::Glazed };
        Stuff::even(self.letters, gloss)
    }
}
