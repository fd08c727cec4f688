//! What all must agree on, and what somebody may do who is left alone.

use crate::room::Room;
use ludoteca_net::{Ending, Fault, News, Table, Wish};
use ludoteca_rules::Seat;
use std::time::Duration;

/// The chair of a seat.
fn chair(room: &Room, seat: u8) -> usize {
    let chairs = 0..room.chairs.len();
    chairs.into_iter().find(|chair| room.guest(*chair).seats().contains(Seat(seat))).expect("somebody has that seat")
}

fn ask(room: &mut Room, seat: u8, what: Wish) {
    let asker = chair(room, seat);
    room.guest_mut(asker).ask(Seat(seat), what).expect("it can be asked for");
    room.pump();
}

fn answer(room: &mut Room, seat: u8, agree: bool) {
    let who = chair(room, seat);
    room.guest_mut(who).answer_question(agree).expect("there is a question");
    room.pump();
}

#[test]
fn the_own_last_move_is_taken_back_if_the_other_agrees() {
    let mut room = Room::of("avanco", 1);
    room.play_on(5);
    let before = room.session(0).line().len();
    // Seat 1 moved last, so seat 2 takes back its own move and the answer to it.
    ask(&mut room, 1, Wish::Takeback);
    assert_eq!(room.session(0).line().iter().position(|node| *node == room.session(0).cursor()), Some(before - 1));
    answer(&mut room, 0, true);
    let here = |room: &Room| {
        let session = room.session(1);
        session.line().iter().position(|node| *node == session.cursor()).expect("it is on the line")
    };
    assert_eq!(here(&room), 3, "three of the five moves are left");
    assert!(room.session(0).asked().contains(Seat(1)));
    room.play_on(2);
    room.check_equal();
}

#[test]
fn a_question_that_was_declined_is_not_asked_again_at_the_same_position() {
    let mut room = Room::of("rastros", 2);
    room.play_on(4);
    ask(&mut room, 0, Wish::Draw);
    answer(&mut room, 1, false);
    assert!(!room.is_over());
    let asker = chair(&room, 0);
    room.guest_mut(asker).ask(Seat(0), Wish::Draw).expect("it is sent");
    room.pump();
    assert!(room.chairs[asker].news.contains(&News::Refused(Fault::Twice)));
    room.play_on(1);
    ask(&mut room, 0, Wish::Draw);
    answer(&mut room, 1, true);
    assert!(
        matches!(room.guest(0).table().and_then(Table::ending), Some(Ending::Played(end)) if end.reason == "agreement")
    );
    room.check_equal();
}

#[test]
fn sealed_games_know_no_taking_back() {
    let mut room = Room::of("apocalypse", 3);
    room.play_on(3);
    let asker = chair(&room, 0);
    room.guest_mut(asker).ask(Seat(0), Wish::Takeback).expect("it is sent");
    room.pump();
    assert!(room.chairs[asker].news.contains(&News::Refused(Fault::NotNow)));
}

#[test]
fn a_pause_stops_the_game_until_somebody_goes_on() {
    let mut room = Room::of("produto", 4);
    room.play_on(2);
    ask(&mut room, 1, Wish::Pause);
    answer(&mut room, 0, true);
    let (number, seat) = room.deciding()[0];
    let order = room.session(number).orders(seat)[0].clone();
    let now = room.now;
    assert!(room.guest_mut(number).order(seat, &order, now).is_err());
    let other = chair(&room, 0);
    room.guest_mut(other).resume(Seat(0)).expect("there is a pause");
    room.pump();
    room.play_on(4);
    assert_eq!(room.session(0).line().len(), 7);
    room.check_equal();
}

#[test]
fn a_game_can_be_left_without_a_result_and_given_up() {
    let mut room = Room::of("semaforo", 5);
    room.play_on(3);
    ask(&mut room, 0, Wish::Abort);
    answer(&mut room, 1, true);
    assert_eq!(room.guest(1).table().and_then(Table::ending), Some(Ending::Aborted));
    assert!(ludoteca_record::write(room.session(0)).trim_end().ends_with('*'));

    let mut room = Room::of("semaforo", 6);
    room.play_on(3);
    let who = chair(&room, 1);
    room.guest_mut(who).resign(Seat(1)).expect("it can");
    room.pump();
    assert!(
        matches!(room.guest(0).table().and_then(Table::ending), Some(Ending::Played(end)) if end.reason == "resignation")
    );
    room.check_equal();
}

#[test]
fn a_game_is_taken_only_from_somebody_who_was_away_for_a_minute() {
    let mut room = Room::of("avanco", 7);
    room.play_on(3);
    let (here, gone) = (chair(&room, 0), chair(&room, 1));
    let now = room.now;
    assert_eq!(room.guest_mut(here).absent(Seat(0), Seat(1), true, now), Err(Fault::Time));
    room.cut(gone);
    room.wait(Duration::from_secs(59));
    let now = room.now;
    assert_eq!(room.guest_mut(here).absent(Seat(0), Seat(1), true, now), Err(Fault::Time));
    room.wait(Duration::from_secs(2));
    let now = room.now;
    // First put off, then taken.
    room.guest_mut(here).absent(Seat(0), Seat(1), false, now).expect("it was away for a minute");
    room.pump();
    assert!(room.guest(here).table().and_then(Table::paused).is_some());
    room.guest_mut(here).absent(Seat(0), Seat(1), true, now).expect("it was away for a minute");
    room.pump();
    assert_eq!(room.guest(here).table().and_then(Table::ending), Some(Ending::Claimed(Seat(0))));
    room.connect(gone);
    room.check_equal();
}

#[test]
fn three_of_four_cannot_agree_for_the_fourth() {
    let mut room = Room::of("sapiens:players=single", 8);
    room.play_on(4);
    ask(&mut room, 0, Wish::Abort);
    answer(&mut room, 1, true);
    answer(&mut room, 2, true);
    assert!(!room.is_over());
    answer(&mut room, 3, true);
    assert!(room.is_over());
    room.check_equal();
}
