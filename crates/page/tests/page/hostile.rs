//! Pages that say what no page says.

use super::room::Room;
use ludoteca_page::Arrival;
use ludoteca_rules::random::below;
use serde_json::{Value, json};

#[test]
fn what_is_no_first_message_is_turned_away() {
    let token = Room::token(0);
    let hello =
        |page: u32, token: &str| json!({ "hello": { "page": page, "token": token, "language": "en" } }).to_string();
    assert!(Arrival::parse(&hello(1, &token)).is_ok());
    let long = format!("{}{}", hello(1, &token), " ".repeat(2000));
    for bad in [hello(2, &token), hello(1, "00"), hello(1, &token.replace('0', "g")), "{}".into(), "".into(), long] {
        assert!(Arrival::parse(&bad).is_err(), "{bad}");
    }
}

#[test]
fn what_cannot_be_read_ends_the_line_and_harms_nobody() {
    for bad in [
        "",
        "{",
        "[]",
        "\"nothing\"",
        "{\"touch\":{}}",
        "{\"touch\":{\"cell\":-1}}",
        "{\"touch\":{\"cell\":256}}",
        "{\"touch\":{\"cell\":1,\"more\":2}}",
        "{\"careful\":3}",
        "{\"ask\":\"money\"}",
        "null",
        "\"hello\"",
    ] {
        let mut room = Room::of("avanco", 2, 5);
        let now = room.now;
        room.page_mut(0).browser.hear_page(bad, now);
        room.settle();
        assert!(room.page(0).bye.is_some(), "{bad}");
        room.touch(1, "a7");
        assert!(room.page(1).bye.is_none());
    }
}

#[test]
fn what_is_out_of_place_is_refused_and_changes_nothing() {
    let all = [
        json!({ "touch": { "cell": 255 } }),
        json!({ "touch": { "cell": 200 } }),
        json!({ "choose": { "choice": 255 } }),
        json!({ "choose": { "choice": 0 } }),
        json!({ "about": { "cell": 255 } }),
        json!("play"),
        json!("back"),
        json!("drop"),
        json!({ "answer": true }),
        json!("resume"),
        json!({ "absent": { "claim": true } }),
        json!({ "phrase": 12 }),
        json!({ "phrase": 255 }),
        json!({ "look": "back" }),
        json!({ "language": "<script>" }),
        json!({ "sit": { "name": "\u{202e}evil" } }),
        json!("watch"),
        json!("beat"),
    ];
    for game in ["apocalypse", "produto", "sapiens", "horizons"] {
        let mut room = Room::of(game, 2, 6);
        room.come(7);
        let before = room.log.len();
        for number in [0, 1, 7] {
            for message in &all {
                room.say(number, message);
            }
            assert_eq!(room.page(number).bye, None);
        }
        assert_eq!(room.log.len(), before, "{game}");
    }
}

#[test]
fn whoever_watches_or_waits_decides_nothing() {
    let mut room = Room::of("avanco", 2, 8);
    room.come(7);
    room.say(7, &json!("watch"));
    assert_eq!(room.page(7).text("phase"), "watch");
    let before = room.log.len();
    for message in
        [json!("resign"), json!({ "ask": "draw" }), json!({ "phrase": 1 }), json!({ "touch": { "cell": 9 } })]
    {
        room.say(7, &message);
        room.say(1, &json!({ "touch": { "cell": 9 } }));
    }
    assert_eq!(room.log.len(), before);
    assert_eq!(room.page(7).refused.len(), 4);
    assert!(!room.page(1).refused.is_empty());
}

#[test]
fn messages_by_chance_never_stop_anybody() {
    let words = ["touch", "choose", "play", "back", "drop", "about", "ask", "answer", "resume", "look", "phrase"];
    let mut room = Room::of("horizons", 2, 9);
    for _ in 0..3000 {
        let number = below(&mut room.rng, 2);
        let word = words[below(&mut room.rng, words.len())];
        let any = below(&mut room.rng, 121) as u64;
        let message: Value = match word {
            "touch" | "about" => json!({ word: { "cell": any } }),
            "choose" => json!({ "choose": { "choice": any % 9 } }),
            "ask" => json!({ "ask": (["takeback", "draw", "pause"][(any % 3) as usize]) }),
            "answer" => json!({ "answer": any.is_multiple_of(3) }),
            "look" => json!({ "look": (["first", "back", "forward", "last"][(any % 4) as usize]) }),
            "phrase" => json!({ "phrase": any % 14 }),
            word => json!(word),
        };
        room.now += std::time::Duration::from_millis(20);
        room.say(number, &message);
        assert_eq!(room.page(number).bye, None);
    }
}
