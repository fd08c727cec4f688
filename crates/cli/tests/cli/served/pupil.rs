//! A pupil at a browser, who plays by chance, loses the line now and then, and may be a cheat.

use super::page::{Heard, Page};
use ludoteca_rules::random::{below, generator};
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What a pupil has seen.
#[derive(Default)]
pub struct Seen {
    /// How often the line was opened.
    pub lines: usize,
    /// How often a sentence refused something.
    pub refused: usize,
    /// At how many tables.
    pub tables: Vec<String>,
    /// What was said when there was no game.
    pub waits: Vec<String>,
}

/// A pupil at a browser.
pub struct Pupil {
    port: u16,
    name: String,
    letters: String,
    token: Option<String>,
    cheats: bool,
    stops: Arc<AtomicBool>,
    rng: ChaCha8Rng,
    seen: Seen,
    /// What was on the board when something was done last.
    acted: Value,
}

impl Pupil {
    /// Comes with a card, and plays until everybody is told to stop.
    pub fn comes(
        port: u16,
        (number, letters): (usize, &str),
        cheats: bool,
        stops: &Arc<AtomicBool>,
    ) -> JoinHandle<Seen> {
        let pupil = Self {
            port,
            name: format!("Pupil {number:02}"),
            letters: letters.to_owned(),
            token: None,
            cheats,
            stops: stops.clone(),
            rng: generator(number as u64),
            seen: Seen::default(),
            acted: Value::Null,
        };
        thread::spawn(move || pupil.plays())
    }

    fn plays(mut self) -> Seen {
        while !self.stops.load(Relaxed) {
            match Page::open(self.port) {
                Some(page) => self.sits(page),
                // The program is started again meanwhile.
                None => thread::sleep(Duration::from_millis(20)),
            }
        }
        self.seen
    }

    /// Plays until the line is gone, whoever cut it.
    fn sits(&mut self, mut page: Page) {
        self.seen.lines += 1;
        self.acted = Value::Null;
        page.hello(self.token.as_deref().unwrap_or(&"0".repeat(32)));
        // A line lasts for so many messages, and one in four until somebody else cuts it.
        let lasts = if below(&mut self.rng, 4) == 0 { usize::MAX } else { 40 + below(&mut self.rng, 100) };
        let mut heard = 0;
        while heard < lasts && !self.stops.load(Relaxed) {
            match page.hear() {
                Heard::Gone => break,
                Heard::Nothing => {}
                Heard::Told(kind, told) => {
                    heard += 1;
                    if !self.hears(&mut page, &kind, &told) {
                        break;
                    }
                }
            }
            self.acts(&mut page);
        }
        let mut others = page.names.clone();
        others.remove(&self.name);
        assert!(others.len() <= 1, "{} was told of {others:?}", self.name);
    }

    /// Takes in what the host said; whether the line goes on.
    fn hears(&mut self, page: &mut Page, kind: &str, told: &Value) -> bool {
        match kind {
            "card" => page.say(&json!({ "card": { "letters": self.letters, "language": "en" } })),
            "seat" => {
                let token = told.as_str().expect("a token").to_owned();
                page.hello(&token);
                self.token = Some(token);
            }
            "board" => {
                page.say(&json!({ "careful": false }));
                if self.cheats {
                    self.cheat(page);
                }
            }
            "wait" => self.seen.waits.push(told["text"].as_str().expect("a sentence").to_owned()),
            "refused" => {
                self.seen.refused += 1;
                self.acted = Value::Null;
            }
            "state" => {
                let table = page.text("table").to_owned();
                if self.seen.tables.last() != Some(&table) {
                    self.seen.tables.push(table);
                }
                assert_ne!(page.text("phase"), "door", "{} has a place", self.name);
            }
            "bye" => return false,
            _ => {}
        }
        true
    }

    /// Does something by chance, if it is asked.
    fn acts(&mut self, page: &mut Page) {
        let on = json!([page.state.get("place"), page.state.get("held"), page.state.get("can"), page.text("phase")]);
        if page.text("phase") != "play" || !page.text("end").is_empty() || on == self.acted {
            return;
        }
        let can = page.state.get("can").and_then(Value::as_array).cloned().unwrap_or_default();
        let free = |choice: &&Value| choice["on"] == json!(false);
        let choices = page.state.get("choices").and_then(Value::as_array).cloned().unwrap_or_default();
        let choices: Vec<Value> = choices.iter().filter(free).map(|it| it["choice"].clone()).collect();
        if can.is_empty() && choices.is_empty() {
            return;
        }
        self.acted = on;
        if below(&mut self.rng, 60) == 0 {
            return page.say(&json!("resign"));
        }
        let chosen = below(&mut self.rng, can.len() + choices.len());
        match can.get(chosen) {
            Some(cell) => page.say(&json!({ "touch": { "cell": cell } })),
            None => page.say(&json!({ "choose": { "choice": choices[chosen - can.len()] } })),
        }
    }

    /// Tries what is not allowed: another name, watching, cells that are none, the game of somebody who is here.
    fn cheat(&self, page: &mut Page) {
        for tried in [
            json!({ "sit": { "name": "Somebody else" } }),
            json!("watch"),
            json!({ "touch": { "cell": 200 } }),
            json!({ "choose": { "choice": 99 } }),
            json!({ "absent": { "claim": true } }),
            json!("play"),
        ] {
            page.say(&tried);
        }
    }
}
