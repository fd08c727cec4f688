//! Games over real sockets, with lines that break.

use crate::people::{LONG, Player, door, entropy, invitation, play_to, serve, table, welcome};
use ludoteca_games::catalogue;
use ludoteca_net::{Host, Identity};
use std::time::{Duration, Instant};

#[test]
fn a_game_of_each_kind_is_played_between_a_socket_and_the_own_computer() {
    let door = door();
    for (number, entry) in catalogue().iter().enumerate() {
        let (served, disk) = table(&door, entry.info.id, number as u64);
        let mut players = vec![Player::inside(&served, 1)];
        for secret in 2..=served_seats(entry) {
            players.push(Player::dial(invitation(&door, &served), secret));
        }
        play_to(&mut players, 12);
        let heads: Vec<_> = players.iter().map(|player| player.visit.guest().log().to_vec()).collect();
        assert!(heads[0] == heads[1], "{}", entry.info.id);
        let disk = disk.lock().expect("nobody panics").clone();
        assert!(disk.lines().eq(heads[1].iter().map(String::as_str)), "{}", entry.info.id);
    }
}

#[test]
fn a_host_that_is_gone_for_a_while_is_found_again() {
    let first = door();
    let (served, disk) = table(&first, "avanco", 3);
    let at = invitation(&first, &served);
    let mut players = vec![Player::dial(at.clone(), 1), Player::dial(at.clone(), 2)];
    play_to(&mut players, 6);
    let log = disk.lock().expect("nobody panics").clone();
    drop(first);
    for player in &mut players {
        player.until("the line breaks", |player| player.visit.trouble().is_some());
    }
    let again = ludoteca_server::Door::open(Some(at.port), welcome()).expect("the port is free again");
    let host = Host::go_on(&catalogue(), &log, Identity::from_secret([1; 32]), entropy(9), again.now());
    let (_, disk) = serve(&again, host.expect("its own log"));
    for player in &mut players {
        player.until("the line is open again", |player| player.visit.guest().is_open());
    }
    play_to(&mut players, 12);
    assert!(players[0].visit.guest().log() == players[1].visit.guest().log());
    let new = disk.lock().expect("nobody panics").clone();
    assert!(!new.is_empty() && players[0].visit.guest().log().join("\n").ends_with(new.trim_end()));
}

#[test]
fn a_guest_whose_program_was_killed_comes_back_with_its_log() {
    let door = door();
    let (served, _) = table(&door, "semaforo", 4);
    let at = invitation(&door, &served);
    let mut players = vec![Player::inside(&served, 1), Player::dial(at.clone(), 2)];
    play_to(&mut players, 3);
    let log: String = players[1].visit.guest().log().iter().map(|line| format!("{line}\n")).collect();
    drop(players.pop());
    let guest = Player::guest(2).come_back(&log).expect("its own log");
    players.push(Player::with(guest, at, 2));
    players[1].until("it is there again", |player| player.visit.guest().is_open());
    assert_eq!(players[1].visit.guest().seats().len(), 1);
    play_to(&mut players, 6);
    assert!(players[0].visit.guest().log() == players[1].visit.guest().log());
}

#[test]
fn what_cannot_be_kept_is_told_to_nobody_as_if_it_were() {
    let door = door();
    let opening = ludoteca_net::Opening { game: "rastros".to_owned(), ..Default::default() };
    let identity = Identity::from_secret([1; 32]);
    let host = Host::open(&catalogue(), opening, identity, entropy(5), door.now()).expect("a table");
    let mut room = 4;
    let served = door.serve(
        host,
        Box::new(move |_| {
            room -= 1;
            if room < 0 { Err(std::io::ErrorKind::StorageFull.into()) } else { Ok(()) }
        }),
    );
    let mut players = vec![Player::inside(&served, 1), Player::dial(invitation(&door, &served), 2)];
    let begun = |player: &Player| !player.visit.guest().seats().is_empty();
    let start = Instant::now();
    while !players.iter().all(begun) {
        players.iter_mut().for_each(|player| drop(player.visit.wait(Duration::from_millis(5))));
        assert!(start.elapsed() < LONG, "the game begins");
    }
    players.iter_mut().for_each(Player::decide);
    for player in &mut players {
        player.until("it is told that the disk is full", |player| player.visit.guest().broken().is_some());
        assert_eq!(player.visit.guest().broken(), Some(ludoteca_net::Fault::Unwritten));
        assert_eq!(player.moves(), 0, "the move that could not be kept was not made");
    }
}

fn served_seats(entry: &ludoteca_rules::Entry) -> u8 {
    entry.seats(&ludoteca_rules::Options::defaults(entry.info.options))
}

#[test]
fn a_program_that_says_much_in_a_moment_is_slowed_down_and_not_sent_away() {
    const SAID: usize = 400;
    let door = door();
    let (served, _) = table(&door, "rastros", 6);
    let mut players = vec![Player::inside(&served, 1), Player::dial(invitation(&door, &served), 2)];
    play_to(&mut players, 1);
    for speaker in 0..2 {
        let visit = &mut players[speaker].visit;
        let seat = visit.guest().seats().iter().next().expect("it sits there");
        for _ in 0..SAID {
            visit.act(|guest, _| guest.phrase(seat, 2)).expect("the line is open");
        }
        let start = Instant::now();
        let mut heard = 0;
        while heard < SAID {
            players[speaker].visit.wait(Duration::from_millis(1));
            let news = players[1 - speaker].visit.wait(Duration::from_millis(1));
            heard +=
                news.iter().filter(|news| matches!(news, ludoteca_net::News::Phrase(by, 2) if *by == seat)).count();
            assert!(start.elapsed() < LONG, "{heard} sentences were heard");
        }
        assert_eq!(players[speaker].visit.guest().broken(), None);
    }
}
