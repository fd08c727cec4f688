//! Hands off: the teacher stops all boards with a word, and lets them go on with another.

use super::reader::Reader;
use super::school::School;
use serde_json::json;

const SENTENCE: &str = "Hands off: look at the teacher.";

fn is_stopped(pupil: &Reader) -> bool {
    let stopped = pupil.page.state.get("stopped") == Some(&json!(true));
    assert!(!stopped || (pupil.can().is_empty() && pupil.page.text("title") == SENTENCE));
    stopped || pupil.waits == SENTENCE
}

#[test]
fn one_word_stops_all_boards_and_another_lets_them_go_on() {
    let school = School::new("rastros", 5, "2");
    let mut program = school.serve();
    let cards = school.cards(&mut program);
    let mut pupils: Vec<Reader> = cards.iter().map(|card| Reader::comes(school.port, card)).collect();
    for pupil in &mut pupils {
        pupil.until("a game, or none in this round", |it| it.plays() || !it.waits.is_empty());
    }
    assert_eq!(pupils.iter().filter(|it| it.plays()).count(), 4);

    program.types("stop\n");
    program.until("All boards are stopped, and no time passes. Type go to let them go on.");
    for pupil in &mut pupils {
        pupil.until("hands off", is_stopped);
    }
    let before = school.logs();
    let player = pupils.iter_mut().find(|it| it.plays()).expect("four play");
    player.page.say(&json!({ "touch": { "cell": 0 } }));
    player.until("why not", |it| !it.refused.is_empty());
    assert_eq!(player.refused, ["One moment: your teacher says when it goes on."]);
    player.comes_back();
    player.until("hands off after coming back", is_stopped);
    assert_eq!(school.logs(), before);

    // The boards of the next round are stopped, too.
    program.types("1-0 1\n1-0 2\n");
    program.until("All results are there.");
    let first: Vec<String> = pupils.iter().map(|it| it.page.text("table").to_owned()).collect();
    // Nobody sits out twice.
    pupils.iter_mut().for_each(|it| it.waits.clear());
    program.types("next\n");
    program.until("All boards are stopped");
    for (pupil, before) in pupils.iter_mut().zip(&first) {
        pupil.until("another table, or none", |it| it.page.text("table") != before || !it.waits.is_empty());
        pupil.until("hands off at it", is_stopped);
    }

    program.types("go\n");
    program.until("All boards go on.");
    for pupil in &mut pupils {
        pupil.until("hands on", |it| !is_stopped(it));
    }
    for pupil in &mut pupils {
        pupil.until("a game, or none in this round", |it| it.plays() || !it.waits.is_empty());
    }
    let begins = pupils.iter_mut().filter(|it| it.plays() && !it.can().is_empty());
    let mut count = 0;
    for pupil in begins {
        count += 1;
        pupil.page.say(&json!({ "careful": false }));
        let cell = pupil.can()[0].clone();
        pupil.page.say(&json!({ "touch": { "cell": cell } }));
        pupil.until("a move", |it| it.page.state.get("place") == Some(&json!([1, 1])));
    }
    assert_eq!(count, 2);
    program.types("quit\n");
    program.ends_well();
}
