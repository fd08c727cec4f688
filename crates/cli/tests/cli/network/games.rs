//! Whole games between programs.

use super::program::{Computer, Program};
use crate::run;
use std::fs;

/// Lets everybody play by chance until the game is over; the log, which is the same everywhere.
fn play_out(host: (&Computer, Program), guests: Vec<(&Computer, Program)>) -> String {
    let (keeper, mut program) = host;
    program.types_on("random");
    let mut joined = Vec::new();
    for (computer, mut guest) in guests {
        guest.types_on("random");
        joined.push((computer, guest));
    }
    for (computer, guest) in joined {
        guest.ends_well();
        assert_eq!(keeper.text(), computer.text(), "the logs are the same");
    }
    program.ends_well();
    keeper.text()
}

/// How a log ends, as `log --json` tells it.
fn end_of(log: &str) -> (String, u64) {
    let report: serde_json::Value = serde_json::from_str(&run(&["log", log, "--json"]).out).expect("it is JSON");
    (report["end"].as_str().expect("the game is over").to_owned(), report["moves"].as_u64().expect("a number"))
}

#[test]
fn two_programs_play_a_whole_game_and_keep_the_same_log() {
    // None of them can be over after four moves.
    for game in ["gatos-caes", "avanco", "apocalypse"] {
        let (ana, rui) = (Computer::new(), Computer::new());
        let (host, port) = ana.host(&[game, "--name", "Ana"]);
        let guest = rui.join(port, &["--name", "Rui"]);
        let log = play_out((&ana, host), vec![(&rui, guest)]);
        assert_eq!(log.matches(r#""event":{"sit""#).count(), 2, "{game}");
        let (_, moves) = end_of(ana.log().to_str().expect("the path is text"));
        assert!(moves > 4, "{game}: {moves} moves");
    }
}

#[test]
fn four_programs_play_a_game_of_four_seats() {
    let computers = [Computer::new(), Computer::new(), Computer::new(), Computer::new()];
    let (host, port) = computers[0].host(&["sapiens:players=single"]);
    let guests = computers[1..].iter().map(|computer| (computer, computer.join(port, &[]))).collect();
    let log = play_out((&computers[0], host), guests);
    assert_eq!(log.matches(r#""event":{"sit""#).count(), 4);
    let path = computers[0].log();
    let (_, moves) = end_of(path.to_str().expect("the path is text"));
    assert!(moves > 8, "{moves} moves");
}

#[test]
fn the_computer_plays_for_one_of_them() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["rastros", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.types_on("computer 1");
    guest.types_on("random");
    let (told, seen) = (host.ends_well(), guest.ends_well());
    for (printed, side) in [(&told, "You play Player 1."), (&seen, "You play Player 2.")] {
        assert!(printed.contains("Ana sits down.\n") && printed.contains("Rui sits down.\n"), "{printed}");
        assert!(printed.contains(side), "{printed}");
        assert!(printed.contains(" wins."), "the end is told: {printed}");
        assert!(!printed.contains(" away"), "nobody is away at first: {printed}");
    }
    assert_eq!(ana.text(), rui.text());
    // The game stands among the saved ones of both, unless that was not wanted.
    for computer in [&ana, &rui] {
        let plays = fs::read_dir(computer.folder().join("plays")).expect("plays are saved").count();
        assert!(plays > 0);
    }
}

#[test]
fn no_more_is_read_than_is_wanted() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes"]);
    let typed = host.types_without_end("random\n");
    let mut guest = rui.join(port, &[]);
    guest.types_on("random");
    guest.ends_well();
    host.ends_well();
    let taken = typed.join().expect("nobody panics");
    assert!(taken < 500_000, "{taken} bytes were read of a game of some fifty moves");
}

#[test]
fn a_game_begins_where_and_as_it_is_asked_for() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["rastros", "--seat", "2", "--clock", "300+5", "--no-save", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--no-save", "--name", "Rui"]);
    host.until("You play Player 2.");
    guest.until("You play Player 1.");
    guest.until("Rui: 5:00");
    guest.types("random\n");
    host.until("Rui: 5:0");
    host.types("quit\n");
    host.ends_well();
    guest.until("is broken");
    guest.types_no_more();
    drop(guest);
    for computer in [&ana, &rui] {
        assert!(!computer.folder().join("plays").exists(), "nothing is saved among the plays");
    }
    assert!(ana.text().contains(r#""clock":"300+5""#));
}

#[test]
fn a_third_program_watches_and_cannot_play() {
    let (ana, rui, eva) = (Computer::new(), Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes", "--name", "Ana"]);
    host.until("Waiting for the others.");
    let mut watcher = eva.join(port, &["--watch", "--name", "Eva"]);
    watcher.until("A table for Gatos & Cães");
    let mut guest = rui.join(port, &["--name", "Rui"]);
    watcher.until("Rui sits down.");
    watcher.until("The game begins.");
    watcher.types_on("random");
    host.types_on("random");
    guest.types_on("random");
    guest.ends_well();
    let seen = watcher.ends_well();
    host.ends_well();
    assert!(!seen.contains("You play") && !seen.contains("Eva"), "{seen}");
    assert_eq!(eva.text(), ana.text());
}

#[test]
fn a_second_program_for_the_last_seat_watches() {
    let (ana, rui, eva) = (Computer::new(), Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes"]);
    let (mut first, mut second) = (rui.join(port, &["--name", "Rui"]), eva.join(port, &["--name", "Eva"]));
    first.until("The game begins.");
    second.until("The game begins.");
    for program in [&mut host, &mut first, &mut second] {
        program.types_on("random");
    }
    let told = [first.ends_well(), second.ends_well()];
    host.ends_well();
    for sentence in ["You play", "All places are taken; you watch."] {
        assert_eq!(told.iter().filter(|told| told.contains(sentence)).count(), 1, "{sentence}");
    }
    assert!(ana.text() == rui.text() && ana.text() == eva.text());
}

#[test]
fn a_table_is_kept_for_others() {
    let (server, ana, rui) = (Computer::new(), Computer::new(), Computer::new());
    let (mut host, port) = server.host(&["gatos-caes", "--serve"]);
    // Nobody types there, and it goes on all the same.
    host.types_no_more();
    let mut first = ana.join(port, &["--name", "Ana"]);
    first.until("Ana sits down.");
    let mut second = rui.join(port, &["--name", "Rui"]);
    first.types_on("random");
    second.types_on("random");
    first.ends_well();
    second.ends_well();
    let told = host.ends_well();
    assert!(!told.contains("You play"), "{told}");
    assert!(server.text() == ana.text() && server.text() == rui.text());
}
