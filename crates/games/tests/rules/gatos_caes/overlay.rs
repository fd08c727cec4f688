//! The cells that are left, beside trying every cell with the rules.

use super::{ENDING, STARTS, even};
use crate::battery::{self, Slow};
use crate::board_text::spread;
use crate::overlays::{self, badge};
use ludoteca_games::gatos_caes::GatosCaes;
use std::collections::BTreeSet;

/// The cells that a side can still use: it can place an animal at all, and no enemy stands beside the cell.
fn usable(text: &str, side: char) -> BTreeSet<String> {
    let (board, _) = text.split_once(' ').expect("a board and a side");
    let can_place = !super::slow::SlowGatosCaes::moves(&format!("{board} {side}")).is_empty();
    let ranks = spread(board);
    let on = |row: usize, column: usize| ranks.get(row).and_then(|rank| rank.get(column)).copied().unwrap_or('.');
    let mut cells = BTreeSet::new();
    for row in 0..8 {
        for column in 0..8 {
            let around = [
                on(row + 1, column),
                on(row.wrapping_sub(1), column),
                on(row, column + 1),
                on(row, column.wrapping_sub(1)),
            ];
            if can_place && on(row, column) == '.' && around.into_iter().all(|other| other == '.' || other == side) {
                cells.insert(format!("{}{}", char::from(b'a' + column as u8), 8 - row));
            }
        }
    }
    cells
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let (cats, dogs) = (usable(text, 'c'), usable(text, 'd'));
    let board = spread(text.split(' ').next().expect("a board"));
    let empty: BTreeSet<String> = (0..8)
        .flat_map(|row| (0..8).map(move |column| (row, column)))
        .filter(|(row, column)| board[*row][*column] == '.')
        .map(|(row, column)| format!("{}{}", char::from(b'a' + column as u8), 8 - row))
        .collect();
    let nobody: BTreeSet<&String> =
        empty.iter().filter(|cell| !cats.contains(*cell) && !dogs.contains(*cell)).collect();
    let mut badges = BTreeSet::new();
    badges.extend(cats.difference(&dogs).map(|cell| badge(cell, "c", None, false)));
    badges.extend(dogs.difference(&cats).map(|cell| badge(cell, "d", None, false)));
    badges.extend(nobody.iter().map(|cell| badge(cell, "!", None, false)));
    let said = format!(
        "laid-gatos-caes-cells cats={} dogs={} both={} nobody={}",
        cats.difference(&dogs).count(),
        dogs.difference(&cats).count(),
        cats.intersection(&dogs).count(),
        nobody.len()
    );
    (badges, said)
}

#[test]
fn cells_are_left_for_whom_the_rules_leave_them() {
    overlays::check::<GatosCaes>(&STARTS, even, "cells", plain);
}

/// The sheet's diagram of an end.
#[test]
fn three_cells_for_each_side_alone_and_one_for_both() {
    let (badges, said) = overlays::told::<GatosCaes>(ENDING, "cells");
    let of = |role: &str| {
        let cells = badges.iter().filter_map(|badge| badge.strip_suffix(role)).collect::<Vec<_>>();
        cells.join("")
    };
    assert_eq!((&*of("c"), &*of("d")), ("c4 g1 h1 ", "a6 a7 e3 "));
    let moves = battery::moves::<GatosCaes>(ENDING);
    assert!(moves.contains(&"h6".to_owned()) && !badges.iter().any(|badge| badge.starts_with("h6")));
    assert!(said.starts_with("laid-gatos-caes-cells cats=3 dogs=3 both=1 nobody="), "{said}");
}
