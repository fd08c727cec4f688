//! `puzzle due`, `practice`, `ladder`, `storm`, `today`, `effort`, and `review --keep`.

use super::lessons::PUZZLE;
use super::{Ran, good, run, run_in};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

const GAME: &str = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n\n1. g3-g4 2. a2-a1 b\n";

/// A run in English with this data, on this day.
fn on(data: &Path, day: &str, args: &[&str], typed: &str) -> Ran {
    let args = [&["--lang", "en", "puzzle"], args, &["--day", day]].concat();
    let ran = run_in(data, &args, typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    ran
}

fn json(data: &Path, day: &str, args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&on(data, day, &[args, &["--json"]].concat(), "").out).expect("JSON")
}

/// Keeps the turning point of a game.
fn keep(data: &Path) -> Ran {
    run_in(data, &["--lang", "en", "review", "-", "--keep"], GAME.as_bytes())
}

#[test]
fn a_mistake_is_kept_once_and_asked_until_it_is_known() {
    let data = tempdir().expect("a temporary folder");
    let data = data.path();
    let told = keep(data);
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    assert!(
        told.out.ends_with("One question is kept among your own mistakes. It is asked tomorrow.\n"),
        "{}",
        told.out
    );
    assert!(keep(data).out.ends_with("These questions were among your own mistakes already.\n"));
    // The real day on which it was kept is before this one.
    let due = json(data, "2999-01-01", &["due"]);
    assert_eq!(
        (&due["due"], &due["games"][0]["game"], &due["next"]["own"]),
        (&1.into(), &"avanco".into(), &true.into())
    );
    assert_eq!(on(data, "2999-01-01", &["due"], "").out, "One question is due today.\n  Avanço: 1\n");
    let told = on(data, "2999-01-01", &["practice"], "z9\ng3-g4\nc6-b7\nquit\n").out;
    assert!(told.contains("Find a better move!") && told.contains("It is asked again on 2999-01-02."), "{told}");
    assert!(told.ends_with("That was the last one for today. Well done!\n"), "{told}");
    assert_eq!(on(data, "2999-01-01", &["due"], "").out, "Nothing is due today.\n");
    let told = on(data, "2999-01-02", &["practice", "avanco"], "c6-b7\n").out;
    assert!(told.contains("It is asked again on 2999-01-05."), "{told}");
    let told = on(data, "2999-01-05", &["practice"], "hint\nc6-c7\n").out;
    assert!(told.contains("Look at c6.") && told.contains("It is asked again on 2999-01-08."), "{told}");
    // The clock is set back: it is asked in three days at most.
    assert_eq!(json(data, "2998-06-01", &["due"])["due"], 0);
    assert_eq!(json(data, "2998-06-04", &["due"])["due"], 1);
    assert_eq!(json(data, "2999-01-07", &["due"])["due"], 0);
}

#[test]
fn whoever_stops_before_a_move_has_answered_nothing() {
    let data = tempdir().expect("a temporary folder");
    on(data.path(), "2026-11-27", &["today"], "moves\nboard\nundo\nhelp\nhint\nz9\nquit\n");
    on(data.path(), "2026-11-27", &["today"], "");
    assert!(!data.path().join("practice/plan.txt").exists());
    let told = on(data.path(), "2026-11-27", &["today"], "next\n").out;
    assert!(told.starts_with("The puzzle of the day, 2026-11-27\n"), "{told}");
    assert!(told.contains("800, now 7") && told.ends_with("It is asked again on 2026-11-28.\n"), "{told}");
    let puzzle = json(data.path(), "2026-11-27", &["today"])["puzzle"].clone();
    assert_eq!(json(data.path(), "2026-11-28", &["due"])["next"]["id"], puzzle["id"]);
    let other = tempdir().expect("a temporary folder");
    assert_eq!(json(other.path(), "2026-11-27", &["today"])["puzzle"]["id"], puzzle["id"], "everybody has the same");
}

#[test]
fn the_ladder_asks_what_is_near_and_goes_on() {
    let data = tempdir().expect("a temporary folder");
    let data = data.path();
    let first = json(data, "2026-11-27", &["ladder", "rastros"]);
    assert_eq!((&first["points"], &first["attempts"]), (&800.into(), &0.into()));
    let near = first["next"]["points"].as_i64().expect("a number");
    assert!((700..=900).contains(&near), "{first}");
    let told = on(data, "2026-11-27", &["ladder", "rastros"], "next\nnext\nquit\n").out;
    assert!(told.starts_with("You have 800 points, this puzzle 80"), "{told}");
    let later = json(data, "2026-11-27", &["ladder", "rastros"]);
    assert_eq!(later["attempts"], 2);
    assert!(later["points"].as_i64() < Some(800) && later["next"]["id"] != first["next"]["id"], "{later}");
}

#[test]
fn a_storm_counts_and_its_best_is_kept() {
    let data = tempdir().expect("a temporary folder");
    let data = data.path();
    let told = on(data, "2026-11-27", &["storm", "avanco"], "hint\nnext\nnext\nquit\n").out;
    assert!(told.contains("seconds are left.") && told.ends_with("Solved: 0. Missed: 2.\n"), "{told}");
    let told = on(data, "2026-11-27", &["storm", "avanco"], "next\n").out;
    assert!(told.ends_with("Your best storm so far!\n"), "{told}");
    let best = json(data, "2026-11-28", &["storm", "avanco"]);
    assert_eq!((&best["best_of_day"], &best["best"]["missed"]), (&serde_json::Value::Null, &1.into()));
    let told = on(data, "2026-11-28", &["storm"], "quit\n").out;
    assert!(told.ends_with("Solved: 0. Missed: 0.\n"), "{told}");
    assert!(json(data, "2026-11-28", &["due"])["due"].as_i64() >= Some(1), "what was missed is asked again");
}

#[test]
fn files_that_cannot_be_understood_are_told_and_kept() {
    let data = tempdir().expect("a temporary folder");
    let folder = data.path().join("practice");
    fs::create_dir_all(&folder).expect("a folder");
    let (deck, plan) = (folder.join("avanco.ludo"), folder.join("plan.txt"));
    fs::write(&deck, "[Deck \"mine\"]\nnonsense").expect("it can be written");
    fs::write(&plan, "no line of ours\n").expect("it can be written");
    let told = on(data.path(), "2026-11-27", &["due"], "").out;
    assert!(told.starts_with("Your own mistakes in ") && told.ends_with("\nNothing is due today.\n"), "{told}");
    let told = keep(data.path());
    assert!(told.out.contains("a copy of it lies beside it"), "{}{}", told.out, told.err);
    assert_eq!(fs::read_to_string(folder.join("avanco.ludo.broken")).expect("a copy"), "[Deck \"mine\"]\nnonsense");
    assert!(fs::read_to_string(&plan).expect("it is there").ends_with("\nno line of ours\n"));
    fs::write(&plan, "Ludoteca practice 2\n").expect("it can be written");
    let ran = run_in(data.path(), &["puzzle", "due"], b"");
    assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{}", ran.err);
    assert_eq!(fs::read_to_string(&plan).expect("it is there"), "Ludoteca practice 2\n");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_room_keeps_what_was_there() {
    use std::process::{Command, Stdio};
    let data = tempdir().expect("a temporary folder");
    on(data.path(), "2026-11-27", &["today"], "next\n");
    let plan = data.path().join("practice/plan.txt");
    let before = fs::read(&plan).expect("it is there");
    // Files that may not grow are written like those on a full disk.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_ludoteca-cli")]);
    command.args(["--lang", "en", "puzzle", "storm", "--day", "2026-11-27"]).env("LUDOTECA_DATA", data.path());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("there is a shell");
    std::io::Write::write_all(&mut child.stdin.take().expect("an input"), b"next\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
    assert!(told.contains("could not be written"), "{told}");
    assert_eq!(fs::read(&plan).expect("it is there"), before);
}

#[test]
fn efforts_are_counted_of_any_file() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("deck.ludo");
    fs::write(&path, PUZZLE).expect("a test file can be written");
    let told = good(&["puzzle", "effort", path.to_str().expect("text")]);
    let words: Vec<&str> = told.split_whitespace().collect();
    assert!(words[0].starts_with("avanco-") && words[1] == "2" && words[3] == "2" && words.len() == 6, "{told}");
}

#[test]
fn wrong_requests_get_a_sentence() {
    for args in [
        &["puzzle", "due", "chess"][..],
        &["puzzle", "due", "--day", "2026-02-30"],
        &["puzzle", "due", "--nodes", "5"],
        &["puzzle", "prove", "avanco-puzzles", "--day", "2026-11-27"],
        &["puzzle", "effort", "--day", "2026-11-27"],
        &["puzzle", "ladder"],
        &["puzzle", "prove"],
        &["puzzle", "make"],
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{args:?}: {}", ran.err);
    }
}
