//! Steps on square boards of any size.

use super::cell::Cell;

/// The four ways along files and ranks, as (right, away).
pub const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The four diagonal ways, as (right, away).
pub const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The eight knight's leaps, as (right, away).
pub const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The cell that lies `right` files and `away` ranks from `cell`, if it is on the board.
#[must_use]
#[inline]
pub const fn offset(files: u8, ranks: u8, cell: Cell, right: i8, away: i8) -> Option<Cell> {
    let file = (cell.0 % files) as i16 + right as i16;
    let rank = (cell.0 / files) as i16 + away as i16;
    if file < 0 || rank < 0 || file >= files as i16 || rank >= ranks as i16 {
        return None;
    }
    Some(Cell((rank * files as i16 + file) as u8))
}
