//! Groups of stones and what they have left, on sets of points.

use crate::spaces::first_moves::grid::{Grid, Sides};
use ludoteca_rules::bitboard::Cells;

/// The group of a stone among those of its side.
pub(super) fn group(grid: &Grid, stone: u64, stones: u64) -> u64 {
    let mut group = stone;
    loop {
        let wider = group | grid.beside(group) & stones;
        if wider == group {
            return group;
        }
        group = wider;
    }
}

/// All groups of a side.
pub(super) fn groups(grid: &Grid, stones: u64) -> impl Iterator<Item = u64> {
    let mut rest = stones;
    std::iter::from_fn(move || {
        let first = rest & rest.wrapping_neg();
        let found = (first != 0).then(|| group(grid, first, stones))?;
        rest &= !found;
        Some(found)
    })
}

/// The points with no stone.
pub(super) const fn empty(grid: &Grid, node: Sides) -> u64 {
    grid.all() & !(node.own | node.other)
}

/// Whether a group of a side has no liberty.
pub(super) fn is_captured(grid: &Grid, stones: u64, empty: u64) -> bool {
    groups(grid, stones).any(|group| grid.beside(group) & empty == 0)
}

/// The liberties of the groups that have one.
pub(super) fn last_liberties(grid: &Grid, stones: u64, empty: u64) -> u64 {
    let liberties = groups(grid, stones).map(|group| grid.beside(group) & empty);
    liberties.filter(|liberties| liberties.is_power_of_two()).fold(0, |last, liberty| last | liberty)
}

/// The smallest group that has this point as its only liberty.
pub(super) fn group_in_atari(grid: &Grid, stones: u64, empty: u64, liberty: u64) -> Option<u64> {
    let near = groups(grid, stones).filter(|group| grid.beside(*group) & empty == liberty);
    near.min_by_key(|group| group.count_ones())
}

/// These points, with further liberties until each group has two of them, or all that it has.
pub(super) fn with_two_liberties(grid: &Grid, stones: u64, empty: u64, points: u64) -> u64 {
    groups(grid, stones).fold(points, |mut points, group| {
        let liberties = grid.beside(group) & empty;
        let mut more = liberties & !points;
        while (liberties & points).count_ones() < 2 && more != 0 {
            points |= more & more.wrapping_neg();
            more &= more - 1;
        }
        points
    })
}

/// The points on which a stone of whoever is to move, its group included, cannot be captured next. Where there is
/// nothing to capture, one on any other point may not be put there or is captured next.
pub(super) fn safe_points(grid: &Grid, node: Sides) -> u64 {
    let empty = empty(grid, node);
    let liberties = |point: u64| grid.beside(group(grid, point, node.own | point)) & empty & !point;
    Cells(empty).map(|point| point.bit()).filter(|point| liberties(*point).count_ones() > 1).sum()
}

/// How near the groups of a side are to be captured: each counts a quarter as much with one liberty more.
pub(super) fn weakness(grid: &Grid, stones: u64, empty: u64) -> u32 {
    groups(grid, stones).map(|group| 1024 >> (2 * (grid.beside(group) & empty).count_ones()).min(31)).sum()
}
