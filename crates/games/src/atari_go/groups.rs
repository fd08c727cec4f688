//! Groups of stones and their liberties, on sets of points.
//!
//! A set of points is a bitboard of 81 bits: the bit of a point is the index of its cell.

use ludoteca_rules::bitboard::{WideCells, wide_step};
use ludoteca_rules::{Cell, Geometry};

/// Nine by nine points.
pub const GEOMETRY: Geometry = Geometry::square(9, 9);

/// A set of points.
pub type Points = u128;

/// Every point of the board.
pub const ALL: Points = (1 << POINTS) - 1;

const POINTS: usize = GEOMETRY.cells();

/// The points next to each point.
const NEIGHBOURS: [Points; POINTS] = {
    let mut table = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        table[index] = touching(1 << index);
        index += 1;
    }
    table
};

/// The set of one point.
#[inline]
#[must_use]
pub const fn point(cell: Cell) -> Points {
    1 << cell.0
}

/// The points next to `cell`.
#[inline]
#[must_use]
pub const fn neighbours(cell: Cell) -> Points {
    NEIGHBOURS[cell.index()]
}

/// The points next to a point of the set.
#[inline]
#[must_use]
pub const fn touching(points: Points) -> Points {
    (wide_step::<9>(points, 0, 1)
        | wide_step::<9>(points, 1, 0)
        | wide_step::<9>(points, 0, -1)
        | wide_step::<9>(points, -1, 0))
        & ALL
}

/// Stones of one colour connected along the lines, with the empty points next to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its stones.
    pub stones: Points,
    /// Its liberties.
    pub liberties: Points,
}

/// Every group of the stones of one colour, by its lowest point.
pub fn groups(stones: Points, empty: Points) -> impl Iterator<Item = Group> {
    let mut rest = stones;
    std::iter::from_fn(move || {
        let first = WideCells(rest).next()?;
        let mut group = point(first);
        loop {
            let grown = group | touching(group) & stones;
            if grown == group {
                break;
            }
            group = grown;
        }
        rest &= !group;
        Some(Group { stones: group, liberties: touching(group) & empty })
    })
}

/// The stones whose groups have no liberty: those that are not connected to a stone next to an empty point.
#[must_use]
pub const fn without_liberty(stones: Points, empty: Points) -> Points {
    let mut alive = touching(empty) & stones;
    loop {
        let grown = alive | touching(alive) & stones;
        if grown == alive {
            return stones & !alive;
        }
        alive = grown;
    }
}

/// Whether one of the groups to which the stones of `some` belong has no liberty.
///
/// Most stones are next to an empty point themselves, and nearly all others are one or two steps from a stone that is.
/// The flood fill of a group ends at the first such stone, so it is short, and positions need not store groups.
#[inline]
#[must_use]
pub const fn any_without_liberty(some: Points, stones: Points, empty: Points) -> bool {
    let with_liberty = touching(empty);
    let mut doubtful = some & !with_liberty;
    while doubtful != 0 {
        let mut group = doubtful & doubtful.wrapping_neg();
        loop {
            let grown = group | touching(group) & stones;
            if grown & with_liberty != 0 {
                break;
            }
            if grown == group {
                return true;
            }
            group = grown;
        }
        doubtful &= !group;
    }
    false
}
