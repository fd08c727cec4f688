//! `review`: its shapes, what it writes, and its errors.

use super::{good, json, run, run_with};
use ludoteca_games::catalogue;
use ludoteca_lessons as lessons;

const GAME: &str = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n\n1. g3-g4 2. a2-a1 b\n";

/// A folder with that game in a file, and the name of the file.
fn game() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.ludo");
    std::fs::write(&path, GAME).expect("it can be written");
    let path = path.to_str().expect("it is UTF-8").to_owned();
    (folder, path)
}

#[test]
fn the_turning_point_is_told_in_three_languages() {
    let (_folder, path) = game();
    let english = good(&["review", &path]);
    assert!(english.starts_with("Chances, White:\n   0 █▁▁\n\n1. White: g3-g4\n  Before it: wins"), "{english}");
    assert!(english.contains("The answer a2-a1 wins at once.") && english.ends_with("Then follows: g3-g4 a2-a1\n"));
    assert!(good(&["review", &path, "--lang", "pt-PT"]).contains("Antes: ganha"));
    assert!(good(&["review", &path, "--lang", "pt-BR"]).contains("Melhor era c6-b7"));
    assert_eq!(english, good(&["review", &path]), "the same twice");
}

#[test]
fn the_computer_is_told_apart_by_its_name() {
    let told = |controls: &str| {
        let play = run_with(&["review", "-"], format!("{controls}{GAME}").as_bytes());
        assert_eq!(play.status, 0, "{}", play.err);
        play.out
    };
    let against = told("[Control1 \"4\"]\n");
    assert!(against.starts_with("Chances, Fox:\n") && against.contains("\n1. Fox: g3-g4\n"), "{against}");
    let named = told("[Seat1 \"Ana\"]\n[Control1 \"4\"]\n");
    assert!(named.contains("\n1. Ana: g3-g4\n"), "an own name comes first: {named}");
    let alike = told("[Control1 \"4\"]\n[Control2 \"4\"]\n");
    assert!(alike.contains("\n1. White: g3-g4\n"), "two of one name are told apart by their sides: {alike}");
}

#[test]
fn scripts_are_told_the_same() {
    let (_folder, path) = game();
    let review = json(&["review", &path, "--json", "--nodes", "2000"]);
    let keys: Vec<&str> = review.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["curve", "game", "turns"]);
    assert_eq!((review["curve"].as_array().map(Vec::len), &review["curve"][1]["share"]), (Some(3), &0.into()));
    let turn = &review["turns"][0];
    assert_eq!((&turn["ply"], &turn["played"], &turn["before"]["proved"]), (&1.into(), &"g3-g4".into(), &"win".into()));
    assert_eq!(turn["right"], serde_json::json!(["c6-b7", "c6-c7", "c6-d7"]));
}

#[test]
fn it_writes_the_record_and_a_deck_and_never_over_what_is_there() {
    let (folder, path) = game();
    let noted = run_with(&["review", "-", "--write", "-"], GAME.as_bytes());
    let is_noted =
        noted.out.contains("1. g3-g4 $4\n{100 of 100 lost. Before it") && noted.out.contains("(1. c6-b7 $1)");
    assert!(is_noted, "{}", noted.out);
    let deck = good(&["review", &path, "--deck", "-"]);
    let read = lessons::read(&deck, &catalogue()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(read.exercises.len(), 1);
    let other = folder.path().join("other.ludo");
    let other = other.to_str().expect("it is UTF-8");
    let once = ["review", &path, "--write", other];
    assert!(good(&once).contains("other.ludo"));
    assert_eq!(run(&once).status, 2);
    assert_eq!(run(&[&once[..], &["--force"]].concat()).status, 0);
    assert_eq!(run(&["review", &path, "--write", &path, "--force"]).status, 2, "not over what is read");
}

#[test]
fn what_cannot_be_reviewed_gets_one_sentence() {
    let empty = run_with(&["review", "-"], b"[Game \"avanco\"]\n\n*\n");
    assert_eq!((empty.status, empty.err.lines().count()), (2, 1), "{}", empty.err);
    let broken = run_with(&["review", "-"], b"[Game \"avanco\"]\n\n1. z9\n");
    assert_eq!((broken.status, broken.err.lines().count()), (2, 1), "{}", broken.err);
    assert_eq!(run(&["review", "nowhere.ludo"]).status, run(&["record", "nowhere.ludo"]).status);
    assert_eq!(run_with(&["review", "-", "--nodes", "1"], GAME.as_bytes()).status, 2);
    let even = run_with(&["review", "-"], b"[Game \"avanco\"]\n\n1. d2-d3 2. d6-d5\n");
    assert_eq!((even.status, even.out.contains("No turning point")), (0, true), "{}", even.out);
    assert_eq!(run_with(&["review", "-", "--deck", "-"], b"[Game \"avanco\"]\n\n1. d2-d3 2. d6-d5\n").status, 1);
}
