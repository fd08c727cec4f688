//! Hands off: the teacher stops all boards with a word, and lets them go on with another.

use super::page::{Heard, Page};
use super::school::School;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const SENTENCE: &str = "Hands off: look at the teacher.";

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(120);

/// A pupil's page, which comes back when it is told to.
struct Pupil {
    port: u16,
    token: String,
    page: Page,
    /// What was said last where there is no game.
    waits: String,
    refused: Vec<String>,
}

impl Pupil {
    /// Comes with a card.
    fn comes(port: u16, letters: &str) -> Self {
        let mut page = Page::open(port).expect("a door");
        page.hello(&"0".repeat(32));
        page.until("card");
        page.say(&json!({ "card": { "letters": letters, "language": "en" } }));
        let token = page.until("seat").as_str().expect("a token").to_owned();
        page.hello(&token);
        Self { port, token, page, waits: String::new(), refused: Vec::new() }
    }

    /// Loads the page again.
    fn comes_back(&mut self) {
        self.page = Page::open(self.port).expect("a door");
        self.page.hello(&self.token);
        self.waits.clear();
    }

    /// Waits until something holds of the page.
    fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            assert!(start.elapsed() < LONG, "“{what}” was waited for: {:?} {:?}", self.page.state, self.waits);
            match self.page.hear() {
                Heard::Gone => self.comes_back(),
                Heard::Told(kind, _) if kind == "bye" => self.comes_back(),
                Heard::Told(kind, told) if kind == "wait" => {
                    told["text"].as_str().expect("a sentence").clone_into(&mut self.waits);
                }
                Heard::Told(kind, told) if kind == "refused" => {
                    self.refused.push(told.as_str().expect("a sentence").to_owned());
                }
                _ => {}
            }
        }
    }

    fn is_stopped(&self) -> bool {
        let stopped = self.page.state.get("stopped") == Some(&json!(true));
        assert!(!stopped || (self.can().is_empty() && self.page.text("title") == SENTENCE));
        stopped || self.waits == SENTENCE
    }

    fn can(&self) -> Vec<Value> {
        self.page.state.get("can").and_then(Value::as_array).cloned().unwrap_or_default()
    }

    fn plays(&self) -> bool {
        self.page.text("phase") == "play"
    }
}

#[test]
fn one_word_stops_all_boards_and_another_lets_them_go_on() {
    let school = School::new("rastros", 5, "2");
    let mut program = school.serve();
    let cards = school.cards(&mut program);
    let mut pupils: Vec<Pupil> = cards.iter().map(|card| Pupil::comes(school.port, card)).collect();
    for pupil in &mut pupils {
        pupil.until("a game, or none in this round", |it| it.plays() || !it.waits.is_empty());
    }
    assert_eq!(pupils.iter().filter(|it| it.plays()).count(), 4);

    program.types("stop\n");
    program.until("All boards are stopped, and no time passes. Type go to let them go on.");
    for pupil in &mut pupils {
        pupil.until("hands off", Pupil::is_stopped);
    }
    let before = school.logs();
    let player = pupils.iter_mut().find(|it| it.plays()).expect("four play");
    player.page.say(&json!({ "touch": { "cell": 0 } }));
    player.until("why not", |it| !it.refused.is_empty());
    assert_eq!(player.refused, ["One moment: your teacher says when it goes on."]);
    player.comes_back();
    player.until("hands off after coming back", Pupil::is_stopped);
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
        pupil.until("hands off at it", Pupil::is_stopped);
    }

    program.types("go\n");
    program.until("All boards go on.");
    for pupil in &mut pupils {
        pupil.until("hands on", |it| !it.is_stopped());
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
