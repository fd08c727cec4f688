//! Files of an older version are opened, and those of a newer one are refused with one sentence and stay as they are.
//!
//! The files in `forms` are as version 0.1 of the program writes them. They never change; new ones are added.

use super::{Ran, run_in};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

/// What is said of a file of a newer form, in each language.
const NEWER: [(&str, &str); 3] = [
    (
        "en",
        "A newer version of Ludoteca wrote this file, and only such a version can open it; the file stays as it is.\n",
    ),
    (
        "pt-PT",
        "Este ficheiro foi escrito por uma versão mais recente da Ludoteca e só com ela se abre; o ficheiro fica como \
         está.\n",
    ),
    (
        "pt-BR",
        "Este arquivo foi gravado por uma versão mais recente da Ludoteca e só abre com ela; o arquivo fica como está.\n",
    ),
];

/// A file of today.
fn kept(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/forms").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The data of a user: a play, a sheet, a deck, and what was solved.
struct User(TempDir);

impl User {
    fn new() -> Self {
        let user = Self(tempdir().expect("a temporary folder"));
        fs::create_dir(user.at("plays")).expect("a folder");
        for (name, place) in [
            ("play-1.ludo", "plays/spring.ludo"),
            ("progress-1.txt", "plays/progress.txt"),
            ("sheet-1.txt", "sheet.txt"),
            ("deck-1.ludo", "deck.ludo"),
        ] {
            fs::write(user.at(place), kept(name)).expect("a file for the test");
        }
        user
    }

    fn at(&self, place: &str) -> PathBuf {
        self.0.path().join(place)
    }

    /// Runs the program on a file of this user.
    fn run(&self, args: &[&str], file: Option<&str>, input: &str) -> Ran {
        let path = file.map(|file| self.at(file).to_str().expect("the path is text").to_owned());
        let args: Vec<&str> =
            args.iter().map(|arg| if *arg == "FILE" { path.as_deref().expect("a file") } else { arg }).collect();
        run_in(self.0.path(), &args, input.as_bytes())
    }

    fn text(&self, place: &str) -> String {
        fs::read_to_string(self.at(place)).expect("it is there")
    }

    /// Every way to open this file says the one sentence, whatever the language, and leaves the file as it is.
    fn refuses(&self, place: &str, newer: &str, ways: &[&[&str]]) {
        fs::write(self.at(place), newer).expect("a file for the test");
        for way in ways {
            for (language, sentence) in NEWER {
                let ran = self.run(&[way, &["--lang", language][..]].concat(), Some(place), "help\n");
                assert_eq!((ran.status, ran.err.as_str()), (2, sentence), "{way:?}");
                assert_eq!(self.text(place), newer, "{way:?}");
            }
        }
        let names = super::saved::names(self.0.path());
        assert_eq!(names, ["deck.ludo", "plays", "sheet.txt"], "nothing is left beside it");
    }
}

#[test]
fn files_of_today_are_opened() {
    let user = User::new();
    let good = |args: &[&str], file, input: &str| {
        let ran = user.run(args, file, input);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
        ran.out
    };
    let list = good(&["plays", "--lang", "en"], None, "");
    assert_eq!(list, "spring  Rastros  Primavera  Ana, Rui  2026-05-04  goes on  move 2\n");
    assert_eq!(good(&["record", "FILE"], Some("plays/spring.ludo"), ""), kept("play-1.ludo"));
    good(&["play", "--record", "spring"], None, "d4\n");
    let played = user.text("plays/spring.ludo");
    assert!(played.ends_with("\n1. e4 {a comment} 2. d4 (2. d5 $1) *\n"), "it goes on where it was left: {played}");
    let sheet = good(&["class", "show", "FILE", "--lang", "en"], Some("sheet.txt"), "");
    assert!(sheet.contains("Ana") && sheet.contains("1-0"), "{sheet}");
    good(&["class", "result", "FILE", "2", "0-1"], Some("sheet.txt"), "");
    assert_eq!(user.text("sheet.txt"), kept("sheet-1.txt").replace("2-4 *", "2-4 0-1"));
    good(&["lesson", "check", "FILE"], Some("deck.ludo"), "");
    good(&["lesson", "play", "FILE"], Some("deck.ludo"), "d5-c6\nc6-d7\n");
    assert_eq!(user.text("plays/progress.txt"), kept("progress-1.txt").replace("mine 1 open 2", "mine 1 solved 2"));
}

#[test]
fn a_play_of_a_newer_form_is_refused() {
    let user = User::new();
    // Where it names its form, and with moves that nobody here understands.
    for newer in [
        "[Ludoteca \"2\"]\n[Game \"rastros\"]\n\n1. e4 *\n".to_owned(),
        "{kept} [Game \"rastros:shape=hexagon\"]\n[ludoteca \"17\"]\n\n<1> e4 [ {".to_owned(),
    ] {
        let ways: [&[&str]; 5] = [
            &["record", "FILE"],
            &["record", "FILE", "--to", "FILE", "--force"],
            &["diagram", "--record", "FILE"],
            &["play", "--record", "FILE"],
            &["show", "--record", "FILE"],
        ];
        user.refuses("plays/spring.ludo", &newer, &ways);
        for (language, sentence) in NEWER {
            let list = user.run(&["plays", "--lang", language], None, "");
            assert_eq!(
                (list.status, list.out),
                (0, format!("spring  {sentence}")),
                "the others are listed all the same"
            );
        }
        let json = user.run(&["plays", "--json", "--lang", "en"], None, "").out;
        assert!(json.contains(NEWER[0].1.trim()), "{json}");
        assert_eq!(user.text("plays/spring.ludo"), newer);
    }
    // Somebody else's tag, the number of this form, and what is no number.
    for (tag, status) in [("[Version \"2\"]", 0), ("[Ludoteca \"1\"]", 0), ("[Ludoteca \"two\"]", 2)] {
        fs::write(user.at("plays/spring.ludo"), format!("{tag}\n[Game \"rastros\"]\n1. e4")).expect("a file");
        let ran = user.run(&["record", "FILE", "--lang", "en"], Some("plays/spring.ludo"), "");
        assert_eq!((ran.status, ran.out.contains(tag)), (status, tag.contains("Version")), "{tag}: {}", ran.err);
        assert!(
            status == 0 || ran.err == "Line 1: The tag Ludoteca cannot be “two”; write it like 1.\n",
            "{}",
            ran.err
        );
    }
}

#[test]
fn a_sheet_of_a_newer_form_is_refused() {
    let user = User::new();
    let ways: [&[&str]; 6] = [
        &["class", "show", "FILE"],
        &["class", "pair", "FILE"],
        &["class", "result", "FILE", "2", "0-1"],
        &["class", "standings", "FILE"],
        &["class", "pupils", "FILE", "--add", "Inês"],
        &["class", "undo", "FILE"],
    ];
    user.refuses("sheet.txt", &kept("sheet-1.txt").replace("class 1", "class 2"), &ways);
    user.refuses("sheet.txt", "\u{feff}\r\nLudoteca class 12\r\nsomething else\r\n", &ways);
}

#[test]
fn a_deck_of_a_newer_form_is_refused() {
    let user = User::new();
    let ways: [&[&str]; 2] = [&["lesson", "play", "FILE"], &["puzzle", "prove", "FILE"]];
    user.refuses("deck.ludo", &format!("[Ludoteca \"2\"]\n{}", kept("deck-1.ludo")), &ways);
    user.refuses("deck.ludo", &kept("deck-1.ludo").replace("[Game", "[Ludoteca \"2\"]\n[Game"), &ways);
    // It is a check, so what is wrong is its output.
    let ran = user.run(&["lesson", "check", "FILE", "--lang", "en"], Some("deck.ludo"), "");
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (2, NEWER[0].1, "One thing is wrong.\n"));
}

#[test]
fn what_was_solved_is_not_touched_in_a_newer_form() {
    let user = User::new();
    let newer = format!("Ludoteca progress 2\n{}", kept("progress-1.txt"));
    user.refuses("plays/progress.txt", &newer, &[&["lesson", "list"]]);
    let ran = user.run(&["lesson", "play", "FILE", "--lang", "en"], Some("deck.ludo"), "d5-c6\nc6-d7\n");
    assert_eq!((ran.status, ran.err.as_str(), user.text("plays/progress.txt")), (2, NEWER[0].1, newer));
    // Lines that are only unknown stay, and need no newer form.
    let more = format!("{}mine 1 solved 1 2027-01-01\n", kept("progress-1.txt"));
    fs::write(user.at("plays/progress.txt"), &more).expect("a file for the test");
    let ran = user.run(&["lesson", "play", "FILE"], Some("deck.ludo"), "d5-c6\nc6-d7\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(user.text("plays/progress.txt"), more.replace("mine 1 open 2", "mine 1 solved 2"));
}
