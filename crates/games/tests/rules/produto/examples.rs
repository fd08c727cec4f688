//! The examples with their answers.

use super::score;
use crate::battery::after;
use ludoteca_games::produto::Produto;
use ludoteca_games::produto::rules::Colour;

const DIAGRAM: &str = "bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2";

fn sizes(text: &str, colour: Colour) -> [u32; 2] {
    crate::battery::position::<Produto>(text).largest_groups(colour).map(u64::count_ones)
}

#[test]
fn the_diagram_has_seven_by_three_and_six_by_three() {
    assert_eq!(sizes(DIAGRAM, Colour::Black), [7, 3]);
    assert_eq!(sizes(DIAGRAM, Colour::White), [6, 3]);
    assert_eq!(score(DIAGRAM), [21, 18]);
}

#[test]
fn two_black_stones_make_ten_by_three() {
    let text = after::<Produto>(DIAGRAM, "Bd6 Be6");
    assert_eq!(sizes(&text, Colour::Black), [10, 3]);
    assert_eq!(score(&text), [30, 18]);
}

#[test]
fn white_joins_the_black_groups_to_one() {
    let text = after::<Produto>(DIAGRAM, "Bd6 Be6 Bc4 Bd5");
    assert_eq!(text, "bwww1/bbww2/1bbbw2/4b3/5b3/4bb2/1w1b1b1/2bwww/1bb2 b 2");
    assert_eq!(sizes(&text, Colour::Black)[1], 0);
    assert_eq!(score(&text), [0, 18]);
}
