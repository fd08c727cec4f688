//! The commands without a window.

use assert_cmd::Command;
use std::fs;

/// What a command prints.
fn said(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca-hex"));
    let done = command.arg("--lang").arg("en").args(args).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).expect("text")
}

#[test]
fn the_game_stands_behind_the_ten() {
    let games = said(&["games"]);
    assert_eq!(games.lines().filter(|line| line.starts_with("hex")).count(), 1, "{games}");
    assert!(games.contains("horizon"), "{games}");
}

#[test]
fn a_board_is_shown_as_a_rhombus() {
    let shown = said(&["show", "hex", "--moves", "a1 g7 d4"]);
    let rows: Vec<&str> = shown.lines().take(8).collect();
    let expected = [
        "       7  . . . . . . w",
        "      6  . . . . . . .",
        "     5  . . . . . . .",
        "    4  . . . b . . .",
        "   3  . . . . . . .",
        "  2  . . . . . . .",
        " 1  b . . . . . .",
        "   a b c d e f g",
    ];
    assert_eq!(rows, expected);
}

#[test]
fn moves_are_counted_and_thought_about() {
    let counted = said(&["perft", "hex", "3", "--json"]);
    assert!(counted.contains("\"nodes\":110544"), "{counted}");
    let position = "3b3/2b1b2/ww1wwb1/3b1ww/3b3/2b4/7 w";
    let thought = said(&["analyse", "hex", "--position", position, "--nodes", "2000", "--json"]);
    assert!(thought.contains("\"best\":\"c5\""), "{thought}");
}

#[test]
fn a_record_is_read_again_and_a_diagram_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("play.ludo");
    fs::write(&record, "[Game \"hex\"]\n\n1. d4 2. c5 3. d5 *\n").expect("it can be written");
    let read = said(&["record", record.to_str().expect("a path")]);
    assert!(read.contains("[Game \"hex\"]") && read.contains("d5"), "{read}");
    let diagram = folder.path().join("board.svg");
    said(&["diagram", "hex", "--moves", "d4 c5", "--out", diagram.to_str().expect("a path")]);
    assert!(fs::read_to_string(&diagram).expect("a diagram").starts_with("<svg"));
}
