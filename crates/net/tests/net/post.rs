//! Whole games by letter: what goes wrong with letters, and what comes of it.

use crate::room::{Chair, Room};
use ludoteca_net::{Fault, Letter, Opening, Told, Want};
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

/// A table at which the first chair is at the computer that keeps it, and so many others play by letter.
fn begun(game: &str, others: usize, seed: u64) -> Room {
    let opening = Opening { game: game.to_owned(), date: "2026.11.27".to_owned(), mail: true, ..Opening::default() };
    let mut room = Room::open(opening, vec![Want::Place(None)], seed);
    for number in 1..=others {
        let chair = Chair {
            guest: None,
            disk: String::new(),
            line: None,
            want: Want::Place(Some(u8::try_from(number).expect("few"))),
            news: Vec::new(),
        };
        room.chairs.push(chair);
        room.start(number);
    }
    room
}

/// What a chair writes to the others, as text.
fn written(room: &Room, number: usize) -> Option<String> {
    room.guest(number).letter().map(|letter| letter.to_string())
}

fn opened(text: &str) -> Letter {
    Letter::parse(text).expect("a letter").expect("a whole one")
}

/// A letter of the keeper arrives.
fn to_guest(room: &mut Room, number: usize, text: &str) -> Result<(), Fault> {
    let now = room.now;
    let done = room.guest_mut(number).take_letter(&opened(text), now);
    room.pump();
    done
}

/// A letter to the keeper arrives.
fn to_keeper(room: &mut Room, text: &str) -> Result<(), Fault> {
    let now = room.now;
    let done = room.host.as_mut().expect("a host").take_letter(&opened(text), now);
    room.pump();
    done
}

/// The keeper writes to everybody, and everybody who has something to say answers.
fn round(room: &mut Room) {
    room.wait(DAY);
    let Some(text) = written(room, 0) else { return };
    for number in 1..room.chairs.len() {
        to_guest(room, number, &text).expect("a letter that counts");
        room.decide();
        if let Some(text) = written(room, number) {
            to_keeper(room, &text).expect("an answer that counts");
        }
    }
    room.decide();
    room.pump();
}

#[test]
fn whole_games_are_played_by_letter() {
    let games = [("avanco", 1), ("apocalypse", 1), ("sapiens", 1), ("produto", 1), ("sapiens:players=single", 3)];
    for (seed, (game, others)) in (40..).zip(games) {
        let mut room = begun(game, others, seed);
        for _ in 0..120 {
            round(&mut room);
        }
        let last = written(&room, 0);
        for number in 1..=others {
            if let Some(text) = &last {
                to_guest(&mut room, number, text).expect("the last letter");
            }
        }
        let plies = room.session(0).line().len();
        assert!(plies > 60 || room.is_over(), "{game} was played: {plies}");
        room.check_equal();
    }
}

#[test]
fn a_letter_is_short_and_tells_only_what_is_new() {
    let mut room = begun("avanco", 1, 50);
    let first = written(&room, 0).expect("an invitation");
    for _ in 0..12 {
        round(&mut room);
    }
    let later = written(&room, 0).expect("a letter");
    assert!(room.disk.lines().count() > 20);
    assert!(first.len() < 2000 && later.len() < 2000, "{} and {} letters", first.len(), later.len());
    let Told::Lines(from, lines) = opened(&later).told else { panic!("the keeper sends lines") };
    assert!(from > 16 && lines.len() <= 4, "{} lines from {from}", lines.len());
}

#[test]
fn a_letter_that_comes_twice_counts_once_and_one_that_is_lost_is_made_up_for() {
    let mut room = begun("avanco", 1, 51);
    let invitation = written(&room, 0).expect("an invitation");
    to_guest(&mut room, 1, &invitation).expect("an invitation");
    let seat = written(&room, 1).expect("a seat is taken");
    to_keeper(&mut room, &seat).expect("a seat");
    let lines = room.disk.lines().count();
    to_keeper(&mut room, &seat).expect("nothing new, and no fault");
    assert_eq!(room.disk.lines().count(), lines);
    for _ in 0..6 {
        round(&mut room);
    }
    // The keeper's answer is lost; the guest knows less than the keeper takes it to know only if lines are missing.
    let letter = written(&room, 0).expect("a letter");
    let mut late = begun("avanco", 1, 51);
    late.chairs[1].guest = None;
    late.start(1);
    let now = late.now;
    let fault = late.guest_mut(1).take_letter(&opened(&letter), now);
    assert_eq!(fault, Err(Fault::Chain), "a letter before it is missing");
    assert!(late.guest(1).table().is_none());
    // Whoever has it all takes it twice.
    to_guest(&mut room, 1, &letter).expect("a letter");
    let disk = room.chairs[1].disk.clone();
    to_guest(&mut room, 1, &letter).expect("the same letter");
    assert_eq!(room.chairs[1].disk, disk);
}

#[test]
fn whoever_plays_by_letter_is_waited_for() {
    let mut room = begun("apocalypse", 1, 52);
    let invitation = written(&room, 0).expect("an invitation");
    to_guest(&mut room, 1, &invitation).expect("an invitation");
    room.cut(0);
    room.wait(DAY);
    assert!(room.disk.lines().count() == 2, "the place of whoever wrote is kept: {}", room.disk);
    room.connect(0);
    let seat = written(&room, 1).expect("a seat");
    to_keeper(&mut room, &seat).expect("a seat");
    room.decide();
    room.pump();
    let text = written(&room, 0).expect("a letter");
    to_guest(&mut room, 1, &text).expect("a letter");
    room.decide();
    let sealed = written(&room, 1).expect("a sealed order");
    to_keeper(&mut room, &sealed).expect("a sealed order");
    room.wait(DAY * 3);
    assert!(!room.disk.contains("unread"), "what is sealed can be shown at any time");
    assert!(room.guest(0).table().is_some_and(ludoteca_net::Table::waits_to_be_shown));
    let text = written(&room, 0).expect("a letter");
    to_guest(&mut room, 1, &text).expect("a letter");
    let shown = written(&room, 1).expect("what was sealed");
    to_keeper(&mut room, &shown).expect("what was sealed");
    assert_eq!(room.session(0).line().len(), 2, "both orders were played");
}

#[test]
fn a_letter_survives_what_mails_do_to_it_and_no_change_of_it_does() {
    let mut room = begun("avanco", 1, 53);
    let text = written(&room, 0).expect("an invitation");
    let quoted: String = text.lines().map(|line| format!("> {line}\r\n")).collect();
    let mail = format!("Olá!\n\n{}\n\nUm abraço. Ana", quoted.to_uppercase());
    assert_eq!(opened(&mail), opened(&text));
    let one_line = text.replace('\n', " ");
    to_guest(&mut room, 1, &one_line).expect("a letter in one line");
    assert_eq!(Letter::parse("Olá!"), None);
    for cut in [15, 40, text.len() / 2, text.len() - 1] {
        assert!(Letter::parse(&text[..cut]).expect("the beginning of one").is_err(), "cut at {cut}");
    }
    let letters: Vec<usize> =
        text.char_indices().skip(15).filter(|(_, it)| it.is_alphanumeric()).map(|it| it.0).collect();
    for at in letters.into_iter().step_by(11) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'a' { b'b' } else { b'a' };
        let other = String::from_utf8(bytes).expect("letters");
        assert!(Letter::parse(&other).expect("the beginning of one").is_err(), "changed at {at}");
    }
    // What unpacks to very much is not unpacked.
    let huge = "ludoteca-mail1 ".to_owned() + &"a".repeat(10_000_000) + ".";
    assert!(Letter::parse(&huge).expect("the beginning of one").is_err());
}

#[test]
fn nobody_says_by_letter_what_is_not_theirs() {
    let mut room = begun("avanco", 1, 54);
    for _ in 0..3 {
        round(&mut room);
    }
    let lines = room.disk.lines().count();
    // Somebody else's table.
    let mut other = begun("avanco", 1, 55);
    let invitation = written(&other, 0).expect("an invitation");
    assert_eq!(to_guest(&mut room, 1, &invitation), Err(Fault::Elsewhere));
    to_guest(&mut other, 1, &invitation).expect("an invitation");
    let seat = written(&other, 1).expect("a seat");
    assert_eq!(to_keeper(&mut room, &seat), Err(Fault::Elsewhere));
    // The own letter comes back.
    let own = written(&room, 0).expect("a letter");
    assert_eq!(to_keeper(&mut room, &own), Err(Fault::NotNow));
    // What was said at another table is signed for that one.
    let Told::Says(says) = opened(&seat).told else { panic!("a guest says something") };
    let table = room.guest(0).table().expect("a table").id();
    let forged = Letter { table, told: Told::Says(says) }.to_string();
    assert!(to_keeper(&mut room, &forged).is_err());
    assert_eq!(room.disk.lines().count(), lines);
}
