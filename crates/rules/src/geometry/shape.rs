//! The shape of cells, and directions on a board, in whole numbers.

/// The centre of a cell relative to the centre of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// To the right as the first player sees it, in half cell widths.
    pub right: i16,
    /// Away from the first player, in half rows. How deep a row is says [`CellShape::row_depth`].
    pub away: i16,
}

/// A direction on the board: that in which `right · place.right + away · place.away` grows fastest. So the outward
/// direction of a side of the board is the one whose sum is greatest for the cells along that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// Weight of [`Place::right`].
    pub right: i8,
    /// Weight of [`Place::away`].
    pub away: i8,
}

impl Direction {
    /// The direction with these weights.
    #[must_use]
    #[inline]
    pub const fn new(right: i8, away: i8) -> Self {
        Self { right, away }
    }

    /// How far a place lies in this direction, comparable only with other places in the same direction.
    #[must_use]
    #[inline]
    pub const fn measure(self, place: Place) -> i16 {
        self.right as i16 * place.right + self.away as i16 * place.away
    }
}

/// A corner of a cell relative to its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Corner {
    /// To the right, in half cell widths.
    pub right: i8,
    /// Away from the first player, in sixths of a row.
    pub away: i8,
}

#[inline]
const fn corner(right: i8, away: i8) -> Corner {
    Corner { right, away }
}

/// The outline of a cell and how cells touch. All cells of a board have the same shape and are one wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellShape {
    /// The corners, counter-clockwise as the first player sees them.
    pub corners: &'static [Corner],
    /// From the centre of a cell to the centres of those that touch it, as (right, away) in the units of [`Place`].
    pub(super) steps: &'static [(i8, i8)],
    /// Depth of a row in units of 10⁻⁷ of a cell's width.
    depth: u32,
}

impl CellShape {
    /// Squares, which touch along their sides.
    pub const SQUARE: Self = Self {
        corners: &[corner(-1, -3), corner(1, -3), corner(1, 3), corner(-1, 3)],
        steps: &[(0, 2), (2, 0), (0, -2), (-2, 0)],
        depth: 10_000_000,
    };

    /// Hexagons with a corner away from the first player.
    pub const HEXAGON: Self = Self {
        corners: &[corner(-1, 2), corner(-1, -2), corner(0, -4), corner(1, -2), corner(1, 2), corner(0, 4)],
        steps: &[(2, 0), (-2, 0), (-1, 2), (1, 2), (-1, -2), (1, -2)],
        // √3/2.
        depth: 8_660_254,
    };

    /// Depth of a row in cell widths, for those who draw the board.
    #[must_use]
    #[inline]
    pub fn row_depth(self) -> f32 {
        self.depth as f32 / 1e7
    }

    /// The corners in cell widths, as (right, away).
    #[inline]
    pub fn outline(self) -> impl DoubleEndedIterator<Item = [f32; 2]> {
        let depth = self.row_depth();
        self.corners.iter().map(move |corner| [f32::from(corner.right) / 2.0, f32::from(corner.away) * depth / 6.0])
    }

    /// Whether the corners lie so far from the centre that a round piece leaves room in them.
    #[must_use]
    #[inline]
    pub fn has_wide_corners(self) -> bool {
        self.outline().all(|[right, away]| right.hypot(away) > 0.6)
    }

    /// A direction as a vector of length 1 in cell widths, as (right, away).
    #[must_use]
    #[inline]
    pub fn unit(self, direction: Direction) -> [f32; 2] {
        let (right, away) = (f32::from(direction.right), f32::from(direction.away) / self.row_depth());
        let length = right.hypot(away);
        [right / length, away / length]
    }
}
