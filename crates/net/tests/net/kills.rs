//! Programs that are killed at any moment, lines that are cut, and tables that go on elsewhere.

use crate::room::{Room, entropy, identity};
use ludoteca_net::{Act, Fault, Host, News, PeerId, Table};
use ludoteca_rules::Seat;
use ludoteca_rules::random::below;
use std::time::Duration;

/// Does one thing that can go wrong, by chance, at any moment of a message on its way.
fn disturb(room: &mut Room) {
    let chairs = room.chairs.len();
    let number = below(&mut room.rng, chairs);
    match below(&mut room.rng, 12) {
        0 => room.kill(number),
        1 => room.cut(number),
        2 => {
            room.kill_host();
            room.now += Duration::from_secs(3);
            room.start_host();
        }
        _ => {}
    }
}

/// Whoever is gone comes back.
fn mend(room: &mut Room) {
    for number in 0..room.chairs.len() {
        if room.chairs[number].guest.is_none() {
            room.start(number);
        }
        room.connect(number);
    }
    room.pump();
}

/// Plays a game in which host and guests are killed while messages are on their way.
fn play_disturbed(game: &str, seed: u64) -> (Room, u32) {
    let mut room = Room::of(game, seed);
    let mut disturbed = 0;
    for _ in 0..120 {
        if room.is_over() {
            break;
        }
        room.decide();
        room.now += Duration::from_millis(300);
        // Not all of what is said arrives before something happens.
        for _ in 0..below(&mut room.rng, 4) {
            room.carry();
        }
        let before = (room.host.is_some(), room.chairs.iter().filter(|chair| chair.line.is_some()).count());
        disturb(&mut room);
        disturbed +=
            u32::from(before != (room.host.is_some(), room.chairs.iter().filter(|it| it.line.is_some()).count()));
        mend(&mut room);
    }
    mend(&mut room);
    (room, disturbed)
}

/// How many games of each kind; the whole measure is ten.
fn games_of_each() -> u64 {
    std::env::var("LUDOTECA_NET_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2)
}

#[test]
fn games_in_which_everybody_is_killed_end_with_the_same_log_everywhere() {
    let mut disturbed = 0;
    let mut played = 0;
    for seed in 0..games_of_each() {
        for (number, entry) in ludoteca_games::catalogue().iter().enumerate() {
            let (room, kills) = play_disturbed(entry.info.id, 1000 + seed * 100 + number as u64);
            room.check_equal();
            let played_on = room.session(0).line().len() > 5 || room.is_over();
            assert!(played_on, "{} was played", entry.info.id);
            disturbed += kills;
            played += 1;
        }
    }
    assert!(disturbed > played * 3, "{disturbed} disturbances in {played} games");
}

#[test]
fn what_was_sealed_is_shown_after_a_kill_from_the_log_and_the_key_alone() {
    let mut room = Room::of("apocalypse", 1);
    let (first, seat) = room.deciding()[0];
    let order = room.session(first).orders(seat)[0].clone();
    let now = room.now;
    room.guest_mut(first).order(seat, &order, now).expect("a legal order");
    room.pump();
    room.kill(first);
    // The other seals while the first is dead.
    room.decide();
    room.pump();
    assert_eq!(room.session(1 - first).line().len(), 1, "nothing is shown yet");
    room.start(first);
    room.connect(first);
    assert_eq!(room.session(1 - first).line().len(), 2);
    let record = ludoteca_record::write(room.session(first));
    assert!(record.contains(&order), "{record}");
}

#[test]
fn a_host_that_lost_the_end_of_its_log_has_it_back_from_a_guest() {
    let mut room = Room::of("avanco", 2);
    room.play_on(9);
    room.kill_host();
    // The disk has lost the last three lines.
    let lines: Vec<&str> = room.disk.lines().collect();
    room.disk = lines[..lines.len() - 3].iter().flat_map(|line| [line, "\n"]).collect();
    room.start_host();
    for number in 0..2 {
        room.connect(number);
    }
    assert_eq!(room.session(0).line().len(), 10);
    room.play_on(4);
    room.check_equal();
}

#[test]
fn any_guest_goes_on_when_the_host_is_dead_and_the_old_host_keeps_the_other_table() {
    let mut room = Room::of("avanco", 3);
    room.play_on(6);
    room.kill_host();
    let old = room.disk.clone();
    let carrier = (0..2).find(|chair| *chair != 0).expect("there are two");
    // The one who did not keep the table keeps it now, from nothing but its log.
    let log = room.chairs[carrier].disk.clone();
    let catalogue = room.catalogue.clone();
    let host = Host::go_on(&catalogue, &log, identity(carrier), entropy(77), room.now).expect("it sits there");
    room.disk = log;
    room.host = Some(host);
    for number in 0..2 {
        room.connect(number);
    }
    room.play_on(6);
    room.check_equal();
    assert_eq!(room.session(0).line().len(), 13);
    // The old host comes back with its log and does not know what to say to them.
    room.kill_host();
    room.disk = old;
    room.start_host();
    room.connect(0);
    assert_eq!(room.guest(0).broken(), Some(Fault::Elsewhere));
    assert_eq!(room.session(0).line().len(), 13, "what was there is still there");
}

#[test]
fn nobody_who_does_not_sit_at_a_table_goes_on_with_it() {
    let mut room = Room::of("avanco", 4);
    room.play_on(2);
    let host = Host::go_on(&room.catalogue, &room.disk, identity(9), entropy(1), room.now);
    assert_eq!(host.err(), Some(Fault::Place));
}

#[test]
fn what_was_not_heard_is_said_again() {
    let mut room = Room::of("rastros", 5);
    let (number, _) = room.deciding()[0];
    room.decide();
    // It is said into a line that is dead.
    room.cut(number);
    assert_eq!(room.session(number).line().len(), 1);
    room.connect(number);
    assert_eq!(room.session(1 - number).line().len(), 2);
    assert!(!room.guest(number).waits());
    assert!(!room.chairs[number].news.iter().any(|news| matches!(news, News::Refused(_))));
}

#[test]
fn a_log_is_kept_before_anybody_is_told_of_it() {
    let catalogue = ludoteca_games::catalogue();
    let mut room = Room::of("rastros", 6);
    room.decide();
    let mut host = room.host.take().expect("it runs");
    for (number, chair) in room.chairs.iter_mut().enumerate() {
        let (Some(guest), Some(line)) = (&mut chair.guest, chair.line) else { panic!("chair {number} is there") };
        while let Some(text) = guest.next_message() {
            host.hear(line, &text, room.now);
        }
    }
    let mut kept = room.disk.clone();
    let mut told = 0;
    while let Some(act) = host.next_act() {
        match act {
            Act::Keep(line) => kept += &(line + "\n"),
            Act::Send(_, text) if text.contains("\"lines\"") => {
                told += 1;
                let table = Table::read(&catalogue, &kept).expect("a log");
                assert_eq!(table.session().map(|session| session.line().len()), Some(2));
                assert!(table.asked().contains(Seat(1)));
            }
            _ => {}
        }
    }
    assert_eq!(told, 2);
}

#[test]
fn a_place_of_a_table_that_had_not_begun_is_free_again_if_nobody_comes_back_to_it() {
    let opening = ludoteca_net::Opening { game: "rastros".to_owned(), ..Default::default() };
    let mut room = Room::open(opening, vec![ludoteca_net::Want::Place(None)], 8);
    // The host is killed before it can write that the place is free.
    let kept = room.disk.clone();
    room.kill_host();
    room.kill(0);
    room.disk = kept;
    room.start_host();
    let sits = |room: &Room| room.host.as_ref().is_some_and(|host| host.table().sitters()[0].is_some());
    assert!(sits(&room));
    room.wait(Duration::from_secs(29));
    assert!(sits(&room));
    room.wait(Duration::from_secs(2));
    assert!(!sits(&room));
}

#[test]
fn a_host_that_was_killed_between_the_last_place_and_the_beginning_begins_the_game() {
    let mut room = Room::of("rastros", 9);
    let lines: Vec<&str> = room.disk.lines().collect();
    let kept: String = lines[..3].iter().flat_map(|line| [line, "\n"]).collect();
    assert!(lines[2].contains("\"sit\"") && lines[3].contains("\"begin\""), "{lines:?}");
    room.kill_host();
    for number in 0..2 {
        room.kill(number);
        room.chairs[number].disk.clear();
    }
    room.disk = kept;
    room.start_host();
    for number in 0..2 {
        room.start(number);
        room.connect(number);
    }
    assert_eq!(room.guest(0).seats().len() + room.guest(1).seats().len(), 2, "the game has begun");
    room.play_on(3);
    room.check_equal();
}

#[test]
fn nothing_is_decided_before_a_guest_has_given_back_the_line_that_the_host_lost() {
    let mut room = Room::of("gatos-caes", 12);
    room.play_on(4);
    let whole = room.disk.clone();
    let lost = whole.lines().last().expect("a line").len() + 1;
    room.kill_host();
    room.disk = whole[..whole.len() - lost].to_owned();
    // Whoever made the last move knows nothing of it any more, and is asked again.
    let asked = Table::read(&room.catalogue, &room.disk).expect("a log").asked();
    let mover = (0..2).find(|number| room.guest(*number).seats().iter().any(|seat| asked.contains(seat)));
    let mover = mover.expect("somebody is asked");
    room.kill(mover);
    room.chairs[mover].disk = room.disk.clone();
    room.start_host();
    room.start(mover);
    let now = room.now;
    let host = room.host.as_mut().expect("a host");
    let other = host.connect(now);
    let hello = send_to(host, other);
    let keeps = room.chairs[1 - mover].guest.as_mut().expect("a guest");
    keeps.connected(now);
    keeps.hear(&hello[0], now);
    let here = keeps.next_message().expect("who it is");
    host.hear(other, &here, now);
    let asks = send_to(host, other);
    // Its lines are on the way; meanwhile the one who is asked decides in another way.
    room.chairs[mover].line = Some(host.connect(now));
    room.chairs[mover].guest.as_mut().expect("a guest").connected(now);
    room.pump();
    let seat = room.guest(mover).deciding().expect("asked");
    let orders = room.session(mover).orders(seat);
    let said = |order: &&String| !whole.contains(&format!("\"text\":\"{order}\""));
    let order = orders.iter().find(said).expect("another order").clone();
    room.guest_mut(mover).order(seat, &order, now).expect("a legal order");
    room.pump();
    assert_eq!(room.disk.len(), whole.len() - lost, "nothing is written yet");
    // Now they come, and what was decided is late.
    let host = room.host.as_mut().expect("a host");
    let keeps = room.chairs[1 - mover].guest.as_mut().expect("a guest");
    for text in asks {
        keeps.hear(&text, now);
    }
    while let Some(text) = keeps.next_message() {
        host.hear(other, &text, now);
    }
    room.chairs[1 - mover].line = Some(other);
    room.pump();
    assert_eq!(room.disk, whole, "the line is back, and no other was written");
    room.play_on(4);
    room.check_equal();
}

/// What a host sends to one connection; the rest is lost.
fn send_to(host: &mut Host, to: PeerId) -> Vec<String> {
    let acts = std::iter::from_fn(|| host.next_act());
    let sent = acts.filter_map(|act| match act {
        Act::Send(peer, text) if peer == to => Some(text),
        _ => None,
    });
    sent.collect()
}
