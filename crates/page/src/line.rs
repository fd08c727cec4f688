//! The line to a page: what is said to it in the language of its reader, and whether that is to be told anew.

use crate::document::labels;
use crate::message::{Asked, LONGEST_MESSAGE, Told};
use crate::speech::Speech;
use ludoteca_rules::Text;
use ludoteca_words::{Language, Words};
use std::collections::VecDeque;
use std::sync::Arc;

/// The line to a page.
pub(crate) struct PageLine {
    speech: Arc<Speech>,
    language: Language,
    /// Whether what the page shows has changed.
    changed: bool,
    out: VecDeque<String>,
    /// What is told after the state, which would wipe it away.
    after: Vec<Told>,
    ended: bool,
}

impl PageLine {
    /// A line to a page that has just come: first it is told its words.
    pub fn new(speech: Arc<Speech>, language: Language) -> Self {
        let (out, after) = (VecDeque::new(), Vec::new());
        let mut line = Self { speech, language, changed: false, out, after, ended: false };
        line.say_words();
        line
    }

    /// The words of the reader.
    pub fn words(&self) -> &Words {
        self.speech.of(self.language)
    }

    /// What the page wants; none if it says nothing that is understood, and then the line ends.
    pub fn hear(&mut self, text: &str) -> Option<Asked> {
        let parsed = (text.len() <= LONGEST_MESSAGE).then(|| serde_json::from_str::<Asked>(text));
        let Some(Ok(asked)) = parsed else {
            self.bye(&Text::new("page-other-version"), false);
            return None;
        };
        // What a page knows of itself is no news to it.
        self.changed |= asked != Asked::Beat;
        Some(asked)
    }

    /// Another language is spoken from now on, by its tag.
    pub fn speak(&mut self, tag: &str) {
        self.language = Language::parse(tag);
        self.say_words();
    }

    fn say_words(&mut self) {
        self.say(&Told::Words { language: self.language.tag(), words: labels(self.words()) });
    }

    /// Says something.
    pub fn say(&mut self, told: &Told) {
        self.out.push_back(told.print());
    }

    /// Says something once the state was told.
    pub fn say_after(&mut self, told: Told) {
        self.after.push(told);
    }

    /// Says why something cannot be done.
    pub fn refuse(&mut self, why: &Text) {
        let text = self.words().say(why);
        self.say_after(Told::Refused(text));
    }

    /// What the page shows has changed.
    pub const fn change(&mut self) {
        self.changed = true;
    }

    /// Whether the state is to be told, which is asked once.
    pub const fn takes_state(&mut self) -> bool {
        std::mem::replace(&mut self.changed, false) && !self.ended
    }

    /// What is to be sent next, after the state was told.
    pub fn next(&mut self) -> Option<String> {
        for told in std::mem::take(&mut self.after) {
            self.say(&told);
        }
        self.out.pop_front()
    }

    /// Says good-bye; with `again` the page comes back at once.
    pub fn bye(&mut self, why: &Text, again: bool) {
        if !self.ended {
            let text = self.words().say(why);
            self.say(&Told::Bye { text, again });
            self.ended = true;
        }
    }

    /// Whether nothing more is to be said, and the line is to be closed.
    pub fn is_over(&self) -> bool {
        self.ended && self.out.is_empty()
    }
}
