//! Boards of at most 64 cells as the bits of a word: bit `8·rank + file` on an 8×8 board.
//!
//! Shifts move every piece at once; the masks keep them from running over the edge onto the next rank.

use super::Cell;

/// The bits of a word, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Cells(pub u64);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// Every cell of file a of an 8×8 board.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;

/// Every cell of file h of an 8×8 board.
pub const FILE_H: u64 = FILE_A << 7;

/// Shifts every bit of an 8×8 board one cell in direction (right, away), each −1, 0 or 1; what leaves the board is lost.
#[inline]
#[must_use]
pub const fn step8(cells: u64, right: i8, away: i8) -> u64 {
    let inside = match right {
        1 => cells & !FILE_H,
        -1 => cells & !FILE_A,
        _ => cells,
    };
    let by = 8 * away + right;
    if by >= 0 { inside << by } else { inside >> -by }
}
