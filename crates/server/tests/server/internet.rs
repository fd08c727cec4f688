//! Tables through the internet, here through this computer alone: without a relay, and nothing is looked up anywhere.

use crate::people::{Disk, Player, door, entropy, play_to, serve, table, welcome};
use ludoteca_games::catalogue;
use ludoteca_net::{Bytes, Host, Identity};
use ludoteca_server::{Destination, Door, Gate, Heard, NoGate, Served, Ticket, Trouble, dial};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn identity() -> Identity {
    Identity::from_secret([1; 32])
}

/// Opens a table to the internet; its invitation, which leads to this computer only.
fn gate(door: &Door, served: &Served) -> (Gate, Ticket) {
    let gate = Gate::open(&door.entrance(), served, &identity(), &[]).expect("a gate");
    let ticket = gate.ticket();
    assert!(ticket.relays.is_empty());
    let port = ticket.addresses.iter().find(|address| address.is_ipv4()).expect("an address").port();
    (gate, Ticket { addresses: vec![SocketAddr::from((Ipv4Addr::LOCALHOST, port))], ..ticket })
}

/// What somebody takes from the text of an invitation.
fn sent(ticket: &Ticket) -> Destination {
    Destination::parse(&ticket.to_string()).ok().flatten().expect("an invitation")
}

/// The first trouble with an invitation, and after how long.
fn trouble(ticket: &Ticket) -> (Trouble, Duration) {
    let start = Instant::now();
    let wire = dial(sent(ticket), Arc::new(|| {})).expect("a thread");
    loop {
        match wire.wait(Duration::from_secs(60)) {
            Some(Heard::Down(trouble)) => return (trouble, start.elapsed()),
            Some(Heard::Open) => {}
            other => panic!("{other:?}"),
        }
    }
}

fn kept(disk: &Disk) -> String {
    disk.lock().expect("nobody panics").clone()
}

#[test]
fn a_game_is_played_by_one_from_the_internet_and_one_on_the_network() {
    let door = door();
    let (served, disk) = table(&door, "avanco", 21);
    let (_gate, ticket) = gate(&door, &served);
    let start = Instant::now();
    let near = crate::people::invitation(&door, &served);
    let mut players = [Player::dial(sent(&ticket), 1), Player::dial(near, 2)];
    play_to(&mut players, 1);
    println!("the first move after {:?}", start.elapsed());
    play_to(&mut players, 20);
    let log = players[0].visit.guest().log().to_vec();
    assert!(log == players[1].visit.guest().log() && kept(&disk).lines().eq(log.iter().map(String::as_str)));
}

#[test]
fn an_invitation_holds_for_a_host_that_was_started_again() {
    let first = door();
    let (served, disk) = table(&first, "avanco", 22);
    let (open, ticket) = gate(&first, &served);
    let mut players = [Player::dial(sent(&ticket), 1), Player::dial(sent(&ticket), 2)];
    play_to(&mut players, 6);
    let (log, port) = (kept(&disk), first.port());
    drop(open);
    for player in &mut players {
        player.until("the line breaks", |player| player.visit.trouble().is_some());
        let (trouble, _) = player.visit.trouble().expect("it was there");
        assert!([Trouble::Closed, Trouble::Unreachable, Trouble::NobodyThere].contains(&trouble), "{trouble:?}");
    }
    drop(first);
    let again = Door::open(Some(port), welcome()).expect("the port is free again");
    let host = Host::go_on(&catalogue(), &log, identity(), entropy(9), again.now()).expect("its own log");
    let (served, _) = serve(&again, host);
    let (_open, same) = gate(&again, &served);
    assert_eq!(same, ticket);
    for player in &mut players {
        player.until("the line is open again", |player| player.visit.guest().is_open());
    }
    play_to(&mut players, 12);
    assert!(players[0].visit.guest().log() == players[1].visit.guest().log());
}

#[test]
fn whoever_has_no_invitation_is_sent_away() {
    let door = door();
    let (served, _) = table(&door, "rastros", 23);
    let (_gate, ticket) = gate(&door, &served);
    let text = ticket.to_string();
    let damaged = format!("{}{}", &text[..40], &text[41..]);
    assert_eq!(Destination::parse(&damaged).expect_err("a letter is missing").key, "net-internet-damaged");
    let guessed = Ticket { pass: Bytes([3; 16]), ..ticket.clone() };
    assert_eq!(trouble(&guessed).0, Trouble::NotUs);
    // Another key at the same place is somebody else.
    let other = Identity::from_secret([5; 32]).public();
    let (found, took) = trouble(&Ticket { key: other, ..ticket });
    assert!(found != Trouble::Broke && took < Duration::from_secs(10), "{found:?} after {took:?}");
}

#[test]
fn a_host_that_cannot_be_reached_is_told_within_ten_seconds() {
    let door = door();
    let (served, _) = table(&door, "rastros", 24);
    let (gate, ticket) = gate(&door, &served);
    drop(gate);
    let (found, took) = trouble(&ticket);
    println!("told after {took:?}");
    assert_eq!(found, Trouble::Unreachable);
    assert!(took < Duration::from_secs(10), "{took:?}");
    // An address that goes nowhere, and none at all.
    let nowhere = SocketAddr::from((Ipv4Addr::new(192, 0, 2, 1), 9));
    for addresses in [vec![nowhere], Vec::new()] {
        let (found, took) = trouble(&Ticket { addresses, ..ticket.clone() });
        assert!(matches!(found, Trouble::Unreachable | Trouble::NoWay), "{found:?}");
        assert!(took < Duration::from_secs(10), "{took:?}");
    }
}

#[test]
fn what_is_no_relay_is_told() {
    let door = door();
    let (served, _) = table(&door, "rastros", 25);
    for relay in ["", "relay.example", "ftp://relay.example", "https://", "https://a b", "https://[::"] {
        let refused = Gate::open(&door.entrance(), &served, &identity(), &[relay.to_owned()]).err();
        assert_eq!(refused, Some(NoGate::Relay(relay.to_owned())));
    }
}
