//! The teacher plays against all who want, from the terminal.

use super::reader::Reader;
use super::school::School;
use crate::network::program::Program;
use serde_json::json;

/// Types again and again how the boards stand, until this stands there.
fn boards_until(program: &mut Program, text: &str) {
    loop {
        let before = program.printed().len();
        program.types("boards\nenough\n");
        program.until("No question is open: type ask.");
        if program.printed()[before..].contains(text) {
            return;
        }
    }
}

#[test]
fn the_teacher_plays_against_all_who_are_free_and_the_sheet_has_nothing_of_it() {
    let school = School::new("rastros", 3, "2");
    let mut program = school.serve();
    let cards = school.cards(&mut program);
    let mut pupils: Vec<Reader> = cards.iter().map(|card| Reader::comes(school.port, card)).collect();
    for pupil in &mut pupils {
        pupil.until("a game, or none in this round", |it| it.plays() || !it.waits.is_empty());
    }
    program.types("all end\n");
    program.until("You play against nobody now");
    program.types("all rastros somebody at once\nall chess\nall rastros teacher soon\n");
    program.until("“rastros somebody at once” is not clear.");
    program.until("“soon” is no clock");
    program.types("all rastros teacher\n");
    program.until("You play against all who want, at one board so far.");
    let alone = pupils.iter().position(|it| !it.plays()).expect("one has no opponent");
    pupils[alone].until("a game", Reader::plays);
    let before = school.sheet();

    program.types("1\n");
    program.until("To move: ");
    program.types("1 d4\n");
    pupils[alone].until("a move", |it| it.page.state.get("place") == Some(&json!([1, 1])));
    program.types("1 d3\n9 d3\n");
    program.until("There is no board 9 against the teacher; the last one is 1.");
    program.types("boards\n");
    program.until("Against the teacher\n");
    program.until(&format!("1  Pupil {:02}  1 move\n", alone + 1));
    pupils[alone].page.say(&json!({ "ask": "draw" }));
    boards_until(&mut program, "offers a draw");
    program.types("1 no\n");
    boards_until(&mut program, &format!("1  Pupil {:02}  1 move\n", alone + 1));
    pupils[alone].page.say(&json!("resign"));
    program.until(&format!("Board 1 against Pupil {:02}: ", alone + 1));
    assert_eq!(school.sheet(), before);

    // A result of the round is typed as before; then the two are free as well.
    program.types("1 1-0\n");
    school.until("a result", |sheet| sheet.missing().is_none());
    let tables: Vec<String> = pupils.iter().map(|it| it.page.text("table").to_owned()).collect();
    for (place, pupil) in pupils.iter_mut().enumerate() {
        pupil.until("a game", |it| it.plays() && (place == alone || it.page.text("table") != tables[place]));
    }
    boards_until(&mut program, "3  Pupil ");
    program.types("all end\n");
    program.until("Those games are closed.");
    pupils[alone].until("no game", |it| !it.waits.is_empty());
    program.types("quit\n");
    program.ends_well();
}
