//! Positions of Sapiens with their answers.

use crate::battery::{after, moves};
use ludoteca_games::sapiens::Sapiens;

/// The legal moves that begin with `from`.
fn moves_from(position: &str, from: &str) -> Vec<String> {
    moves::<Sapiens>(position).into_iter().filter(|text| text.starts_with(from)).collect()
}

fn alliances(position: &str) -> Vec<String> {
    moves::<Sapiens>(position).into_iter().filter(|text| text.contains('&')).collect()
}

#[test]
fn a_three_goes_one_two_or_three_cells_in_four_ways() {
    let expected = [
        "d4-a4", "d4-b4", "d4-c4", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6", "d4-d7", "d4-e4", "d4-f4", "d4-g4",
        "d4~",
    ];
    assert_eq!(moves_from("7,b1+/8/8/8/3,w3+,4/8/8/8 w 2 alliances", "d4"), expected);
}

#[test]
fn a_two_that_captures_a_six_shows_three() {
    let position = "7,b1+/8/8/b6+,7/8/w2+,7/8/8 w 2 alliances";
    assert_eq!(after::<Sapiens>(position, "a3xa5"), "7,b1+/8/8/w3+,7/8/8/8/8 b 2 alliances");
}

#[test]
fn the_martyr_has_three_choices() {
    let position = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
    let captures: Vec<String> = moves::<Sapiens>(position).into_iter().filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["a2xa5", "a2xa5!c7", "a2xa5!h8"]);
    assert_eq!(after::<Sapiens>(position, "a2xa5!c7"), "7,b1+/8/8/8/8/8/8/w1+,7 b 2 alliances");
    assert_eq!(after::<Sapiens>(position, "a2xa5"), "7,b1+/2,b4x&,5/8/w6+,7/8/8/8/w1+,7 b 2 alliances");
}

#[test]
fn alliances_that_are_possible() {
    assert_eq!(alliances("7,b1+/8/2,w2+,w2+,4/8/8/8/8/8 w 2 alliances"), ["c6&d6", "d6&c6"]);
    assert_eq!(alliances("7,b1+/3,w2x,4/2,w2x,5/8/8/8/8/8 w 2 alliances"), ["c6&d7", "d7&c6"]);
}

#[test]
fn alliances_that_are_not_possible() {
    for ranks in [
        "7,b1+/3,w2+,4/2,w2+,5/8/8/8/8/8",
        "7,b1+/8/2,w2x,w2x,4/8/8/8/8/8",
        "7,b1+/8/2,w2+,w3+,4/8/8/8/8/8",
        "7,b1+/8/2,w2+,w2x,4/8/8/8/8/8",
        "7,b1+/8/8/2,w2+,5/2,w2+,5/8/8/8",
    ] {
        assert_eq!(alliances(&format!("{ranks} w 2 alliances")), [""; 0], "{ranks}");
    }
}

#[test]
fn an_alliance_that_rises_to_six_has_no_choice() {
    let position = "7,b1+/8/2,w5+&,1,b2+,3/8/8/8/8/8 w 2 alliances";
    let captures: Vec<String> = moves::<Sapiens>(position).into_iter().filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["c6xe6"]);
    assert_eq!(after::<Sapiens>(position, "c6xe6"), "7,b1+/8/4,w6+&,3/8/8/8/8/8 b 2 alliances");
}

#[test]
fn values_of_alliances_add_up_to_six_at_most() {
    for (value, sum) in [(1, 2), (2, 4), (3, 6), (4, 6), (5, 6), (6, 6)] {
        let position = format!("7,b1+/8/2,w{value}+,w{value}+,4/8/8/8/8/8 w 2 alliances");
        assert_eq!(after::<Sapiens>(&position, "c6&d6"), format!("7,b1+/8/3,w{sum}+&,4/8/8/8/8/8 b 2 alliances"));
    }
}
