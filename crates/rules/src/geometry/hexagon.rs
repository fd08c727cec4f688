//! Hexagonal boards with horizontal rows: side 5 has rows of 5 6 7 8 9 8 7 6 5 cells.
//!
//! Row `r` cell `k` touches `k−1` and `k+1`; below the middle it touches `k` and `k+1` of the next row up, from the
//! middle upwards `k−1` and `k` of the next row up.

use super::cell::Cell;

/// Number of cells of a board of this side.
#[must_use]
#[inline]
pub const fn cells(side: u8) -> usize {
    let side = side as usize;
    3 * side * (side - 1) + 1
}

/// Length of a row counted from the bottom, from 0.
#[must_use]
#[inline]
pub const fn row_length(side: u8, row: u8) -> u8 {
    if row < side { side + row } else { 3 * side - 2 - row }
}

/// Index of the first cell of a row; one past the last row it is the number of cells.
#[must_use]
#[inline]
pub const fn row_start(side: u8, row: u8) -> u8 {
    let mut start = 0;
    let mut below = 0;
    while below < row {
        start += row_length(side, below);
        below += 1;
    }
    start
}

/// Row and place in the row, both from 0; a cell beyond the board continues the last row.
#[must_use]
#[inline]
pub const fn row_and_column(side: u8, cell: Cell) -> (u8, u8) {
    let mut row = 0;
    let mut column = cell.0;
    while row < 2 * side - 2 && column >= row_length(side, row) {
        column -= row_length(side, row);
        row += 1;
    }
    (row, column)
}
