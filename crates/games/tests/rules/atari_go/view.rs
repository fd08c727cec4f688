//! What people touch, read and see: picks, refusals, effects and signs.

use super::{CAPTURES, CORNER, START};
use crate::battery::{after, check_catalogue, check_refusals, position};
use ludoteca_games::atari_go::AtariGo;
use ludoteca_rules::paths::paths;
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Pick, Piece, Seat, Side, Standing, Step, View};

fn cell(name: &str) -> Cell {
    AtariGo::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a point"))
}

fn stone(side: u8) -> Piece {
    Piece { side: Some(Side(side)), kind: Kind(0) }
}

#[test]
fn a_stone_is_entered_by_its_point() {
    let text = after::<AtariGo>(START, "e5");
    let position = position::<AtariGo>(&text);
    let white = paths::<AtariGo>(&position, Seat(1));
    assert_eq!(white.len(), 80);
    for (order, path) in white {
        assert_eq!(path.as_slice(), [Step::cell(order, Mark::Place)]);
    }
    assert_eq!(paths::<AtariGo>(&position, Seat(0)), [], "the other player is not asked");
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let over = after::<AtariGo>(CORNER, "a1");
    let touches = [
        (over.as_str(), 0, &[][..], "e5", "refuse-over"),
        (CAPTURES, 1, &[], "e5", "refuse-not-your-turn"),
        (CAPTURES, 0, &[], "#0", "refuse-cells-only"),
        (CAPTURES, 0, &["#0"], "e5", "refuse-cells-only"),
        (CAPTURES, 0, &[], "a9", "refuse-atari-go-occupied"),
        (CAPTURES, 0, &[], "b9", "refuse-atari-go-occupied"),
        (CAPTURES, 0, &["a9"], "e5", "refuse-atari-go-occupied"),
        (CAPTURES, 0, &[], "a1", "refuse-atari-go-own-group"),
        (CAPTURES, 0, &["c1"], "e5", "refuse-atari-go-own-group"),
        (CAPTURES, 0, &["e5"], "e6", "refuse-atari-go-one-stone"),
    ];
    let texts = [
        (CAPTURES, 0, "C1", "refuse-atari-go-own-group"),
        (CAPTURES, 0, "j1", "refuse-unreadable"),
        (CAPTURES, 0, "e5-e6", "refuse-unreadable"),
    ];
    check_refusals::<AtariGo>(&touches, &texts);
    let refused = AtariGo::refuse(&position::<AtariGo>(CAPTURES), Seat(0), &[], Pick::Cell(cell("a1")));
    assert_eq!(refused.text.to_string(), "refuse-atari-go-own-group cell=a1");
}

#[test]
fn a_stone_comes_to_its_point_and_captured_ones_stay() {
    let before = position::<AtariGo>(CORNER);
    let place = Effect::Place { at: cell("a1"), piece: stone(0) };
    assert_eq!(AtariGo::effects(&before, cell("a1")), [[place]]);
    let standing = AtariGo::standing(&position::<AtariGo>(&after::<AtariGo>(CORNER, "a1")));
    let expected = [("a1", 0), ("b1", 1), ("c1", 0), ("a2", 1), ("b2", 0), ("a3", 0)];
    assert_eq!(standing, expected.map(|(name, side)| Standing { cell: cell(name), piece: stone(side) }));
}

/// Signs as lines: meaning, side, number, cells.
fn signs(text: &str) -> Vec<String> {
    let position = position::<AtariGo>(text);
    let line = |sign: ludoteca_rules::Sign| {
        let cells: Vec<String> = sign.cells.iter().map(|cell| AtariGo::INFO.geometry.name(*cell).to_string()).collect();
        let side = AtariGo::sides(&position)[usize::from(sign.side.expect("a side").0)].text;
        let number = sign.number.map_or_else(|| "-".to_owned(), |number| number.to_string());
        let key = sign.key.strip_prefix("sign-atari-go-").expect("a sentence of its own");
        format!("{:?} {key} {side} {number} {}", sign.meaning, cells.join(" "))
    };
    AtariGo::signs(&position).into_iter().map(line).collect()
}

#[test]
fn signs_show_liberties_danger_and_capture() {
    assert_eq!(signs(START), [""; 0]);
    assert_eq!(
        signs("9/9/9/9/4wb3/4w4/9/9/8b w"),
        [
            "Liberties liberties b 2 i1 h1 i2",
            "Liberties liberties b 3 f5 f4 g5 f6",
            "Liberties liberties w 5 e4 e5 e3 d4 f4 d5 e6",
        ],
        "stones first, then the liberties"
    );
    let black =
        ["Liberties liberties b 2 c1 d1 c2", "Liberties liberties b 2 b2 c2 b3", "Liberties liberties b 2 a3 b3 a4"];
    let in_danger =
        ["Liberties liberties w 1 b1 a1", "Check atari w - b1", "Liberties liberties w 1 a2 a1", "Check atari w - a2"];
    assert_eq!(signs(CORNER), [&black[..], &in_danger].concat());
    let lost = ["Captured captured w 1 b1", "Captured captured w 1 a2"];
    assert_eq!(signs(&after::<AtariGo>(CORNER, "a1")), [&black[..], &lost].concat(), "not the stone that captured");
    assert!(signs(CAPTURES).contains(&"Check atari w - i9".to_owned()));
    let over = signs(&after::<AtariGo>(CAPTURES, "a8"));
    assert!(over.iter().all(|sign| !sign.starts_with("Check")), "nothing is in danger any more: {over:?}");
    assert!(over.contains(&"Captured captured w 2 b8 c8".to_owned()));
}

#[test]
fn the_catalogue_lists_it() {
    let (info, _) = check_catalogue("atari-go", START, 50);
    assert_eq!((info.name, info.playout_plies), ("Atari Go", 80));
}
