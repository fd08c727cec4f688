//! Hands off: whoever keeps the tables of a class stops all of them, and every page says so.

use super::room::Room;
use ludoteca_net::Opening;
use serde_json::json;
use std::time::Duration;

const SENTENCE: &str = "Hands off: look at the teacher.";

fn hold(room: &mut Room, holds: bool) {
    let now = room.now;
    room.host.hold(holds, now);
    room.settle();
}

/// Nothing of a page can be touched, and it says why.
fn check_stopped(room: &Room, number: usize) {
    let page = room.page(number);
    assert_eq!((page.text("title"), page.field("stopped")), (SENTENCE, &json!(true)));
    for empty in ["can", "held", "choices", "acts", "over"] {
        assert_eq!(page.field(empty), &json!([]), "{empty}");
    }
    for nothing in ["proposed", "question"] {
        assert!(page.field(nothing).is_null(), "{nothing}");
    }
    assert_eq!(page.field("holds"), false);
}

#[test]
fn nothing_can_be_touched_while_all_are_stopped() {
    let opening = Opening { game: "avanco".to_owned(), clock: "300".to_owned(), ..Opening::default() };
    let mut room = Room::open(opening, 21);
    for number in [0, 1] {
        room.come(number);
        room.say(number, &json!({ "sit": { "name": "x" } }));
    }
    room.pass(Duration::from_secs(30));
    room.say(1, &json!({ "ask": "pause" }));
    assert_eq!(room.page(0).field("question")["mine"], true);
    room.touch(0, "a2");
    let (held, clocks) = (room.page(0).numbers("held"), room.page(0).clocks.clone());
    assert_eq!(held, [room.page(0).cell("a2")]);
    hold(&mut room, true);
    let lines = room.log.len();
    for number in [0, 1] {
        check_stopped(&room, number);
        assert_eq!(room.page(number).text("line"), "Nothing is lost: your game goes on from here.");
        assert_eq!(room.page(number).news.last().map(String::as_str), Some(SENTENCE));
    }
    room.touch(0, "a3");
    for tried in [
        json!("play"),
        json!("drop"),
        json!("resign"),
        json!({ "answer": true }),
        json!({ "phrase": 0 }),
        json!({ "look": "first" }),
        json!({ "about": { "cell": 0 } }),
    ] {
        room.say(0, &tried);
    }
    assert_eq!(room.page(0).refused, ["One moment: your teacher says when it goes on."; 8]);
    check_stopped(&room, 0);
    room.pass(Duration::from_secs(1000));
    for number in [0, 1] {
        check_stopped(&room, number);
        let now = &room.page(number).clocks;
        assert!(now.as_array().expect("clocks").iter().all(|clock| clock["runs"] == 0));
        let moved = now[0]["time"].as_u64().expect("a time").abs_diff(clocks[0]["time"].as_u64().expect("a time"));
        assert!(moved < 10, "{moved}");
    }
    assert_eq!(room.log.len(), lines);
    hold(&mut room, false);
    assert_eq!(room.page(0).news.last().map(String::as_str), Some("You may go on."));
    // What was in hand and what was asked is there again.
    assert_eq!((room.page(0).text("title"), room.page(0).numbers("held")), ("Your turn", held));
    assert_eq!(room.page(0).field("question")["mine"], true);
    assert_eq!(room.page(0).clocks[0]["runs"], -1);
    room.touch(0, "a3");
    room.touch(0, "a3");
    assert_eq!(room.page(1).text("last"), "a2-a3");
}

#[test]
fn whoever_comes_or_comes_back_meanwhile_sees_it() {
    let mut room = Room::of("rastros", 2, 22);
    room.go(1);
    hold(&mut room, true);
    room.come(1);
    room.come(2);
    room.say(2, &json!("watch"));
    for number in 0..3 {
        check_stopped(&room, number);
    }
    assert_eq!([room.page(1).text("phase"), room.page(2).text("phase")], ["play", "watch"]);
    room.say(1, &json!({ "language": "pt-PT" }));
    assert_eq!(room.page(1).text("title"), "Mãos no colo: olhem para o professor.");
    hold(&mut room, false);
    while room.play_on() {}
    assert!(!room.page(1).text("end").is_empty());
    hold(&mut room, true);
    check_stopped(&room, 0);
    assert_eq!(room.page(0).text("line"), "");
    hold(&mut room, false);
    assert_ne!(room.page(0).text("title"), SENTENCE);
}

#[test]
fn whoever_sits_down_meanwhile_waits_for_the_game() {
    let mut room = Room::of("avanco", 1, 23);
    hold(&mut room, true);
    room.come(1);
    assert_eq!(room.page(1).text("phase"), "door");
    room.say(1, &json!({ "sit": { "name": "y" } }));
    for number in 0..2 {
        assert_eq!(room.page(number).text("phase"), "play");
        check_stopped(&room, number);
    }
    hold(&mut room, false);
    assert_eq!(room.page(0).text("title"), "Your turn");
}
