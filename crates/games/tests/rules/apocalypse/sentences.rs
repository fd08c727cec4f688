//! A test for each sentence of the rules of Apocalypse, named after it.

use super::START;
use crate::battery::{after, moves, outcome, position, refusal};
use ludoteca_games::apocalypse::Apocalypse;
use ludoteca_rules::{Game, Notation, Options, Rules, Seat, SeatSet, orders};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// Position, moves, and the position after them.
fn check(table: &[(&str, &str, &str)]) {
    for (text, played, expected) in table {
        assert_eq!(after::<Apocalypse>(text, played), *expected, "{played} in {text}");
    }
}

/// Moves, and who won why, if somebody did.
fn check_ends(table: &[(&str, &str, Option<(&str, &str)>)]) {
    for (text, played, expected) in table {
        let end = outcome::<Apocalypse>(&after::<Apocalypse>(text, played));
        assert_eq!(end, expected.map(|(winner, reason)| (winner.to_owned(), reason.to_owned())), "{played} in {text}");
    }
}

/// The legal orders of a seat in byte order.
fn orders(text: &str, seat: Seat) -> String {
    let board = position::<Apocalypse>(text);
    let mut list = Vec::new();
    Apocalypse::orders(&board, seat, &mut list);
    let mut texts: Vec<String> = list.into_iter().map(|order| Apocalypse::spell(&board, order)).collect();
    texts.sort();
    texts.join(" ")
}

fn asked(text: &str) -> SeatSet {
    Apocalypse::asked(&position::<Apocalypse>(text))
}

#[test]
fn five_by_five_with_two_knights_and_five_pawns_each() {
    let start = Apocalypse::start(&Options::defaults(Apocalypse::INFO.options), WHITE);
    assert_eq!(Apocalypse::print_position(&start), START);
    assert_eq!(Apocalypse::INFO.geometry.cells(), 25);
}

#[test]
fn both_players_write_a_move_and_both_are_carried_out_together() {
    assert_eq!(asked(START), SeatSet::first(2));
    assert_eq!(moves::<Apocalypse>(START).len(), 81, "nine orders of each side");
    check(&[(START, "a1-b3|e4-e3", "npppn/p4/1N2p/P3P/1PPPN s 0:0 -")]);
    // Black takes the piece that is not moving, White the one that has not moved either.
    check(&[("n4/p3p/1p1P1/P3P/N1n1N s 0:0 -", "a2xb3|c1xe2", "n4/p3p/1P1P1/4n/N3N s 0:0 -")]);
}

#[test]
fn knights_and_pawns_move_and_capture_as_in_chess() {
    let board = "n3n/5/1pNp1/2P2/P3N s 0:0 -";
    assert_eq!(orders(board, WHITE), "a1-a2 c2xb3 c2xd3 c3-a2 c3-a4 c3-b1 c3-b5 c3-d1 c3-d5 c3-e2 c3-e4 e1xd3");
    assert_eq!(orders(board, BLACK), "a5-c4 b3-b2 b3xc2 d3-d2 d3xc2 e5-c4");
}

#[test]
fn pawns_have_no_double_step() {
    assert_eq!(orders(START, WHITE), "a1-b3 a1-c2 a2-a3 b1-b2 c1-c2 d1-d2 e1-c2 e1-d3 e2-e3");
    assert_eq!(orders(START, BLACK), "a4-a3 a5-b3 a5-c4 b5-b4 c5-c4 d5-d4 e4-e3 e5-c4 e5-d3");
}

#[test]
fn legal_a_knight_goes_to_an_empty_or_enemy_cell() {
    assert_eq!(orders("n4/5/1p3/P1P2/N4 s 0:0 -", WHITE), "a1xb3 a2-a3 a2xb3 c2-c3 c2xb3");
}

#[test]
fn legal_a_pawn_goes_one_forward_to_an_empty_cell() {
    assert_eq!(orders("5/p4/P4/3p1/2P2 s 0:0 -", WHITE), "c1-c2 c1xd2");
    assert_eq!(orders("5/p4/P4/3p1/2P2 s 0:0 -", BLACK), "d2-d1 d2xc1");
}

#[test]
fn legal_a_pawn_goes_diagonally_forward_onto_an_enemy_piece() {
    // The edges do not touch: a pawn on e takes nothing on a, nor the other way round.
    assert_eq!(orders("n4/n4/4P/p3P/5 s 0:0 -", WHITE), "e3-e4");
    assert_eq!(orders("5/4p/p4/4N/4P s 0:0 -", BLACK), "a3-a2 e4-e3");
    assert_eq!(orders("5/2p2/1N1P1/2p2/5 s 0:0 -", BLACK), "c2-c1 c4-c3 c4xb3 c4xd3");
}

#[test]
fn legality_is_judged_on_the_board_before_the_turn() {
    // The cell ahead becomes empty, the enemy arrives on the diagonal, the own piece leaves: too late, all three.
    check(&[
        ("4n/4p/n4/P4/N3N s 0:0 -", "a2-a3|a3-b5", "1n2n/4p/5/P4/N3N s 1:0 -"),
        ("n3n/4p/5/P4/N3N s 0:0 -", "a2xb3|a5-b3", "4n/4p/1n3/P4/N3N s 1:0 -"),
        ("n3n/p3p/P4/5/N3N s 0:0 -", "a3-a4|a4xa3", "n3n/p3p/P4/5/N3N s 1:1 -"),
    ]);
}

#[test]
fn illegal_order_the_piece_stays_and_costs_one_point() {
    check(&[
        (START, "?|?", "npppn/p3p/5/P3P/NPPPN s 1:1 -"),
        (START, "a1-a2|e5-d4", "npppn/p3p/5/P3P/NPPPN s 1:1 -"),
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "?|b3xa2", "n3n/p3p/5/p3P/N3N s 1:0 -"),
    ]);
}

#[test]
fn two_points_lose_at_once() {
    check_ends(&[
        (START, "?|a4-a3", None),
        (START, "?|a4-a3 ?|a3xb2", Some(("b", "penalties"))),
        (START, "?|a4-a3 b1-b2|?", None),
        (START, "a1-b3|? b3-a1|? ", Some(("w", "penalties"))),
    ]);
    assert!(moves::<Apocalypse>("npppn/p3p/5/P3P/NPPPN s 2:0 -").is_empty());
    assert!(asked("npppn/p3p/5/P3P/NPPPN s 2:1 -").is_empty());
}

#[test]
fn illegal_order_the_other_order_is_carried_out() {
    check(&[
        (START, "?|e4-e3", "npppn/p4/4p/P3P/NPPPN s 1:0 -"),
        (START, "d1-d2|d5-d3", "npppn/p3p/5/P2PP/NPP1N s 0:1 -"),
    ]);
}

#[test]
fn a_wrong_mark_is_illegal() {
    let board = "n3n/p3p/1p3/P3P/N3N s 0:0 -";
    check(&[
        (START, "a1xb3|e4-e3", "npppn/p4/4p/P3P/NPPPN s 1:0 -"),
        (board, "a1-b3|e4-e3", "n3n/p4/1p2p/P3P/N3N s 1:0 -"),
        (board, "a2-b3|e4xe3", "n3n/p3p/1p3/P3P/N3N s 1:1 -"),
    ]);
    assert_eq!(refusal::<Apocalypse>(START, WHITE, "a1xb3"), "refuse-apocalypse-nothing-there");
    assert_eq!(refusal::<Apocalypse>(board, WHITE, "a1-b3"), "refuse-apocalypse-enemy-there");
}

#[test]
fn a_piece_captures_what_is_still_on_its_target() {
    check(&[
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "a1xb3|e4-e3", "n3n/p4/1N2p/P3P/4N s 0:0 -"),
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "a2xb3|e4-e3", "n3n/p4/1P2p/4P/N3N s 0:0 -"),
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "e2-e3|b3xa2", "n3n/p3p/4P/p4/N3N s 0:0 -"),
        // Both capture a piece that stays.
        ("n4/p3p/1p1P1/P1n1P/N3N s 0:0 -", "a2xb3|c2xe1", "n4/p3p/1P1P1/4P/N3n s 0:0 -"),
    ]);
}

#[test]
fn if_the_target_has_left_the_mover_simply_arrives() {
    check(&[
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "a1xb3|b3-b2", "n3n/p3p/1N3/Pp2P/4N s 0:0 -"),
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "a2xb3|b3-b2", "n3n/p3p/1P3/1p2P/N3N s 0:0 -"),
        ("n3n/p3p/3P1/P1p2/N3N s 0:0 -", "d3-d4|e4-e3", "n3n/p2P1/4p/P1p2/N3N s 0:0 -"),
        ("n3n/p3p/3P1/P4/N3N s 0:0 -", "d3xe4|e4xd3", "n3n/p3P/3p1/P4/N3N s 0:0 -"),
        ("n3n/p3p/3P1/P4/N3N s 0:0 -", "d3-d4|e4xd3", "n3n/p2P1/3p1/P4/N3N s 0:0 -"),
    ]);
}

#[test]
fn two_of_the_same_kind_on_one_cell_are_both_removed() {
    check(&[
        (START, "e1-d3|e5-d3", "nppp1/p3p/5/P3P/NPPP1 s 0:0 -"),
        (START, "e2-e3|e4-e3", "npppn/p4/5/P4/NPPPN s 0:0 -"),
    ]);
}

#[test]
fn of_a_knight_and_a_pawn_on_one_cell_the_knight_stays() {
    check(&[
        ("n3n/pp2p/5/P3P/N3N s 0:0 -", "a1-b3|b4-b3", "n3n/p3p/1N3/P3P/4N s 0:0 -"),
        ("n3n/p3p/5/PP2P/N3N s 0:0 -", "b2-b3|a5-b3", "4n/p3p/1n3/P3P/N3N s 0:0 -"),
        // Even on the last rank: the pawn does not arrive.
        ("2n2/P3p/5/4P/N4 s 0:0 -", "a4-a5|e4-e3", "N1n2/5/4p/4P/N4 s 0:0 -"),
        ("5/P3p/1n3/4P/N4 s 0:0 -", "a4-a5|b3-a5", "n4/4p/5/4P/N4 s 0:0 -"),
    ]);
}

#[test]
fn two_pieces_that_take_each_others_cells_change_places() {
    check(&[
        ("4n/p3p/1n3/P3P/N3N s 0:0 -", "a1xb3|b3xa1", "4n/p3p/1N3/P3P/n3N s 0:0 -"),
        ("n3n/p3p/3P1/P4/N3N s 0:0 -", "d3xe4|e4xd3", "n3n/p3P/3p1/P4/N3N s 0:0 -"),
    ]);
}

#[test]
fn a_pawn_on_the_last_rank_becomes_a_knight_below_two() {
    check(&[
        ("n4/1P2p/5/P4/5 s 0:0 -", "b4-b5|e4-e3", "nN3/5/4p/P4/5 s 0:0 -"),
        ("n4/1P2p/5/P4/N4 s 0:0 -", "b4xa5|e4-e3", "N4/5/4p/P4/N4 s 0:0 -"),
        ("n4/P3p/5/4p/N4 s 0:0 -", "a1-b3|e2-e1", "n4/P3p/1N3/5/4n s 0:0 -"),
        ("n4/P3p/5/1p3/N1P2 s 0:0 -", "c1-c2|b2xa1", "n4/P3p/5/2P2/n4 s 0:0 -"),
    ]);
}

#[test]
fn otherwise_its_owner_puts_it_on_an_empty_cell_outside_that_rank() {
    let white = "nP3/4p/5/P1n2/N3N w 0:0 b5";
    assert_eq!(asked(white), SeatSet::one(WHITE));
    assert_eq!(orders(white, WHITE), ">a3 >a4 >b1 >b2 >b3 >b4 >c1 >c3 >c4 >d1 >d2 >d3 >d4 >e2 >e3");
    assert_eq!(orders(white, BLACK), "");
    let black = "n3n/P3p/5/5/N1p1N b 0:0 c1";
    assert_eq!(asked(black), SeatSet::one(BLACK));
    assert_eq!(orders(black, BLACK), ">a2 >a3 >b2 >b3 >b4 >b5 >c2 >c3 >c4 >c5 >d2 >d3 >d4 >d5 >e2 >e3");
    check(&[(white, ">b1|-", "n4/4p/5/P1n2/NP2N s 0:0 -"), (black, "-|>c5", "n1p1n/P3p/5/5/N3N s 0:0 -")]);
}

#[test]
fn knights_are_counted_after_the_captures_of_the_turn() {
    check(&[
        ("n4/1P2p/5/P1n2/N3N s 0:0 -", "b4-b5|c2xa1", "nN3/4p/5/P4/n3N s 0:0 -"),
        ("n4/1P2p/5/P1n2/N3N s 0:0 -", "b4-b5|c2xb4", "nP3/1n2p/5/P4/N3N w 0:0 b5"),
    ]);
}

#[test]
fn the_cell_is_chosen_after_the_reveal() {
    // White moved to the last rank, Black to c3: White now sees it, and c3 is no longer free.
    let waiting = after::<Apocalypse>("n4/1Pp1p/5/P1n2/N3N s 0:0 -", "b4-b5|c4-c3");
    assert_eq!(waiting, "nP3/4p/2p2/P1n2/N3N w 0:0 b5");
    assert!(Apocalypse::is_follow_up(&position::<Apocalypse>(&waiting)));
    assert_eq!(refusal::<Apocalypse>(&waiting, WHITE, ">c3"), "refuse-apocalypse-put-occupied");
}

const BOTH: &str = "nP2n/4p/4P/5/Np2N s 0:0 b5,b1";

#[test]
fn if_both_must_relocate_both_choose_in_secret() {
    assert_eq!(after::<Apocalypse>("n3n/1P2p/4P/1p3/N3N s 0:0 -", "b4-b5|b2-b1"), BOTH);
    assert_eq!(asked(BOTH), SeatSet::first(2));
    assert_eq!(moves::<Apocalypse>(BOTH).len(), 15 * 15);
    check(&[(BOTH, ">c3|>d3", "n3n/4p/2PpP/5/N3N s 0:0 -")]);
    // The cell that the other pawn leaves is not empty before.
    assert_eq!(refusal::<Apocalypse>(BOTH, WHITE, ">b1"), "refuse-apocalypse-put-occupied");
}

#[test]
fn the_same_cell_removes_both_relocated_pawns() {
    check(&[(BOTH, ">c3|>c3", "n3n/4p/4P/5/N3N s 0:0 -")]);
    check_ends(&[("nP2n/5/5/5/Np2N s 0:0 b5,b1", ">c3|>c3", Some(("draw", "both-no-pawns")))]);
}

#[test]
fn an_illegal_relocation_costs_a_point_and_the_pawn_is_asked_again() {
    check(&[
        (BOTH, "?|>d3", "nP2n/4p/3pP/5/N3N w 1:0 b5"),
        (BOTH, ">c3|?", "n3n/4p/2P1P/5/Np2N b 0:1 b1"),
        (BOTH, "?|?", "nP2n/4p/4P/5/Np2N s 1:1 b5,b1"),
        (BOTH, ">b5|>b5", "nP2n/4p/4P/5/Np2N s 1:1 b5,b1"),
        (BOTH, "?|>d3 >c3|-", "n3n/4p/2PpP/5/N3N s 1:0 -"),
    ]);
    check_ends(&[(BOTH, "?|>d3 ?|-", Some(("b", "penalties"))), (BOTH, "?|? ?|?", Some(("draw", "both-penalties")))]);
}

#[test]
fn a_side_with_two_points_loses_before_anything_else() {
    check_ends(&[
        ("n4/5/5/P4/N4 s 2:0 -", "", Some(("b", "penalties"))),
        ("n4/5/5/P4/N4 s 0:2 -", "", Some(("w", "penalties"))),
        ("5/5/p4/P4/5 s 0:2 -", "", Some(("w", "penalties"))),
        // White hands in the second illegal order while Black promotes its last pawn.
        ("n4/5/5/P3p/N4 s 1:0 -", "?|e2-e1", Some(("b", "penalties"))),
    ]);
}

#[test]
fn both_with_two_points_at_once_is_a_draw() {
    check_ends(&[
        ("npppn/p3p/5/P3P/NPPPN s 1:1 -", "?|?", Some(("draw", "both-penalties"))),
        ("n4/5/5/P4/N4 s 2:2 -", "", Some(("draw", "both-penalties"))),
    ]);
}

#[test]
fn a_side_without_pawns_loses() {
    check_ends(&[
        ("n3n/p4/1P3/5/N3N s 0:0 -", "b3xa4|e5-d3", Some(("w", "no-pawns"))),
        ("n3n/p4/1P3/5/N3N s 0:0 -", "a1-c2|a4xb3", Some(("b", "no-pawns"))),
    ]);
    let end = Apocalypse::outcome(&position::<Apocalypse>("n4/1P3/5/P4/N4 s 0:0 -")).expect("Black has no pawns");
    let cells: Vec<String> = end.cells.iter().map(|cell| Apocalypse::INFO.geometry.name(*cell).to_string()).collect();
    assert_eq!(cells, ["a2", "b4"], "decided by the pawns that are left");
}

#[test]
fn both_without_pawns_at_once_is_a_draw() {
    check_ends(&[
        ("n3n/2p2/5/2P2/N3N s 0:0 -", "c2-c3|c4-c3", Some(("draw", "both-no-pawns"))),
        ("n4/1P3/5/3p1/N4 s 0:0 -", "b4-b5|d2-d1", Some(("draw", "both-no-pawns"))),
    ]);
}

#[test]
fn promoting_the_last_pawn_is_legal_and_loses() {
    check(&[("n4/1P2p/5/5/N4 s 0:0 -", "b4-b5|e4-e3", "nN3/5/4p/5/N4 s 0:0 -")]);
    check_ends(&[("n4/1P2p/5/5/N4 s 0:0 -", "b4-b5|e4-e3", Some(("b", "no-pawns")))]);
}

#[test]
fn a_side_without_a_legal_order_on_an_ordinary_turn_draws() {
    check_ends(&[
        ("5/5/p4/P3P/N4 s 0:0 -", "", Some(("draw", "no-orders"))),
        ("n4/p4/P4/5/5 s 0:0 -", "", Some(("draw", "no-orders"))),
        ("5/p4/P4/5/5 s 1:1 -", "", Some(("draw", "no-orders"))),
        ("5/5/p4/P3P/N3n s 0:0 -", "", None),
    ]);
    let end = Apocalypse::outcome(&position::<Apocalypse>("5/5/p4/P3P/N4 s 0:0 -")).expect("Black is stuck");
    assert_eq!(end.cells.len(), 1, "decided by the pieces that cannot move");
}

#[test]
fn the_end_is_judged_before_a_relocation() {
    // Black has lost its last pawn, so White's waiting pawn is not asked any more.
    let end = after::<Apocalypse>("2p1n/1P3/5/5/N3N s 0:0 -", "b4xc5|e5-d3");
    assert_eq!(end, "2P2/5/3n1/5/N3N w 0:0 c5");
    assert_eq!(outcome::<Apocalypse>(&end), Some(("w".to_owned(), "no-pawns".to_owned())));
    assert!(asked(&end).is_empty() && moves::<Apocalypse>(&end).is_empty());
    // Who is stuck only shows when the relocation is done.
    let stuck = "1P3/5/p4/P4/N3N w 0:0 b5";
    check_ends(&[(stuck, "", None), (stuck, ">c3|-", Some(("draw", "no-orders"))), (stuck, ">b2|-", None)]);
}

#[test]
fn a_pawn_waiting_for_relocation_counts_as_a_pawn() {
    check_ends(&[("n4/1P2p/5/5/N3N s 0:0 -", "b4-b5|e4-e3", None)]);
}

#[test]
fn no_progress_is_fifty_turns_without_a_capture_or_a_pawn_move() {
    assert_eq!(Apocalypse::INFO.no_progress, Some(50));
    for (text, played, progress) in [
        (START, "a1-b3|e5-d3", false),
        (START, "a1-b3|e4-e3", true),
        (START, "a2-a3|e5-d3", true),
        (START, "?|e5-d3", false),
        (START, "?|?", false),
        (START, "?|e4-e3", true),
        (START, "a1-b3|a5-b3", true),
        ("n3n/p3p/1p3/P3P/N3N s 0:0 -", "a1xb3|e5-d3", true),
        ("4n/p3p/1n3/P3P/N3N s 0:0 -", "a1xb3|b3xa1", false),
        ("4n/p3p/1n3/P3P/N3N s 0:0 -", "a1xb3|b3-c1", false),
        (BOTH, ">c3|?", true),
        (BOTH, "?|?", false),
    ] {
        let board = position::<Apocalypse>(text);
        let joint = orders::read_move::<Apocalypse>(&board, played).expect("a move");
        assert_eq!(Apocalypse::progress(&board, joint), progress, "{played} in {text}");
    }
}

#[test]
fn orders_are_written_with_their_marks_and_turns_with_a_bar() {
    let spelled = |text: &str, written: &str| {
        let board = position::<Apocalypse>(text);
        orders::spell_move::<Apocalypse>(&board, orders::read_move::<Apocalypse>(&board, written).expect(written))
    };
    let board = "n3n/p3p/1p3/P3P/N3N s 0:0 -";
    for (text, written, canonical) in [
        (START, "a1-b3|e4-e3", "a1-b3|e4-e3"),
        (START, " A1-B3 | E4-e3 ", "a1-b3|e4-e3"),
        (board, "a2xb3|b3xa2", "a2xb3|b3xa2"),
        (board, "a2-b3|?", "?|?"),
        (board, "b1-b3|e4-e3", "?|e4-e3"),
        ("nP3/4p/5/P1n2/N3N w 0:0 b5", ">C3|-", ">c3|-"),
        ("n3n/P3p/5/5/N1p1N b 0:0 c1", "-|>c3", "-|>c3"),
        (BOTH, ">c3|>c3", ">c3|>c3"),
    ] {
        assert_eq!(spelled(text, written), canonical, "{written} in {text}");
    }
}

#[test]
fn a_position_says_who_is_asked_the_penalties_and_the_waiting_pawns() {
    for text in [
        START,
        BOTH,
        "nP3/4p/5/P1n2/N3N w 0:1 b5",
        "n3n/P3p/5/5/N1p1N b 1:0 c1",
        "5/5/5/5/5 s 2:2 -",
        "1P3/5/p4/P4/N4 w 0:0 b5",
    ] {
        assert_eq!(Apocalypse::print_position(&position::<Apocalypse>(text)), text);
    }
}

#[test]
fn perft_counts_turns_and_a_relocation_uses_no_depth() {
    use ludoteca_rules::walk::perft::{Leaves, perft};
    let count = |text: &str, depth| perft::<Apocalypse>(&position::<Apocalypse>(text), depth, Leaves::Bulk);
    assert_eq!([count(START, 0), count(START, 1), count(START, 2)], [1, 81, 7183]);
    // Waiting with no turn to go counts once; with one to go, from each of the cells.
    let waiting = "nP3/5/1n2p/P4/N3N w 0:0 b5";
    assert_eq!(count(waiting, 0), 1);
    let board = position::<Apocalypse>(waiting);
    let mut places = Vec::new();
    Apocalypse::moves(&board, &mut places);
    let below: u64 = places
        .iter()
        .map(|place| {
            let mut child = board.clone();
            Apocalypse::play(&mut child, *place);
            Apocalypse::count(&child)
        })
        .sum();
    assert_eq!((places.len(), count(waiting, 1)), (15, below));
}
