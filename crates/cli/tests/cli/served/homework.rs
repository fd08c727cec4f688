//! Homework: the teacher gives it with a word or from the beginning, sees what came of it, and ends it.

use super::reader::Reader;
use super::school::School;
use std::fs;

#[test]
fn homework_is_given_shown_and_ended_with_words() {
    let school = School::new("rastros", 3, "2");
    let mut program = school.serve_with(&["--homework", "avanco"]);
    program.until("Whoever has no game works at it");
    let cards = school.cards(&mut program);
    let mut pupils: Vec<Reader> = cards.iter().map(|card| Reader::comes(school.port, card)).collect();
    for pupil in &mut pupils {
        pupil.until("a game, or homework", |it| it.plays() || it.page.text("phase") == "work");
    }
    let free = pupils.iter_mut().find(|it| it.page.text("phase") == "work").expect("one has no opponent");
    free.page.say(&serde_json::json!("help"));
    free.until("a hint", |it| it.page.state["task"]["dots"][0]["state"] == "begun");
    program.types("homework\n");
    program.until(" x . . . .  0/5");
    program.until("Solved");
    program.types("slip ABC\n");
    program.until("The slip of these exercises has 12 letters and digits");
    program.types("HOMEWORK END\n");
    program.until("The homework has ended. The results are in ");
    free.until("no game", |it| !it.waits.is_empty());
    let sheet = school.path();
    let stem = sheet.file_stem().expect("a name").to_str().expect("text");
    let text = fs::read_to_string(sheet.with_file_name(format!("{stem}-avanco.homework"))).expect("the results");
    assert!(text.starts_with("Ludoteca homework 1\n1 open-helped | Pupil "), "{text}");
    program.types("homework end\n");
    program.until("There is no homework: type homework and a file");
    program.types("homework nonsense.ludo\n");
    program.until("nonsense.ludo");
    program.types("homework rastros\n");
    program.until("Whoever has no game works at it");
    let free = pupils.iter_mut().find(|it| !it.plays()).expect("one has no opponent");
    free.until("other homework", |it| it.page.text("phase") == "work" && it.page.state["task"]["at"] == 0);
}
