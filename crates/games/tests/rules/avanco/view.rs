//! What people touch, read and see: picks, refusals, effects, signs.

use super::START;
use crate::battery::{after, check_catalogue, check_refusals, position};
use ludoteca_games::avanco::Avanco;
use ludoteca_rules::paths::{self, next_steps, paths};
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Meaning, Pick, Piece, Seat, Side, Standing, Step, View};

/// White's d4 can go straight and capture to the right; c5 is White's own.
const MIDDLE: &str = "b6/7/2w1b2/3w3/7/7/7 w";

/// White's d4 is stuck: two pieces of its own, and an enemy straight ahead.
const STUCK: &str = "b6/7/2wbw2/3w3/7/7/7 w";

fn cell(name: &str) -> Cell {
    Avanco::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn steps(text: &str, seat: u8, prefix: &[&str]) -> Vec<Step> {
    let prefix: Vec<Pick> = prefix.iter().map(|name| Pick::Cell(cell(name))).collect();
    let paths = paths::<Avanco>(&position::<Avanco>(text), Seat(seat));
    let mut steps = next_steps(paths.iter().map(|(_, path)| path), &prefix);
    steps.sort_by_key(|step| step.pick);
    steps
}

#[test]
fn a_move_is_entered_by_its_piece_and_then_its_target() {
    let step = |name, mark| Step::cell(cell(name), mark);
    assert_eq!(steps(MIDDLE, 0, &[]), [step("d4", Mark::Take), step("c5", Mark::Take)]);
    assert_eq!(steps(MIDDLE, 0, &["d4"]), [step("d5", Mark::Go), step("e5", Mark::Capture)]);
    assert_eq!(steps(MIDDLE, 1, &[]), [], "the other side is not asked");
    assert_eq!(steps(STUCK, 0, &[]), [step("c5", Mark::Take), step("e5", Mark::Take)]);
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let over = "w6/7/7/7/7/b6/7 b";
    let black = MIDDLE.replace(" w", " b");
    let touches = [
        (over, 1, &[][..], "a2", "refuse-over"),
        (START, 1, &[], "a6", "refuse-not-your-turn"),
        (START, 0, &[], "#0", "refuse-cells-only"),
        (START, 0, &["a2"], "#0", "refuse-cells-only"),
        (START, 0, &[], "d4", "refuse-avanco-empty"),
        (START, 0, &[], "d6", "refuse-avanco-not-yours"),
        (START, 0, &[], "d1", "refuse-avanco-stuck"),
        (STUCK, 0, &[], "d4", "refuse-avanco-stuck"),
        (MIDDLE, 0, &["d4"], "d4", "refuse-avanco-same-cell"),
        (MIDDLE, 0, &["d4"], "c4", "refuse-avanco-only-forward"),
        (MIDDLE, 0, &["d4"], "g4", "refuse-avanco-only-forward"),
        (MIDDLE, 0, &["d4"], "d3", "refuse-avanco-only-forward"),
        (MIDDLE, 0, &["d4"], "e3", "refuse-avanco-only-forward"),
        (MIDDLE, 0, &["d4"], "d6", "refuse-avanco-too-far"),
        (MIDDLE, 0, &["d4"], "f5", "refuse-avanco-too-far"),
        (MIDDLE, 0, &["d4"], "a7", "refuse-avanco-too-far"),
        (MIDDLE, 0, &["d4"], "c5", "refuse-avanco-own-piece"),
        ("b6/7/3w3/3w3/7/7/7 w", 0, &["d4"], "d5", "refuse-avanco-blocked"),
        ("7/7/3b3/3w3/7/7/7 w", 0, &["d4"], "d5", "refuse-avanco-straight-capture"),
        (MIDDLE, 0, &["d4", "d5"], "d6", "refuse-complete"),
        // What is forward for Black is backward for White.
        (&black, 1, &["e5"], "e6", "refuse-avanco-only-forward"),
        (&black, 1, &["e5"], "e3", "refuse-avanco-too-far"),
        (&black, 1, &[], "d4", "refuse-avanco-not-yours"),
        ("7/7/3b3/3w3/7/7/7 b", 1, &["d5"], "d4", "refuse-avanco-straight-capture"),
        // Prefixes that nobody could have touched are refused for their first cell.
        (START, 0, &["d4"], "d5", "refuse-avanco-empty"),
    ];
    let texts = [
        (START, 0, "d4-d5", "refuse-avanco-empty"),
        (START, 0, "d6-d5", "refuse-avanco-not-yours"),
        (START, 0, "d1-d2", "refuse-avanco-stuck"),
        (START, 0, "D2-D4", "refuse-avanco-too-far"),
        (MIDDLE, 0, "d4xc5", "refuse-avanco-own-piece"),
        (MIDDLE, 0, "d4xd5", "refuse-spelling"),
        (MIDDLE, 0, "d4-e5", "refuse-spelling"),
        (MIDDLE, 0, "D4-E5", "refuse-spelling"),
        (START, 0, "", "refuse-unreadable"),
        (START, 0, "a2", "refuse-unreadable"),
        (START, 0, "a2a3", "refuse-unreadable"),
        (START, 0, "a2Xb3", "refuse-unreadable"),
        (START, 0, "a2-a8", "refuse-unreadable"),
        (START, 0, "a2-h3", "refuse-unreadable"),
        (START, 0, "a2-a3+", "refuse-unreadable"),
        (START, 0, "a2–a3", "refuse-unreadable"),
    ];
    check_refusals::<Avanco>(&touches, &texts);
    let touched = |text, prefix: &[Pick], name| {
        paths::refuse::<Avanco>(&position::<Avanco>(text), Seat(0), prefix, Pick::Cell(cell(name))).text.to_string()
    };
    assert_eq!(touched(START, &[], "d4"), "refuse-avanco-empty cell=d4");
    assert_eq!(touched(START, &[], "d6"), "refuse-avanco-not-yours cell=d6");
}

#[test]
fn cells_may_be_written_in_capitals() {
    assert_eq!(after::<Avanco>(START, "A2-B3"), after::<Avanco>(START, "a2-b3"));
    assert_eq!(after::<Avanco>(MIDDLE, "D4xE5"), "b6/7/2w1w2/7/7/7/7 b");
}

#[test]
fn pieces_travel_and_what_they_capture_is_lifted() {
    let piece = |side| Piece { side: Some(Side(side)), kind: Kind(0) };
    let standing = |name, side| Standing { cell: cell(name), piece: piece(side) };
    let position = position::<Avanco>(MIDDLE);
    let expected = [standing("d4", 0), standing("c5", 0), standing("e5", 1), standing("a7", 1)];
    assert_eq!(Avanco::standing(&position), expected);
    let effects = |order| {
        let order = ludoteca_rules::orders::read_order::<Avanco>(&position, Seat(0), order).expect("a legal move");
        Avanco::effects(&position, order)
    };
    let travel = |to| Effect::Move { from: cell("d4"), path: vec![cell(to)] };
    assert_eq!(effects("d4-d5"), [[travel("d5")]]);
    assert_eq!(effects("d4xe5"), [[Effect::Remove { at: cell("e5") }, travel("e5")]]);
}

/// Signs as lines: meaning, side, number, cells.
fn signs(text: &str) -> Vec<String> {
    let position = position::<Avanco>(text);
    Avanco::signs(&position)
        .into_iter()
        .map(|sign| {
            let key = match sign.meaning {
                Meaning::Home => "sign-avanco-goal",
                Meaning::Score => "sign-avanco-pieces",
                other => panic!("{other:?}"),
            };
            assert_eq!(sign.key, key);
            let side = Avanco::sides(&position)[usize::from(sign.side.expect("a side").0)].text;
            let number = sign.number.map(|number| format!(" {number}")).unwrap_or_default();
            let cells: Vec<String> =
                sign.cells.iter().map(|cell| format!(" {}", Avanco::INFO.geometry.name(*cell))).collect();
            format!("{:?} {side}{number}{}", sign.meaning, cells.concat())
        })
        .collect()
}

#[test]
fn signs_show_both_goals_and_what_is_left_after_a_capture() {
    let goals = ["Home w a7 b7 c7 d7 e7 f7 g7", "Home b a1 b1 c1 d1 e1 f1 g1"];
    assert_eq!(signs(START), goals);
    let met = after::<Avanco>(START, "a2-a3 b6-b5 a3-a4");
    assert_eq!(signs(&met), goals);
    let taken = after::<Avanco>(&met, "b5xa4");
    assert_eq!(signs(&taken), [goals[0], goals[1], "Score w 13", "Score b 14"]);
    assert_eq!(signs("7/7/7/3b3/7/7/7 w"), [goals[0], goals[1], "Score w 0", "Score b 1"]);
}

#[test]
fn the_catalogue_lists_it() {
    let (info, _) = check_catalogue("avanco", START, 50);
    assert_eq!((info.name, info.authors), ("Avanço", "Dan Troyka, 2000"));
}
