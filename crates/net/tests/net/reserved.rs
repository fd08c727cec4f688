//! A host that keeps its places for some, and lets nobody lose who is away.

use crate::room::{Chair, Room, identity};
use ludoteca_net::{AWAY_AFTER, Fault, News, Opening, Want};
use ludoteca_rules::Seat;

/// A room whose two places are kept for these computers, and in which others want these places.
fn reserved(kept: [usize; 2], wants: &[u8]) -> Room {
    let opening = Opening { game: "rastros".to_owned(), ..Opening::default() };
    let mut room = Room::open(opening, Vec::new(), 7);
    let host = room.host.as_mut().expect("a host");
    host.reserve(kept.map(|number| identity(number).public()).to_vec());
    host.refuse_claims();
    for (number, want) in wants.iter().enumerate() {
        let want = Want::Place(Some(*want));
        room.chairs.push(Chair { guest: None, disk: String::new(), line: None, want, news: Vec::new() });
        room.start(number);
        room.connect(number);
    }
    room
}

#[test]
fn nobody_takes_the_place_of_another() {
    // A stranger tries each place, and one of the two tries that of the other.
    for (kept, wants) in [([5, 6], &[0][..]), ([5, 6], &[1]), ([5, 0], &[0])] {
        let room = reserved(kept, wants);
        assert!(room.host.as_ref().expect("a host").table().sitters()[0].is_none());
    }
    // The program of a chair comes with the number of the chair.
    let room = reserved([1, 0], &[1, 0]);
    let table = room.host.as_ref().expect("a host").table();
    for (seat, number) in [(0, 1), (1, 0)] {
        assert_eq!(table.sitter(Seat(seat)).map(|sitter| sitter.key), Some(identity(number).public()));
    }
}

#[test]
fn whoever_is_away_does_not_lose_by_it() {
    let mut room = reserved([1, 0], &[1, 0]);
    room.cut(0);
    room.wait(AWAY_AFTER * 2);
    let now = room.now;
    let guest = room.chairs[1].guest.as_mut().expect("it is there");
    guest.absent(Seat(0), Seat(1), true, now).expect("it may be asked");
    room.pump();
    assert!(room.chairs[1].news.contains(&News::Refused(Fault::NotNow)));
    assert!(room.host.as_ref().expect("a host").table().ending().is_none());
}
