//! Random cells of sets of cells, and the choice of the nth.

use ludoteca_rules::Cell;
use ludoteca_rules::bitboard::{Cells, WideCells, nth, wide_nth};
use ludoteca_rules::random::{below, cell, generator};
use rand::Rng;

/// Sets of every density.
fn sets() -> impl Iterator<Item = u64> {
    let mut rng = generator(3);
    let sparse = (0..2_000).map(move |index| {
        let (one, other) = (rng.next_u64(), rng.next_u64());
        let third = rng.next_u64();
        [one, one & other, one | other, one & other & third, one | other | third][index % 5]
    });
    [0, 1, 1 << 63, u64::MAX, 0xFF, 0xFF << 56].into_iter().chain(sparse)
}

#[test]
fn the_nth_cell_is_the_nth_of_the_list() {
    for set in sets() {
        for (n, expected) in (0..).zip(Cells(set)) {
            assert_eq!(nth(set, n), expected, "{n} of {set:#x}");
        }
        let wide = u128::from(set) << 60 | u128::from(set);
        for (n, expected) in (0..).zip(WideCells(wide)) {
            assert_eq!(wide_nth(wide, n), expected, "{n} of {wide:#x}");
        }
    }
}

#[test]
fn a_random_cell_is_any_cell_of_the_set() {
    let mut rng = generator(4);
    for set in sets() {
        match cell(set, &mut rng) {
            Some(Cell(found)) => assert!(set >> found & 1 == 1, "{found} of {set:#x}"),
            None => assert_eq!(set, 0),
        }
    }
}

#[test]
fn every_cell_of_a_set_is_drawn_equally_often() {
    let mut rng = generator(5);
    for size in [2, 11, 12, 20, 40, 64] {
        let mut set = u64::MAX;
        while set.count_ones() > size {
            set &= !(1 << below(&mut rng, 64));
        }
        let mut drawn = [0_u32; 64];
        for _ in 0..1_000 * size {
            drawn[cell(set, &mut rng).expect("the set is not empty").index()] += 1;
        }
        for Cell(index) in Cells(set) {
            // A thousand draws each, give or take five standard deviations.
            assert!(drawn[usize::from(index)].abs_diff(1_000) < 160, "{size} cells, {index}: {drawn:?}");
        }
    }
}
