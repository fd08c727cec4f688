//! Whole games of all ten, by what the pages say can be touched, and nothing else.

use super::room::Room;
use ludoteca_games::CATALOGUE;
use ludoteca_net::Table;
use serde_json::json;

/// More touches than any game takes.
const MOST: usize = 20_000;

/// Plays a game to its end; how many touches it took.
fn played(room: &mut Room) -> usize {
    for touches in 1..MOST {
        if room.host.table().ending().is_some() {
            return touches;
        }
        assert!(room.play_on(), "nobody can touch anything: {:?}", room.host.table());
    }
    panic!("it does not end");
}

fn told(game: &str, seats: usize, seed: u64) {
    let mut room = Room::of(game, seats, seed);
    // The log has the places, and then the game.
    assert!(room.host.table().session().is_some(), "{game} has begun");
    played(&mut room);
    let session = room.host.table().session().expect("a game");
    let outcome = session.outcome().expect("an end");
    for page in room.pages.values() {
        assert_eq!(page.text("phase"), "play", "{game}");
        assert!(["won", "lost", "draw"].contains(&page.text("end")), "{game}: {}", page.text("end"));
        assert!(!page.text("title").is_empty() && !page.text("line").is_empty(), "{game}: {outcome:?}");
        assert!(!page.text("line").starts_with("reason-"), "{game}: {}", page.text("line"));
        assert_eq!(page.field("pieces").as_array().map(Vec::len), Some(session.standing().len()), "{game}");
        assert!(page.refused.is_empty(), "{game}: {:?}", page.refused);
        assert_eq!(page.bye, None, "{game}");
    }
    let log = room.log.join("\n") + "\n";
    assert!(Table::read(&ludoteca_games::catalogue(), &log).is_ok(), "{game}");
}

#[test]
fn all_ten_games_are_played_to_the_end() {
    for (seed, entry) in (1..).zip(CATALOGUE) {
        told(entry.info.id, 2, seed);
    }
}

#[test]
fn four_play_sapiens() {
    told("sapiens:players=single", 4, 21);
    told("sapiens:players=teams", 4, 22);
}

#[test]
fn whole_orders_do_not_wait_where_nobody_is_careful() {
    let mut room = Room::of("avanco", 2, 31);
    room.say(0, &json!({ "careful": false }));
    room.touch(0, "c2");
    assert_eq!(room.page(0).numbers("held").len(), 1);
    room.touch(0, "c3");
    assert_eq!(room.page(1).text("last"), "c2-c3");
    assert_eq!(room.page(0).field("proposed"), &json!(null));
}
