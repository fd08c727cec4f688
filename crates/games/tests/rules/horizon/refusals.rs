//! Every rule of Horizon that forbids a touch says so in its own sentence.

use super::START;
use super::view::cell;
use crate::battery::{check_refusals, position};
use ludoteca_games::horizon::Horizon;
use ludoteca_rules::{Pick, View};

const BOARD: &str = "4k4/W8/9/9/5w3/3W1w1w1/3W5/9/WW3w3/WK3W2W 1 a1,f1,i1 0:0 -";
const LEAPING: &str = "W3k4/9/9/9/2w6/9/4K3w/9/9/9 1 - 1:0 K";
const UNMOVED_KING: &str = "4k4/9/9/9/9/9/9/2w1w4/9/W1K6 1 a1,c1 0:0 -";

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let touches = [
        ("9/9/9/9/9/9/9/9/K8/9 2 - 0:0 -", 1, &[][..], "a2", "refuse-over"),
        (BOARD, 1, &[], "e10", "refuse-not-your-turn"),
        (BOARD, 0, &[], "#0", "refuse-cells-only"),
        // Placement.
        (START, 0, &[], "e2", "refuse-horizon-home-row"),
        (START, 0, &[], "e10", "refuse-horizon-home-row"),
        (START, 0, &["e1"], "e3", "refuse-horizon-place-first"),
        // The piece.
        (BOARD, 0, &[], "e5", "refuse-horizon-empty"),
        (BOARD, 0, &["e5"], "f3", "refuse-horizon-empty"),
        (BOARD, 0, &[], "f2", "refuse-horizon-not-yours"),
        (BOARD, 0, &["f2"], "f3", "refuse-horizon-not-yours"),
        (BOARD, 0, &[], "a1", "refuse-horizon-blocked"),
        (LEAPING, 0, &[], "a10", "refuse-horizon-arrived"),
        (LEAPING, 0, &["a10"], "a9", "refuse-horizon-arrived"),
        // Own pieces, and moves that are over.
        (BOARD, 0, &["d4", "d3"], "d2", "refuse-complete"),
        (BOARD, 0, &["d4"], "d4", "refuse-horizon-same"),
        (BOARD, 0, &["d4"], "d5", "refuse-horizon-own"),
        (BOARD, 0, &["d4"], "a9", "refuse-horizon-own"),
        // Empty cells.
        (BOARD, 0, &["d4"], "d2", "refuse-horizon-one-cell"),
        (BOARD, 0, &["d4"], "a7", "refuse-horizon-one-cell"),
        (BOARD, 0, &["i1"], "i5", "refuse-horizon-one-cell"),
        (BOARD, 0, &["d4"], "d6", "refuse-horizon-moved"),
        (BOARD, 0, &["d4"], "b6", "refuse-horizon-moved"),
        (BOARD, 0, &["i1"], "g1", "refuse-horizon-double-line"),
        (BOARD, 0, &["i1"], "h3", "refuse-horizon-double-line"),
        (BOARD, 0, &["f1"], "f3", "refuse-horizon-way"),
        (BOARD, 0, &["a1"], "a3", "refuse-horizon-way"),
        (BOARD, 0, &["d4"], "g5", "refuse-horizon-line-empty"),
        (BOARD, 0, &["d4"], "i5", "refuse-horizon-line-empty"),
        // Enemies.
        (BOARD, 0, &["d5"], "f5", "refuse-horizon-count"),
        (BOARD, 0, &["d4"], "f5", "refuse-horizon-count"),
        (BOARD, 0, &["d5"], "f6", "refuse-horizon-count"),
        (BOARD, 0, &["d4"], "f2", "refuse-horizon-too-far"),
        (BOARD, 0, &["a9"], "e10", "refuse-horizon-row-zero"),
        (UNMOVED_KING, 0, &["a1"], "c3", "refuse-horizon-double-capture"),
        // The line right.
        ("4k4/K8/9/9/9/9/6w2/3W5/9/9 1 - 0:0 -", 0, &["d3"], "g4", "refuse-horizon-no-king"),
        ("9/4K4/9/9/9/9/6w2/3W5/1k7/9 1 - 0:0 -", 0, &["d3"], "g4", "refuse-horizon-no-king"),
        ("9/9/9/9/9/9/6w2/3W5/1k7/K8 1 - 0:0 -", 0, &["d3"], "g4", "refuse-horizon-invader"),
        ("4k4/9/9/9/7w1/3W5/9/9/2K6/9 1 - 0:0 -", 0, &["d5"], "h6", "refuse-horizon-crossing"),
        ("9/9/9/9/7w1/3W5/9/4k4/2K6/9 1 - 0:0 -", 0, &["d5"], "h6", "refuse-horizon-no-king"),
        // The king.
        ("4k4/9/9/9/9/7w1/3K5/9/9/W8 1 - 0:0 -", 0, &["d4"], "h5", "refuse-horizon-king-line"),
        (UNMOVED_KING, 0, &["c1"], "c3", "refuse-horizon-double-capture"),
        (UNMOVED_KING, 0, &["c1"], "h6", "refuse-horizon-no-leap"),
        ("4k4/9/9/9/9/9/3K5/9/9/9 1 - 0:0 -", 0, &["d4"], "d6", "refuse-horizon-no-leap"),
        ("4k4/9/9/9/9/9/3K5/9/9/9 1 - 0:0 -", 0, &["d4"], "d8", "refuse-horizon-one-cell"),
        ("4k4/9/9/9/9/3K5/9/9/9/9 1 - 0:0 -", 0, &["d5"], "f7", "refuse-horizon-moved"),
        (LEAPING, 0, &["e4"], "c6", "refuse-horizon-leap-occupied"),
        (LEAPING, 0, &["e4"], "e8", "refuse-horizon-leap-row"),
        (LEAPING, 0, &["e4"], "g4", "refuse-horizon-leap-row"),
        (LEAPING, 0, &["e4"], "i4", "refuse-horizon-king-line"),
    ];
    let texts = [
        (START, 0, "e1-e3", "refuse-horizon-place-first"),
        (START, 0, "a5-a6", "refuse-horizon-home-row"),
        (START, 0, "Ka2", "refuse-horizon-home-row"),
        (START, 0, "e1", "refuse-unreadable"),
        (BOARD, 0, "f1-f2", "refuse-spelling"),
        (BOARD, 0, "d4xd3", "refuse-spelling"),
        (LEAPING, 0, "e4-g6", "refuse-spelling"),
        (LEAPING, 0, "Ke3", "refuse-spelling"),
        (LEAPING, 0, "Kc6", "refuse-horizon-leap-occupied"),
        (LEAPING, 0, "Kb7", "refuse-horizon-leap-row"),
        (BOARD, 0, "Kb6", "refuse-horizon-no-leap"),
        (BOARD, 0, "d4-d4", "refuse-horizon-same"),
        (BOARD, 0, "d4xd5", "refuse-horizon-own"),
        (BOARD, 0, "", "refuse-unreadable"),
        (BOARD, 0, "K", "refuse-unreadable"),
        (BOARD, 0, "d4d5", "refuse-unreadable"),
        (BOARD, 0, "d4-d11", "refuse-unreadable"),
        (BOARD, 0, "d4é5", "refuse-unreadable"),
        (BOARD, 0, "ka6", "refuse-unreadable"),
    ];
    check_refusals::<Horizon>(&touches, &texts);
}

#[test]
fn refusals_name_the_cell_and_the_number() {
    let refused = |text: &str, from: &str, to: &str| {
        let here = position::<Horizon>(text);
        Horizon::refuse(&here, here.seat(), &[Pick::Cell(cell(from))], Pick::Cell(cell(to))).text.to_string()
    };
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4w4/K3W4 1 e1 0:0 -", "e1", "e3"), "refuse-horizon-way cell=e2");
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/6w2/K2W5 1 a1,d1 0:0 -", "d1", "g2"), "refuse-horizon-count number=1");
    assert_eq!(refused("4k4/9/9/9/9/9/8w/3W5/9/K8 1 - 0:0 -", "d3", "i4"), "refuse-horizon-count number=3");
}
