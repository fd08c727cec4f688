//! Clocks between computers.

use crate::room::Room;
use ludoteca_net::{Ending, Opening, Table};
use ludoteca_rules::Seat;
use std::time::Duration;

fn timed(clock: &str, seed: u64) -> Room {
    let opening = Opening { game: "avanco".to_owned(), clock: clock.to_owned(), ..Opening::default() };
    Room::with(opening, seed)
}

/// What a seat has left, in milliseconds, as a guest sees it.
fn left(room: &Room, chair: usize, seat: u8) -> u128 {
    let at = room.guest(chair).at(room.now).expect("it has heard the time");
    room.guest(chair).table().and_then(|table| table.time(Seat(seat), at)).expect("a clock").as_millis()
}

/// Whoever is asked thinks for so long here, and then what is said is so long on its way.
fn move_after(room: &mut Room, thinks: u64, on_its_way: u64) {
    room.now += Duration::from_millis(thinks);
    room.decide();
    room.now += Duration::from_millis(on_its_way);
    room.pump();
}

#[test]
fn the_way_of_a_move_costs_nothing_up_to_a_second() {
    let mut room = timed("60", 1);
    move_after(&mut room, 5000, 800);
    assert_eq!(left(&room, 1, 0), 55_000);
    move_after(&mut room, 3000, 0);
    assert_eq!(left(&room, 0, 1), 57_000);
    move_after(&mut room, 2000, 4000);
    assert_eq!(left(&room, 1, 0), 55_000 - 6000 + 1000);
    assert_eq!(left(&room, 0, 0), left(&room, 1, 0), "all see the same");
}

#[test]
fn every_move_is_given_what_the_clock_says() {
    let mut room = timed("60+5", 2);
    move_after(&mut room, 8000, 0);
    assert_eq!(left(&room, 1, 0), 57_000);
    move_after(&mut room, 1000, 0);
    assert_eq!(left(&room, 1, 1), 64_000);
}

#[test]
fn a_flag_falls_a_second_after_the_time_is_up_and_not_before() {
    let mut room = timed("10", 3);
    move_after(&mut room, 1000, 0);
    room.wait(Duration::from_millis(10_900));
    assert!(!room.is_over(), "a move may be on its way");
    room.wait(Duration::from_millis(200));
    assert!(room.is_over());
    let ending = room.guest(0).table().and_then(Table::ending);
    assert!(matches!(ending, Some(Ending::Played(end)) if end.reason == "clock"));
    room.check_equal();
}

#[test]
fn a_move_that_was_made_in_time_counts_though_it_arrives_late() {
    let mut room = timed("10", 4);
    room.wait(Duration::from_millis(9500));
    room.decide();
    room.now += Duration::from_millis(900);
    room.pump();
    assert_eq!(room.session(1).line().len(), 2);
    assert_eq!(left(&room, 1, 0), 500);
}

#[test]
fn no_time_passes_while_nobody_keeps_the_table() {
    let mut room = timed("60", 5);
    move_after(&mut room, 5000, 0);
    room.wait(Duration::from_secs(7));
    room.kill_host();
    room.now += Duration::from_secs(3600);
    room.start_host();
    for chair in 0..2 {
        room.connect(chair);
    }
    assert!(left(&room, 0, 1) >= 52_900, "{}", left(&room, 0, 1));
    assert!(!room.is_over());
    room.wait(Duration::from_secs(3));
    assert_eq!(left(&room, 0, 1), left(&room, 1, 1));
    room.play_on(3);
    room.check_equal();
}

#[test]
fn the_clock_of_whoever_has_sealed_stands_still() {
    let opening = Opening { game: "apocalypse".to_owned(), clock: "60".to_owned(), ..Opening::default() };
    let mut room = Room::with(opening, 6);
    let (first, seat) = room.deciding()[0];
    let order = room.session(first).orders(seat)[0].clone();
    room.now += Duration::from_secs(2);
    let now = room.now;
    room.guest_mut(first).order(seat, &order, now).expect("a legal order");
    room.pump();
    room.wait(Duration::from_secs(10));
    assert_eq!(left(&room, 0, seat.0), 58_000);
    assert_eq!(left(&room, 0, 1 - seat.0), 48_000);
}
