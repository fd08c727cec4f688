//! Somebody who plays in a browser: a guest at the table that lives at the host, what they hold in hand, and what their
//! page is told.
//!
//! It has no clock, no thread and no socket of its own: it is told what the page said ([`Browser::hear_page`]) and what
//! the host said ([`Browser::hear_host`]); [`Browser::next_to_page`] and [`Browser::next_to_host`] are what is to be
//! sent. Rules and drawing are here; the page shows and sends.
//!
//! `obey.rs` does what the page asks for, `tell.rs` puts into words what happens.

mod obey;
mod tell;

use crate::hand::Hand;
use crate::line::PageLine;
use crate::message::{Asked, LONGEST_MESSAGE, Told, VERSION};
use crate::speech::Speech;
use crate::state::{Known, Past, Scene};
use ludoteca_net::{Attendance, Bytes, Entropy, Guest, Hash, Identity, Table, Want, name_from};
use ludoteca_rules::session::{NodeId, PlayView, Session};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_words::{Language, Words};
use std::sync::Arc;
use std::time::Duration;

/// The page hears from its host at least this often, and answers.
pub const BEAT_EVERY: Duration = Duration::from_secs(5);

/// A page that is silent for so long is gone.
pub const GONE_AFTER: Duration = Duration::from_secs(20);

/// What a page says first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// What only this browser knows.
    pub token: Bytes<16>,
    /// The language of the reader.
    pub language: Language,
    /// The name under which this tab sat down already, and at which table.
    pub sat: Option<(Hash, String)>,
}

impl Arrival {
    /// Reads the first message of a page to a table.
    ///
    /// # Errors
    /// What is said to a page that says anything else: key of the sentence.
    pub fn parse(text: &str) -> Result<Self, Text> {
        let wrong = || Text::new("page-other-version");
        match (text.len() <= LONGEST_MESSAGE).then(|| serde_json::from_str(text)) {
            Some(Ok(Asked::Hello { page: VERSION, token, language, name, table })) => {
                Ok(Self { token, language: Language::parse(&language), sat: table.zip(name) })
            }
            _ => Err(wrong()),
        }
    }
}

/// What a page says before it is at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Greeting {
    /// Who is there.
    Arrival(Arrival),
    /// The letters of a card, and the language of the reader.
    Card(String, Language),
    /// Another language is spoken from now on.
    Language(Language),
    /// It is still there.
    Beat,
}

impl Greeting {
    /// Reads what a page says that is not at a table.
    ///
    /// # Errors
    /// What is said to a page that says anything else: key of the sentence.
    pub fn parse(text: &str) -> Result<Self, Text> {
        match (text.len() <= LONGEST_MESSAGE).then(|| serde_json::from_str(text)) {
            Some(Ok(Asked::Card { letters, language })) => Ok(Self::Card(letters, Language::parse(&language))),
            Some(Ok(Asked::Language(tag))) => Ok(Self::Language(Language::parse(&tag))),
            Some(Ok(Asked::Hello { .. }) | Err(_)) | None => Arrival::parse(text).map(Self::Arrival),
            // What was said to a table comes too late, and says no more than that somebody is there.
            Some(Ok(_)) => Ok(Self::Beat),
        }
    }
}

/// Somebody who plays in a browser. See the module's head.
pub struct Browser {
    line: PageLine,
    guest: Guest,
    /// What the game begins with, until it has begun.
    preview: Option<Box<dyn Session>>,
    hand: Hand,
    looked: Option<NodeId>,
    watches: bool,
    careful: bool,
    tables: Vec<[String; 2]>,
    attendance: Attendance,
    /// The board for which the hand is.
    on: Option<Hash>,
    /// What the page knows already.
    known: Known,
    clocks: Vec<crate::message::Clock>,
    heard: Duration,
    beaten: Duration,
    /// Whether the host has given whoever is here their place.
    led: bool,
    /// Whether there is homework for whoever is here.
    homework: bool,
}

impl Browser {
    /// Somebody who arrives. `tables` are the other tables of the host: what is played, and where it is. With `name`
    /// they sit down at once, as they did before.
    #[must_use]
    pub fn new(
        (catalogue, speech): (Catalogue, Arc<Speech>),
        arrival: &Arrival,
        (identity, entropy): (Identity, Entropy),
        (tables, name): (Vec<[String; 2]>, Option<&str>),
        now: Duration,
    ) -> Self {
        let mut browser = Self {
            guest: Guest::new(catalogue, identity, String::new(), Want::Watch, entropy),
            line: PageLine::new(speech, arrival.language),
            preview: None,
            hand: Hand::default(),
            looked: None,
            watches: false,
            careful: true,
            tables,
            attendance: Attendance::default(),
            on: None,
            known: Known::default(),
            clocks: Vec::new(),
            heard: now,
            beaten: now,
            led: false,
            homework: false,
        };
        if let Some(name) = name {
            browser.sit(name);
        }
        browser
    }

    /// Sits down under a name, or under that of a guest if nothing of it can be shown.
    fn sit(&mut self, name: &str) {
        let name = name_from(name).unwrap_or_else(|| self.words().word("page-guest"));
        self.guest.sit(name, None);
        self.line.change();
    }

    /// Sits down at a place that the host keeps for whoever is here, and stays there.
    pub fn take_place(&mut self, name: &str, place: u8) {
        let name = name_from(name).unwrap_or_else(|| self.words().word("page-guest"));
        self.guest.sit(name, Some(place));
        self.led = true;
        self.line.change();
    }

    /// Whether there is homework for whoever is here: once their game is over, the page offers to go there.
    pub fn offer_homework(&mut self, offered: bool) {
        if std::mem::replace(&mut self.homework, offered) != offered {
            self.line.change();
        }
    }

    /// Whether the page offers to go on with the homework.
    fn offers_homework(&self) -> bool {
        self.homework && self.table().is_some_and(|table| table.ending().is_some())
    }

    /// Under which name whoever is here wants a place; none if they only watch.
    #[must_use]
    pub fn wanted_name(&self) -> Option<&str> {
        self.guest.wants_a_place().then(|| self.guest.name())
    }

    /// Who it is at the table.
    #[must_use]
    pub const fn guest(&self) -> &Guest {
        &self.guest
    }

    /// Whether an order of this browser is sealed and not shown: its guest stays at the table until it is, although the
    /// browser is gone.
    #[must_use]
    pub fn owes(&self) -> bool {
        let Some(table) = self.guest.table().filter(|table| table.ending().is_none()) else { return false };
        let Some(session) = table.session().filter(|session| session.asked().len() > 1) else { return false };
        let asked = table.asked();
        let mine = self.guest.seats();
        session.asked().iter().any(|seat| mine.contains(seat) && !asked.contains(seat))
    }

    /// Whether there is nothing more to say to the page, and the line is to be closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.line.is_over()
    }

    /// Whether the page has been silent for too long.
    #[must_use]
    pub fn is_silent(&self, now: Duration) -> bool {
        now.saturating_sub(self.heard) >= GONE_AFTER
    }

    fn words(&self) -> &Words {
        self.line.words()
    }

    fn table(&self) -> Option<&Table> {
        self.guest.table()
    }

    /// The line to the host is open.
    pub fn connected(&mut self, now: Duration) {
        self.guest.connected(now);
    }

    /// The host said something.
    pub fn hear_host(&mut self, text: &str, now: Duration) {
        let follows = self.guest.is_open();
        self.guest.hear(text, now);
        self.tell_news(follows, now);
        self.follow();
        self.line.change();
        if let Some(fault) = self.guest.broken() {
            self.bye(&fault.text(), false);
        }
    }

    /// What is to be said to the host next.
    pub fn next_to_host(&mut self) -> Option<String> {
        self.guest.next_message()
    }

    /// The page said something.
    pub fn hear_page(&mut self, text: &str, now: Duration) {
        self.heard = now;
        if let Some(asked) = self.line.hear(text) {
            self.obey(asked, now);
        }
    }

    /// Time has passed: somebody may have been away for long.
    pub fn tick(&mut self, now: Duration) {
        self.tell_attendance(now);
        if now.saturating_sub(self.beaten) >= BEAT_EVERY {
            self.beaten = now;
            self.line.say(&Told::Beat);
            // The clocks of both sides drift apart.
            self.clocks.clear();
            self.line.change();
        }
    }

    /// What is to be said to the page next.
    pub fn next_to_page(&mut self, now: Duration) -> Option<String> {
        if self.line.takes_state() {
            self.show(now);
        }
        self.line.next()
    }

    /// Says good-bye to the page.
    pub fn bye(&mut self, why: &Text, again: bool) {
        self.line.bye(why, again);
    }

    /// Lays down what is in hand when the board has changed.
    fn follow(&mut self) {
        if self.preview.is_none()
            && let Some(table) = self.guest.table()
        {
            let options = table.options().clone();
            let begun = |text: &str| table.entry().from_position(options.clone(), text).ok();
            let position = table.opened().position.as_deref().and_then(begun);
            self.preview = Some(position.unwrap_or_else(|| table.entry().start(options)));
        }
        let Some(on) = self.guest.table().map(Table::on) else { return };
        if self.on != on {
            self.on = on;
            self.looked = None;
            self.hand.drop_picks();
        }
        if let Some(seat) = self.guest.speaker() {
            self.hand.take_seat(seat);
        }
    }

    /// Does something with what is to be seen.
    fn with_scene<R>(&self, now: Duration, look: impl FnOnce(&Scene<'_>) -> R) -> Option<R> {
        let table = self.guest.table()?;
        let preview: &dyn PlayView = &**self.preview.as_ref()?;
        let play = table.session().map_or(preview, |session| session);
        let past = Past::of(play, self.looked);
        Some(look(&Scene {
            guest: &self.guest,
            table,
            play,
            words: self.words(),
            hand: &self.hand,
            past,
            watches: self.watches,
            careful: self.careful,
            now,
            tables: &self.tables,
            led: self.led,
            homework: self.offers_homework(),
        }))
    }

    /// Tells the page what has changed.
    fn show(&mut self, now: Duration) {
        let mut known = std::mem::take(&mut self.known);
        let seen = self.with_scene(now, |scene| {
            let told = known.news(scene.play, scene.turn(), |figures| scene.state(figures));
            (told, scene.clocks())
        });
        self.known = known;
        let Some((told, clocks)) = seen else { return };
        told.iter().for_each(|told| self.line.say(told));
        if clocks != self.clocks {
            self.line.say(&Told::Clocks(clocks.clone()));
            self.clocks = clocks;
        }
    }
}
