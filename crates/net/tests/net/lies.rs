//! What liars say, and what does not come of it.

use crate::room::{Room, identity};
use ludoteca_net::{
    Bytes, Event, Fault, Frame, Guest, Hash, Host, Line, News, Open, PeerId, Said, Sit, Table, Want, Wish,
};
use ludoteca_rules::Seat;
use ludoteca_rules::random::{below, generator};
use rand::Rng;
use std::time::Duration;

/// How often each thing is tried; the whole measure is a hundred times as much.
fn times(usual: usize) -> usize {
    let factor = std::env::var("LUDOTECA_NET_LIES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    usual * factor
}

/// Somebody connected to the host of a room who says what it likes, and what it was answered.
struct Liar {
    line: PeerId,
}

impl Liar {
    /// A stranger with a key of its own, or the key of a chair.
    fn come(room: &mut Room, key: usize) -> Self {
        let now = room.now;
        let catalogue = room.catalogue.clone();
        let bytes = room.new_entropy();
        let host = room.host.as_mut().expect("it runs");
        let line = host.connect(now);
        let mut guest = Guest::new(catalogue, identity(key), "Liar".to_owned(), Want::Watch, bytes);
        guest.connected(now);
        let acts: Vec<_> = std::iter::from_fn(|| host.next_act()).collect();
        for act in acts {
            if let ludoteca_net::Act::Send(peer, text) = act
                && peer == line
            {
                guest.hear(&text, now);
            }
        }
        let answer = guest.next_message().expect("it answers the greeting");
        host.hear(line, &answer, now);
        Self { line }
    }

    /// Says something and hears the answers to it; time passes, so that it is not too much.
    fn say(&self, room: &mut Room, frame: &Frame) -> Vec<Frame> {
        room.pump();
        room.now += Duration::from_millis(60);
        let now = room.now;
        let host = room.host.as_mut().expect("it runs");
        host.hear(self.line, &frame.print(), now);
        let mut answers = Vec::new();
        while let Some(act) = host.next_act() {
            match act {
                ludoteca_net::Act::Send(peer, text) if peer == self.line => {
                    answers.push(Frame::parse(&text).expect("a host speaks well"));
                }
                ludoteca_net::Act::Send(..) | ludoteca_net::Act::Close(_) => {}
                ludoteca_net::Act::Keep(line) => panic!("a lie was written: {line}"),
            }
        }
        answers
    }
}

fn refused(answers: &[Frame]) -> Option<Fault> {
    answers.iter().find_map(|answer| match answer {
        Frame::Refused { fault, .. } | Frame::Bye(fault) => Some(*fault),
        _ => None,
    })
}

/// What can be said at a table of seat `seat`, most of it at the wrong time.
fn events(room: &Room, seat: u8, on: Hash, text: &str) -> Vec<Event> {
    let zeros: Hash = Bytes([0; 32]);
    let head = room.guest(0).table().expect("a table").head();
    vec![
        Event::Move { seat, on, text: text.to_owned(), spent: 1 },
        Event::Move { seat, on: head, text: "z9-z9".to_owned(), spent: 1 },
        Event::Move { seat, on: zeros, text: text.to_owned(), spent: u64::MAX },
        Event::Resign { seat, on: zeros },
        Event::Ask { seat, on: zeros, what: Wish::Draw },
        Event::Answer { seat, ask: head, agree: true },
        Event::Resume { seat, pause: head },
        Event::Flag { seat, on },
        Event::Unread { seat, on },
        Event::Away { seat, on, away: 1 - seat, claim: true },
        Event::Carry { seat },
        Event::Begin { lot: zeros },
        Event::Free { place: seat },
        Event::Sit(Sit { place: seat, name: "Liar".to_owned(), key: identity(5).public(), lot: Bytes([1; 16]) }),
        Event::Move { seat: 7, on, text: text.to_owned(), spent: 1 },
    ]
}

#[test]
fn no_lie_of_a_stranger_or_of_a_player_changes_anything() {
    let mut lies = 0;
    for (seed, game) in (1..).zip(["avanco", "rastros", "apocalypse", "horizons"]) {
        let mut room = Room::of(game, seed);
        room.play_on(5);
        let stranger = Liar::come(&mut room, 5);
        let player = Liar::come(&mut room, 1);
        for _ in 0..times(1) {
            room.play_on(1);
            if room.is_over() {
                break;
            }
            let table = room.host.as_ref().expect("it runs").table();
            let (id, on) = (table.id(), table.on().expect("it has begun"));
            let before = room.disk.clone();
            let asked = table.asked();
            let seat_of_player = table.seats_of(identity(1).public()).iter().next().expect("a seat");
            let (decides, _) = room.deciding()[0];
            let text = room.session(decides).orders(room.deciding()[0].1)[0].clone();
            // A stranger in the name of each seat, with its own signature.
            for seat in 0..2 {
                for event in events(&room, seat, on, &text) {
                    let said = Said::by(&identity(5), id, event);
                    let answers = stranger.say(&mut room, &Frame::Say(said));
                    assert!(refused(&answers).is_some(), "{answers:?}");
                    lies += 1;
                }
            }
            // A player in the name of the other, late, twice or out of turn.
            let own = seat_of_player.0;
            for event in events(&room, 1 - own, on, &text) {
                let said = Said::by(&identity(1), id, event);
                assert!(refused(&player.say(&mut room, &Frame::Say(said))).is_some());
                lies += 1;
            }
            let mut of_own = events(&room, own, on, &text);
            if asked.contains(seat_of_player) {
                of_own.remove(0);
            }
            for event in of_own {
                let said = Said::by(&identity(1), id, event.clone());
                assert!(refused(&player.say(&mut room, &Frame::Say(said))).is_some(), "{event:?}");
                lies += 1;
            }
            // What the other said before, once more.
            let lines: Vec<Line> = before.lines().map(|line| Line::parse(line).expect("a line")).collect();
            for line in lines.iter().skip(1) {
                let said = Said { event: line.event.clone(), sig: line.sig };
                assert!(refused(&stranger.say(&mut room, &Frame::Say(said))).is_some());
                lies += 1;
            }
            room.pump();
            assert!(room.disk == before, "nothing was written");
            assert_eq!(room.host.as_ref().map(|host| host.table().on()), Some(Some(on)));
        }
        room.play_on(3);
        room.check_equal();
    }
    assert!(lies >= 100 * times(1), "{lies} lies");
}

#[test]
fn a_host_that_lies_convinces_nobody() {
    let mut room = Room::of("avanco", 9);
    room.play_on(6);
    let lines: Vec<String> = room.disk.lines().map(str::to_owned).collect();
    let refuses = |lines: &[String]| {
        let catalogue = ludoteca_games::catalogue();
        Table::read(&catalogue, &lines.iter().flat_map(|line| [line, "\n"]).collect::<String>()).err()
    };
    assert_eq!(refuses(&lines), None);
    // Left out, exchanged, twice.
    let mut left_out = lines.clone();
    left_out.remove(5);
    assert_eq!(refuses(&left_out), Some((6, Fault::Chain)));
    let mut exchanged = lines.clone();
    exchanged.swap(5, 6);
    assert_eq!(refuses(&exchanged), Some((6, Fault::Chain)));
    // Another move in the place of the one that was played, put into the chain and signed by the host.
    let table = Table::read(&room.catalogue, &lines[..5].iter().flat_map(|line| [line, "\n"]).collect::<String>());
    let table = table.expect("a log");
    let mut forged = Line::parse(&lines[5]).expect("a line");
    let Event::Move { seat, on, .. } = forged.event.clone() else { panic!("a move") };
    let orders = table.session().expect("a game").orders(Seat(seat));
    let other = orders.iter().find(|order| !lines[5].contains(&format!("\"{order}\""))).expect("another move");
    let said = Said::by(&identity(0), table.id(), Event::Move { seat, on, text: other.clone(), spent: 5 });
    forged = Line::write(said, (forged.n, forged.prev, forged.at), table.id(), &identity(0));
    let mut log = lines[..5].to_vec();
    log.push(forged.print());
    let mine = room.host.as_ref().expect("it runs").table().seats_of(identity(0).public());
    let expected = if mine.contains(Seat(seat)) { None } else { Some((6, Fault::Signature)) };
    assert_eq!(refuses(&log), expected, "only of the own seat the host may say what it likes");
    // A guest that hears a line of which it does not think much closes the line and keeps what it had.
    let number = 1;
    let before = room.session(number).line().len();
    let frame = Frame::Lines { from: lines.len() as u64, lines: vec![lines[5].clone()], of: lines.len() as u64 + 1 };
    let now = room.now;
    room.guest_mut(number).hear(&frame.print(), now);
    assert_eq!(room.guest(number).broken(), Some(Fault::Chain));
    assert_eq!(room.session(number).line().len(), before);
    room.pump();
    assert!(room.chairs[number].news.contains(&News::Closed(Fault::Chain)));
}

#[test]
fn a_flag_before_its_time_is_refused_by_the_others() {
    let opening = ludoteca_net::Opening { game: "avanco".to_owned(), clock: "60".to_owned(), ..Default::default() };
    let mut room = Room::with(opening, 10);
    room.play_on(2);
    let table = Table::read(&room.catalogue, &room.disk).expect("a log");
    let on = table.on().expect("it has begun");
    let said = Said::by(&identity(0), table.id(), Event::Flag { seat: 0, on });
    let line = Line::write(said, (table.lines(), table.head(), table.at() + 5000), table.id(), &identity(0)).print();
    let mut table = table;
    assert_eq!(table.append(&line), Err(Fault::Time));
}

#[test]
fn whoever_says_too_much_or_nothing_is_sent_away() {
    let mut room = Room::of("rastros", 11);
    let now = room.now;
    let host = room.host.as_mut().expect("it runs");
    let silent = host.connect(now);
    room.pump();
    assert_eq!(room.host.as_ref().map(Host::connected), Some(3));
    room.wait(Duration::from_secs(9));
    assert_eq!(room.host.as_ref().map(Host::connected), Some(3));
    room.wait(Duration::from_secs(2));
    assert_eq!(room.host.as_ref().map(Host::connected), Some(2), "it did not say who it is: {silent:?}");

    let liar = Liar::come(&mut room, 6);
    let now = room.now;
    let host = room.host.as_mut().expect("it runs");
    for _ in 0..300 {
        host.hear(liar.line, &Frame::Pong { at: 0 }.print(), now);
    }
    assert_eq!(host.connected(), 2);
    let bye = std::iter::from_fn(|| host.next_act()).any(|act| match act {
        ludoteca_net::Act::Send(peer, text) => peer == liar.line && text == Frame::Bye(Fault::TooMuch).print(),
        _ => false,
    });
    assert!(bye);

    let liar = Liar::come(&mut room, 6);
    let now = room.now;
    let host = room.host.as_mut().expect("it runs");
    host.hear(liar.line, &" ".repeat(70_000), now);
    assert_eq!(host.connected(), 2);
    for _ in 0..200 {
        host.connect(now);
    }
    assert_eq!(host.connected(), 128, "no more than that at once");
    room.play_on(2);
    room.check_equal();
}

#[test]
fn names_that_hide_or_turn_their_letters_are_refused() {
    let mut room = Room::open(
        ludoteca_net::Opening { game: "rastros".to_owned(), ..Default::default() },
        vec![Want::Place(None)],
        12,
    );
    let liar = Liar::come(&mut room, 4);
    let id = room.host.as_ref().expect("it runs").table().id();
    for name in ["", " ", "a\nb", "\u{202e}drow", "x\u{200b}", &"n".repeat(41), "\u{1b}[31mred", " a"] {
        let sit = Sit { place: 1, name: name.to_owned(), key: identity(4).public(), lot: Bytes([1; 16]) };
        let answers = liar.say(&mut room, &Frame::Say(Said::by(&identity(4), id, Event::Sit(sit))));
        assert_eq!(refused(&answers), Some(Fault::Name), "{name:?}");
    }
    assert_eq!(ludoteca_net::name_from("  Zé\tda \u{202e}Esquina\n").as_deref(), Some("Zé da Esquina"));
    assert_eq!(ludoteca_net::name_from(&"ã".repeat(99)).map(|name| name.chars().count()), Some(40));
    assert_eq!(ludoteca_net::name_from("\u{200b} \u{7}"), None);
}

#[test]
fn changed_messages_change_nothing_and_nobody_panics() {
    let mut room = Room::of("avanco", 13);
    room.listens = true;
    room.play_on(8);
    let heard: Vec<String> = room.wire.drain(..).map(|(_, _, text)| text).collect();
    let kept = room.disk.clone();
    let mut rng = generator(99);
    let mut guest = Guest::new(room.catalogue.clone(), identity(1), "Ana".to_owned(), Want::Watch, room.new_entropy());
    guest = guest.come_back(&kept).expect("a log");
    let (mut frames, mut faults) = (0, 0);
    let host = room.host.as_mut().expect("it runs");
    let mut line = host.connect(room.now);
    for _ in 0..times(10_000) {
        let mut bytes = heard[below(&mut rng, heard.len())].clone().into_bytes();
        for _ in 0..=below(&mut rng, 4) {
            let at = below(&mut rng, bytes.len().max(1));
            match below(&mut rng, 4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at.min(bytes.len()), rng.next_u32() as u8),
                2 if !bytes.is_empty() => bytes[at] = rng.next_u32() as u8,
                _ if !bytes.is_empty() => bytes[at] = b"\"{}[]:,0123456789abcdef"[below(&mut rng, 23)],
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        room.now += Duration::from_millis(60);
        host.hear(line, &text, room.now);
        let mut closed = false;
        while let Some(act) = host.next_act() {
            match act {
                ludoteca_net::Act::Keep(line) => panic!("written: {line}"),
                ludoteca_net::Act::Close(_) => closed = true,
                ludoteca_net::Act::Send(..) => {}
            }
        }
        if closed {
            faults += 1;
            line = host.connect(room.now);
        }
        guest.hear(&text, room.now);
        while guest.next_message().is_some() {}
        while guest.next_news().is_some() {}
        if guest.broken().is_some() {
            let catalogue = room.catalogue.clone();
            let entropy = crate::room::entropy(frames as u64);
            guest = Guest::new(catalogue, identity(1), "Ana".to_owned(), Want::Watch, entropy);
            guest = guest.come_back(&kept).expect("a log");
        }
        frames += 1;
    }
    assert!(faults * 2 > frames, "{faults} of {frames} were noticed");
    assert_eq!(guest.table().map(Table::head), Table::read(&room.catalogue, &kept).ok().map(|table| table.head()));
    room.play_on(2);
    room.check_equal();
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let room = Room::of("avanco", 14);
    let first = Line::parse(room.disk.lines().next().expect("a line")).expect("a line");
    let Event::Open(open) = first.event else { panic!("it opens the table") };
    let nothing: Hash = Bytes([0; 32]);
    let opened = |open: Open| {
        let said = Said::by(&identity(0), nothing, Event::Open(open));
        Table::open(&room.catalogue, &Line::write(said, (0, nothing, 0), nothing, &identity(0)).print()).err()
    };
    assert_eq!(opened(open.clone()), None);
    assert_eq!(opened(Open { ludoteca: 2, ..open.clone() }), Some(Fault::Version));
    assert_eq!(opened(Open { rules: nothing, ..open.clone() }), Some(Fault::Rules));
    assert_eq!(opened(Open { game: "chess".to_owned(), ..open.clone() }), Some(Fault::Game));
    assert_eq!(opened(Open { clock: "soon".to_owned(), ..open.clone() }), Some(Fault::Form));
    assert_eq!(opened(Open { position: Some("nonsense".to_owned()), ..open.clone() }), Some(Fault::Game));
    assert_eq!(opened(Open { host: identity(3).public(), ..open }), Some(Fault::Signature));
}

#[test]
fn a_time_that_nobody_lives_to_see_is_refused() {
    for (at, round) in [(u64::MAX, None), (u64::MAX, Some(u64::MAX)), (0, Some(u64::MAX))] {
        let mut room = Room::of("rastros", 13);
        let now = room.now;
        let guest = room.guest_mut(1);
        guest.hear(&Frame::Ping { at, round }.print(), now);
        assert_eq!(guest.broken(), Some(Fault::Form), "{at} {round:?}");
        assert!(guest.at(now + Duration::from_secs(1)).is_some(), "what it heard before still holds");
    }
    // The same in a line of the log, by whoever keeps the table.
    let room = Room::of("rastros", 14);
    let mut table = Table::read(&room.catalogue, &room.disk).expect("a good log");
    let on = table.on().expect("the game has begun");
    let chair = (0..2).find(|chair| table.seats_of(identity(*chair).public()).contains(Seat(0))).expect("it sits");
    let said = Said::by(&identity(chair), table.id(), Event::Resign { seat: 0, on });
    let place = (table.lines(), table.head(), u64::MAX);
    let line = Line::write(said, place, table.id(), &identity(0)).print();
    assert_eq!(table.append(&line), Err(Fault::Time));
}
