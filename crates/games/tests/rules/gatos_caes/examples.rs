//! The examples with their answers.

use super::{ENDING, names};
use crate::battery::{after, moves, outcome, position, refusal};
use ludoteca_games::gatos_caes::GatosCaes;
use ludoteca_rules::{Meaning, Seat, Side, View};

const OPENING: &str = "8/8/8/3c4/8/8/8/8 d";

#[test]
fn the_first_dog_has_58_cells() {
    assert_eq!(moves::<GatosCaes>(OPENING).len(), 58);
    assert_eq!(refusal::<GatosCaes>(OPENING, Seat(1), "c5"), "refuse-gatos-caes-beside-cat");
    assert_eq!(refusal::<GatosCaes>(OPENING, Seat(1), "e4"), "refuse-gatos-caes-first-dog");
}

fn only_for(text: &str, side: u8) -> String {
    let signs = GatosCaes::signs(&position::<GatosCaes>(text));
    let mut found = signs.iter().filter(|sign| sign.meaning == Meaning::OnlyFor && sign.side == Some(Side(side)));
    names(&found.next().expect("a sign").cells)
}

/// Cells in byte order of their names, as lists of moves have them.
fn sorted(cells: &str) -> Vec<String> {
    let mut cells: Vec<String> = cells.split(' ').map(str::to_owned).collect();
    cells.sort();
    cells
}

#[test]
fn in_the_ending_each_side_has_three_cells_and_both_have_h6() {
    let with_side = |side: &str| ENDING.replace(" d", side);
    for text in [with_side(" c"), with_side(" d")] {
        assert_eq!(sorted(&only_for(&text, 0)), ["c4", "g1", "h1"]);
        assert_eq!(sorted(&only_for(&text, 1)), ["a6", "a7", "e3"]);
    }
    assert_eq!(moves::<GatosCaes>(&with_side(" c")), ["c4", "g1", "h1", "h6"]);
    assert_eq!(moves::<GatosCaes>(&with_side(" d")), ["a6", "a7", "e3", "h6"]);
}

/// Whether the side to move can force a win, by trying everything.
fn wins(text: &str) -> bool {
    assert_eq!(moves::<GatosCaes>(text).is_empty(), outcome::<GatosCaes>(text).is_some());
    moves::<GatosCaes>(text).iter().any(|played| !wins(&after::<GatosCaes>(text, played)))
}

#[test]
fn in_the_ending_whoever_moves_wins_and_only_by_h6() {
    for side in [" c", " d"] {
        let text = ENDING.replace(" d", side);
        let winning: Vec<String> =
            moves::<GatosCaes>(&text).into_iter().filter(|played| !wins(&after::<GatosCaes>(&text, played))).collect();
        assert_eq!(winning, ["h6"], "{text}");
    }
}
