//! Whole games between computers, and what everybody has of them afterwards.

use crate::room::Room;
use ludoteca_net::{Ending, Fault, News, Opening, Table, Want};
use ludoteca_rules::Seat;
use std::time::Duration;

const PLAYS: [&str; 12] = [
    "horizon",
    "semaforo",
    "gatos-caes",
    "rastros",
    "produto",
    "avanco",
    "atari-go",
    "horizons",
    "sapiens",
    "sapiens:players=single",
    "sapiens:players=teams",
    "apocalypse",
];

#[test]
fn a_whole_game_of_each_kind_is_the_same_everywhere_and_is_a_record() {
    for (seed, game) in (1..).zip(PLAYS) {
        let mut room = Room::of(game, seed);
        room.play_on(400);
        assert!(room.session(0).line().len() > 5, "{game} was played");
        room.check_equal();
        let record = ludoteca_record::write(room.session(1));
        let again = ludoteca_record::read(&record, &room.catalogue).expect("a record");
        assert_eq!(again.position_text(), room.session(0).position_text());
        assert!(record.contains("%emt"), "the times are in it");
        let read = Table::read(&room.catalogue, &room.disk).expect("a log");
        assert_eq!(Some(read.head()), room.host.as_ref().map(|host| host.table().head()));
    }
}

#[test]
fn most_games_by_chance_come_to_an_end() {
    let mut over = 0;
    for (seed, game) in (20..).zip(["rastros", "avanco", "apocalypse", "produto", "gatos-caes"]) {
        let mut room = Room::of(game, seed);
        room.play_on(600);
        over += u32::from(room.is_over());
        if room.is_over() {
            assert!(matches!(room.guest(1).table().and_then(Table::ending), Some(Ending::Played(_))));
            assert!(!room.decide(), "nobody is asked any more");
        }
    }
    assert!(over >= 4, "{over} of 5");
}

#[test]
fn whoever_watches_sees_everything_and_decides_nothing() {
    let opening = Opening { game: "avanco".to_owned(), ..Opening::default() };
    let mut room = Room::open(opening, vec![Want::Place(None), Want::Watch, Want::Place(Some(0))], 5);
    room.play_on(10);
    assert_eq!(room.guest(1).seats().len(), 0);
    assert_eq!(room.guest(0).watchers(), 1);
    assert_eq!(room.session(1).line().len(), 11);
    room.check_equal();
    let now = room.now;
    assert!(room.guest_mut(1).order(Seat(0), "a2-a3", now).is_err());
    assert_eq!(room.guest_mut(1).resign(Seat(0)), Err(Fault::Place));
}

#[test]
fn a_place_that_is_taken_gives_the_next_one() {
    let opening = Opening { game: "rastros".to_owned(), ..Opening::default() };
    let room = Room::open(opening, vec![Want::Place(Some(1)), Want::Place(Some(1))], 6);
    assert!(room.guest(0).seats().contains(Seat(1)));
    assert!(room.guest(1).seats().contains(Seat(0)));
}

#[test]
fn lots_give_every_seat_to_everybody_about_as_often() {
    let mut first = 0;
    for seed in 0..60 {
        let opening = Opening { game: "rastros".to_owned(), lots: true, ..Opening::default() };
        let room = Room::open(opening, vec![Want::Place(None), Want::Place(None)], seed);
        first += u32::from(room.guest(0).seats().contains(Seat(0)));
        assert_eq!(room.guest(0).seats().len(), 1);
        assert_ne!(room.guest(0).seats(), room.guest(1).seats());
    }
    assert!((15..=45).contains(&first), "{first} of 60");
}

#[test]
fn whoever_goes_before_the_game_begins_leaves_the_place_free() {
    let opening = Opening { game: "rastros".to_owned(), ..Opening::default() };
    let wants = [Want::Place(None), Want::Place(None)];
    let mut room = Room::open(opening, wants[..1].to_vec(), 7);
    assert!(room.host.as_ref().expect("it runs").table().sitters()[0].is_some());
    room.kill(0);
    room.pump();
    assert!(room.host.as_ref().expect("it runs").table().sitters()[0].is_none());
    room.start(0);
    room.connect(0);
    assert!(room.host.as_ref().expect("it runs").table().sitters()[0].is_some());
}

#[test]
fn fixed_sentences_reach_all_at_the_table() {
    let mut room = Room::of("semaforo", 8);
    room.guest_mut(1).phrase(Seat(1), 3).expect("there is such a sentence");
    assert!(room.guest_mut(1).phrase(Seat(1), 200).is_err());
    assert!(room.guest_mut(1).phrase(Seat(0), 3).is_err(), "not in the name of another");
    room.pump();
    assert!(room.chairs[0].news.contains(&News::Phrase(Seat(1), 3)));
}

#[test]
fn whoever_is_silent_is_away_and_seen_to_be() {
    let mut room = Room::of("avanco", 9);
    room.play_on(3);
    room.cut(1);
    room.wait(Duration::from_secs(61));
    let now = room.now;
    let away = room.guest(0).away(Seat(1), now).expect("it is away");
    assert!(away >= Duration::from_secs(60), "{away:?}");
    assert_eq!(room.guest(0).away(Seat(0), now), None);
    room.connect(1);
    assert_eq!(room.guest(0).away(Seat(1), now), None);
}

#[test]
fn nobody_is_away_who_has_just_sat_down() {
    for game in ["rastros", "sapiens:players=single"] {
        let opening = Opening { game: game.to_owned(), lots: true, ..Default::default() };
        let seats = Room::with(opening.clone(), 5).chairs.len();
        let mut room = Room::open(opening, Vec::new(), 5);
        room.listens = true;
        for number in 0..seats {
            let (want, disk) = (Want::Place(None), String::new());
            room.chairs.push(crate::room::Chair { guest: None, disk, line: None, want, news: Vec::new() });
            room.start(number);
            room.connect(number);
        }
        // The same is told to the first again, message by message.
        let told: Vec<String> =
            room.wire.iter().filter(|(host, to, _)| *host && *to == 0).map(|(.., text)| text.clone()).collect();
        room.chairs[0].disk.clear();
        room.start(0);
        let now = room.now;
        let mut begun = 0;
        for text in told {
            let guest = room.guest_mut(0);
            guest.hear(&text, now);
            if guest.table().is_some_and(|table| table.session().is_some()) {
                begun += 1;
                let away = (0..seats as u8).map(Seat).find(|seat| guest.away(*seat, now).is_some());
                assert_eq!(away, None, "{text}");
            }
        }
        assert!(begun > 1, "{game}");
    }
}
