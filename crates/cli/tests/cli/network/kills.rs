//! Programs that are killed in the middle of a game, and start again.

use super::program::{Computer, Program};
use std::fs;

/// Makes so many moves, each of them when the other is seen.
fn moves(players: &mut [(&mut Program, &str)], count: usize) {
    for number in 0..count {
        let (mover, name) = &mut players[number % 2];
        mover.types("random\n");
        let said = format!("{name}: ");
        for (program, _) in &mut *players {
            program.until(&said);
        }
    }
}

/// Everybody plays by chance until the game is over.
fn play_out(mut host: Program, mut guest: Program) -> String {
    host.types_on("random");
    guest.types_on("random");
    let told = guest.ends_well();
    host.ends_well();
    told
}

#[test]
fn a_host_that_is_killed_goes_on_with_a_torn_log_and_the_guest_finds_it_by_itself() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.until("You play");
    guest.until("You play");
    moves(&mut [(&mut host, "Ana"), (&mut guest, "Rui")], 5);
    host.kill();
    guest.until("The line to the table is broken.");
    // The last line was being written.
    let (path, text) = (ana.log(), ana.text());
    fs::write(&path, &text[..text.len() - 30]).expect("it can be written");
    let host = ana.host_on(port, &["--table", path.to_str().expect("the path is text")]);
    guest.until("The line is open again.");
    let told = play_out(host, guest);
    assert_eq!(told.matches("The line to the table is broken.").count(), 1, "{told}");
    assert_eq!(ana.text(), rui.text());
    assert!(ana.text().starts_with(&text), "what was played is still there");
}

#[test]
fn a_guest_that_is_killed_comes_back_to_its_seat() {
    let (ana, rui, eva) = (Computer::new(), Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.until("You play");
    guest.until("You play");
    moves(&mut [(&mut host, "Ana"), (&mut guest, "Rui")], 4);
    guest.kill();
    host.until("Rui is away.");
    // Somebody else does not get the seat meanwhile.
    let mut other = eva.join(port, &["--name", "Eva"]);
    other.until("All places are taken; you watch.");
    other.types_no_more();
    let mut guest = rui.join(port, &["--name", "Rui"]);
    guest.until("You play");
    host.until("Rui is back.");
    play_out(host, guest);
    assert_eq!(ana.text(), rui.text());
    assert_eq!(ana.text().matches(r#""event":{"sit""#).count(), 2);
}

#[test]
fn a_guest_goes_on_with_the_table_when_its_keeper_is_gone() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["gatos-caes", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.until("You play");
    guest.until("You play");
    moves(&mut [(&mut host, "Ana"), (&mut guest, "Rui")], 4);
    host.kill();
    guest.until("The line to the table is broken.");
    guest.kill();
    let path = rui.log();
    let (mut keeper, port) = rui.host(&["--table", path.to_str().expect("the path is text"), "--name", "Rui"]);
    keeper.until("Rui keeps the table now.");
    // Whoever kept it before sits down at it like any other.
    let other = ana.join(port, &["--name", "Ana"]);
    play_out(keeper, other);
    assert_eq!(ana.text(), rui.text());
    assert!(ana.text().contains(r#""carry""#));
}

#[test]
fn a_log_is_open_in_one_program_at_a_time() {
    let ana = Computer::new();
    let (host, _) = ana.host(&["gatos-caes"]);
    ana.keeps_a_line();
    let path = ana.log();
    let second = ana.host_on(super::program::free_port(), &["--table", path.to_str().expect("the path is text")]);
    let ended = second.end();
    assert_eq!(ended.status, Some(1), "{}", ended.out);
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    host.kill();
}
