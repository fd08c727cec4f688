//! `record`: files in, files out.

use crate::{json, run, run_with};
use tempfile::tempdir;

const HAND: &str = "[Game \"sapiens\"]\n[Seat1 \"Ana\"] a2~ A7~ (b7~) draw-agreed";

const CANONICAL: &str = "[Game \"sapiens\"]\n[Seat1 \"Ana\"]\n[Control1 \"human\"]\n[Control2 \"human\"]\n\
    [Result \"draw\"]\n[Reason \"agreement\"]\n\n1. a2~ 2. a7~ (2. b7~) draw-agreed draw\n";

#[test]
fn a_record_is_read_checked_and_printed() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("hand.txt");
    std::fs::write(&file, HAND).expect("a test file can be written");
    let path = file.to_str().expect("the path is text");
    let ran = run(&["record", path]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, CANONICAL, ""));
    let checked = json(&["record", path, "--json"]);
    assert_eq!((&checked["game"], &checked["moves"]), (&"sapiens".into(), &2.into()));
    assert_eq!(checked["outcome"], serde_json::json!({"winner": "draw", "reason": "agreement"}));
    assert_eq!(checked["record"], CANONICAL);
}

#[test]
fn a_record_is_exported_to_a_file_or_the_output() {
    let folder = tempdir().expect("a temporary folder");
    let (from, to) = (folder.path().join("from.txt"), folder.path().join("to.txt"));
    std::fs::write(&from, HAND).expect("a test file can be written");
    let (from, to) = (from.to_str().expect("the path is text"), to.to_str().expect("the path is text"));
    let forms: [&[&str]; 2] = [&["record", from, "--to", to], &["record", "--to", to, from]];
    for args in forms {
        let _ = std::fs::remove_file(to);
        let ran = run(args);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
        assert_eq!(ran.out, format!("Saved in {to}.\n"));
        assert_eq!(std::fs::read_to_string(to).expect("the file is there"), CANONICAL);
    }
    assert_eq!(run(&["record", from, "--to", "-"]).out, CANONICAL);
    assert_eq!(run_with(&["record", "-"], HAND.as_bytes()).out, CANONICAL);
    // No value is a format: this is a file like any other.
    let odd = folder.path().join("pgn-like");
    assert_eq!(run(&["record", "--to", odd.to_str().expect("the path is text"), from]).status, 0);
    assert_eq!(std::fs::read_to_string(odd).expect("the file is there"), CANONICAL);
    assert_eq!(run(&["record", from, "--to", "pgn-like", to]).status, 2);
}

#[test]
fn every_command_that_takes_a_record_takes_it_from_the_standard_input() {
    let commands: [&[&str]; 4] =
        [&["show"], &["moves"], &["analyse", "--nodes", "100"], &["diagram", "--title", "from the input"]];
    let record = "[Game \"avanco\"]\n\n1. a2-a3 2. a6-a5";
    for command in commands {
        let ran = run_with(&[command, &["--record", "-"]].concat(), record.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{command:?}");
    }
}
