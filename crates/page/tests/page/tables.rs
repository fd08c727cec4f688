//! What happens at a table besides moves.

use super::room::Room;
use ludoteca_net::Opening;
use serde_json::json;
use std::time::Duration;

#[test]
fn whoever_comes_sees_the_door_and_sits_down() {
    let mut room = Room::of("rastros", 0, 1);
    room.come(0);
    assert_eq!(room.page(0).text("phase"), "door");
    assert_eq!(room.page(0).field("free"), 2);
    room.say(0, &json!({ "sit": { "name": "  " } }));
    assert_eq!(room.page(0).text("phase"), "wait");
    assert_eq!(room.page(0).field("plates")[1]["name"], "Guest");
    room.come(1);
    room.say(1, &json!({ "sit": { "name": "Inês" } }));
    assert_eq!(room.page(1).text("phase"), "play");
    room.come(2);
    assert_eq!((room.page(2).text("phase"), room.page(2).field("free")), ("door", &json!(0)));
}

#[test]
fn a_page_that_is_opened_again_has_the_same_seat() {
    let mut room = Room::of("avanco", 2, 2);
    room.touch(0, "a2");
    room.go(0);
    assert_eq!(room.page(1).field("plates")[0]["away"], true);
    room.come(0);
    assert_eq!(room.page(0).text("phase"), "play");
    assert_eq!(room.page(1).field("plates")[0]["away"], false);
    room.touch(0, "a2");
    room.touch(0, "a3");
    room.touch(0, "a3");
    assert_eq!(room.page(1).text("last"), "a2-a3");
}

#[test]
fn each_sees_the_board_from_the_own_side() {
    let room = Room::of("avanco", 2, 3);
    let near = |room: &Room, number: usize| {
        let row = room.page(number).board["rows"].as_array().and_then(|rows| rows.last().cloned());
        row.expect("rows")[0].as_u64().expect("a cell")
    };
    assert_eq!(near(&room, 0), room.page(0).cell("a1"));
    assert_eq!(near(&room, 1), room.page(1).cell("g7"));
    // The pieces of whoever looks go up.
    let own = room.page(0).figures["0-0"].clone();
    let other = room.page(1).figures["1-0"].clone();
    let paths = |figure: &serde_json::Value| -> Vec<String> {
        figure
            .as_array()
            .expect("shapes")
            .iter()
            .map(|shape| shape["d"].as_str().expect("a path")[..6].to_owned())
            .collect()
    };
    assert_eq!(paths(&own)[0], paths(&other)[0]);
}

#[test]
fn of_four_each_has_the_own_corner_to_the_left() {
    let room = Room::of("sapiens:players=single", 4, 4);
    for (number, corner) in ["a1", "a8", "h8", "h1"].into_iter().enumerate() {
        let row = room.page(number).board["rows"].as_array().and_then(|rows| rows.last().cloned()).expect("rows");
        assert_eq!(row[0].as_u64(), Some(room.page(number).cell(corner)), "{corner}");
    }
}

#[test]
fn a_refused_touch_says_why() {
    let mut room = Room::of("rastros", 2, 5);
    room.touch(0, "a1");
    assert_eq!(room.page(0).refused.len(), 1);
    room.touch(1, "e4");
    let said = room.page(1).refused.concat();
    assert!(said.contains("not your turn"), "{said}");
}

#[test]
fn sealed_orders_are_told_to_nobody_before_they_are_opened() {
    let mut room = Room::of("apocalypse", 2, 6);
    room.touch(0, "a2");
    room.touch(0, "a3");
    assert_eq!(room.page(0).field("proposed")["sealed"], true);
    let before = room.page(1).heard.len();
    room.say(0, &json!("play"));
    assert_eq!(room.page(0).text("title"), "Your order is sealed");
    assert_eq!(room.page(1).field("plates")[0]["sealed"], true);
    for text in &room.page(1).heard[before..] {
        assert!(!text.contains("a3\"") && !text.contains("a2-a3"), "{text}");
    }
    // Not even whoever sealed it sees it again.
    assert!(room.page(0).numbers("held").is_empty());
    room.touch(1, "e4");
    room.touch(1, "e3");
    room.touch(1, "e3");
    assert_eq!(room.page(1).text("last"), "a2-a3|e4-e3");
    assert!(room.page(0).news.concat().contains("a2-a3|e4-e3"));
}

#[test]
fn an_order_that_is_sealed_is_shown_although_its_page_is_closed() {
    let mut room = Room::of("apocalypse", 2, 7);
    room.touch(0, "a2");
    room.touch(0, "a3");
    room.say(0, &json!("play"));
    assert!(room.page(0).browser.owes());
    room.touch(1, "e4");
    room.touch(1, "e3");
    room.say(1, &json!("play"));
    assert!(!room.page(0).browser.owes());
}

#[test]
fn an_illegal_order_can_be_sealed_and_never_by_the_same_touch_twice() {
    let mut room = Room::of("apocalypse", 2, 8);
    room.touch(0, "a2");
    room.touch(0, "c5");
    assert_eq!(room.page(0).field("proposed")["illegal"], true);
    room.touch(0, "c5");
    assert_eq!(room.page(0).field("proposed")["illegal"], true);
    assert_eq!(room.page(0).refused.len(), 2);
    room.say(0, &json!("play"));
    assert_eq!(room.page(0).text("title"), "Your order is sealed");
}

#[test]
fn moves_are_taken_back_if_all_agree() {
    let mut room = Room::of("avanco", 2, 9);
    room.touch(0, "a2");
    room.touch(0, "a3");
    room.touch(0, "a3");
    assert!(room.page(0).field("acts").to_string().contains("undo"));
    room.say(0, &json!({ "ask": "takeback" }));
    assert_eq!(room.page(0).field("question")["mine"], false);
    assert_eq!(room.page(1).field("question")["mine"], true);
    room.say(1, &json!({ "answer": true }));
    assert_eq!(room.page(1).field("place"), &json!([0, 0]));
    assert_eq!(room.page(0).text("title"), "Your turn");
}

#[test]
fn whoever_resigns_has_lost() {
    let mut room = Room::of("avanco", 2, 10);
    room.say(0, &json!("resign"));
    assert_eq!((room.page(0).text("end"), room.page(1).text("end")), ("lost", "won"));
    assert_eq!(room.page(1).text("title"), "You win!");
    assert_eq!(room.page(1).text("line"), "By resignation.");
}

#[test]
fn clocks_run_stand_still_and_go_on() {
    let opening = Opening { game: "avanco".to_owned(), clock: "300+5".to_owned(), ..Opening::default() };
    let mut room = Room::open(opening, 11);
    for number in [0, 1] {
        room.come(number);
        room.say(number, &json!({ "sit": { "name": "x" } }));
    }
    room.pass(Duration::from_secs(30));
    let clocks = room.page(0).clocks.clone();
    assert_eq!((&clocks[0]["runs"], &clocks[1]["runs"]), (&json!(-1), &json!(0)));
    let left = clocks[0]["time"].as_u64().expect("a time");
    assert!((269_000..=271_000).contains(&left), "{left}");
    room.say(0, &json!({ "ask": "pause" }));
    room.say(1, &json!({ "answer": true }));
    assert_eq!(room.page(1).field("paused"), true);
    room.touch(0, "a2");
    assert_eq!(room.page(0).refused.len(), 1);
    room.say(1, &json!("resume"));
    room.pass(Duration::from_secs(400));
    assert_eq!((room.page(0).text("end"), room.page(0).text("line")), ("lost", "Time ran out."));
}

#[test]
fn whoever_is_away_for_a_minute_can_lose_the_game() {
    let mut room = Room::of("avanco", 2, 12);
    room.go(1);
    room.pass(Duration::from_secs(30));
    assert!(!room.page(0).field("acts").to_string().contains("claim"));
    room.pass(Duration::from_secs(31));
    assert!(room.page(0).field("acts").to_string().contains("claim"));
    room.say(0, &json!({ "absent": { "claim": true } }));
    assert_eq!(room.page(0).text("end"), "won");
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let mut room = Room::of("avanco", 2, 13);
    for (number, from, to) in [(0, "a2", "a3"), (1, "a6", "a5"), (0, "b2", "b3")] {
        room.touch(number, from);
        room.touch(number, to);
        room.touch(number, to);
    }
    let now = room.page(1).field("pieces").clone();
    room.say(1, &json!({ "look": "first" }));
    assert_eq!(room.page(1).field("place"), &json!([0, 3]));
    let first = room.page(1).field("pieces").clone();
    assert_ne!(first, now);
    room.say(1, &json!({ "look": "forward" }));
    assert_eq!(room.page(1).text("last"), "a2-a3");
    // A touch comes back to the game, and touches nothing.
    room.touch(1, "b6");
    assert_eq!(room.page(1).field("place"), &json!([3, 3]));
    assert_eq!(room.page(1).field("pieces"), &now);
    assert!(room.page(1).numbers("held").is_empty());
}

#[test]
fn a_piece_says_what_it_is_and_can_do() {
    let mut room = Room::of("horizons", 2, 14);
    let cell = room.page(1).cell("b1");
    room.say(1, &json!({ "about": { "cell": cell } }));
    let about = room.page(1).about.clone().expect("something is said");
    assert!(!about["text"].as_str().expect("words").is_empty());
}

#[test]
fn a_page_speaks_another_language_when_asked() {
    let mut room = Room::of("avanco", 2, 15);
    room.say(0, &json!({ "language": "pt-PT" }));
    assert_eq!(room.page(0).text("title"), "É a sua vez");
    assert!(room.page(0).heard.iter().any(|text| text.contains("Sentar")));
}

#[test]
fn what_a_state_says_again_is_not_sent_again() {
    let mut room = Room::of("atari-go", 2, 16);
    let before = room.page(1).heard.len();
    room.say(1, &json!("drop"));
    assert_eq!(room.page(1).heard.len(), before);
    room.say(0, &json!({ "phrase": 0 }));
    assert_eq!(room.page(1).news.last().map(String::as_str), Some("Pupil 0: Hello!"));
}
