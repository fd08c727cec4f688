//! Sets of cells as bits.

use ludoteca::rules::Cell;
use ludoteca::rules::bitboard::{Cells, WideCells, nth, wide_nth};
use ludoteca::rules::random;
use rand::Rng;

/// Sets of every density, and those at the edges.
fn sets() -> Vec<u64> {
    let mut rng = random::generator(4);
    let mut sets = vec![1, 1 << 63, u64::MAX, u64::MAX - 1, u64::MAX >> 1, 0xFF, 0xFF << 56, 0x8080_8080_8080_8080];
    for _ in 0..2_000 {
        let any = rng.next_u64();
        sets.extend([any, any & rng.next_u64(), any | rng.next_u64(), any & rng.next_u64() & rng.next_u64()]);
    }
    sets
}

#[test]
fn the_nth_cell_is_the_nth_of_the_list() {
    for cells in sets() {
        for (n, cell) in (0..).zip(Cells(cells)) {
            assert_eq!(nth(cells, n), cell, "{n} of {cells:#x}");
        }
    }
}

#[test]
fn the_nth_cell_of_a_wide_set_is_the_nth_of_the_list() {
    let halves = sets();
    for pair in halves.windows(2).step_by(7) {
        let cells = u128::from(pair[0]) << 64 | u128::from(pair[1]);
        let listed: Vec<Cell> = WideCells(cells).collect();
        for (n, cell) in (0..).zip(&listed) {
            assert_eq!(wide_nth(cells, n), *cell, "{n} of {cells:#x}");
        }
    }
}
