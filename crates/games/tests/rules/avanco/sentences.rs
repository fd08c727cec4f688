//! A test for each sentence of the rules.

use super::START;
use crate::battery::{after, moves, outcome, position, position_error};
use ludoteca_games::avanco::Avanco;
use ludoteca_rules::{Game, Notation, Options, Rules, Seat, SeatSet};

fn won(winner: &str, reason: &str) -> Option<(String, String)> {
    Some((winner.to_owned(), reason.to_owned()))
}

fn deciding(text: &str) -> Vec<String> {
    let outcome = Avanco::outcome(&position::<Avanco>(text)).unwrap_or_else(|| panic!("{text} goes on"));
    outcome.cells.iter().map(|cell| Avanco::INFO.geometry.name(*cell).to_string()).collect()
}

/// The same position seen by the other side: the board turned round, and the colours changed.
fn turned(text: &str) -> String {
    let swap = |sign| match sign {
        'b' => 'w',
        'w' => 'b',
        other => other,
    };
    let (board, side) = text.split_once(' ').expect("two fields");
    let swapped = |text: &str| text.chars().map(swap).collect::<String>();
    format!("{} {}", swapped(&board.chars().rev().collect::<String>()), swapped(side))
}

/// A move as the other side would write it on the board turned round.
fn turned_move(text: &str) -> String {
    let turn = |sign: char| match sign {
        'a'..='g' => char::from(b'a' + b'g' - sign as u8),
        '1'..='7' => char::from(b'1' + b'7' - sign as u8),
        other => other,
    };
    text.chars().map(turn).collect()
}

/// Each position with its legal moves, for both sides.
fn check_moves(table: &[(&str, &str)]) {
    for (text, expected) in table {
        assert_eq!(moves::<Avanco>(text).join(" "), *expected, "{text}");
        let mut other: Vec<String> = expected.split_whitespace().map(turned_move).collect();
        other.sort();
        assert_eq!(moves::<Avanco>(&turned(text)), other, "{}", turned(text));
    }
}

// "7×7." "White on ranks 1–2, Black on ranks 6–7." "White begins."

#[test]
fn the_game_starts_with_two_ranks_each_and_white() {
    let start = Avanco::start(&Options::defaults(Avanco::INFO.options), Seat(0));
    assert_eq!(Avanco::print_position(&start), START);
    assert_eq!(start, position::<Avanco>(START));
    assert_eq!(Avanco::asked(&start), SeatSet::one(Seat(0)));
    let first = "a2-a3 a2-b3 b2-a3 b2-b3 b2-c3 c2-b3 c2-c3 c2-d3 d2-c3 d2-d3 d2-e3 e2-d3 e2-e3 e2-f3 f2-e3 f2-f3 f2-g3 \
                 g2-f3 g2-g3";
    check_moves(&[(START, first)]);
}

#[test]
fn the_sides_take_turns() {
    let text = after::<Avanco>(START, "a2-a3");
    assert_eq!(text, "bbbbbbb/bbbbbbb/7/7/w6/1wwwwww/wwwwwww b");
    assert_eq!(Avanco::asked(&position::<Avanco>(&text)), SeatSet::one(Seat(1)));
    assert_eq!(after::<Avanco>(&text, "g6-f5"), "bbbbbbb/bbbbbb1/5b1/7/w6/1wwwwww/wwwwwww w");
}

// "A piece moves one cell forward, straight or diagonally, to an empty cell; it captures one cell diagonally forward."

#[test]
fn a_piece_moves_one_cell_forward_to_an_empty_cell() {
    check_moves(&[
        ("b6/7/7/3w3/7/7/7 w", "d4-c5 d4-d5 d4-e5"),
        ("b6/7/7/w6/7/7/7 w", "a4-a5 a4-b5"),
        ("b6/7/7/6w/7/7/7 w", "g4-f5 g4-g5"),
        // Over the edges there is no way to the next rank.
        ("b6/7/7/6w/w6/7/7 w", "a3-a4 a3-b4 g4-f5 g4-g5"),
        // One's own pieces are in the way, straight and diagonally.
        ("b6/7/3w3/3w3/7/7/7 w", "d4-c5 d4-e5 d5-c6 d5-d6 d5-e6"),
        ("b6/7/2w1w2/3w3/7/7/7 w", "c5-b6 c5-c6 c5-d6 d4-d5 e5-d6 e5-e6 e5-f6"),
    ]);
}

#[test]
fn a_piece_captures_diagonally_forward_only() {
    check_moves(&[
        ("7/7/2b1b2/3w3/7/7/7 w", "d4-d5 d4xc5 d4xe5"),
        ("7/7/3b3/3w3/7/7/7 w", "d4-c5 d4-e5"),
        ("7/7/bb5/w6/7/7/7 w", "a4xb5"),
        ("7/7/5bb/6w/7/7/7 w", "g4xf5"),
        ("7/7/6b/w5b/b5b/7/7 w", "a4-a5 a4-b5"),
        // Not sideways, not backwards, not two cells away.
        ("7/1b1b1b1/7/2bwb2/2bbb2/7/7 w", "d4-c5 d4-d5 d4-e5"),
    ]);
}

#[test]
fn what_is_captured_leaves_the_board() {
    let text = "7/7/2bbb2/3w3/7/7/7 w";
    assert_eq!(after::<Avanco>(text, "d4xc5"), "7/7/2wbb2/7/7/7/7 b");
    assert_eq!(after::<Avanco>(text, "d4xe5"), "7/7/2bbw2/7/7/7/7 b");
    assert_eq!(after::<Avanco>("7/7/7/3b3/2w4/7/7 b", "d4xc3"), "7/7/7/7/2b4/7/7 w");
}

// "Capturing is optional."

#[test]
fn capturing_is_optional() {
    check_moves(&[("7/7/2b4/3w3/7/7/w6 w", "a1-a2 a1-b2 d4-d5 d4-e5 d4xc5")]);
}

// "Reaching the far rank wins (`far-rank`)."

#[test]
fn reaching_the_far_rank_wins() {
    for (text, order, cell) in [
        ("7/w6/7/7/7/6b/7 w", "a6-a7", "a7"),
        ("7/w6/7/7/7/6b/7 w", "a6-b7", "b7"),
        ("bb5/w6/7/7/7/7/7 w", "a6xb7", "b7"),
        ("6b/5w1/7/7/7/7/6w w", "f6-f7", "f7"),
    ] {
        assert_eq!(outcome::<Avanco>(text), None, "{text}");
        let end = after::<Avanco>(text, order);
        assert_eq!(outcome::<Avanco>(&end), won("w", "far-rank"), "{end}");
        assert_eq!(deciding(&end), [cell]);
        let end = after::<Avanco>(&turned(text), &turned_move(order));
        assert_eq!(outcome::<Avanco>(&end), won("b", "far-rank"), "{end}");
        assert_eq!(deciding(&end), [turned_move(cell)]);
    }
}

#[test]
fn a_finished_game_asks_nobody_whoever_is_to_move() {
    for (text, winner, reason) in [
        ("2w4/7/7/7/7/7/b6", "", ""),
        ("2w4/7/7/7/7/b6/w6", "w", "far-rank"),
        ("w5w/7/7/7/7/b6/7", "w", "far-rank"),
        ("6b/w6/7/7/7/7/6b", "b", "far-rank"),
        ("7/7/7/3w3/7/7/7", "w", "all-captured"),
        ("7/7/7/3b3/7/7/7", "b", "all-captured"),
    ] {
        for side in ["w", "b"] {
            let text = format!("{text} {side}");
            if winner.is_empty() {
                assert_eq!(position_error::<Avanco>(&text), (1, "position-avanco-both-arrived"));
                continue;
            }
            assert_eq!(outcome::<Avanco>(&text), won(winner, reason), "{text}");
            assert!(
                moves::<Avanco>(&text).is_empty() && Avanco::asked(&position::<Avanco>(&text)).is_empty(),
                "{text}"
            );
        }
    }
    assert_eq!(deciding("w5w/7/7/7/7/b6/7 b"), ["a7", "g7"]);
}

#[test]
fn pieces_on_their_own_first_rank_have_reached_nothing() {
    assert_eq!(outcome::<Avanco>("b5b/7/7/7/7/7/w5w w"), None);
    assert_eq!(outcome::<Avanco>("7/w6/7/7/7/b6/7 b"), None);
}

// "Capturing the last enemy piece wins (`all-captured`)."

#[test]
fn capturing_the_last_enemy_piece_wins() {
    let text = "7/7/7/2b4/1w5/6w/7 w";
    let end = after::<Avanco>(text, "b3xc4");
    assert_eq!(outcome::<Avanco>(&end), won("w", "all-captured"));
    assert_eq!(deciding(&end), ["g2", "c4"], "all pieces of the winner");
    let end = after::<Avanco>(&turned(text), "f5xe4");
    assert_eq!(outcome::<Avanco>(&end), won("b", "all-captured"));
    assert_eq!(deciding(&end), ["e4", "a6"]);
    let end = after::<Avanco>("7/7/6b/2b4/1w5/6w/7 w", "b3xc4");
    assert_eq!(outcome::<Avanco>(&end), None, "one enemy piece is left");
}

#[test]
fn of_two_reasons_the_far_rank_is_named() {
    let end = after::<Avanco>("b6/1w5/7/7/7/7/7 w", "b6xa7");
    assert_eq!(outcome::<Avanco>(&end), won("w", "far-rank"));
    assert_eq!(Avanco::INFO.reasons, ["far-rank", "all-captured"]);
}

// "No draws."

#[test]
fn the_foremost_piece_can_always_move() {
    check_moves(&[
        ("7/7/bbbbbbb/wwwwwww/7/7/7 w", "a4xb5 b4xa5 b4xc5 c4xb5 c4xd5 d4xc5 d4xe5 e4xd5 e4xf5 f4xe5 f4xg5 g4xf5"),
        ("7/7/b6/w6/ww5/www4/7 w", "a3-b4 a4-b5 b2-c3 b3-b4 b3-c4 c2-c3 c2-d3"),
    ]);
    assert!(!Avanco::INFO.repetition && Avanco::INFO.no_progress.is_none(), "nothing can be repeated");
}

#[test]
fn no_game_is_longer_than_announced() {
    // 14 pieces go to the rank before the far one: seven of them five cells, seven of them four; then somebody arrives.
    assert_eq!(Avanco::INFO.playout_plies, 2 * (7 * 5 + 7 * 4) + 1);
}

// The text of positions.

#[test]
fn positions_that_are_not_well_formed_are_refused() {
    let both = "position-avanco-both-arrived";
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("7/7/7/7/7/7/w6", (0, "position-fields")),
        ("7/7/7/7/7/7/w6 w -", (0, "position-fields")),
        ("7/7/7/7/7/7/w6  w", (0, "position-fields")),
        ("7/7/7/7/7/w6 w", (1, "position-ranks")),
        ("7/7/7/7/7/7/7/w6 w", (1, "position-ranks")),
        ("7/7/7/7/7/7/w5 w", (1, "position-width")),
        ("7/7/7/7/7/7/w7 w", (1, "position-width")),
        ("7/7/7/7/7/7/8 w", (1, "position-width")),
        ("7/7/7/7/7/7//w6 w", (1, "position-ranks")),
        ("7/7/7//7/7/w6 w", (1, "position-width")),
        ("7/7/7/7/7/7/w0w5 w", (1, "position-run")),
        ("7/7/7/7/7/7/w06 w", (1, "position-run")),
        ("7/7/7/7/7/7/w33 w", (1, "position-width")),
        ("7/7/7/7/7/7/w6 W", (2, "position-expected")),
        ("7/7/7/7/7/7/w6 1", (2, "position-expected")),
        ("7/7/7/7/7/7/w6 ", (2, "position-expected")),
        ("7/7/7/7/7/7/W6 w", (1, "position-piece")),
        ("7/7/7/7/7/7/x6 w", (1, "position-piece")),
        ("bbbbbbb/bbbbbbb/7/7/w6/wwwwwww/wwwwwww w", (1, "position-too-many")),
        ("bbbbbbb/bbbbbbb/b6/7/7/wwwwwww/wwwwwww w", (1, "position-too-many")),
        ("7/7/7/7/7/7/7 w", (1, "position-avanco-no-pieces")),
        ("7/7/7/7/7/7/7 b", (1, "position-avanco-no-pieces")),
        ("w6/7/7/7/7/7/6b w", (1, both)),
        ("wbbbbbb/7/7/7/7/7/wwwwwwb b", (1, both)),
    ] {
        assert_eq!(position_error::<Avanco>(text), expected, "{text}");
    }
}
