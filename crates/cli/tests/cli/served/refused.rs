//! What a class is not given to: strangers, guesses, other programs, and bad input.

use super::page::{Heard, Page};
use super::school::School;
use crate::run;
use serde_json::json;
use std::fs;

fn tries(page: &mut Page, letters: &str) {
    page.say(&json!({ "card": { "letters": letters, "language": "en" } }));
}

#[test]
fn a_card_leads_to_a_place_and_nothing_else_does() {
    let school = School::new("rastros", 3, "2");
    let mut program = school.serve();
    let cards = school.cards(&mut program);
    let mut page = Page::open(school.port).expect("a door");
    page.hello(&"0".repeat(32));
    assert_eq!(page.until("card")["text"], "");
    let wrong = if cards.contains(&"BBBB".to_owned()) { "CCCC" } else { "BBBB" };
    for letters in [wrong, "", "<b>&"] {
        tries(&mut page, letters);
        let told = page.until("card");
        assert_eq!(told["text"], "No card here has these letters. Look again, letter by letter.");
    }
    // Somebody sits out in a round of three, and is told so.
    let mut waits = 0;
    for letters in &cards {
        tries(&mut page, &letters.to_lowercase());
        let token = page.until("seat");
        let mut own = Page::open(school.port).expect("a door");
        own.hello(token.as_str().expect("a token"));
        loop {
            match own.hear() {
                Heard::Told(kind, told) if kind == "wait" => {
                    let told = told["text"].as_str().expect("a sentence");
                    assert!(told.starts_with("You have no opponent in this round"), "{told}");
                    waits += 1;
                    break;
                }
                Heard::Told(kind, _) if kind == "state" && own.text("phase") != "watch" => break,
                Heard::Gone => panic!("the line is gone"),
                _ => {}
            }
        }
    }
    assert_eq!(waits, 1);
    // Programs find no table, and no page comes from elsewhere.
    assert_eq!(Page::open_at(school.port, "/table", true).err(), Some(404));
    assert_eq!(Page::open_at(school.port, "/play", false).err(), Some(403));
    // The next round leads a page on by itself.
    program.types("1-0 1\n");
    program.until("All results are there.");
    let token = {
        tries(&mut page, &cards[0]);
        page.until("seat")
    };
    page.hello(token.as_str().expect("a token"));
    program.types("next\n");
    assert_eq!(page.until("bye")["again"], json!(true));
    assert_eq!(page.names.len(), page.names.len().min(2));
    program.types("quit\n");
    program.ends_well();
}

#[test]
fn what_the_teacher_types_wrong_is_said_and_changes_nothing() {
    let school = School::new("rastros", 4, "2");
    let mut program = school.serve();
    program.types("next\n");
    program.until("Round 1: board 1 has no result yet.");
    program.types("1-0 9\n");
    program.until("board");
    program.types("½ 1\n");
    program.until("Rastros always has a winner");
    program.types("hello\n");
    program.until("“hello” is no command here.");
    program.types("boards\n");
    program.until("not begun · not here: Pupil ");
    program.types("help\n");
    program.until("everybody's card");
    program.types("2 0-1f\n");
    program.until("0-1f");
    // A sheet that somebody damages is said, and read again when it is well.
    let good = fs::read_to_string(school.path()).expect("the sheet");
    fs::write(school.path(), "nothing\n").expect("it can be written");
    program.until("The sheet was changed and cannot be used like that:");
    fs::write(school.path(), &good).expect("it can be written");
    program.types_no_more();
    assert!(program.is_running());
    assert_eq!(fs::read_to_string(school.path()).expect("the sheet"), good);
}

#[test]
fn a_class_that_cannot_be_opened_is_one_sentence() {
    let ran = run(&["class", "serve", "/nowhere/class.txt", "--lang", "en"]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (1, "", 1), "{}", ran.err);
    for more in [&["--port", "0"][..], &["--port", "x"], &["--rounds", "2"]] {
        let ran = run(&[&["class", "serve", "class.txt", "--lang", "en"], more].concat());
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{more:?} {}", ran.err);
    }
    let school = School::new("rastros", 4, "2");
    let program = school.serve();
    let port = school.port.to_string();
    let path = school.path();
    let again = school.computer.start(&["class", "serve", path.to_str().expect("text"), "--port", &port]).end();
    assert_eq!((again.status, again.err.lines().count()), (Some(1), 1), "{}", again.err);
    drop(program);
}

#[test]
fn whoever_has_no_card_types_a_name_where_the_list_is_open() {
    let school = School::new("rastros", 3, "2");
    let mut program = school.serve_with(&["--open-list"]);
    let mut page = Page::open(school.port).expect("a door");
    page.hello(&"0".repeat(32));
    assert_eq!(page.until("card")["names"], json!(true));
    tries(&mut page, "Pupil 02");
    assert_eq!(page.until("card")["text"], "There is a Pupil 02 already: add a letter, or ask for your card.");
    tries(&mut page, "Pupil 04");
    let token = page.until("seat");
    program.until("Pupil 04 is on the list now.");
    assert_eq!(school.sheet().pupils()[3].name, "Pupil 04");
    page.hello(token.as_str().expect("a token"));
    page.until("wait");
    program.types("quit\n");
    program.ends_well();
}
