//! A test for each sentence of the rules; those about the board are in `board.rs`.

use super::{START, TWO_GROUPS, score};
use crate::battery::{after, moves, outcome, position, position_error, refusal};
use ludoteca_games::produto::Produto;
use ludoteca_games::produto::rules::Colour;
use ludoteca_rules::session::{BoardView, GameSession, HistoryView, NodeId, PlayView, Request, Session, SessionChange};
use ludoteca_rules::{Game, Notation, Options, Rules, Seat, Side, Winner};

/// Rows of one colour: black groups of 9, 7 and 7, white ones of 11, 11, 8 and 8.
const STRIPES: &str = "wwwww/wwwwww/bbbbbbb/wwwwwwww/bbbbbbbbb/wwwwwwww/bbbbbbb/wwwwww/wwwww b 2";

/// Black groups of 12, 11 and 7, white ones of 12, 11 and 8: 30 black stones, 31 white ones.
const EQUAL: &str = "wwwww/wwwwww/bbbbbbb/wwwwwwww/wwwwbbbbb/bbbbbbbw/wwwwwww/bbbbbb/bbbbb w 2";

/// Black's 45 stones are on the board.
const BLACK_GONE: &str = "bbbbb/bbbbbb/bbbbbbb/bbbbbbbb/bbbbbbbbb/bbbbbbbb/bbwww2/wwwwww/wwww1 b 2";

fn swapped(text: &str) -> String {
    let swap = |sign| match sign {
        'b' => 'w',
        'w' => 'b',
        other => other,
    };
    let (board, fields) = text.split_once(' ').expect("a board and more");
    format!("{} {fields}", board.chars().map(swap).collect::<String>())
}

fn won(winner: &str, reason: &str) -> Option<(String, String)> {
    Some((winner.to_owned(), reason.to_owned()))
}

// "45 black and 45 white stones."

#[test]
fn there_are_45_stones_of_each_colour() {
    let black = "bbbbb/bbbbbb/bbbbbbb/bbbbbbbb/bbbbbbbbb/bbbbbbbb/bb5/6/5 b 2";
    for full in [black.to_owned(), swapped(black)] {
        assert_eq!(position::<Produto>(&full).count(), 16);
    }
    let black = "bbbbb/bbbbbb/bbbbbbb/bbbbbbbb/bbbbbbbbb/bbbbbbbb/bbb4/6/5 b 2";
    for too_many in [black.to_owned(), swapped(black)] {
        assert_eq!(position_error::<Produto>(&too_many), (1, "position-too-many"));
    }
}

// "Black begins with one stone; afterwards a turn is two stones on two empty cells, each of either colour." "61 = 1 +
// 30 × 2, so the board fills exactly." "On the full board the turn fields simply go on."

#[test]
fn black_places_one_stone_and_then_turns_are_two_stones() {
    let mut text = START.to_owned();
    assert_eq!(text, Produto::print_position(&Produto::start(&Options::defaults(&[]), Seat(0))));
    for stones in 0_usize..=61 {
        let expected = match stones.checked_sub(1) {
            None => "b 1".to_owned(),
            Some(later) => format!("{} {}", if later / 2 % 2 == 0 { "w" } else { "b" }, 2 - later % 2),
        };
        assert!(text.ends_with(&expected), "after {stones} stones: {text}");
        let legal = moves::<Produto>(&text);
        assert_eq!(legal.len(), 2 * (61 - stones), "two colours for each empty cell of {text}");
        assert_eq!(outcome::<Produto>(&text).is_some(), stones == 61, "{text}");
        if let Some(next) = legal.get(stones % legal.len().max(1)) {
            text = after::<Produto>(&text, next);
        }
    }
    assert!(text.ends_with("w 2"), "black placed the last two stones: {text}");
}

#[test]
fn the_first_stone_may_have_either_colour() {
    let legal = moves::<Produto>(START);
    assert_eq!(legal.len(), 122);
    assert_eq!(after::<Produto>(START, "Be5"), "5/6/7/8/4b4/8/7/6/5 w 2");
    assert_eq!(after::<Produto>(START, "We5"), "5/6/7/8/4w4/8/7/6/5 w 2");
}

#[test]
fn each_stone_of_a_turn_has_either_colour_and_an_empty_cell() {
    for (turn, expected) in [
        ("Bc3 Bc4", "5/6/7/8/9/8/2bb3/6/5 w 1"),
        ("Bc3 Wc4 Wc5", "5/6/7/8/9/8/2bww2/6/5 b 2"),
        ("Bc3 Wc4 Bc5", "5/6/7/8/9/8/2bwb2/6/5 b 2"),
        ("Bc3 Bc4 Wc5 Wa1 Bi5", "4b/6/7/8/9/8/2bbw2/6/w4 w 2"),
    ] {
        assert_eq!(after::<Produto>(START, turn), expected);
    }
    let text = after::<Produto>(START, "Bc3 Wc4");
    for order in ["Bc3", "Wc3", "Bc4", "Wc4"] {
        assert_eq!(refusal::<Produto>(&text, Seat(1), order), "refuse-produto-occupied", "{order}");
        assert!(!moves::<Produto>(&text).contains(&order.to_owned()));
    }
}

#[test]
fn a_colour_that_is_used_up_cannot_be_chosen() {
    assert_eq!(moves::<Produto>(BLACK_GONE), ["Wa5", "Wc6", "Wc7"]);
    assert_eq!(refusal::<Produto>(BLACK_GONE, Seat(0), "Ba5"), "refuse-produto-no-black");
    let white_gone = swapped(BLACK_GONE);
    assert_eq!(moves::<Produto>(&white_gone), ["Ba5", "Bc6", "Bc7"]);
    assert_eq!(refusal::<Produto>(&white_gone, Seat(0), "Wa5"), "refuse-produto-no-white");
}

// "When it is full, a player's score is the product of the sizes of his two largest groups (0 with fewer than two
// groups)."

#[test]
fn a_score_is_the_product_of_the_two_largest_groups() {
    for (text, expected) in [
        ("5/6/7/8/9/8/7/6/5 b 2", [0, 0]),
        ("5/6/7/8/4b4/8/7/6/5 b 2", [0, 0]),
        ("5/6/7/8/bb2b2w1/8/7/6/5 b 2", [2, 0]),
        ("5/6/7/8/bb2b2ww/8/7/6/w1w2 b 2", [2, 2]),
        ("5/1bb3/7/bb4bb/9/8/bbb4/6/5 b 2", [6, 0]),
        (STRIPES, [63, 121]),
        (&swapped(STRIPES), [121, 63]),
        (EQUAL, [132, 132]),
    ] {
        assert_eq!(score(text), expected, "{text}");
    }
    for filled in ["Be5 Be6", "Be5 We6", "We5 Be6", "We5 We6"] {
        assert_eq!(score(&after::<Produto>(TWO_GROUPS, filled)), [0, 0], "one group of each colour");
    }
}

// "The larger score wins (`product`)"

#[test]
fn the_larger_score_wins() {
    assert_eq!(outcome::<Produto>(STRIPES), won("w", "product"));
    assert_eq!(outcome::<Produto>(&swapped(STRIPES)), won("b", "product"));
    let open = STRIPES.replacen("wwwww/", "wwww1/", 1);
    assert_eq!(outcome::<Produto>(&open), None, "the board is not full");
    assert_eq!(outcome::<Produto>(&after::<Produto>(&open, "Wi5")), won("w", "product"));
}

#[test]
fn the_deciding_cells_are_the_two_largest_groups() {
    let text = swapped(STRIPES).replacen("wwwwwww/b", "wwwwwwb/b", 1);
    // g7 joins the rows above and below it: black groups of 11 + 8 + 1 and of 11.
    assert_eq!(score(&text), [220, 63]);
    let outcome = Produto::outcome(&position::<Produto>(&text)).expect("a full board");
    assert_eq!(outcome.winner, Winner::Side(Side(0)));
    let names: Vec<String> = outcome.cells.iter().map(|cell| Produto::INFO.geometry.name(*cell).to_string()).collect();
    let expected = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 f1 f2 f3 f4 f5 f6 f7 f8 g7 h1 h2 h3 h4 h5 h6 i1 i2 i3 i4 i5";
    assert_eq!(names.join(" "), expected);
}

// "if equal, the player with fewer stones of his colour wins (`fewer-stones`). No draws."

#[test]
fn with_equal_products_fewer_stones_win() {
    assert_eq!(outcome::<Produto>(EQUAL), won("b", "fewer-stones"));
    assert_eq!(outcome::<Produto>(&swapped(EQUAL)), won("w", "fewer-stones"));
    for (stones, winner) in [("Be5 Be6", "w"), ("Be5 We6", "w"), ("We5 Be6", "w"), ("We5 We6", "b")] {
        let text = after::<Produto>(TWO_GROUPS, stones);
        assert_eq!(outcome::<Produto>(&text), won(winner, "fewer-stones"), "{text}");
    }
    let cells = Produto::outcome(&position::<Produto>(EQUAL)).expect("a full board").cells;
    let black = position::<Produto>(EQUAL).plane(Colour::Black);
    assert_eq!(cells.len(), 30);
    assert!(cells.iter().all(|cell| black & cell.bit() != 0), "all the winner's stones decide");
}

// "one stone is one move; the same player moves twice. Until the second stone is placed the first can be taken back by
// a plain undo."

#[test]
fn a_plain_undo_takes_back_the_first_stone_alone() {
    let mut play = GameSession::<Produto>::new(Options::defaults(&[]), None);
    let place = |play: &mut GameSession<Produto>, seat, order: &str| {
        let change = play.submit(Request::Order(Seat(seat), order.to_owned()));
        assert!(matches!(change, Ok(SessionChange::Played { .. })), "{order}: {change:?}");
    };
    place(&mut play, 0, "Be5");
    let before = play.position_text();
    place(&mut play, 1, "Wd4");
    assert_eq!(play.position_text(), "5/6/7/8/4b4/3w4/7/6/5 w 1");
    assert!(play.asked().contains(Seat(1)), "the same player goes on");
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Jumped));
    assert_eq!((play.position_text(), play.cursor()), (before, NodeId(1)));
    place(&mut play, 1, "Bd4");
    place(&mut play, 1, "Wd5");
    assert!(play.asked().contains(Seat(0)) && !play.asked().contains(Seat(1)));
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Jumped));
    assert_eq!(play.position_text(), "5/6/7/8/4b4/3b4/7/6/5 w 1", "a second stone goes back alone too");
    assert!(!Produto::is_follow_up(play.position()));
    assert_eq!([play.node(NodeId(1)).turn, play.node(play.cursor()).turn], [1, 2]);
}

// "Moves: `Bc3`, `Wc3` (colour of the stone, cell)." Cells may be in capitals, letters of colours are exact.

#[test]
fn a_move_is_the_colour_and_the_cell() {
    for (text, expected) in [("Bc3", "2b4"), ("Wc3", "2w4"), ("BC3", "2b4"), (" Wc3 ", "2w4")] {
        assert_eq!(after_one(text), format!("5/6/7/8/9/8/{expected}/6/5 w 2"), "{text}");
    }
    for text in
        ["", "c3", "bc3", "wc3", "b", "B", "Bc", "Bc8", "Bj1", "Bc0", "Bc03", "Bc33", "B c3", "Gc3", "Bc3x", "é", "Bé"]
    {
        assert_eq!(refusal::<Produto>(START, Seat(0), text), "refuse-unreadable", "{text}");
    }
}

fn after_one(text: &str) -> String {
    let start = position::<Produto>(START);
    let mut after = start;
    let read = ludoteca_rules::orders::read_move::<Produto>(&start, text);
    Produto::play(&mut after, read.unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text)));
    Produto::print_position(&after)
}

// "Position: `b w`, rows `i` (top) to `a`; side `b`/`w`; field 3: stones left in this turn, `1`/`2`."

#[test]
fn a_position_names_rows_from_the_top_the_side_and_the_stones_left() {
    let text = after::<Produto>(START, "Bi1 Wi5 Wa1 Ba5 We9");
    assert_eq!(text, "b3w/6/7/8/8w/8/7/6/w3b w 2");
    for text in ["5/6/7/8/9/8/7/6/5 w 1", "5/6/7/8/9/8/7/6/5 b 2", "b4/6/7/8/9/8/7/6/5 b 1", STRIPES, EQUAL] {
        assert_eq!(Produto::print_position(&position::<Produto>(text)), text, "turn fields are not checked");
    }
    let hashes = ["b 1", "b 2", "w 1", "w 2"]
        .map(|turn| Produto::hash(&position::<Produto>(&format!("5/6/7/8/9/8/7/6/5 {turn}"))));
    for (index, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..index].contains(hash), "turn fields belong to the position");
    }
}

#[test]
fn a_malformed_position_is_refused_by_its_field() {
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("5/6/7/8/9/8/7/6/5", (0, "position-fields")),
        ("5/6/7/8/9/8/7/6/5 b", (0, "position-fields")),
        ("5/6/7/8/9/8/7/6/5 b 1 -", (0, "position-fields")),
        ("5/6/7/8/9/8/7/6/5  b 1", (0, "position-fields")),
        ("5/6/7/8/9/8/7/6 b 1", (1, "position-ranks")),
        ("5/6/7/8/9/8/7/6/5/5 b 1", (1, "position-ranks")),
        ("6/6/7/8/9/8/7/6/5 b 1", (1, "position-width")),
        ("5/6/7/8/8/8/7/6/5 b 1", (1, "position-width")),
        ("5/6/7/8/9/8/7/6/bbbbbb b 1", (1, "position-width")),
        ("5/6/7/8/9/8/7/6/4 b 1", (1, "position-width")),
        ("5/6/7/8/9/8/7/6/ b 1", (1, "position-width")),
        ("5/6/7/8/9/8/7/6/0bbbbb b 1", (1, "position-run")),
        ("5/6/7/8/9/8/7/6/05 b 1", (1, "position-run")),
        ("5/6/7/8/9/8/7/6/B4 b 1", (1, "position-piece")),
        ("5/6/7/8/9/8/7/6/x4 b 1", (1, "position-piece")),
        ("5/6/7/8/9/8/7/6/5 B 1", (2, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 1 1", (2, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 - 1", (2, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 b 0", (3, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 b 3", (3, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 b 02", (3, "position-expected")),
        ("5/6/7/8/9/8/7/6/5 b ", (3, "position-expected")),
    ] {
        assert_eq!(position_error::<Produto>(text), expected, "{text}");
    }
}
