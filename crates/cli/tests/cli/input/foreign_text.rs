//! Text from outside does nothing to a terminal, and a long one does not fill it.

use crate::{Ran, run, run_with};
use std::fs;
use tempfile::tempdir;

/// An escape sequence, a C1 control, ends of lines and paragraphs, and characters that turn the direction of writing.
const HARMFUL: &str = "x\u{1b}[31m\u{9b}2J\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{61c}\u{7}\u{7f}y";

/// Nothing that was printed can do harm, and it is short.
fn check(what: &str, ran: &Ran, longest: usize) {
    for text in [&ran.out, &ran.err] {
        let found = text.chars().find(|symbol| !"xy[31m2J".contains(*symbol) && HARMFUL.contains(*symbol));
        assert_eq!(found, None, "{what}: {text:?}");
    }
    assert!(ran.err.lines().count() <= 1, "{what}: {:?}", ran.err);
    let longest_line = ran.err.lines().chain(ran.out.lines()).map(|line| line.chars().count()).max().unwrap_or(0);
    assert!(longest_line <= longest, "{what}: {longest_line} characters");
}

/// Arguments in which `#` stands for the text from outside.
const COMMANDS: &[&[&str]] = &[
    &["#"],
    &["#.ludo"],
    &["/no/such/folder/#.ludo"],
    &["help", "#"],
    &["--#"],
    &["show", "#"],
    &["show", "sapiens:#"],
    &["show", "sapiens:#=2"],
    &["show", "sapiens:players=#"],
    &["show", "sapiens:players=2,players=#"],
    &["show", "sapiens", "#"],
    &["show", "sapiens", "--#"],
    &["show", "sapiens", "--#=x"],
    &["show", "sapiens", "--json=#"],
    &["show", "sapiens", "--position", "#"],
    &["show", "sapiens", "--position", "# w 2 alliances"],
    &["show", "sapiens", "--position", "8/8/8/8/8/8/8/8 # 2 alliances"],
    &["show", "produto", "--position", "5/6/7/8/9/8/7/6/# b 1"],
    &["show", "sapiens", "--moves", "#"],
    &["show", "sapiens", "--moves", "a2-a3#"],
    &["show", "apocalypse", "--moves", "#|?"],
    &["show", "apocalypse", "--moves", "#"],
    &["perft", "sapiens", "#"],
    &["bench", "sapiens", "--seconds", "#"],
    &["play", "sapiens", "--seed", "#"],
    &["games", "--lang", "#"],
    &["record", "#"],
    &["record", "/no/such/folder/#"],
    &["record", "/no/such/#/file"],
];

#[test]
fn arguments_from_outside_do_no_harm() {
    for text in [HARMFUL.to_owned(), "x".repeat(5_000), "é1".repeat(2_500)] {
        for command in COMMANDS {
            let args: Vec<String> = command.iter().map(|arg| arg.replace('#', &text)).collect();
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let ran = run(&args);
            assert_ne!((ran.status, ran.err.as_str()), (0, ""), "{command:?}");
            check(&format!("{command:?}"), &ran, 300);
        }
    }
}

/// Records with `#` where a text from outside makes them wrong.
const WRONG: &[&str] = &[
    "[Game \"#\"]",
    "[Game \"sapiens:#\"]",
    "[Game \"sapiens\"][Round \"#",
    "[Game \"sapiens\"][Result \"#\"]",
    "[Game \"sapiens\"][Reason \"#\"]",
    "[Game \"sapiens\"][Seed \"#\"]",
    "[Game \"sapiens\"][Roll \"#\"]",
    "[Game \"sapiens\"][Position \"#\"]",
    "[Game \"sapiens\"] a2~ $#",
    "[Game \"sapiens\"] #",
    "[Game \"sapiens\"] resigns:#",
    "[Game \"apocalypse\"] #|#",
];

#[test]
fn records_from_outside_do_no_harm() {
    for text in [HARMFUL.to_owned(), "x".repeat(5_000)] {
        for record in WRONG {
            let ran = run_with(&["record", "-"], record.replace('#', &text).as_bytes());
            assert_eq!(ran.status, 2, "{record}: {}", ran.out);
            check(record, &ran, 300);
        }
    }
    let right = "[Game \"sapiens\"][Event \"#\"][Seat1 \"#\"][Control2 \"#\"][Date \"#\"] {#} a2~ {#} (b2~ {#})"
        .replace('#', HARMFUL);
    let ran = run_with(&["record", "-"], right.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    check("a record", &ran, 300);
    assert_eq!(ran.out.matches("x [31m").count(), 7, "{}", ran.out);
}

#[test]
fn a_file_keeps_the_direction_of_writing() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("record.txt");
    let path = file.to_str().expect("the path is text");
    let ran = run_with(&["record", "-", "--to", path], "[Game \"sapiens\"] {a\u{202e}b\u{2028}c}".as_bytes());
    assert_eq!(ran.status, 0, "{}", ran.err);
    let written = fs::read_to_string(&file).expect("it was written");
    assert!(written.contains("{a\u{202e}b\u{2028}c}"), "{written:?}");
}

#[test]
fn what_is_typed_in_a_game_does_no_harm() {
    for text in [HARMFUL.to_owned(), "x".repeat(5_000)] {
        for line in ["#", "save /no/such/folder/#", "save /no/such/#/file", "resign #", "a2~ #"] {
            let input = format!("{}\nquit\n", line.replace('#', &text));
            let ran = run_with(&["play", "sapiens", "--moves", "h2~ h7~"], input.as_bytes());
            assert_eq!(ran.status, 0, "{line}: {}", ran.err);
            check(line, &ran, 300);
        }
    }
}

#[test]
fn errors_for_scripts_do_no_harm() {
    for line in [
        "{\"game\":\"#\"}",
        "{\"game\":\"sapiens:#\"}",
        "{\"game\":\"sapiens\",\"position\":\"#\"}",
        "{\"game\":\"sapiens\",\"moves\":[\"#\"]}",
        "{\"game\":\"apocalypse\",\"moves\":[\"#|#\"]}",
    ] {
        for text in ["x\\u001b[31m\\u202e\\u2028\\u0085y".to_owned(), "x".repeat(5_000)] {
            let ran = run_with(&["jsonl"], line.replace('#', &text).as_bytes());
            assert_eq!(ran.status, 0, "{line}: {}", ran.err);
            assert!(ran.out.starts_with("{\"error\":"), "{}", ran.out);
            let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
            let error = answer["error"].as_str().expect("a sentence").to_owned();
            check(line, &Ran { status: 0, out: error, err: String::new() }, 300);
        }
    }
}
