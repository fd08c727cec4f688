//! `log`: what was kept is checked, told and written as a record.

use super::program::Computer;
use crate::{good, json, run};
use std::fs;
use std::path::Path;

fn text_of(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// A computer on which a whole game is kept.
fn played() -> Computer {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.types_on("random");
    guest.types_on("random");
    guest.ends_well();
    host.ends_well();
    ana
}

#[test]
fn a_good_log_is_told_in_words_as_json_and_as_a_record() {
    let computer = played();
    let path = computer.log();
    let lines = computer.text().lines().count();
    let told = good(&["log", text_of(&path)]);
    assert!(told.starts_with(&format!("The log is good: {lines} lines.\n[Game \"gatos-caes\"]\n")), "{told}");

    let report = json(&["log", text_of(&path), "--json"]);
    let keys: Vec<&str> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["end", "game", "head", "lines", "moves", "record", "table"]);
    assert_eq!((report["game"].as_str(), report["lines"].as_u64()), (Some("gatos-caes"), Some(lines as u64)));
    for hash in ["table", "head"] {
        let hash = report[hash].as_str().expect("a text");
        assert!(hash.len() == 64 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()), "{hash}");
    }
    let moves = report["moves"].as_u64().expect("a number");
    assert_eq!(moves as usize, computer.text().matches(r#""event":{"move""#).count());
    assert!(report["end"].is_string());

    let record = computer.folder().join("game.ludo");
    assert!(good(&["log", text_of(&path), "--to", text_of(&record)]).contains(text_of(&record)));
    let text = fs::read_to_string(&record).expect("it was written");
    assert_eq!(report["record"].as_str(), Some(text.as_str()));
    assert_eq!(good(&["record", text_of(&record)]), text);
    assert!(text.contains("\"Ana\"]") && text.contains("\"Rui\"]"), "{text}");
    assert!(text.contains("%emt"), "how long each move took stands beside it: {text}");
    let ran = run(&["log", text_of(&path), "--to", text_of(&record)]);
    assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "a file that is there is not written over: {}", ran.err);
    good(&["log", text_of(&path), "--to", text_of(&record), "--force"]);
}

#[test]
fn a_table_at_which_nobody_sits_yet_has_a_log() {
    let computer = Computer::new();
    let (host, _) = computer.host(&["rastros", "--serve"]);
    computer.keeps_a_line();
    host.kill();
    let path = computer.log();
    assert_eq!(good(&["log", text_of(&path)]), "The log is good: one line.\nThe game has not begun.\n");
    let report = json(&["log", text_of(&path), "--json"]);
    assert!(report["moves"].is_null() && report["end"].is_null() && report["record"].is_null(), "{report}");
}

#[test]
fn a_changed_byte_is_found_and_its_line_is_named() {
    let computer = played();
    let bytes = computer.text().into_bytes();
    let changed = computer.folder().join("changed.table");
    let mut number = 1;
    let mut tried = 0;
    for (place, byte) in bytes.iter().enumerate() {
        if *byte == b'\n' {
            number += 1;
        }
        // Bytes of all lines and all parts of them.
        if place % 397 != 0 || *byte == b'\n' {
            continue;
        }
        let mut other = bytes.clone();
        other[place] = if *byte == b'0' { b'1' } else { b'0' };
        fs::write(&changed, other).expect("it can be written");
        let ran = run(&["log", text_of(&changed)]);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "byte {place} of line {number}");
        let said = format!("Line {number} of the log does not count: ");
        assert!(ran.err.starts_with(&said) && ran.err.lines().count() == 1, "byte {place}: {}", ran.err);
        tried += 1;
    }
    assert!(tried > 20, "{tried} bytes were changed");
}

#[test]
fn lines_that_are_missing_exchanged_or_there_twice_are_found() {
    let computer = played();
    let text = computer.text();
    let lines: Vec<&str> = text.lines().collect();
    let changed = computer.folder().join("changed.table");
    let check = |lines: &[&str], number: usize| {
        fs::write(&changed, lines.join("\n") + "\n").expect("it can be written");
        let ran = run(&["log", text_of(&changed)]);
        let said =
            format!("Line {number} of the log does not count: A line of this table is missing, or was changed.\n");
        assert_eq!((ran.status, ran.err), (2, said));
    };
    check(&[&lines[..5], &lines[6..]].concat(), 6);
    check(&[&lines[..5], &[lines[6], lines[5]], &lines[7..]].concat(), 6);
    check(&[&lines[..6], &lines[5..]].concat(), 7);
    check(&lines[1..], 1);
}

#[test]
fn what_is_no_log_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("no.table");
    for text in ["", "\n", "hello\n", "[Game \"sapiens\"] a2~\n", "{}\n"] {
        fs::write(&path, text).expect("it can be written");
        let ran = run(&["log", text_of(&path)]);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{text:?}: {}", ran.err);
    }
    let ran = run(&["log", text_of(&folder.path().join("missing.table"))]);
    assert_eq!((ran.status != 0, ran.err.lines().count()), (true, 1), "{}", ran.err);
}
