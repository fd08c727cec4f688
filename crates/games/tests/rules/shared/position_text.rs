//! The reader of position texts: every malformed kind names its field and gets its sentence.

use ludoteca_games::semaforo::Semaforo;
use ludoteca_rules::position_text::{print_board, read_board, read_wide_board};
use ludoteca_rules::{Cell, Editing, Geometry, PositionError, Text};

const SMALL: Geometry = Geometry::square(4, 3);
const LARGE: Geometry = Geometry::square(12, 12);
const TALL: Geometry = Geometry::square(9, 10);
const HEXAGON: Geometry = Geometry::hexagon(5);
const RHOMBUS: Geometry = Geometry::rhombus(7);

fn letter(symbol: char) -> Option<char> {
    "xoé".contains(symbol).then_some(symbol)
}

fn board(geometry: Geometry, field: &str) -> Result<Vec<(Cell, char)>, PositionError> {
    read_board(geometry, field, "x, o", letter)
}

fn word(part: &str) -> Option<String> {
    ["w1+", "b6x&"].contains(&part).then(|| part.to_owned())
}

fn wide(geometry: Geometry, field: &str) -> Result<Vec<(Cell, String)>, PositionError> {
    read_wide_board(geometry, field, "w1+, b6x&", word)
}

fn cells<P>(geometry: Geometry, pieces: &[(Cell, P)]) -> String {
    let names: Vec<String> = pieces.iter().map(|(cell, _)| geometry.name(*cell).to_string()).collect();
    names.join(" ")
}

#[test]
fn a_board_is_read_rank_by_rank_from_the_top() {
    let pieces = board(SMALL, "x2o/4/1éox").expect("a board");
    assert_eq!(cells(SMALL, &pieces), "a3 d3 b1 c1 d1");
    let signs: String = pieces.iter().map(|(_, sign)| sign).collect();
    assert_eq!(signs, "xoéox");
    let empty = board(LARGE, "12/12/12/12/12/12/12/12/12/12/12/12").expect("a run may have two digits");
    assert!(empty.is_empty());
    let pieces = board(LARGE, "11x/x10o/12/12/12/12/12/12/12/12/12/x11").expect("a board");
    assert_eq!(cells(LARGE, &pieces), "l12 a11 l11 a1");
    let pieces = board(TALL, "x8/9/9/9/9/9/9/9/9/8o").expect("a board");
    assert_eq!(cells(TALL, &pieces), "a10 i1");
    let pieces = board(HEXAGON, "x4/6/7/8/4o3x/8/7/6/4o").expect("a board");
    assert_eq!(cells(HEXAGON, &pieces), "i1 e5 e9 a5");
    let pieces = board(RHOMBUS, "x6/7/7/3o3/7/7/6x").expect("a board");
    assert_eq!(cells(RHOMBUS, &pieces), "a7 d4 g1");
}

#[test]
fn a_board_is_printed_as_it_is_read() {
    for (geometry, text) in [
        (SMALL, "x2o/4/1éox"),
        (SMALL, "xxxx/oooo/xoxo"),
        (LARGE, "11x/x10o/12/5x6/12/12/12/12/12/12/12/x11"),
        (TALL, "x8/9/9/9/9/9/9/9/9/8o"),
        (HEXAGON, "x4/6/7/8/4o3x/8/7/6/4o"),
        (RHOMBUS, "x6/7/7/3o3/7/7/6x"),
    ] {
        let pieces = board(geometry, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let on = |cell| pieces.iter().find(|(found, _)| *found == cell).map(|(_, sign)| sign.to_string());
        assert_eq!(print_board(geometry, "", on), text);
    }
    for text in ["w1+,2,b6x&/4/1,w1+,2", "4/4/4", "w1+,w1+,w1+,w1+/3,b6x&/b6x&,3"] {
        let pieces = wide(SMALL, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let on = |cell| pieces.iter().find(|(found, _)| *found == cell).map(|(_, piece)| piece.clone());
        assert_eq!(print_board(SMALL, ",", on), text);
    }
}

fn ranks(expected: i64, found: i64) -> Text {
    Text::new("position-ranks").with_number("expected", expected).with_number("found", found)
}

fn width(rank: &str, expected: i64) -> Text {
    Text::new("position-width").with("rank", rank).with_number("expected", expected)
}

fn run(found: &str) -> Text {
    Text::new("position-run").with("found", found)
}

fn piece(found: &str) -> Text {
    Text::new("position-piece").with("found", found).with("letters", "x, o")
}

#[test]
fn a_malformed_board_says_what_was_expected() {
    let long = "9".repeat(60);
    for (geometry, text, problem) in [
        (SMALL, "", ranks(3, 1)),
        (SMALL, "4/4", ranks(3, 2)),
        (SMALL, "4/4/4/4", ranks(3, 4)),
        (SMALL, "4/4/4/", ranks(3, 4)),
        (SMALL, "/4/4", width("3", 4)),
        (SMALL, "4//4", width("2", 4)),
        (SMALL, "4/4/3", width("1", 4)),
        (SMALL, "4/5/4", width("2", 4)),
        (SMALL, "4/x4/4", width("2", 4)),
        (SMALL, "4/4x/4", width("2", 4)),
        (SMALL, "xoxox/4/4", width("3", 4)),
        (SMALL, "4/x2/4", width("2", 4)),
        (SMALL, "4/22/4", width("2", 4)),
        (SMALL, &format!("4/{long}/4"), width("2", 4)),
        (LARGE, "12/12/12/12/12/13/12/12/12/12/12/12", width("7", 12)),
        (LARGE, "12/12/12/12/12/12/12/12/12/12/12/11xo", width("1", 12)),
        (HEXAGON, "5/6/7/8/8/8/7/6/5", width("e", 9)),
        (HEXAGON, "6/6/7/8/9/8/7/6/5", width("i", 5)),
        (HEXAGON, "5/6/7/8/9/8/7/6/4", width("a", 5)),
        (RHOMBUS, "7/7/6/7/7/7/7", width("5", 7)),
        (RHOMBUS, "7/7/7/7/7/7", ranks(7, 6)),
        (SMALL, "4/0x3/4", run("0")),
        (SMALL, "4/x0ooo/4", run("0")),
        (SMALL, "4/04/4", run("04")),
        (SMALL, "4/x03/4", run("03")),
        (SMALL, "4/00/4", run("00")),
        (SMALL, "4/X3/4", piece("X")),
        (SMALL, "4/x?2/4", piece("?")),
        (SMALL, "4/-4/4", piece("-")),
        (SMALL, "4/ã3/4", piece("ã")),
        (SMALL, "4/x\u{7}2/4", piece("\u{7}")),
        (SMALL, "4/٣x/4", piece("٣")),
    ] {
        assert_eq!(board(geometry, text), Err(PositionError::new(1, problem)), "{text}");
    }
}

#[test]
fn a_malformed_wide_board_says_what_was_expected() {
    let piece = |found: &str| Text::new("position-piece").with("found", found).with("letters", "w1+, b6x&");
    for (text, problem) in [
        ("4/4", ranks(3, 2)),
        ("4/5/4", width("2", 4)),
        ("4/w1+,2/4", width("2", 4)),
        ("4/w1+,4/4", width("2", 4)),
        ("4/4,w1+/4", width("2", 4)),
        ("4/2,2/4", run("2")),
        ("4/w1+,1,1,b6x&/4", run("1")),
        ("4/0,w1+,3/4", run("0")),
        ("4/w1+,03/4", run("03")),
        ("4/w1+,,2/4", piece("")),
        ("4/w1+,3,/4", piece("")),
        ("/4/4", piece("")),
        ("4/w1,3/4", piece("w1")),
        ("4/w1+3/4", piece("w1+3")),
    ] {
        assert_eq!(wide(SMALL, text), Err(PositionError::new(1, problem)), "{text}");
    }
}

#[test]
fn fields_are_separated_by_one_space() {
    let setup = Semaforo::LAYOUT.read("4/1g2/4 2").expect("two fields");
    assert_eq!(Semaforo::LAYOUT.write(&setup).as_deref(), Some("4/1g2/4 2"));
    for (text, found) in [("", 1), ("a", 1), ("a b c", 3), ("a  b", 3), (" a b", 3), ("a b ", 3), ("a\tb", 1)] {
        let problem = Text::new("position-fields").with_number("expected", 2).with_number("found", found);
        assert_eq!(Semaforo::LAYOUT.read(text), Err(PositionError::new(0, problem)), "{text:?}");
    }
}

#[test]
fn an_error_tells_people_its_field() {
    let error = PositionError::expected(3, "1, 2");
    assert_eq!(error.to_string(), "position, field 3: position-expected words=1, 2");
    assert_eq!(error.text().to_string(), "error-position field=3 problem=(position-expected words=1, 2)");
    let whole = PositionError::new(0, Text::new("position-fields"));
    assert_eq!(whole.text().to_string(), "position-fields", "the text as a whole is no field");
}

#[test]
fn a_long_piece_is_shown_shortened() {
    let error = wide(SMALL, &format!("4/{}/4", "z".repeat(50))).expect_err("no such piece");
    assert_eq!(error.problem.to_string(), format!("position-piece found={}… letters=w1+, b6x&", "z".repeat(40)));
}

#[test]
fn a_side_is_named_by_its_own_text() {
    for (index, text) in ["1", "2"].into_iter().enumerate() {
        let setup = Semaforo::LAYOUT.read(&format!("4/4/4 {text}")).expect("a player");
        assert_eq!(usize::from(setup.choice(0)), index);
    }
    for text in ["", "0", "3", "12", "w"] {
        let read = Semaforo::LAYOUT.read(&format!("4/4/4 {text}"));
        assert_eq!(read, Err(PositionError::expected(2, "1, 2")), "{text}");
    }
}
