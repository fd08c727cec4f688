//! The examples with their answers.

use crate::battery::{moves, refusal};
use ludoteca_games::avanco::Avanco;
use ludoteca_rules::Seat;

#[test]
fn a_piece_goes_to_three_cells_ahead() {
    assert_eq!(moves::<Avanco>("7/7/7/1w3b1/7/7/7 w"), ["b4-a5", "b4-b5", "b4-c5"]);
    assert_eq!(moves::<Avanco>("7/7/7/1w3b1/7/7/7 b"), ["f4-e3", "f4-f3", "f4-g3"]);
}

#[test]
fn a_piece_captures_diagonally_and_never_straight() {
    let text = "7/7/2bbb2/3w3/7/7/7 w";
    assert_eq!(moves::<Avanco>(text), ["d4xc5", "d4xe5"]);
    for order in ["d4-d5", "d4xd5"] {
        assert_eq!(refusal::<Avanco>(text, Seat(0), order), "refuse-avanco-straight-capture");
    }
}
