//! Positions with their answers, and how they are told and entered.

use super::START;
use crate::battery::{after, check_refusals, outcome, position, position_error, refusal};
use ludoteca_games::apocalypse::{Apocalypse, KNIGHT, Order, PAWN};
use ludoteca_rules::{Cell, Effect, Game, Mark, Meaning, Pick, Piece, Rules, Seat, Side, View, orders, paths};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

fn cell(name: &str) -> Cell {
    Apocalypse::INFO.geometry.parse(name).expect("a cell")
}

#[test]
fn examples_from_the_start() {
    for (moves, expected) in [
        ("a1-b3|a5-b3", "1pppn/p3p/5/P3P/1PPPN s 0:0 -"),
        ("a2-a3|a4-a3", "npppn/4p/5/4P/NPPPN s 0:0 -"),
        ("c1-c2|b5-b4 a1-b3|b4-b3", "n1ppn/p3p/1N3/P1P1P/1P1PN s 0:0 -"),
        ("d1-d2|e4-e3 d2xe3|e3xd2", "npppn/p4/4P/P2pP/NPP1N s 0:0 -"),
        ("b1-b3|a5-b3", "1pppn/p3p/1n3/P3P/NPPPN s 1:0 -"),
        ("?|a5-b3", "1pppn/p3p/1n3/P3P/NPPPN s 1:0 -"),
    ] {
        assert_eq!(after::<Apocalypse>(START, moves), expected, "{moves}");
    }
}

#[test]
fn example_target_left() {
    let board = "n3n/p3p/1p3/P3P/N3N s 0:0 -";
    assert_eq!(after::<Apocalypse>(board, "a2xb3|b3-b2"), "n3n/p3p/1P3/1p2P/N3N s 0:0 -");
}

#[test]
fn example_promotion() {
    let board = "n4/1P2p/5/P4/N4 s 0:0 -";
    assert_eq!(after::<Apocalypse>(board, "b4-b5|e4-e3"), "nN3/5/4p/P4/N4 s 0:0 -");
}

#[test]
fn example_two_knights() {
    let waiting = after::<Apocalypse>("n4/1P2p/1n3/P4/N3N s 0:0 -", "b4-b5|e4-e3");
    assert_eq!(waiting, "nP3/5/1n2p/P4/N3N w 0:0 b5");
    let mut cells = Vec::new();
    Apocalypse::orders(&position::<Apocalypse>(&waiting), WHITE, &mut cells);
    assert_eq!(cells.len(), 15);
    assert!(cells.iter().all(|order| matches!(order, Order::Put(cell) if cell.0 < 20)), "{cells:?}");
}

#[test]
fn example_second_point() {
    let end = after::<Apocalypse>("npppn/p3p/5/P3P/NPPPN s 1:0 -", "?|a4-a3");
    assert_eq!(outcome::<Apocalypse>(&end), Some(("b".to_owned(), "penalties".to_owned())));
}

#[test]
fn example_last_pawn() {
    let board = "4n/1p3/P4/5/N4 s 0:0 -";
    for (moves, expected) in
        [("a3xb4|e5-c4", Some("w")), ("a1-b3|b4xa3", Some("b")), ("a3xb4|b4xa3", None), ("a3xb4|b4-b3", None)]
    {
        let end = outcome::<Apocalypse>(&after::<Apocalypse>(board, moves));
        assert_eq!(end, expected.map(|side| (side.to_owned(), "no-pawns".to_owned())), "{moves}");
    }
}

#[test]
fn example_occupant_leaves() {
    let board = "4n/4p/n4/P4/N3N s 0:0 -";
    assert_eq!(after::<Apocalypse>(board, "a2-a3|a3-b5"), "1n2n/4p/5/P4/N3N s 1:0 -");
}

#[test]
fn bad_positions_name_the_field() {
    for (text, expected) in [
        ("npppn/p3p/5/P3P/NPPPN s 0:0", (0, "position-fields")),
        ("npppn/p3p/5/P3P/NPPPN s 0:0 - -", (0, "position-fields")),
        ("npppn/p3p/5/P3P/NPPPN  s 0:0 -", (0, "position-fields")),
        ("", (0, "position-fields")),
        ("npppn/p3p/5/P3P s 0:0 -", (1, "position-ranks")),
        ("npppn/p3p/5/P3P/NPPPN/5 s 0:0 -", (1, "position-ranks")),
        ("npppn/p3p/4/P3P/NPPPN s 0:0 -", (1, "position-width")),
        ("npppn/p3p/6/P3P/NPPPN s 0:0 -", (1, "position-width")),
        ("npppn/p3p/5/P3PP/NPPPN s 0:0 -", (1, "position-width")),
        ("npppn/p3p/0/P3P/NPPPN s 0:0 -", (1, "position-run")),
        ("npppn/p3p/05/P3P/NPPPN s 0:0 -", (1, "position-run")),
        ("npppn/p3p/32/P3P/NPPPN s 0:0 -", (1, "position-width")),
        ("npppn/p3p/5/P3P/NPPPK s 0:0 -", (1, "position-piece")),
        ("npppn/p3p/5/P3P/NPPPé s 0:0 -", (1, "position-piece")),
        ("npppn/p3p/2N2/P3P/NPPPN s 0:0 -", (1, "position-too-many")),
        ("npppn/p3p/2n2/P3P/NPPPN s 0:0 -", (1, "position-too-many")),
        ("npppn/p3p/2P2/P3P/NPPPN s 0:0 -", (1, "position-too-many")),
        ("npppn/p3p/2p2/P3P/NPPPN s 0:0 -", (1, "position-too-many")),
        ("PP3/5/5/5/p4 s 0:0 a5,b5,a1", (1, "position-apocalypse-two-waiting")),
        ("npppn/p3p/5/P3P/NPPPN x 0:0 -", (2, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN S 0:0 -", (2, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN w 0:0 -", (2, "position-expected")),
        ("nP3/5/1n2p/P4/N3N s 0:0 b5", (2, "position-expected")),
        ("nP3/5/1n2p/P4/N3N b 0:0 b5", (2, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s 3:0 -", (3, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s 0:01 -", (3, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s 0 -", (3, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s 0:0:0 -", (3, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s -1:0 -", (3, "position-expected")),
        ("npppn/p3p/5/P3P/NPPPN s 0:0 a1", (4, "position-expected")),
        ("nP3/5/1n2p/P4/N3N w 0:0 -", (4, "position-expected")),
        ("nP3/5/1n2p/P4/N3N w 0:0 B5", (4, "position-apocalypse-waiting-form")),
        ("n1P1n/p4/5/4P/N1p1N s 0:1 c1,c5", (4, "position-expected")),
        ("n1P1n/p4/5/4P/N1p1N s 0:1 c5,c1,", (4, "position-apocalypse-waiting-form")),
    ] {
        assert_eq!(position_error::<Apocalypse>(text), expected, "{text}");
    }
}

const WAITING: &str = "nP3/5/1n2p/P4/N3N w 0:0 b5";
/// White's a3 is blocked, Black's knight stands on d2, White's own pieces around.
const CROWDED: &str = "n4/p4/P2P1/N2n1/1N3 s 0:0 -";

/// Orders in form, with the sentence that refuses them. Each can be sealed as an illegal order.
const REFUSED: [(&str, Seat, &str, &str); 27] = [
    (START, WHITE, "c3-c4", "refuse-apocalypse-empty"),
    (START, WHITE, "a4-a3", "refuse-apocalypse-not-yours"),
    (START, BLACK, "a1-b3", "refuse-apocalypse-not-yours"),
    (START, WHITE, "a1-a1", "refuse-apocalypse-same-cell"),
    (START, WHITE, "b1-a2", "refuse-apocalypse-own-piece"),
    (START, BLACK, "b5-a4", "refuse-apocalypse-own-piece"),
    (CROWDED, WHITE, "b1-a3", "refuse-apocalypse-own-piece"),
    (START, WHITE, "a1-a3", "refuse-apocalypse-knight-reach"),
    (START, WHITE, "a1-b2", "refuse-apocalypse-knight-reach"),
    (START, WHITE, "a1-b1", "refuse-apocalypse-knight-reach"),
    (START, BLACK, "E5-E3", "refuse-apocalypse-knight-reach"),
    (CROWDED, WHITE, "a3xa4", "refuse-apocalypse-pawn-blocked"),
    (CROWDED, WHITE, "a3-a4", "refuse-apocalypse-pawn-blocked"),
    (CROWDED, BLACK, "a4xa3", "refuse-apocalypse-pawn-blocked"),
    (START, WHITE, "b1-b3", "refuse-apocalypse-pawn-double"),
    (START, BLACK, "a4-a2", "refuse-apocalypse-pawn-double"),
    (START, WHITE, "a2-b3", "refuse-apocalypse-pawn-diagonal"),
    (START, BLACK, "e4xd3", "refuse-apocalypse-pawn-diagonal"),
    (START, WHITE, "a2-a1", "refuse-apocalypse-pawn-reach"),
    (START, WHITE, "a2-e2", "refuse-apocalypse-pawn-reach"),
    (START, WHITE, "a1xb3", "refuse-apocalypse-nothing-there"),
    (CROWDED, WHITE, "b1-d2", "refuse-apocalypse-enemy-there"),
    (WAITING, WHITE, ">b3", "refuse-apocalypse-put-occupied"),
    (WAITING, WHITE, ">b5", "refuse-apocalypse-put-occupied"),
    (WAITING, WHITE, ">c5", "refuse-apocalypse-put-last-rank"),
    (WAITING, WHITE, "a1-c2", "refuse-apocalypse-put-first"),
    (START, WHITE, ">c3", "refuse-apocalypse-none-waits"),
];

#[test]
fn illegal_orders_have_their_sentence_and_can_be_sealed() {
    for (text, seat, order, key) in REFUSED {
        assert_eq!(refusal::<Apocalypse>(text, seat, order), key, "{order} in {text}");
        let read = orders::read_order::<Apocalypse>(&position::<Apocalypse>(text), seat, order);
        assert_eq!(read.expect_err(order).sealable, Some(Order::Illegal), "{order} in {text}");
    }
    let touches = [(CROWDED, 0, &[][..], "a3", "refuse-apocalypse-stuck")];
    check_refusals::<Apocalypse>(&touches, &REFUSED.map(|(text, seat, order, key)| (text, seat.0, order, key)));
}

#[test]
fn what_is_no_order_cannot_be_sealed() {
    for order in ["", "-", "a1", "a1b3", "a1 b3", "a1-", "a1-b3-c5", "a1Xb3", "a1-f3", "a0-b3", ">", ">f1", "c3>", "??"]
    {
        let refusal = orders::read_order::<Apocalypse>(&position::<Apocalypse>(START), WHITE, order);
        let refusal = refusal.expect_err(order);
        assert_eq!((refusal.text.key, refusal.sealable), ("refuse-unreadable", None), "{order}");
    }
    for joint in ["a1-b3", "a1-b3|a5-b3|a1-b3", "|", "xyz|a5-b3", "-|a5-b3"] {
        let read = orders::read_move::<Apocalypse>(&position::<Apocalypse>(START), joint);
        assert_eq!(read.expect_err(joint).sealable, None, "{joint}");
    }
    let waiting = position::<Apocalypse>(WAITING);
    assert!(orders::read_move::<Apocalypse>(&waiting, ">c3|?").is_err(), "a seat that is not asked writes `-`");
    assert_eq!(refusal::<Apocalypse>(WAITING, BLACK, ">c3"), "refuse-not-your-turn");
    assert_eq!(refusal::<Apocalypse>(WAITING, BLACK, "?"), "refuse-not-your-turn");
    assert_eq!(refusal::<Apocalypse>("n4/5/5/P4/N4 s 0:0 -", WHITE, "a1-b3"), "refuse-over");
}

#[test]
fn picks_that_lead_nowhere_have_their_sentence() {
    let touched = |text: &str, seat, prefix: &[&str], next: Pick| {
        let prefix: Vec<Pick> = prefix.iter().map(|name| Pick::Cell(cell(name))).collect();
        let refusal = paths::refuse::<Apocalypse>(&position::<Apocalypse>(text), seat, &prefix, next);
        (refusal.text.key, refusal.sealable.is_some())
    };
    for (text, seat, prefix, next, expected) in [
        (START, WHITE, &[][..], "c3", ("refuse-apocalypse-empty", false)),
        (START, WHITE, &[], "a4", ("refuse-apocalypse-not-yours", false)),
        (CROWDED, WHITE, &[], "a3", ("refuse-apocalypse-stuck", false)),
        (START, WHITE, &["a1"], "a3", ("refuse-apocalypse-knight-reach", true)),
        (START, WHITE, &["b1"], "b3", ("refuse-apocalypse-pawn-double", true)),
        (START, BLACK, &["b5"], "a4", ("refuse-apocalypse-own-piece", true)),
        (WAITING, WHITE, &[], "a1", ("refuse-apocalypse-put-occupied", true)),
        (WAITING, WHITE, &[], "c5", ("refuse-apocalypse-put-last-rank", true)),
        (WAITING, BLACK, &[], "c3", ("refuse-not-your-turn", false)),
    ] {
        assert_eq!(touched(text, seat, prefix, Pick::Cell(cell(next))), expected, "{prefix:?} {next} in {text}");
    }
    assert_eq!(touched(START, WHITE, &[], Pick::Choice(0)), ("refuse-cells-only", false));
}

#[test]
fn picks_are_marked_by_what_they_do() {
    let marks = |text: &str, order: &str| {
        let board = position::<Apocalypse>(text);
        let order = orders::read_order::<Apocalypse>(&board, WHITE, order).expect("a legal order");
        Apocalypse::picks(&board, order).iter().map(|step| (step.pick, step.mark)).collect::<Vec<_>>()
    };
    let touch = |name: &str, mark| (Pick::Cell(cell(name)), mark);
    assert_eq!(marks(START, "a1-b3"), [touch("a1", Mark::Take), touch("b3", Mark::Go)]);
    assert_eq!(marks(CROWDED, "b1xd2"), [touch("b1", Mark::Take), touch("d2", Mark::Capture)]);
    assert_eq!(marks(WAITING, ">c3"), [touch("c3", Mark::Place)]);
}

#[test]
fn effects_travel_and_capture_together_then_collide_then_promote() {
    let travel = |from: &str, to: &str| Effect::Move { from: cell(from), path: vec![cell(to)] };
    let remove = |at: &str| Effect::Remove { at: cell(at) };
    for (text, joint, expected) in [
        (START, "a1-b3|e4-e3", vec![vec![travel("a1", "b3"), travel("e4", "e3")]]),
        (START, "a1-b3|a5-b3", vec![vec![travel("a1", "b3"), travel("a5", "b3")], vec![remove("a1"), remove("a5")]]),
        (
            "2p1n/1P3/5/p3P/N4 s 0:0 -",
            "b4xc5|e5-d3",
            vec![
                vec![remove("c5"), travel("b4", "c5"), travel("e5", "d3")],
                vec![Effect::Become { at: cell("b4"), kind: KNIGHT }],
            ],
        ),
        (WAITING, ">c3|-", vec![vec![travel("b5", "c3")]]),
        (START, "?|?", vec![]),
        (START, "?|e4-e3", vec![vec![travel("e4", "e3")]]),
    ] {
        let board = position::<Apocalypse>(text);
        let played = orders::read_move::<Apocalypse>(&board, joint).expect("a move");
        assert_eq!(Apocalypse::effects(&board, played), expected, "{joint} in {text}");
    }
}

#[test]
fn pieces_stand_where_the_text_says() {
    let standing = Apocalypse::standing(&position::<Apocalypse>("4n/1p3/P4/5/N4 s 0:0 -"));
    let told: Vec<(Cell, Piece)> = standing.iter().map(|standing| (standing.cell, standing.piece)).collect();
    let piece = |side, kind| Piece { side: Some(Side(side)), kind };
    assert_eq!(
        told,
        [
            (cell("a1"), piece(0, KNIGHT)),
            (cell("a3"), piece(0, PAWN)),
            (cell("b4"), piece(1, PAWN)),
            (cell("e5"), piece(1, KNIGHT)),
        ]
    );
}

#[test]
fn signs_tell_penalties_waiting_pawns_and_last_ranks() {
    let told = |text: &str| -> Vec<(Meaning, Option<i64>, u8, Vec<Cell>, &'static str)> {
        let signs = Apocalypse::signs(&position::<Apocalypse>(text));
        signs.into_iter().map(|s| (s.meaning, s.number, s.side.map_or(9, |side| side.0), s.cells, s.key)).collect()
    };
    let rank = |first: u8| (first..first + 5).map(Cell).collect::<Vec<_>>();
    let goals = [
        (Meaning::Home, None, 0, rank(20), "sign-apocalypse-goal"),
        (Meaning::Home, None, 1, rank(0), "sign-apocalypse-goal"),
    ];
    assert_eq!(told(START), goals);
    let [white_goal, black_goal] = goals;
    assert_eq!(
        told("n1P1n/p4/5/4P/N1p1N s 2:1 c5,c1"),
        [
            white_goal,
            (Meaning::Penalty, Some(2), 0, vec![], "sign-apocalypse-penalty"),
            (Meaning::Waiting, None, 0, vec![cell("c5")], "sign-apocalypse-waiting"),
            black_goal,
            (Meaning::Penalty, Some(1), 1, vec![], "sign-apocalypse-penalty"),
            (Meaning::Waiting, None, 1, vec![cell("c1")], "sign-apocalypse-waiting"),
        ]
    );
}
