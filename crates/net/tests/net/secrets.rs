//! Sealed orders across a wire: nothing is known of them before all have sealed, whoever listens, and nobody can change
//! one afterwards.

use crate::room::{Room, identity};
use ludoteca_net::{Bytes, Commit, Event, Frame, Line, Reveal, Said};
use ludoteca_rules::random::below;
use ludoteca_rules::{Seat, orders::ILLEGAL};
use std::collections::BTreeSet;
use std::time::Duration;

/// How many turns; the whole measure is 100 000.
fn turns() -> usize {
    std::env::var("LUDOTECA_NET_TURNS").ok().and_then(|text| text.parse().ok()).unwrap_or(300)
}

/// What a stranger can read who hears everything that is said: the seats that have sealed, and every order that stands
/// anywhere in the open.
fn orders_in(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let Ok(frame) = Frame::parse(text) else { return found };
    let events: Vec<Event> = match frame {
        Frame::Say(said) => vec![said.event],
        Frame::Lines { lines, .. } => lines.iter().filter_map(|line| Some(Line::parse(line).ok()?.event)).collect(),
        _ => Vec::new(),
    };
    for event in events {
        match event {
            Event::Reveal(reveal) => found.push(reveal.order),
            Event::Move { text, .. } => found.push(text),
            _ => {}
        }
    }
    found
}

#[test]
fn nothing_is_known_of_an_order_before_all_have_sealed() {
    let mut played = 0;
    let mut seed = 0;
    while played < turns() {
        seed += 1;
        let mut room = Room::of("apocalypse", seed);
        room.listens = true;
        while !room.is_over() && played < turns() {
            let both = room.session(0).asked().len() == 2;
            let deciding = room.deciding();
            let (first, seat) = deciding[below(&mut room.rng, deciding.len())];
            let orders = room.session(first).orders(seat);
            let order = orders[below(&mut room.rng, orders.len())].clone();
            room.wire.clear();
            room.now += Duration::from_millis(500);
            let now = room.now;
            room.guest_mut(first).order(seat, &order, now).expect("a legal order");
            room.pump();
            if both {
                // Whatever went over the wire, to whomever, does not have the order in it, in any form that is read.
                for (_, _, text) in &room.wire {
                    assert!(orders_in(text).is_empty(), "{text}");
                    assert!(!text.contains(&order), "{text}");
                }
                assert!(room.session(0).sealed().is_empty());
                room.decide();
                room.pump();
                let shown: Vec<String> = room.wire.iter().flat_map(|(_, _, text)| orders_in(text)).collect();
                assert!(shown.contains(&order), "it is shown when both have sealed");
            }
            played += 1;
        }
        room.check_equal();
    }
}

#[test]
fn the_same_order_never_looks_the_same_twice() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut room = Room::of("apocalypse", seed);
        room.listens = true;
        let now = room.now;
        let (first, seat) = room.deciding()[0];
        let order = room.session(first).orders(seat)[0].clone();
        room.guest_mut(first).order(seat, &order, now).expect("a legal order");
        room.pump();
        for (from_host, _, text) in &room.wire {
            if let (false, Ok(Frame::Say(Said { event: Event::Commit(commit), .. }))) = (*from_host, Frame::parse(text))
            {
                assert!(seen.insert(commit.hash));
                assert!(seen.insert(commit.closed));
            }
        }
    }
    assert_eq!(seen.len(), 80);
}

/// A player whose program is its own: what it seals and shows is what the test says.
fn cheat(room: &mut Room, number: usize, event: Event) {
    let id = room.guest(0).table().expect("a table").id();
    let frame = Frame::Say(Said::by(&identity(number), id, event)).print();
    let (now, line) = (room.now, room.chairs[number].line.expect("it is connected"));
    room.host.as_mut().expect("it runs").hear(line, &frame, now);
    room.pump();
}

#[test]
fn whoever_shows_something_else_than_was_sealed_or_nothing_has_no_readable_order() {
    for (seed, shows) in (1..).zip([true, false]) {
        let mut room = Room::of("apocalypse", seed);
        let on = room.guest(0).table().and_then(|table| table.on()).expect("it has begun");
        let seat = room.guest(1).seats().iter().next().expect("a seat").0;
        // It seals what nobody can open, not even itself.
        let commit = Commit { seat, on, hash: Bytes([7; 32]), salt: Bytes([7; 16]), closed: Bytes([7; 32]), spent: 10 };
        cheat(&mut room, 1, Event::Commit(commit));
        let (honest, own) = room.deciding()[0];
        assert_eq!(honest, 0);
        let order = room.session(0).orders(own)[0].clone();
        let now = room.now;
        room.guest_mut(0).order(own, &order, now).expect("a legal order");
        room.pump();
        if shows {
            let best = room.session(0).orders(Seat(seat))[0].clone();
            cheat(&mut room, 1, Event::Reveal(Reveal { seat, on, order: best, opening: Bytes([7; 32]) }));
        } else {
            room.wait(Duration::from_secs(9));
            assert_eq!(room.session(0).line().len(), 1, "it has ten seconds");
            room.wait(Duration::from_secs(2));
        }
        let record = ludoteca_record::write(room.session(0));
        let expected = if seat == 0 { format!("{ILLEGAL}|{order}") } else { format!("{order}|{ILLEGAL}") };
        assert!(record.contains(&expected), "{record}");
        room.check_equal();
    }
}

#[test]
fn an_order_that_is_illegal_can_be_sealed_and_has_its_price() {
    let mut room = Room::of("apocalypse", 3);
    let now = room.now;
    let (first, seat) = room.deciding()[0];
    let refusal = room.guest_mut(first).order(seat, "a1-a1", now).expect_err("it is illegal");
    let all_the_same = refusal.sealable.expect("it can be handed in");
    room.guest_mut(first).order(seat, &all_the_same, now).expect("at a price");
    room.pump();
    room.decide();
    room.pump();
    assert_eq!(room.session(0).line().len(), 2);
    assert!(ludoteca_record::write(room.session(0)).contains(ILLEGAL));
    room.check_equal();
}

#[test]
fn an_order_in_the_open_is_refused_where_two_decide() {
    let mut room = Room::of("apocalypse", 4);
    let on = room.guest(0).table().and_then(|table| table.on()).expect("it has begun");
    let seat = room.guest(1).seats().iter().next().expect("a seat").0;
    let text = room.session(1).orders(Seat(seat))[0].clone();
    let before = room.disk.clone();
    cheat(&mut room, 1, Event::Move { seat, on, text, spent: 1 });
    assert!(room.disk == before);
}
