//! Tables through the internet: programs that have them, and those that were built without.

use super::program::Computer;
use super::troubles::fails;
use ludoteca_net::{Bytes, Identity};
use ludoteca_server::Ticket;
use std::fs;

/// An invitation to a computer that nobody has.
fn invitation() -> String {
    let place = "192.0.2.1:9".parse().expect("an address");
    let key = Identity::from_secret([7; 32]).public();
    Ticket { key, pass: Bytes([9; 16]), addresses: vec![place], relays: Vec::new() }.to_string()
}

#[test]
fn a_damaged_invitation_is_told() {
    let text = invitation();
    for damaged in [&text[..9], &text[..50], &text.replace('b', "q")] {
        fails(&["join", damaged], 2, "This invitation is damaged: copy the whole line again");
    }
    let computer = Computer::new();
    let path = computer.folder().join("invitation.txt");
    let path = path.to_str().expect("the path is text");
    fs::write(path, &text[..50]).expect("it can be written");
    fails(&["join", path], 2, "This invitation is damaged: copy the whole line again");
    fs::write(path, "Dear Rui,\nno invitation\n").expect("it can be written");
    fails(&["join", path], 2, "“");
}

#[cfg(not(feature = "internet"))]
#[test]
fn a_program_for_the_same_network_only_says_so() {
    for (language, sentence) in [
        ("en", "This Ludoteca plays on the same network only"),
        ("pt-PT", "Esta Ludoteca só joga na mesma rede, não pela Internet."),
        ("pt-BR", "Esta Ludoteca só joga na mesma rede, não pela internet."),
    ] {
        fails(&["host", "rastros", "--internet", "--lang", language], 2, sentence);
        fails(&["join", &invitation(), "--lang", language], 2, sentence);
    }
    let relay = ["--relay", "https://relay.example"];
    fails(
        &[&["host", "rastros", "--internet"][..], &relay].concat(),
        2,
        "This Ludoteca plays on the same network only",
    );
    fails(&[&["host", "rastros"][..], &relay].concat(), 2, "");
}

#[cfg(feature = "internet")]
#[test]
fn what_cannot_be_reached_is_told_within_ten_seconds() {
    fails(&["join", &invitation()], 1, "The other computer cannot be reached through the internet.");
    fails(&["host", "rastros", "--internet", "--relay", "nonsense"], 2, "“nonsense” is no address of a relay");
}

#[cfg(feature = "internet")]
#[test]
fn a_game_is_played_by_an_invitation_in_a_file_and_one_in_a_line() {
    let (ana, rui, eva) = (Computer::new(), Computer::new(), Computer::new());
    let path = ana.folder().join("invitation.txt");
    let path = path.to_str().expect("the path is text");
    let (mut host, _) = ana.host(&["gatos-caes", "--internet", "--invitation", path, "--name", "Ana"]);
    host.until("join takes the name of that file as well.");
    let text = fs::read_to_string(path).expect("it is there");
    assert!(host.printed().contains(&text), "{}", host.printed());
    let mut guest = rui.start(&["join", path, "--name", "Rui"]);
    let mut watcher = eva.start(&["join", text.trim(), "--watch"]);
    watcher.until("A table for");
    for program in [&mut host, &mut guest] {
        program.types_on("random");
    }
    guest.ends_well();
    watcher.ends_well();
    host.ends_well();
    assert!(ana.text() == rui.text() && ana.text() == eva.text());
    // Nothing is written over without a word.
    fails(&["host", "gatos-caes", "--internet", "--invitation", path], 2, "There is already a file ");
    assert_eq!(fs::read_to_string(path).expect("it is there"), text);
    let (mut host, _) = ana.host(&["gatos-caes", "--internet", "--invitation", path, "--force"]);
    host.until("join takes the name of that file as well.");
    assert_ne!(fs::read_to_string(path).expect("it is there"), text);
}
