//! Boards as the bits of a word: bit `files · rank + file`, the index of the cell. Up to 64 cells fit a `u64`, up to 128 a
//! `u128`.
//!
//! Shifts move every piece at once; a mask keeps them from running over the edge onto the next rank.

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

/// The bits of a wide word, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct WideCells(pub u128);

impl Iterator for WideCells {
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

/// The leftmost file of a board with `files` files, on every rank that fits the word.
#[must_use]
pub const fn left_file(files: u32) -> u64 {
    wide_left_file(files) as u64
}

/// [`left_file`] of a wide word.
#[must_use]
pub const fn wide_left_file(files: u32) -> u128 {
    let mut cells = 0;
    let mut cell = 0;
    while cell < u128::BITS {
        cells |= 1 << cell;
        cell += files;
    }
    cells
}

/// Shifts every cell of a board with `FILES` files one step (right, away), each −1, 0 or 1. What leaves at the sides or at
/// the bottom is lost; what leaves at the top must be masked away unless the board fills the word.
#[inline]
#[must_use]
pub const fn step<const FILES: u32>(cells: u64, right: i8, away: i8) -> u64 {
    let inside = match right {
        1 => cells & !(left_file(FILES) << (FILES - 1)),
        -1 => cells & !left_file(FILES),
        _ => cells,
    };
    let by = FILES as i8 * away + right;
    if by >= 0 { inside << by } else { inside >> -by }
}

/// [`step`] on a wide word.
#[inline]
#[must_use]
pub const fn wide_step<const FILES: u32>(cells: u128, right: i8, away: i8) -> u128 {
    let inside = match right {
        1 => cells & !(wide_left_file(FILES) << (FILES - 1)),
        -1 => cells & !wide_left_file(FILES),
        _ => cells,
    };
    let by = FILES as i8 * away + right;
    if by >= 0 { inside << by } else { inside >> -by }
}

/// The `n`th cell of a set that has more than `n`, counted from 0.
///
/// Without a branch, which random draws would mispredict (broadword selection, Vigna 2008): all bytes are counted at once, one
/// multiplication adds the counts up, and a table has the answer for the byte in which they exceed `n`.
#[inline]
#[must_use]
pub const fn nth(cells: u64, n: u32) -> Cell {
    const EACH: u64 = u64::from_ne_bytes([1; 8]);
    const TOP: u64 = EACH << 7;
    let pairs = cells - (cells >> 1 & (EACH * 0x55));
    let nibbles = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
    let bytes = (nibbles + (nibbles >> 4)) & (EACH * 0x0F);
    // Each byte: how many cells there are in it and below.
    let up_to = bytes.wrapping_mul(EACH);
    // The top bit of a byte stays where that is no more than `n`.
    let passed = ((TOP | (n as u64 * EACH)) - up_to) & TOP;
    let below = passed.count_ones() * 8;
    let rest = n - (up_to << 8 >> below & 0xFF) as u32;
    Cell(below as u8 + NTH_OF_BYTE[rest as usize & 7][(cells >> below & 0xFF) as usize])
}

/// Where the `n`th bit of a byte lies, by `n` and byte.
static NTH_OF_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut n = 0;
        let mut rest = byte;
        while rest != 0 {
            table[n][byte] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            n += 1;
        }
        byte += 1;
    }
    table
};

/// [`nth`] of a wide set.
#[inline]
#[must_use]
pub const fn wide_nth(cells: u128, n: u32) -> Cell {
    let low = (cells as u64).count_ones();
    if n < low { nth(cells as u64, n) } else { Cell(64 + nth((cells >> 64) as u64, n - low).0) }
}
