//! The positions with their answers.

use super::{goes, place};
use crate::battery::{moves, outcome};
use ludoteca_games::horizons::Horizons;

#[test]
fn mate() {
    let mate = Some(("w".to_owned(), "checkmate".to_owned()));
    assert_eq!(outcome::<Horizons>("k11/2K9/W11/12/12/12/12/12/12/12/12/12 b - - - 0 1"), mate);
}

#[test]
fn magician() {
    let text = "11k/12/12/12/5p6/12/12/5p6/1M10/12/12/11K w - - - 0 1";
    let reached = goes(text, "b4");
    for cell in ["-e8", "-f7", "xf5"] {
        assert!(reached.split(' ').any(|target| target == cell), "{cell} in {reached}");
    }
    for cell in ["f9", "g8", "h9", "h10", "i10", "i9", "j11", "k11"] {
        assert!(!reached.contains(cell), "{cell} in {reached}");
    }
}

#[test]
fn en_passant_of_a_warrior() {
    let text = "11k/12/3S1S6/3PWw6/12/12/12/12/12/12/12/K11 w - - e10:f9 1 2";
    let passing: Vec<String> = moves::<Horizons>(text).into_iter().filter(|text| text.ends_with("xe10")).collect();
    assert_eq!(passing, ["d10xe10", "d9xe10", "e9xe10", "f10xe10"]);
}

#[test]
fn en_passant_of_a_shielder() {
    let text = "11k/12/2S1S7/2Ps8/12/12/12/12/12/12/12/K11 w - - d10:d9 1 2";
    let captures: Vec<String> = moves::<Horizons>(text).into_iter().filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["c10xd10", "e10xd10"]);
}

#[test]
fn no_push_of_three_and_none_onto_the_edge() {
    for text in [
        "11k/12/12/12/3p8/3n8/3p8/3S8/12/12/12/K11 w - - - 0 1",
        "11k/3n8/3p8/3S8/12/12/12/12/12/12/12/K11 w - - - 0 1",
    ] {
        assert!(moves::<Horizons>(text).iter().all(|text| text.starts_with("a1")), "{text}");
    }
}

#[test]
fn a_zip_has_36_targets_and_an_ox_16() {
    for (piece, targets) in [("Z", 36), ("O", 16)] {
        let alone = place(&format!("Ka3 kl10 {piece}f6"), "w - - - 0 1");
        assert_eq!(goes(&alone, "f6").split(' ').count(), targets, "{alone}");
    }
}
