//! A test for each sentence of the rules.

use super::{CAPTURES, CORNER, LAST_POINTS, LAST_STONE, START};
use crate::battery::{after, moves, outcome, position, position_error, refusal};
use ludoteca_games::atari_go::AtariGo;
use ludoteca_rules::{Game, Notation, Options, Rules, Seat};
use ludoteca_words::{Language, Words};

/// All 40 white stones are one group without a liberty.
const CAPTURED_AT_THE_LAST: &str =
    "1bbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/wwwwbbbbb/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w";

fn won(winner: &str, reason: &str) -> Option<(String, String)> {
    Some((winner.to_owned(), reason.to_owned()))
}

fn swapped(text: &str) -> String {
    text.chars()
        .map(|sign| {
            if sign == 'b' {
                'w'
            } else if sign == 'w' {
                'b'
            } else {
                sign
            }
        })
        .collect()
}

/// The cells that decided a finished game.
fn deciding(text: &str) -> String {
    let outcome = AtariGo::outcome(&position::<AtariGo>(text)).expect("the game is over");
    let names: Vec<String> = outcome.cells.iter().map(|cell| AtariGo::INFO.geometry.name(*cell).to_string()).collect();
    names.join(" ")
}

/// Black, to move in `before`, wins with `stone` by capturing the stones on `cells`; so does White with colours
/// swapped.
fn check_capture(before: &str, stone: &str, cells: &str) {
    for (text, winner) in [(before.to_owned(), "b"), (swapped(before), "w")] {
        assert_eq!(outcome::<AtariGo>(&text), None, "{text}");
        let after = after::<AtariGo>(&text, stone);
        assert_eq!(outcome::<AtariGo>(&after), won(winner, "capture"), "{stone} in {text}");
        assert_eq!(moves::<AtariGo>(&after), [""; 0], "{stone} in {text}");
        assert_eq!(deciding(&after), cells, "{stone} in {text}");
    }
}

// "9×9 intersections, files a–i, ranks 1–9"

#[test]
fn the_board_has_nine_files_with_i_and_nine_ranks() {
    let legal = moves::<AtariGo>(START);
    assert_eq!(legal.len(), 81);
    let expected: Vec<String> = ('a'..='i').flat_map(|file| (1..=9).map(move |rank| format!("{file}{rank}"))).collect();
    assert_eq!(legal, expected);
    assert_eq!(after::<AtariGo>(START, "a1 i1 a9 i9"), "b7w/9/9/9/9/9/9/9/b7w b");
}

// "40 black and 40 white stones."

#[test]
fn there_are_40_stones_of_each_colour() {
    let forty = "9/9/9/9/4bbbb1/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb w";
    let more = "9/9/9/9/4bbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb w";
    for (good, bad) in [(forty.to_owned(), more.to_owned()), (swapped(forty), swapped(more))] {
        assert_eq!(moves::<AtariGo>(&good).len(), 41);
        assert_eq!(position_error::<AtariGo>(&bad), (1, "position-too-many"));
    }
}

// "Black begins. A turn puts one own stone on an empty point."

#[test]
fn black_begins_and_each_turn_is_one_stone_on_an_empty_point() {
    assert_eq!(AtariGo::print_position(&AtariGo::start(&Options::defaults(&[]), Seat(0))), START);
    let text = after::<AtariGo>(START, "e5 e6 d5");
    assert_eq!(text, "9/9/9/4w4/3bb4/9/9/9/9 w");
    for taken in ["e5", "e6", "d5"] {
        assert!(!moves::<AtariGo>(&text).contains(&taken.to_owned()));
        assert_eq!(refusal::<AtariGo>(&text, Seat(1), taken), "refuse-atari-go-occupied");
    }
    assert_eq!(moves::<AtariGo>(&text).len(), 78);
}

// "If an enemy group then has no liberty, it is captured and the game is won at once." "The captured stones stay in the
// position text."

#[test]
fn taking_the_last_liberty_captures_and_wins() {
    let alone = "9/9/9/4b4/3bw4/4b4/9/9/9 b";
    check_capture(alone, "f5", "e5");
    assert_eq!(after::<AtariGo>(alone, "f5"), "9/9/9/4b4/3bwb3/4b4/9/9/9 w", "the captured stone stays");
    check_capture("9/9/9/3bb4/2bww4/2bwb4/3b5/9/9 b", "f5", "d4 d5 e5");
    check_capture(CAPTURES, "i8", "i9");
}

#[test]
fn every_group_without_liberty_is_captured() {
    check_capture(CAPTURES, "a8", "b8 c8 a9");
    check_capture("9/9/9/3b1b3/2bw1wb2/3b1b3/9/9/9 b", "e5", "d5 f5");
}

#[test]
fn diagonals_join_nothing_and_give_no_liberty() {
    check_capture("9/9/9/4b4/3bw4/4bw3/9/9/9 b", "f5", "e5");
    let text = "9/9/9/4b4/3b1b3/4b4/9/9/9 w";
    assert!(!moves::<AtariGo>(text).contains(&"e5".to_owned()), "the diagonals around e5 are empty");
}

#[test]
fn the_board_ends_at_its_sides() {
    check_capture("9/9/9/9/b8/w8/b8/9/9 b", "b4", "a4");
    check_capture("9/9/9/9/8b/8w/8b/9/9 b", "h4", "i4");
    check_capture("9/9/9/9/w7b/8w/8b/9/9 b", "h4", "i4");
    check_capture("8b/9/9/9/9/9/9/b8/w8 b", "b1", "a1");
}

// "Otherwise the stone may not leave its own group without a liberty."

#[test]
fn a_stone_may_not_leave_its_own_group_without_a_liberty() {
    for (text, point) in [
        ("9/9/9/9/9/9/9/b8/1b7 w", "a1"),
        ("9/9/9/9/b8/1b7/b8/9/9 w", "a4"),
        ("9/9/9/4b4/3b1b3/4b4/9/9/9 w", "e5"),
        ("9/9/9/3bb4/2bw1b3/3bb4/9/9/9 w", "e5"),
        ("9/9/9/9/9/9/b8/wb7/1wb6 w", "a1"),
    ] {
        for text in [text.to_owned(), swapped(text)] {
            let seat = Seat(u8::from(text.ends_with('w')));
            assert!(!moves::<AtariGo>(&text).contains(&point.to_owned()), "{point} in {text}");
            assert_eq!(refusal::<AtariGo>(&text, seat, point), "refuse-atari-go-own-group", "{point} in {text}");
        }
    }
}

#[test]
fn a_stone_may_join_a_group_that_keeps_a_liberty() {
    let joined = after::<AtariGo>("9/9/9/3bb4/2bw1b3/3bw4/9/9/9 w", "e5");
    assert_eq!(outcome::<AtariGo>(&joined), None);
}

#[test]
fn a_stone_without_a_liberty_is_legal_where_it_captures() {
    check_capture(CORNER, "a1", "b1 a2");
    let text = after::<AtariGo>(CORNER, "a1");
    assert_ne!(position::<AtariGo>(&text).without_liberty(ludoteca_games::atari_go::rules::Colour::Black), 0);
}

// "There is no passing; a player whose 40 stones are used up, or without a legal point, loses." "No draws."

#[test]
fn there_is_no_passing() {
    for pass in ["pass", "-", ""] {
        assert_eq!(refusal::<AtariGo>(START, Seat(0), pass), "refuse-unreadable");
    }
}

#[test]
fn a_player_whose_stones_are_used_up_loses() {
    for (text, loser) in [(LAST_STONE.to_owned(), "b"), (swapped(LAST_STONE), "w")] {
        let winner = if loser == "b" { "w" } else { "b" };
        assert_eq!(outcome::<AtariGo>(&text), None, "40 stones of the side that waits do no harm");
        for point in ["d5", "i5"] {
            let end = after::<AtariGo>(&text, point);
            assert_eq!(outcome::<AtariGo>(&end), won(winner, "no-stones"), "{point} in {text}");
            assert_eq!(deciding(&end), "");
        }
    }
}

#[test]
fn a_player_without_a_legal_point_loses() {
    for (text, winner) in [(LAST_POINTS.to_owned(), "b"), (swapped(LAST_POINTS), "w")] {
        assert_eq!(moves::<AtariGo>(&text), ["a9", "e7", "i5"]);
        let end = after::<AtariGo>(&text, "e7");
        assert_eq!(outcome::<AtariGo>(&end), won(winner, "no-moves"));
        assert_eq!(deciding(&end), "i5 a9", "the points that are left");
        assert_eq!(outcome::<AtariGo>(&after::<AtariGo>(&text, "i5")), won(winner, "capture"));
    }
}

// "Reasons: capture no-stones no-moves": if several apply, the first listed.

#[test]
fn a_capture_comes_before_used_up_stones() {
    assert_eq!(outcome::<AtariGo>(CAPTURED_AT_THE_LAST), won("b", "capture"));
    assert_eq!(outcome::<AtariGo>(&swapped(CAPTURED_AT_THE_LAST)), won("w", "capture"));
}

#[test]
fn used_up_stones_come_before_the_lack_of_a_point() {
    let both = "1bbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/wwwwbbbb1/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w";
    assert_eq!(outcome::<AtariGo>(both), won("b", "no-stones"));
    assert_eq!(outcome::<AtariGo>(&swapped(both)), won("w", "no-stones"));
}

// "a side to move that has a group without liberties has lost; a position in which only the side that just moved has
// such a group is malformed."

#[test]
fn only_the_side_to_move_can_have_lost_a_group() {
    for (board, lost, other) in
        [("9/9/9/9/9/9/9/b8/wb7", "w", "b"), ("9/9/9/4w4/3wbw3/4w4/9/9/9", "b", "w"), (CAPTURED_AT_THE_LAST, "w", "b")]
    {
        let board = board.trim_end_matches(" w");
        assert_eq!(outcome::<AtariGo>(&format!("{board} {lost}")), won(other, "capture"));
        assert_eq!(position_error::<AtariGo>(&format!("{board} {other}")), (2, "position-atari-go-captured"));
    }
    let both = "9/9/9/9/9/9/b8/wb7/bwb6";
    assert_eq!(outcome::<AtariGo>(&format!("{both} w")), won("b", "capture"));
    assert_eq!(outcome::<AtariGo>(&format!("{both} b")), won("w", "capture"), "whoever is to move has lost");
    let error = AtariGo::parse_position(&Options::defaults(&[]), "9/9/9/9/9/9/9/b8/wb7 b").expect_err("malformed");
    assert_eq!(
        Words::new(Language::En, &ludoteca_games::catalogue()).say(&error.text()),
        "Position, field 2: expected w: only White has a captured group, so it would be its turn."
    );
}

#[test]
fn positions_are_equal_whatever_led_to_them() {
    let one = position::<AtariGo>(&after::<AtariGo>(START, "a1 b2 c3 d4"));
    let other = position::<AtariGo>(&after::<AtariGo>(START, "c3 d4 a1 b2"));
    assert_eq!(one, other);
    assert_eq!(AtariGo::hash(&one), AtariGo::hash(&other));
    let mut hashes = Vec::new();
    for text in
        ["b8/9/9/9/9/9/9/9/9", "8b/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/b8", "9/9/9/9/9/9/9/9/w8", "8w/9/9/9/9/9/9/9/9"]
    {
        hashes.extend(["b", "w"].map(|side| AtariGo::hash(&position::<AtariGo>(&format!("{text} {side}")))));
    }
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 10);
}

// "Moves: the point." Cells may be in capitals.

#[test]
fn a_move_is_the_name_of_its_point() {
    for text in ["i9", "I9", " i9 "] {
        let start = position::<AtariGo>(START);
        let read = ludoteca_rules::orders::read_move::<AtariGo>(&start, text);
        assert_eq!(AtariGo::spell(&start, read.unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text))), "i9");
    }
    for text in ["", "i", "9", "i10", "i0", "j1", "i09", "9i", "bi9", "Bi9", "i9x", "-i9", "é9", "i 9"] {
        assert_eq!(refusal::<AtariGo>(START, Seat(0), text), "refuse-unreadable", "{text}");
    }
}

// "Position: `b w`; side `b`/`w`."

#[test]
fn a_malformed_position_is_refused_by_its_field() {
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("9/9/9/9/9/9/9/9/9", (0, "position-fields")),
        ("9/9/9/9/9/9/9/9/9 b -", (0, "position-fields")),
        ("9/9/9/9/9/9/9/9/9  b", (0, "position-fields")),
        ("9/9/9/9/9/9/9/9 b", (1, "position-ranks")),
        ("9/9/9/9/9/9/9/9/9/9 b", (1, "position-ranks")),
        ("9/9/9/9/9/9/9/9/8 b", (1, "position-width")),
        ("9/9/9/9/9/9/9/9/10 b", (1, "position-width")),
        ("9/9/9/9/9/9/9/9/9b b", (1, "position-width")),
        ("9/9/9/9/9/9/9/9/ b", (1, "position-width")),
        ("9/9/9/9/9/9/9/9/09 b", (1, "position-run")),
        ("9/9/9/9/9/9/9/9/0bbbbbbbbb b", (1, "position-run")),
        ("9/9/9/9/9/9/9/9/45 b", (1, "position-width")),
        ("9/9/9/9/9/9/9/9/B8 b", (1, "position-piece")),
        ("9/9/9/9/9/9/9/9/x8 b", (1, "position-piece")),
        ("9/9/9/9/9/9/9/9/9 B", (2, "position-expected")),
        ("9/9/9/9/9/9/9/9/9 1", (2, "position-expected")),
        ("9/9/9/9/9/9/9/9/9 ", (2, "position-expected")),
    ] {
        assert_eq!(position_error::<AtariGo>(text), expected, "{text}");
    }
}
