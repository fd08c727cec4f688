//! Lessons and puzzles from the command line: listed, checked, played, proved and made.

use super::{good, json, run, run_in};
use std::fs;
use std::path::PathBuf;
use tempfile::{TempDir, tempdir};

/// A puzzle that is right.
pub const PUZZLE: &str = r#"[Deck "mine"]
[Kind "puzzles"]
[Title-pt-PT "Meus"]
[Title-pt-BR "Meus"]
[Title-en "Mine"]

[Game "avanco"]
[Position "2b1b2/7/3w3/7/7/7/6w w"]
[Goal "win 2"]
[Answers "d5-c6 d5-e6"]
[Say-pt-PT "Ganhe."]
[Say-pt-BR "Vença."]
[Say-en "Win."]

1. d5-c6 c7-b6 2. c6-d7
"#;

/// A file of this text.
fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("deck.ludo");
    fs::write(&path, text).expect("a test file can be written");
    (folder, path)
}

#[test]
fn the_list_has_every_game() {
    let list = json(&["lesson", "list", "--json"]);
    let decks = list["decks"].as_array().expect("a list");
    for game in super::GAMES {
        for kind in ["lesson", "puzzles"] {
            let of = |deck: &&serde_json::Value| deck["game"] == game && deck["kind"] == kind;
            assert!(decks.iter().any(|deck| of(&deck)), "{game} {kind}");
        }
    }
    let text = good(&["--lang", "pt-PT", "lesson", "list"]);
    assert_eq!(text.lines().count(), decks.len());
    assert!(text.contains("Semáforo: problemas"), "{text}");
}

#[test]
fn a_file_is_checked_and_every_fault_told() {
    let (_folder, path) = file(PUZZLE);
    let path = path.to_str().expect("the path is text");
    assert_eq!(good(&["--lang", "en", "lesson", "check", path]), "mine: one step, nothing wrong.\n");
    let (_folder, path) = file(&PUZZLE.replace("win 2", "win two").replace("[Title-en \"Mine\"]\n", ""));
    let path = path.to_str().expect("the path is text");
    let ran = run(&["--lang", "en", "lesson", "check", path]);
    assert_eq!((ran.status, ran.err.trim_end()), (2, "2 things are wrong."), "{}", ran.out);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines.len() == 2 && lines[0].contains("Title-en") && lines[1].contains("win two"), "{lines:?}");
    let ran = run(&["lesson", "check", path, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let at: Vec<_> = report["faults"].as_array().expect("a list").iter().map(|fault| fault["line"].as_u64()).collect();
    assert_eq!((ran.status, at), (2, vec![Some(1), Some(8)]));
}

#[test]
fn of_very_many_faults_the_first_hundred_are_told() {
    let (_folder, path) = file(&format!("{PUZZLE}{}", "\n[Game \"avanco\"]\nzz\n".repeat(50_000)));
    let path = path.to_str().expect("the path is text");
    let ran = run(&["--lang", "en", "lesson", "check", path]);
    assert_eq!((ran.status, ran.err.trim_end()), (2, "More than 100 things are wrong."));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 101);
    assert_eq!(lines[100], "Line 318: From here on there is more; mend what stands above first.");
    let ran = run(&["lesson", "check", path, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((ran.status, report["faults"].as_array().map(Vec::len)), (2, Some(101)));
}

#[test]
fn bad_requests_get_a_sentence() {
    for (status, args) in [
        (2, &["lesson", "dance"][..]),
        (2, &["lesson", "check"]),
        (1, &["lesson", "check", "no-such-deck"]),
        (1, &["lesson", "play", "no-such-deck"]),
        (2, &["puzzle", "dance", "avanco"]),
        (1, &["puzzle", "prove", "no-such-deck"]),
        (2, &["puzzle", "prove", "avanco-puzzles", "--position", "x"]),
        (2, &["puzzle", "make", "chess"]),
        (2, &["puzzle", "make", "avanco", "--position", "x"]),
        (2, &["puzzle", "make", "avanco", "--slow"]),
        (2, &["puzzle", "make", "avanco", "--count", "3"]),
        (2, &["puzzle", "harvest"]),
        (2, &["puzzle", "harvest", "chess"]),
        (2, &["puzzle", "harvest", "avanco", "--count", "0"]),
        (2, &["puzzle", "harvest", "avanco", "--position", "x"]),
        (2, &["puzzle", "harvest", "avanco", "--from", "x.ludo", "--seed", "2"]),
        (1, &["puzzle", "harvest", "--from", "no-such-file.ludo"]),
        (1, &["puzzle", "harvest", "rastros", "--games", "0"]),
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (status, "", 1), "{args:?}: {}", ran.err);
    }
}

#[test]
fn proofs_tell_right_from_wrong() {
    let (_folder, path) = file(PUZZLE);
    let report = json(&["puzzle", "prove", path.to_str().expect("the path is text"), "--json"]);
    let proved = &report["exercises"][0];
    assert_eq!((&report["proved"], &proved["proved"], proved["moves"].as_u64()), (&true.into(), &true.into(), Some(2)));
    assert!(proved["nodes"].as_u64() > Some(0), "{proved}");
    let (_folder, path) = file(&PUZZLE.replace(" d5-e6\"", "\""));
    let ran = run(&["--lang", "en", "puzzle", "prove", path.to_str().expect("the path is text")]);
    assert_eq!((ran.status, ran.err.trim_end()), (1, "One puzzle is not proved."));
    assert!(ran.out.contains("right too: d5-e6"), "{}", ran.out);
}

#[test]
fn puzzles_out_of_games_are_a_file_that_other_commands_open() {
    let folder = tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is text").to_owned();
    let (new, booklet) = (path("new.ludo"), path("new.html"));
    let harvest = ["puzzle", "harvest", "rastros", "--count", "2", "--games", "40", "--seed", "7", "--nodes", "5000"];
    let report = json(&[&harvest[..], &["--out", &new, "--json"]].concat());
    assert_eq!((&report["deck"], report["exercises"].as_u64()), (&"rastros-found-puzzles".into(), Some(2)));
    let text = fs::read_to_string(&new).expect("it was written");
    assert_eq!(good(&harvest), text, "the same numbers give the same puzzles");
    let ran = run(&[&harvest[..], &["--out", &new]].concat());
    assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "nothing is written over: {}", ran.err);
    for more in [&[][..], &["--slow"]] {
        let report = json(&[&["puzzle", "prove", &new, "--json"], more].concat());
        assert_eq!((&report["proved"], report["exercises"].as_array().map(Vec::len)), (&true.into(), Some(2)));
    }
    good(&["booklet", &new, "--out", &booklet]);
    // A game of one's own in which the first of them was missed gives it again, and says so.
    let named = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_suffix("\"]")).expect("a tag");
    let (position, answers) = (named("[Position \""), named("[Answers \""));
    let orders = good(&["moves", "rastros", "--position", position]);
    let wrong = orders.lines().find(|order| !answers.split(' ').any(|answer| answer == *order)).expect("a wrong move");
    let (_folder, own) = file(&format!("[Game \"rastros\"]\n[Position \"{position}\"]\n1. {wrong} *\n"));
    let own = own.to_str().expect("the path is text");
    let found = good(&["puzzle", "harvest", "rastros", "--from", own, "--nodes", "5000"]);
    assert!(found.contains(position) && found.contains(&format!("missed: {wrong} was played")), "{found}");
}

#[test]
fn games_of_ones_own_are_looked_through_for_puzzles() {
    // White lets a win in two slip, and another game is of another kind.
    let game = "[Game \"avanco\"]\n[Position \"2b1b2/7/3w3/7/7/7/w5w w\"]\n1. g1-g2 *\n\n";
    let (_folder, path) = file(&format!("{game}[Game \"rastros\"]\n1. d4 *\n"));
    let path = path.to_str().expect("the path is text");
    let ran = run(&["--lang", "en", "puzzle", "harvest", "--from", path]);
    assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{}", ran.err);
    assert!(ran.err.starts_with("These are games of several kinds."), "{}", ran.err);
    let ran = run(&["--lang", "en", "puzzle", "harvest", "avanco", "--from", path]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (1, "", 1), "too easy a win: {}", ran.err);
    let (_folder, broken) = file(&format!("{game}[Game \"avanco\"]\n1. zz\n"));
    let ran = run(&["--lang", "en", "puzzle", "harvest", "--from", broken.to_str().expect("the path is text")]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{}", ran.err);
    assert!(ran.err.contains("Line 6") || ran.err.contains("line 6"), "{}", ran.err);
}

#[test]
fn a_puzzle_is_made_of_a_position_and_can_be_proved() {
    let made = good(&["puzzle", "make", "avanco", "--position", "2b1b2/7/3w3/7/7/7/6w w"]);
    assert!(made.contains("[Goal \"win 2\"]") && made.contains("[Answers \"d5-c6 d5-e6\"]"), "{made}");
    let head = &PUZZLE[..PUZZLE.find("[Game").expect("a game")];
    let (_folder, path) = file(&format!("{head}\n{made}"));
    good(&["puzzle", "prove", path.to_str().expect("the path is text")]);
    let ran = run(&["--lang", "en", "puzzle", "make", "avanco", "--nodes", "1000"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{}", ran.err);
}

#[test]
fn a_lesson_is_played_in_the_terminal_and_remembered() {
    let (folder, path) = file(PUZZLE);
    let path = path.to_str().expect("the path is text");
    let play = |input: &str| {
        let ran = run_in(folder.path(), &["--lang", "en", "lesson", "play", path], input.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
        ran.out
    };
    let told = play("d5-d6\nd5-d9\nundo\nmoves\nquit\n");
    assert!(told.contains("That does not win in 2 moves."), "{told}");
    assert!(told.contains("This would happen: d5-d6 "), "{told}");
    assert!(!told.contains("Right!"), "{told}");
    let told = play("d5-e6\nundo\nd5-c6\nc6-d7\n");
    assert!(told.contains("The answer: c7-b6") && told.contains("That was the last one."), "{told}");
    // A lesson of the program, its first step only: the list then says so.
    let ran = run_in(folder.path(), &["--lang", "en", "lesson", "play", "semaforo"], b"b2\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let list = run_in(folder.path(), &["lesson", "list", "--json"], b"");
    let list: serde_json::Value = serde_json::from_str(&list.out).expect("JSON");
    let decks = list["decks"].as_array().expect("a list");
    let solved = |id: &str| decks.iter().find(|deck| deck["id"] == id).and_then(|deck| deck["solved"].as_u64());
    assert_eq!((solved("semaforo"), solved("rastros")), (Some(1), Some(0)));
}

#[test]
fn exercises_go_home_as_a_link() {
    let (folder, path) = file(PUZZLE);
    let path = path.to_str().expect("the path is text");
    let link = good(&["lesson", "link", path]);
    let link = link.trim_end();
    assert!(link.starts_with("ludoteca:deck1.") && !link.contains(char::is_whitespace), "{link}");
    assert_eq!(json(&["lesson", "link", path, "--json"])["link"], link);
    assert_eq!(good(&["lesson", "link", "rastros"]), "ludoteca:deck/rastros\n");
    // The link is taken where a file is.
    let ran = run_in(folder.path(), &["--lang", "en", "lesson", "play", link], b"d5-c6\nc6-d7\n");
    assert!(ran.status == 0 && ran.out.contains("That was the last one."), "{}{}", ran.out, ran.err);
    assert!(good(&["lesson", "check", "LUDOTECA:DECK/RASTROS"]).contains("rastros"));
    for (torn, word) in [(&link[..link.len() - 5], "link"), ("ludoteca:deck/nada", "nada")] {
        let ran = run(&["--lang", "en", "lesson", "play", torn]);
        assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{}", ran.err);
        assert!(ran.err.contains(word), "{}", ran.err);
    }
}
