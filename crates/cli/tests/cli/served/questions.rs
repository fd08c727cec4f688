//! Everybody moves: the teacher asks the whole class for a move with a word, sees how many gave which, and closes the
//! question with another.

use super::reader::Reader;
use super::school::School;
use serde_json::json;
use std::fs;

fn is_asked(pupil: &Reader) -> bool {
    pupil.page.text("phase") == "ask"
}

/// Touches the cell of this number among those that can be touched.
fn touches(pupil: &mut Reader, number: usize) {
    pupil.page.say(&json!({ "careful": false }));
    let cell = pupil.can()[number].clone();
    pupil.page.say(&json!({ "touch": { "cell": cell } }));
}

/// Answers so, and is told.
fn answers(pupil: &mut Reader, number: usize) {
    pupil.until("the question", is_asked);
    let before = pupil.page.text("line").to_owned();
    touches(pupil, number);
    pupil.until("the own answer", |it| it.page.text("line") != before);
    assert!(pupil.page.text("line").starts_with("You said "), "{}", pupil.page.text("line"));
}

#[test]
fn a_word_asks_everybody_and_another_leads_them_back() {
    let school = School::new("rastros", 5, "2");
    let file = school.computer.folder().join("answers.csv");
    let mut program = school.serve_with(&["--answers", file.to_str().expect("text")]);
    let cards = school.cards(&mut program);
    let mut pupils: Vec<Reader> = cards.iter().map(|card| Reader::comes(school.port, card)).collect();
    for pupil in &mut pupils {
        pupil.until("a game, or none in this round", |it| it.plays() || !it.waits.is_empty());
    }
    let tables: Vec<String> = pupils.iter().map(|it| it.page.text("table").to_owned()).collect();
    program.types("answers\n");
    program.until("No question is open: type ask.");
    program.types("enough\n");
    program.until("No question is open: type ask.");

    program.types("ask\n");
    program.until("Everybody is asked for a move, and all boards are stopped.");
    for (number, pupil) in pupils.iter_mut().enumerate() {
        pupil.waits.clear();
        answers(pupil, number % 2);
    }
    // Somebody thinks again.
    answers(&mut pupils[1], 0);
    let said = pupils[0].page.text("line").to_owned();
    let first = said.trim_start_matches("You said ").split('.').next().expect("a move").to_owned();
    program.types("answers\n");
    program.until(&format!("   4  {first}\n"));
    program.until("Answers: 5; here: 5.");
    // What is typed about the boards waits for the end of the question.
    program.types("go\n");
    program.until("Everybody is asked for a move, and all boards are stopped.");
    program.types("ENOUGH\n");
    program.until("   1  ");
    program.until("All boards go on.");
    for (pupil, table) in pupils.iter_mut().zip(&tables) {
        pupil.until("the same board, or none", |it| {
            if table.is_empty() { !it.waits.is_empty() } else { it.plays() && it.page.text("table") == table }
        });
    }
    let written = fs::read_to_string(&file).expect("the answers");
    assert!(written.starts_with("pupil,answer,count\r\nPupil 01,"), "{written}");
    assert_eq!((written.lines().count(), written.matches(&format!(",{first},1\r\n")).count()), (6, 4), "{written}");

    // The position of a board as it is now, and none that is not there.
    let player = pupils.iter_mut().find(|it| it.plays() && !it.can().is_empty()).expect("two begin");
    touches(player, 0);
    player.until("a move", |it| it.page.state.get("place") == Some(&json!([1, 1])));
    program.types("ask 9\nask nonsense\n");
    program.until("There is no board 9 in this round; the last one is 2.");
    program.types("ask 1\n");
    program.until("Everybody is asked for a move");
    answers(&mut pupils[4], 1);
    program.types("boards\n");
    program.until("Everybody is asked for a move");
    program.types("enough\n");
    program.until("Answers: 1; here: ");
    program.until("All boards go on.");
    let more = fs::read_to_string(&file).expect("the answers");
    assert!(more.starts_with(&format!("{written}\r\npupil,answer,count\r\nPupil 05,")), "{more}");
    program.types("quit\n");
    program.ends_well();
}

#[test]
fn answers_are_not_written_into_the_sheet() {
    let school = School::new("rastros", 4, "2");
    let path = school.path();
    let path = path.to_str().expect("text");
    let before = fs::read_to_string(path).expect("the sheet");
    let ran = school.computer.start(&["class", "serve", path, "--answers", path]).end();
    assert_eq!((ran.status, ran.err.lines().count()), (Some(2), 1), "{}", ran.err);
    assert_eq!(fs::read_to_string(path).expect("the sheet"), before);
}
