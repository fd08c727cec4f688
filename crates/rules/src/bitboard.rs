//! Boards as the bits of a word: bit `files · rank + file`, the index of the cell. Up to 64 cells fit a `u64`, up to
//! 128 a `u128`.
//!
//! Shifts move every piece at once; a mask keeps them from running over the edge onto the next rank.

use super::Cell;

/// What is the same for both word sizes: traits cannot be used in constant functions.
macro_rules! word {
    (
        $word:ty,
        $(#[$about_cells:meta])* $cells:ident,
        $(#[$about_left:meta])* $left_file:ident,
        $(#[$about_step:meta])* $step:ident
    ) => {
        $(#[$about_cells])*
        #[derive(Clone, Copy, Debug)]
        pub struct $cells(pub $word);

        impl Iterator for $cells {
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

        $(#[$about_left])*
        #[must_use]
        pub const fn $left_file(files: u32) -> $word {
            let mut cells = 0;
            let mut cell = 0;
            while cell < <$word>::BITS {
                cells |= 1 << cell;
                cell += files;
            }
            cells
        }

        $(#[$about_step])*
        #[inline]
        #[must_use]
        pub const fn $step<const FILES: u32>(cells: $word, right: i8, away: i8) -> $word {
            let inside = match right {
                1 => cells & const { !($left_file(FILES) << (FILES - 1)) },
                -1 => cells & const { !$left_file(FILES) },
                _ => cells,
            };
            let by = FILES as i8 * away + right;
            if by >= 0 { inside << by } else { inside >> -by }
        }
    };
}

word!(
    u64,
    /// The cells of a set, lowest first.
    Cells,
    /// The leftmost file of a board with `files` files, on every rank that fits the word.
    left_file,
    /// Shifts every cell of a board with `FILES` files one step (right, away), each −1, 0 or 1. What leaves at the
    /// sides or at the bottom is lost; what leaves at the top must be masked away unless the board fills the word.
    step
);

word!(
    u128,
    /// The cells of a wide set, lowest first.
    WideCells,
    /// [`left_file`] of a wide word.
    wide_left_file,
    /// [`step`] on a wide word.
    wide_step
);

/// The `n`th cell of a set that has more than `n`, counted from 0.
///
/// One multiplication adds up the bits of all bytes from the lowest to each (Vigna, *Broadword implementation of
/// rank/select queries*, 2008); the bytes that end before the cell are counted at once, and a table finds it in its
/// byte.
#[inline]
#[must_use]
pub const fn nth(cells: u64, n: u32) -> Cell {
    const EACH_BYTE: u64 = u64::MAX / 0xFF;
    const TOP_BITS: u64 = 0x80 * EACH_BYTE;
    let pairs = cells - ((cells >> 1) & (0x55 * EACH_BYTE));
    let nibbles = (pairs & (0x33 * EACH_BYTE)) + ((pairs >> 2) & (0x33 * EACH_BYTE));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0F * EACH_BYTE);
    let up_to = bytes.wrapping_mul(EACH_BYTE);
    let before = (EACH_BYTE.wrapping_mul(n as u64) | TOP_BITS).wrapping_sub(up_to) & TOP_BITS;
    // The highest byte never lies wholly before the cell, so the shift is 56 at most.
    let shift = before.count_ones() * 8 % u64::BITS;
    let in_byte = n.wrapping_sub((up_to << 8 >> shift) as u8 as u32) % 8;
    Cell(shift as u8 + NTH_IN_BYTE[in_byte as usize][(cells >> shift) as u8 as usize])
}

/// The `n`th bit of each byte that has more than `n`.
const NTH_IN_BYTE: [[u8; 256]; 8] = nth_in_byte();

#[inline]
const fn nth_in_byte() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut rest, mut n) = (byte, 0);
        while rest != 0 {
            table[n][byte] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            n += 1;
        }
        byte += 1;
    }
    table
}

/// [`nth`] of a wide set.
#[inline]
#[must_use]
pub const fn wide_nth(cells: u128, n: u32) -> Cell {
    let low = (cells as u64).count_ones();
    if n < low { nth(cells as u64, n) } else { Cell(64 + nth((cells >> 64) as u64, n - low).0) }
}
