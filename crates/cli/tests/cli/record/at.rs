//! Commands that begin where a record is.

use crate::{good, json, run, run_in, run_with};
use std::fs;
use tempfile::{TempDir, tempdir};

/// A record that was left after its second move, and its path.
fn record() -> (TempDir, String) {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("game.ludo");
    fs::write(&file, "[Game \"sapiens\"]\n[Cursor \"2\"]\n1. a2~ (1. b2~) 2. a7~ 3. c2~ 4. c7~ resigns:1\n")
        .expect("a file");
    let path = file.to_str().expect("the path is text").to_owned();
    (folder, path)
}

#[test]
fn a_position_of_a_record_is_that_of_its_moves() {
    let (_folder, path) = record();
    for (at, moves) in [(0, ""), (1, "a2~"), (3, "a2~ a7~ c2~"), (4, "a2~ a7~ c2~ c7~")] {
        for command in ["show", "moves"] {
            let of_record = good(&[command, "--record", &path, "--at", &at.to_string()]);
            assert_eq!(of_record, good(&[command, "sapiens", "--moves", moves]), "{command} {at}");
        }
    }
    assert_eq!(
        good(&["show", "--record", &path]),
        good(&["show", "sapiens", "--moves", "a2~ a7~"]),
        "where it was left"
    );
    assert!(good(&["show", "--record", &path, "--at", "5"]).contains("Black wins"), "an event is counted too");
    let analysed = |args: &[&str]| json(&[&["analyse"], args, &["--nodes", "500", "--json"]].concat())["best"].clone();
    assert_eq!(analysed(&["--record", &path]), analysed(&["sapiens", "--moves", "a2~ a7~"]));
    let typed = run_with(&["show", "--record", "-"], b"[Game \"sapiens\"] a2~ a7~");
    assert_eq!(typed.out, good(&["show", "--record", &path]), "the standard input");
}

#[test]
fn what_does_not_go_together_is_told() {
    let (folder, path) = record();
    for command in ["show", "moves", "analyse", "play"] {
        for (args, told) in [
            (&["sapiens", "--record", &path][..], "do not go together."),
            (&["--record", &path, "--moves", "a2~"], "do not go together."),
            (&["--record", &path, "--position", "8"], "do not go together."),
            (&["sapiens", "--at", "1"], "--at"),
            (&[], "GAME"),
            (&["--record", &path, "--at", "6"], "The main line of the record ends with move 5; there is no place 6."),
            (&["--record", &path, "--at", "-1"], ""),
            (&["--record", &path, "--at", "x"], "x"),
            (&["--record", "/no/such/file"], "/no/such/file"),
        ] {
            let ran = run(&[&[command], args].concat());
            let expected = if args.contains(&"/no/such/file") { 1 } else { 2 };
            assert_eq!(
                (ran.status, ran.out.as_str(), ran.err.lines().count()),
                (expected, "", 1),
                "{args:?}: {}",
                ran.err
            );
            assert!(ran.err.contains(told), "{command} {args:?}: {}", ran.err);
        }
    }
    let damaged = folder.path().join("damaged.ludo");
    fs::write(&damaged, "[Game \"sapiens\"]\n\na2~ a2~\n").expect("a file");
    let ran = run(&["show", "--record", damaged.to_str().expect("text")]);
    assert!(ran.status == 2 && ran.err.starts_with("Line 3: "), "{}", ran.err);
}

#[test]
fn a_saved_game_is_named_without_its_folder() {
    let data = tempdir().expect("a temporary folder");
    let plays = data.path().join("plays");
    fs::create_dir(&plays).expect("a folder");
    fs::write(plays.join("mine.ludo"), "[Game \"sapiens\"] a2~").expect("a file");
    for command in [&["show", "--record", "mine"][..], &["moves", "--record", "mine"], &["record", "mine"]] {
        let ran = run_in(data.path(), command, b"");
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{command:?}");
    }
    assert_eq!(run_in(data.path(), &["show", "--record", "theirs"], b"").status, 1);
}

#[test]
fn a_player_asks_for_moves_of_one_piece() {
    let ran = run_with(&["play", "sapiens", "--moves", ""], b"? a2\n?\nmoves B2\n? d5\n? zz\nquit\n");
    let answers: Vec<&str> = ran.out.lines().filter_map(|line| line.strip_prefix("White> ")).collect();
    assert!(answers[0].split(' ').all(|order| order.starts_with("a2")), "{}", ran.out);
    assert_eq!(answers[1], good(&["moves", "sapiens"]).lines().collect::<Vec<_>>().join(" "));
    assert!(answers[2].split(' ').all(|order| order.starts_with("b2")), "{}", ran.out);
    for (answer, piece) in [(answers[3], "d5"), (answers[4], "zz")] {
        assert_eq!(answer, format!("Nothing can be played with “{piece}” now."));
    }
    // Where one piece moves for both it may be named by where it stands.
    let ran = run_with(&["play", "rastros"], b"moves\n? e5\n");
    let answers: Vec<&str> =
        ran.out.lines().filter_map(|line| line.split_once("> ")).map(|(_, answer)| answer).collect();
    assert_eq!(answers[0], answers[1], "{}", ran.out);
    // An order that may not be listed is not found out by what is asked.
    let ran = run_with(&["play", "apocalypse"], b"moves\nmoves a2\n? b3\n");
    let answers: Vec<&str> = ran.out.lines().filter_map(|line| line.strip_prefix("White> ")).collect();
    assert!(answers[0].contains("a1-b3") && answers[0] == answers[1] && answers[0] == answers[2], "{}", ran.out);
}

#[test]
fn a_player_lets_chance_or_the_computer_play() {
    // Nobody can win so soon.
    let typed = "random\n".repeat(6) + "undo\ncomputer\ncomputer 1\ncomputer 7\ncomputer x\n";
    let ran = run_with(&["play", "avanco", "--no-save"], typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.matches("White> White: ").count() >= 3, "{}", ran.out);
    for wrong in ["“7”", "“x”"] {
        assert!(ran.out.contains(wrong), "{wrong}: {}", ran.out);
    }
    // Both at once: what is chosen is not shown before the other has chosen too.
    let ran = run_with(&["play", "apocalypse", "--no-save"], b"random\ncomputer 1\nquit\n");
    let (before, after) = ran.out.split_once("Revealed: ").expect("both are in");
    assert!(before.contains("White: order sealed.\n"), "{before}");
    let order = after.split('|').next().expect("two orders");
    assert!(!before.contains(order), "{before}");
    let over = "8/8/8/8/8/8/8/w1+,7 b 2 alliances";
    for command in ["random", "computer"] {
        let ran = run_with(&["play", "sapiens", "--position", over, "--no-save"], format!("{command}\n").as_bytes());
        assert!(ran.out.contains("The game is over."), "{}", ran.out);
    }
}

#[test]
fn a_player_comments_on_a_move() {
    let (folder, path) = record();
    let to = folder.path().join("to.ludo");
    let typed =
        format!("comment\ncomment  well done \ncomment\nboard\nundo\ncomment x\ncomment -\nsave {}\n", to.display());
    let ran = run_with(&["play", "--record", &path], typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.matches("There is no comment on this move.").count(), 2, "{}", ran.out);
    assert_eq!(ran.out.matches("> well done\n").count(), 2, "{}", ran.out);
    let text = fs::read_to_string(&to).expect("it was saved");
    assert!(text.contains("[Cursor \"1\"]") && text.contains("2. a7~ {well done} 3. c2~"), "{text}");
    // A clock's times beside the move stay.
    fs::write(&path, "[Game \"sapiens\"] a2~ {[%clk 0:01:00] oh}").expect("a file");
    let typed = format!("comment ah\nsave --force {}\n", to.display());
    run_with(&["play", "--record", &path], typed.as_bytes());
    assert!(fs::read_to_string(&to).expect("it was saved").contains("1. a2~ {[%clk 0:01:00] ah} *"));
}
