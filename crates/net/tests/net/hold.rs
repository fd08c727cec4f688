//! Hands off: whoever keeps a table stops everybody for a while, and nobody loses anything by it.

use crate::room::{Chair, Room, identity};
use ludoteca_net::{Event, Fault, Frame, Line, News, Opening, Said, Want, Wish};
use ludoteca_rules::Seat;
use std::time::Duration;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Lets nobody do anything, or everybody go on.
fn hold(room: &mut Room, holds: bool) {
    let now = room.now;
    room.host.as_mut().expect("it runs").hold(holds, now);
    room.pump();
}

/// What a seat has left, in milliseconds, as a guest sees it.
fn left(room: &Room, chair: usize, seat: u8) -> u128 {
    let at = room.guest(chair).at(room.now).expect("it has heard the time");
    room.guest(chair).table().and_then(|table| table.time(Seat(seat), at)).expect("a clock").as_millis()
}

/// What the lines of the log say.
fn events(room: &Room) -> Vec<Event> {
    room.disk.lines().map(|line| Line::parse(line).expect("a line").event).collect()
}

fn timed(game: &str) -> Room {
    Room::with(Opening { game: game.to_owned(), clock: "60".to_owned(), ..Opening::default() }, 3)
}

/// Chair and seat of whoever is to decide, and an order.
fn turn(room: &Room) -> (usize, Seat, String) {
    let (chair, seat) = room.deciding()[0];
    (chair, seat, room.session(chair).orders(seat)[0].clone())
}

#[test]
fn no_clock_runs_and_nobody_thinks() {
    let mut room = timed("avanco");
    room.wait(seconds(5));
    let lines = room.disk.clone();
    hold(&mut room, true);
    for _ in 0..3 {
        room.wait(seconds(200));
        assert_eq!([left(&room, 0, 0), left(&room, 1, 0), left(&room, 0, 1)], [55_000, 55_000, 60_000]);
    }
    hold(&mut room, true);
    assert!(!room.is_over());
    assert_eq!(room.disk, lines, "it is no part of the log");
    hold(&mut room, false);
    assert_eq!(left(&room, 1, 0), 55_000);
    room.wait(seconds(2));
    assert_eq!([left(&room, 0, 0), left(&room, 1, 0)], [53_000, 53_000]);
    room.decide();
    room.pump();
    assert_eq!([left(&room, 0, 0), left(&room, 1, 0), left(&room, 1, 1)], [53_000, 53_000, 60_000]);
    let spent = |event: &Event| if let Event::Move { spent, .. } = event { Some(*spent) } else { None };
    assert_eq!(events(&room).last().and_then(spent), Some(7000));
    room.wait(seconds(60));
    assert!(!room.is_over(), "a move may be on its way");
    room.wait(seconds(2));
    assert!(room.is_over(), "clocks run again");
    room.check_equal();
}

#[test]
fn nothing_is_taken_that_decides_anything() {
    let mut room = Room::of("avanco", 4);
    room.play_on(2);
    hold(&mut room, true);
    let lines = room.disk.clone();
    let (chair, seat, order) = turn(&room);
    let now = room.now;
    let guest = room.guest_mut(chair);
    assert_eq!(guest.order(seat, &order, now).expect_err("hands off").text, Fault::Held.text());
    assert_eq!(guest.ask(seat, Wish::Takeback), Err(Fault::Held));
    assert_eq!(guest.resign(seat), Err(Fault::Held));
    assert_eq!(guest.resume(seat), Err(Fault::Held));
    assert_eq!(guest.answer_question(true), Err(Fault::Held));
    assert_eq!(guest.phrase(seat, 0), Err(Fault::Held));
    // A program that asks all the same is told why not.
    room.listens = true;
    let table = room.guest(0).table().expect("a table");
    let (id, on) = (table.id(), table.on().expect("it has begun"));
    let tried = [
        Event::Move { seat: seat.0, on, text: order, spent: 0 },
        Event::Ask { seat: seat.0, on, what: Wish::Draw },
        Event::Resign { seat: seat.0, on },
        Event::Away { seat: seat.0, on, away: 1 - seat.0, claim: true },
    ];
    for event in tried {
        let frame = Frame::Say(Said::by(&identity(chair), id, event)).print();
        let line = room.chairs[chair].line.expect("it is connected");
        room.host.as_mut().expect("it runs").hear(line, &frame, now);
        room.wire.clear();
        room.pump();
        let refused = |text: &str| matches!(Frame::parse(text), Ok(Frame::Refused { fault: Fault::Held, .. }));
        assert_eq!(room.wire.iter().filter(|(_, to, text)| *to == chair && refused(text)).count(), 1);
    }
    let line = room.chairs[chair].line.expect("it is connected");
    let phrase = Frame::Phrase { seat: seat.0, phrase: 1 }.print();
    room.host.as_mut().expect("it runs").hear(line, &phrase, now);
    room.pump();
    assert!(!room.chairs[1 - chair].news.contains(&News::Phrase(seat, 1)));
    assert_eq!(room.disk, lines);
    hold(&mut room, false);
    room.play_on(1000);
    assert!(room.is_over());
    room.check_equal();
}

#[test]
fn a_move_that_comes_too_late_can_be_made_afterwards() {
    let mut room = timed("rastros");
    room.wait(seconds(10));
    let (chair, seat, order) = turn(&room);
    let now = room.now;
    room.guest_mut(chair).order(seat, &order, now).expect("it is not held yet");
    hold(&mut room, true);
    assert!(room.chairs[chair].news.contains(&News::Refused(Fault::Held)));
    assert_eq!(room.session(0).line().len(), 1);
    room.wait(seconds(100));
    hold(&mut room, false);
    let now = room.now;
    room.guest_mut(chair).order(seat, &order, now).expect("it goes on");
    room.pump();
    assert_eq!(room.session(1).line().len(), 2);
    assert_eq!(left(&room, 0, seat.0), 50_000);
}

/// A room where all have sealed and the first one, who is away, has not shown it for fifty seconds.
fn sealed() -> (Room, usize) {
    let mut room = timed("apocalypse");
    let (away, seat, order) = turn(&room);
    let now = room.now;
    room.guest_mut(away).order(seat, &order, now).expect("a legal order");
    room.pump();
    room.cut(away);
    room.decide();
    room.pump();
    room.wait(seconds(50));
    (room, away)
}

fn was_not_shown(room: &Room) -> bool {
    events(room).iter().any(|event| matches!(event, Event::Unread { .. }))
}

#[test]
fn what_is_sealed_is_not_lost() {
    let (mut room, away) = sealed();
    hold(&mut room, true);
    room.wait(seconds(1000));
    hold(&mut room, false);
    room.wait(seconds(9));
    assert!(!was_not_shown(&room));
    room.connect(away);
    assert_eq!(room.session(0).line().len(), 2);
    assert!(!was_not_shown(&room));
    room.check_equal();

    let (mut room, _) = sealed();
    hold(&mut room, true);
    room.wait(seconds(1000));
    hold(&mut room, false);
    room.wait(seconds(11));
    assert!(was_not_shown(&room), "the rest of the minute passes");
}

#[test]
fn what_is_sealed_is_shown_meanwhile_and_nothing_follows() {
    let (mut room, away) = sealed();
    hold(&mut room, true);
    room.connect(away);
    assert_eq!(room.session(0).line().len(), 2);
    assert!(!was_not_shown(&room));
    let (chair, seat, order) = turn(&room);
    let now = room.now;
    assert!(room.guest_mut(chair).order(seat, &order, now).is_err());
    let times = [left(&room, 0, 0), left(&room, 0, 1)];
    room.wait(seconds(500));
    assert_eq!([left(&room, 1, 0), left(&room, 1, 1)], times);
    hold(&mut room, false);
    room.play_on(3);
    assert!(room.session(0).line().len() > 2);
    room.check_equal();
}

#[test]
fn whoever_comes_meanwhile_knows_it() {
    let mut room = Room::of("avanco", 5);
    room.kill(0);
    hold(&mut room, true);
    room.start(0);
    room.connect(0);
    room.chairs.push(Chair { guest: None, disk: String::new(), line: None, want: Want::Watch, news: Vec::new() });
    room.start(2);
    room.connect(2);
    for chair in 0..3 {
        assert!(room.guest(chair).is_held());
        let told = |held: bool| room.chairs[chair].news.iter().filter(|news| **news == News::Held(held)).count();
        assert_eq!((told(true), told(false)), (1, 0));
    }
    // Who loses the line meanwhile hears of the end when it is open again.
    room.cut(1);
    hold(&mut room, false);
    assert!(!room.guest(0).is_held());
    room.connect(1);
    assert!(!room.guest(1).is_held());
    assert!(room.chairs[1].news.contains(&News::Held(false)));
    room.play_on(1000);
    assert!(room.is_over());
}

#[test]
fn a_table_can_fill_meanwhile_and_its_game_waits() {
    let opening = Opening { game: "rastros".to_owned(), clock: "60".to_owned(), ..Opening::default() };
    let mut room = Room::open(opening, Vec::new(), 6);
    hold(&mut room, true);
    for number in 0..2 {
        let want = Want::Place(Some(number as u8));
        room.chairs.push(Chair { guest: None, disk: String::new(), line: None, want, news: Vec::new() });
        room.start(number);
        room.connect(number);
    }
    room.wait(seconds(300));
    assert_eq!([left(&room, 0, 0), left(&room, 1, 1)], [60_000, 60_000]);
    let (chair, seat, order) = turn(&room);
    let now = room.now;
    assert!(room.guest_mut(chair).order(seat, &order, now).is_err());
    hold(&mut room, false);
    room.play_on(2);
    assert_eq!(room.session(0).line().len(), 3);
    room.check_equal();
}

#[test]
fn being_away_meanwhile_costs_nothing() {
    let mut room = Room::of("avanco", 7);
    room.cut(1);
    room.wait(seconds(50));
    hold(&mut room, true);
    room.wait(seconds(600));
    let away = |room: &Room| room.guest(0).away(Seat(1), room.now).map(|long| long.as_secs());
    assert_eq!(away(&room), Some(50));
    // Somebody who looks on comes: it is told again who is there.
    room.chairs.push(Chair { guest: None, disk: String::new(), line: None, want: Want::Watch, news: Vec::new() });
    room.start(2);
    room.connect(2);
    assert_eq!(away(&room), Some(50));
    hold(&mut room, false);
    assert_eq!(away(&room), Some(50));
    let now = room.now;
    assert_eq!(room.guest_mut(0).absent(Seat(0), Seat(1), true, now), Err(Fault::Time));
    room.wait(seconds(11));
    let now = room.now;
    room.guest_mut(0).absent(Seat(0), Seat(1), true, now).expect("a minute has passed");
    room.pump();
    assert!(room.is_over());
}
