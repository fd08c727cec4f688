//! How hard the puzzles of the program are.

use super::library;
use ludoteca_practice::{Effort, shipped_effort};

/// Puzzles whose proof looks at no more than that are measured again; all others by `ludoteca puzzle effort`.
const QUICK: u64 = 3_000;

#[test]
fn every_puzzle_was_measured_and_the_quick_ones_still_are_as_hard() {
    let library = library();
    let mut again = 0;
    for question in library.all() {
        let told = "ludoteca puzzle effort > assets/practice/efforts.txt makes the file anew";
        let kept = shipped_effort(&question.id).unwrap_or_else(|| panic!("{}: no line; {told}", question.id));
        assert_eq!(question.difficulty, kept.difficulty());
        if kept.nodes <= QUICK {
            assert_eq!(Effort::measured(question.exercise()), kept, "{}; {told}", question.id);
            again += 1;
        }
    }
    assert!(again >= 40, "{again}");
    let points: Vec<u16> = library.all().iter().map(|question| question.difficulty).collect();
    assert!(points.iter().min() < Some(&700) && points.iter().max() > Some(&1600), "they differ");
}

#[test]
fn what_is_more_work_is_harder() {
    let easy = Effort { moves: 1, orders: 10, right: 1, tempting: 0, nodes: 20 };
    for harder in [
        Effort { moves: 2, ..easy },
        Effort { orders: 40, ..easy },
        Effort { tempting: 3, ..easy },
        Effort { nodes: 1000, ..easy },
    ] {
        assert!(harder.difficulty() > easy.difficulty(), "{harder}");
    }
    assert!(Effort { right: 5, ..easy }.difficulty() < easy.difficulty());
    let most = Effort { moves: u32::MAX, orders: u32::MAX, right: 0, tempting: u32::MAX, nodes: u64::MAX };
    assert_eq!(most.difficulty(), 2400);
}
