//! Somebody at a table that another computer keeps, or that this one keeps: replays its log by the own rules, and says
//! what the person here decides.
//!
//! A guest has no thread, no clock and no socket of its own. It is told when its line to the host is open
//! ([`Guest::connected`]), what the host said ([`Guest::hear`]) and what the person here wants (`will.rs`);
//! [`Guest::next_message`] is what is to be sent, [`Guest::next_news`] what has happened. Who is there and what time it
//! is stands in `present.rs`.
//!
//! A line of the log that the own rules refuse ends it: the table stays as it was before, and [`Guest::broken`] says
//! why. What was said and not yet written is said again when the line is open again, if it still counts.

mod attendance;
mod post;
mod present;
mod will;

pub use attendance::{Attendance, Presence};

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::frame::Frame;
use crate::host::{Entropy, salt};
use crate::key::{Identity, PublicKey, hash_of};
use crate::log::{Commit, Event, Line, Said, Sit};
use crate::seal;
use crate::table::{LATEST, Table, VERSION, rules_of};
use ludoteca_rules::{Catalogue, Seat, SeatSet};
use std::collections::VecDeque;
use std::time::Duration;

/// What somebody wants at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// A place: this one, or the first that is free.
    Place(Option<u8>),
    /// To watch.
    Watch,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A line was added to the log; it is to be kept. With it, what it says.
    Line(String, Box<Event>),
    /// What the person here said was not written, and why.
    Refused(Fault),
    /// Somebody said one of the fixed sentences.
    Phrase(Seat, u8),
    /// Somebody came or went.
    Present,
    /// Nobody may do anything from now on, or everybody may go on.
    Held(bool),
    /// The host closed the line, or what it said does not count.
    Closed(Fault),
}

/// Somebody at a table. See the module's head.
pub struct Guest {
    catalogue: Catalogue,
    identity: Identity,
    name: String,
    want: Want,
    entropy: Entropy,
    /// The table that is looked for: no other is joined.
    wanted: Option<Hash>,
    table: Option<Table>,
    log: Vec<String>,
    /// Whether the host has sent all it has.
    open: bool,
    broken: Option<Fault>,
    /// What was said and is not in the log yet.
    said: Vec<Said>,
    messages: VecDeque<String>,
    news: VecDeque<News>,
    away: Vec<Option<Duration>>,
    watchers: u32,
    /// While nobody may do anything: up to when time was counted.
    held: Option<Duration>,
    now: Duration,
    /// The time at the table when this guest heard it last, and when that was.
    clock: Option<(u64, Duration)>,
    /// Since when this board is seen here.
    seen: (Option<Hash>, Duration),
}

impl Guest {
    /// Somebody who comes to a table.
    #[must_use]
    pub fn new(catalogue: Catalogue, identity: Identity, name: String, want: Want, entropy: Entropy) -> Self {
        Self {
            catalogue,
            identity,
            name,
            want,
            entropy,
            wanted: None,
            table: None,
            log: Vec::new(),
            open: false,
            broken: None,
            said: Vec::new(),
            messages: VecDeque::new(),
            news: VecDeque::new(),
            away: Vec::new(),
            watchers: 0,
            held: None,
            now: Duration::ZERO,
            clock: None,
            seen: (None, Duration::ZERO),
        }
    }

    /// Comes back to a table of which it has the log.
    ///
    /// # Errors
    /// The number of the first line that does not count, from 1, and why.
    pub fn come_back(mut self, log: &str) -> Result<Self, (usize, Fault)> {
        let table = Table::read(&self.catalogue, log)?;
        self.wanted = Some(table.id());
        self.log = log.lines().map(str::to_owned).collect();
        self.table = Some(table);
        Ok(self)
    }

    /// Looks for this table alone.
    #[must_use]
    pub const fn looking_for(mut self, table: Option<Hash>) -> Self {
        self.wanted = table;
        self
    }

    /// The table, once its first line is here.
    #[must_use]
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The lines of its log.
    #[must_use]
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// What the person here said that is not in the log yet.
    #[must_use]
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Whether the line to the host is open and everything it has is here.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Why this guest is at no table any more.
    #[must_use]
    pub const fn broken(&self) -> Option<Fault> {
        self.broken
    }

    /// The own public key.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.identity.public()
    }

    /// The seats of the person here, once the game has begun.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::NONE, |table| table.seats_of(self.key()))
    }

    /// Whether the person here wanted a place, and the game began without one for them.
    #[must_use]
    pub fn is_left_over(&self) -> bool {
        let begun = self.table.as_ref().is_some_and(|table| table.session().is_some());
        begun && matches!(self.want, Want::Place(_)) && self.seats().is_empty()
    }

    /// The next message to the host.
    pub fn next_message(&mut self) -> Option<String> {
        self.messages.pop_front()
    }

    /// What happened next.
    pub fn next_news(&mut self) -> Option<News> {
        self.news.pop_front()
    }

    /// The line to the host is open.
    pub fn connected(&mut self, now: Duration) {
        self.now = now;
        self.messages.clear();
        self.open = false;
    }

    /// The line to the host is gone.
    pub fn lost(&mut self, now: Duration) {
        self.connected(now);
    }

    /// The host said something.
    pub fn hear(&mut self, text: &str, now: Duration) {
        self.now = now;
        if self.broken.is_some() {
            return;
        }
        match Frame::parse(text) {
            Ok(frame) => {
                if let Err(fault) = self.answer(frame) {
                    self.leave(fault);
                }
            }
            Err(fault) => self.leave(fault),
        }
    }

    /// Says good-bye for a reason that does not go away.
    fn leave(&mut self, fault: Fault) {
        self.send(&Frame::Bye(fault));
        self.close(fault);
    }

    fn close(&mut self, fault: Fault) {
        self.broken = Some(fault);
        self.open = false;
        self.news.push_back(News::Closed(fault));
    }

    fn send(&mut self, frame: &Frame) {
        self.messages.push_back(frame.print());
    }

    fn answer(&mut self, frame: Frame) -> Result<(), Fault> {
        match frame {
            Frame::Hello { ludoteca, nonce, table, game, rules } => {
                if ludoteca != VERSION {
                    return Err(Fault::Version);
                }
                if self.wanted.is_some_and(|wanted| wanted != table) {
                    return Err(Fault::Elsewhere);
                }
                if rules_of(&self.catalogue, &game)? != rules {
                    return Err(Fault::Rules);
                }
                self.wanted = Some(table);
                let head = self.log.last().map_or(Bytes([0; 32]), |line| hash_of(line));
                let proof = self.identity.sign(table, &nonce);
                let have = self.log.len() as u64;
                self.send(&Frame::Here { ludoteca: VERSION, key: self.key(), proof, have, head });
            }
            Frame::Lines { from, lines, of } => self.learn(from, &lines, of)?,
            Frame::More { from } => {
                let lines = Frame::lines(&self.log, from);
                self.send(&lines);
            }
            Frame::Refused { sig, fault } => {
                let before = self.said.len();
                let sat = |said: &Said| matches!(said.event, Event::Sit(_)) && said.sig == sig;
                let retry = fault == Fault::Place && self.said.iter().any(sat);
                self.said.retain(|said| said.sig != sig);
                if retry {
                    self.sit_down();
                } else if self.said.len() < before {
                    self.news.push_back(News::Refused(fault));
                }
            }
            Frame::Phrase { seat, phrase } => self.news.push_back(News::Phrase(Seat(seat), phrase)),
            Frame::Present { away, watchers, held } => self.hear_present(away, watchers, held),
            Frame::Ping { at, round } if at.max(round.unwrap_or(0)) > LATEST => return Err(Fault::Form),
            Frame::Ping { at, round } => self.hear_time(at, round),
            Frame::Bye(fault) => self.close(fault),
            Frame::Here { .. } | Frame::Say(_) | Frame::Pong { .. } => return Err(Fault::Form),
        }
        Ok(())
    }

    /// Lines of the log, from the host.
    fn learn(&mut self, from: u64, lines: &[String], of: u64) -> Result<(), Fault> {
        let own = self.log.len() as u64;
        if from > own {
            self.send(&Frame::More { from: own });
            return Ok(());
        }
        for line in lines.iter().skip(usize::try_from(own - from).unwrap_or(usize::MAX)) {
            self.take_in(line)?;
        }
        let own = self.log.len() as u64;
        if own < of && !lines.is_empty() {
            self.send(&Frame::More { from: own });
            return Ok(());
        }
        let first = !self.open;
        self.open = true;
        self.settle(first);
        Ok(())
    }

    /// Lines of the log of a table, from a letter.
    fn take_lines(&mut self, table: Hash, (from, lines): (u64, &[String]), now: Duration) -> Result<(), Fault> {
        self.now = now;
        if *self.wanted.get_or_insert(table) != table {
            return Err(Fault::Elsewhere);
        }
        let own = self.log.len() as u64;
        let known = own.checked_sub(from).and_then(|known| usize::try_from(known).ok()).ok_or(Fault::Chain)?;
        let there = &self.log[self.log.len() - known..];
        if there.iter().zip(lines).any(|(one, other)| one != other) {
            return Err(Fault::Elsewhere);
        }
        lines.iter().skip(known).try_for_each(|line| self.take_in(line))?;
        let first = !self.open;
        self.open = true;
        self.settle(first);
        Ok(())
    }

    fn take_in(&mut self, text: &str) -> Result<(), Fault> {
        let parsed = Line::parse(text)?;
        match &mut self.table {
            Some(table) => table.append(text)?,
            None => {
                let table = Table::open(&self.catalogue, text)?;
                if self.wanted != Some(table.id()) {
                    return Err(Fault::Elsewhere);
                }
                self.table = Some(table);
            }
        }
        self.log.push(text.to_owned());
        self.said.retain(|said| said.sig != parsed.sig);
        if matches!(parsed.event, Event::Begin { .. }) {
            // What was told of places says nothing of the seats that the lots gave them: that is told next.
            self.away.clear();
        }
        self.news.push_back(News::Line(text.to_owned(), Box::new(parsed.event)));
        Ok(())
    }

    /// Does what follows of itself: sits down, shows what was sealed, says again what was not heard.
    fn settle(&mut self, again: bool) {
        let Some(table) = &self.table else { return };
        let on = table.on();
        if self.seen.0 != on {
            self.seen = (on, self.now);
        }
        // What was said of another board can be heard no more.
        let counts = |said: &Said| match &said.event {
            Event::Move { on: of, .. } | Event::Commit(Commit { on: of, .. }) | Event::Resign { on: of, .. } => {
                Some(*of) == on
            }
            Event::Sit(_) => table.session().is_none(),
            _ => !again,
        };
        self.said.retain(counts);
        if again {
            let frames: Vec<Frame> = self.said.iter().cloned().map(Frame::Say).collect();
            frames.iter().for_each(|frame| self.send(frame));
        }
        self.sit_down();
        self.show();
    }

    /// Takes a place, if one is wanted and there is none yet.
    fn sit_down(&mut self) {
        let (Some(table), Want::Place(wish)) = (&self.table, &self.want) else { return };
        let key = self.identity.public();
        let mut sitters = table.sitters().iter();
        let sits = sitters.clone().flatten().any(|sitter| sitter.key == key);
        let asks = self.said.iter().any(|said| matches!(said.event, Event::Sit(_)));
        if table.session().is_some() || sits || asks {
            return;
        }
        let is_free = |place: u8| table.sitters().get(usize::from(place)).is_some_and(Option::is_none);
        let first = sitters.position(Option::is_none).and_then(|place| u8::try_from(place).ok());
        let Some(place) = wish.filter(|place| is_free(*place)).or(first) else { return };
        let (name, lot) = (self.name.clone(), salt(&mut self.entropy));
        self.say(Event::Sit(Sit { place, name, key, lot }));
    }

    /// Shows what was sealed, once all have sealed.
    fn show(&mut self) {
        let Some(table) = &self.table else { return };
        let mine = table.seats_of(self.identity.public());
        let commits: Vec<Commit> = table.unshown().filter(|commit| mine.contains(Seat(commit.seat))).collect();
        for commit in commits {
            let asks = |said: &Said| matches!(&said.event, Event::Reveal(it) if it.seat == commit.seat);
            if self.said.iter().any(asks) {
                continue;
            }
            if let Some(reveal) = seal::open(&self.identity, &commit) {
                self.say(Event::Reveal(reveal));
            }
        }
    }

    /// Signs something and sends it to the host.
    fn say(&mut self, event: Event) {
        let Some(table) = &self.table else { return };
        let said = Said::by(&self.identity, table.id(), event);
        self.said.push(said.clone());
        if self.open {
            self.send(&Frame::Say(said));
        }
    }
}
