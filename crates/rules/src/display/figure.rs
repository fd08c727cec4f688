//! How a game's board and pieces look in a flat picture, as data: what a diagram for print is drawn from.
//!
//! Lengths are hundredths of a cell's width, so that the rules need no floats; a place is to the right and away from
//! the first player, from the centre of the cell. The origin of everything is the centre of the cell.

use crate::seats::seat::SideColour;

/// The cells of a board in a flat picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Dark and light in turn, a1 dark. Hexagons have one tone.
    Chequered,
    /// All of one tone.
    Plain,
    /// Two halves, the first player's light, the other's dark, and a number at both ends of each rank.
    Fields {
        /// The numbers, the lowest rank first.
        numbers: &'static [u8],
    },
    /// No cells: lines that cross in the middle of each.
    Lines,
}

/// The colour of a figure. Without colours, white, green and yellow are empty with an outline, the others are filled: a
/// game whose figures share one of the two gives them different outlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dye {
    /// White.
    White,
    /// Black.
    Black,
    /// Red; filled where there are no colours.
    Red,
    /// Green; empty where there are no colours.
    Green,
    /// Yellow; empty where there are no colours.
    Yellow,
}

impl Dye {
    /// Whether what is drawn on it must be light.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        matches!(self, Self::Black | Self::Red)
    }
}

impl From<SideColour> for Dye {
    fn from(colour: SideColour) -> Self {
        match colour {
            SideColour::White => Self::White,
            SideColour::Black => Self::Black,
            SideColour::Red => Self::Red,
            SideColour::Green => Self::Green,
        }
    }
}

/// A place in a cell: to the right and away from the first player.
pub type At = (i8, i8);

/// The form of a part of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A disc.
    Disc {
        /// Its middle.
        middle: At,
        /// Its radius.
        radius: i8,
    },
    /// A surface with straight edges.
    Polygon(Vec<At>),
    /// A surface with a smooth edge through these points; a point given twice is a corner.
    Blob(Vec<At>),
    /// A line through these points, smooth except at points given twice.
    Stroke(Vec<At>),
}

/// A surface or line on the body of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its form.
    pub form: Form,
    /// What it is painted with.
    pub paint: Paint,
}

/// What a part of a figure is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// The colour of the figure, with an outline.
    Body,
    /// The colour that contrasts with it.
    Mark,
    /// Nothing but an outline of this width, in the colour that contrasts.
    Line(i8),
}

/// A piece in a flat picture: parts drawn one over the other, the first lowest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The colour of its body.
    pub dye: Dye,
    /// Its parts.
    pub parts: Vec<Part>,
}

impl Figure {
    /// A figure without parts.
    #[must_use]
    pub const fn new(dye: Dye) -> Self {
        Self { dye, parts: Vec::new() }
    }

    /// A stone: a disc of this radius.
    #[must_use]
    pub fn stone(dye: Dye, radius: i8) -> Self {
        Self::new(dye).disc((0, 0), radius)
    }

    /// With another part above the others.
    #[must_use]
    pub fn with(mut self, form: Form, paint: Paint) -> Self {
        self.parts.push(Part { form, paint });
        self
    }

    /// With a disc in the colour of the body.
    #[must_use]
    pub fn disc(self, middle: At, radius: i8) -> Self {
        self.with(Form::Disc { middle, radius }, Paint::Body)
    }

    /// With a polygon in the colour of the body.
    #[must_use]
    pub fn polygon(self, corners: &[At]) -> Self {
        self.with(Form::Polygon(corners.to_vec()), Paint::Body)
    }

    /// With a smooth surface in the colour of the body.
    #[must_use]
    pub fn blob(self, points: &[At]) -> Self {
        self.with(Form::Blob(points.to_vec()), Paint::Body)
    }

    /// With a smooth symmetrical surface in the colour of the body, of which the right half is given from the top down.
    #[must_use]
    pub fn turned(self, right: &[At]) -> Self {
        self.blob(&mirrored(right))
    }

    /// With a disc in the colour that contrasts with the body.
    #[must_use]
    pub fn dot(self, middle: At, radius: i8) -> Self {
        self.with(Form::Disc { middle, radius }, Paint::Mark)
    }

    /// With a polygon in the colour that contrasts with the body.
    #[must_use]
    pub fn inlay(self, corners: &[At]) -> Self {
        self.with(Form::Polygon(corners.to_vec()), Paint::Mark)
    }

    /// With a line in the colour that contrasts with the body.
    #[must_use]
    pub fn line(self, points: &[At], width: i8) -> Self {
        self.with(Form::Stroke(points.to_vec()), Paint::Line(width))
    }
}

/// A symmetrical outline from its right half, from the top down.
#[must_use]
pub fn mirrored(right: &[At]) -> Vec<At> {
    let left = right.iter().rev().filter(|(x, _)| *x != 0).map(|(x, y)| (-x, *y));
    right.iter().copied().chain(left).collect()
}
