//! A pupil's page that a test reads and touches by itself.

use super::page::{Heard, Page};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(120);

/// A pupil's page, which comes back when it is told to.
pub struct Reader {
    port: u16,
    token: String,
    pub page: Page,
    /// What was said last where there is no game.
    pub waits: String,
    pub refused: Vec<String>,
}

impl Reader {
    /// Comes with a card.
    pub fn comes(port: u16, letters: &str) -> Self {
        let mut page = Page::open(port).expect("a door");
        page.hello(&"0".repeat(32));
        page.until("card");
        page.say(&json!({ "card": { "letters": letters, "language": "en" } }));
        let token = page.until("seat").as_str().expect("a token").to_owned();
        page.hello(&token);
        Self { port, token, page, waits: String::new(), refused: Vec::new() }
    }

    /// Loads the page again.
    pub fn comes_back(&mut self) {
        self.page = Page::open(self.port).expect("a door");
        self.page.hello(&self.token);
        self.waits.clear();
    }

    /// Waits until something holds of the page.
    pub fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
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

    pub fn can(&self) -> Vec<Value> {
        self.page.state.get("can").and_then(Value::as_array).cloned().unwrap_or_default()
    }

    pub fn plays(&self) -> bool {
        self.page.text("phase") == "play"
    }
}
