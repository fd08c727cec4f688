//! What happens at a table, in words for the page.

use super::Browser;
use crate::message::Told;
use ludoteca_net::{Commit, Event, News, Presence, Sit, Table};
use ludoteca_rules::session::Event as Played;
use ludoteca_rules::{Arg, Seat, Text};
use ludoteca_words::telling;
use std::time::Duration;

impl Browser {
    /// Says what happened. What happened before whoever reads came is no news.
    pub(super) fn tell_news(&mut self, follows: bool, now: Duration) {
        let mut sentences = Vec::new();
        while let Some(news) = self.guest.next_news() {
            match news {
                News::Line(_, event) if follows => sentences.extend(self.told(&event)),
                News::Line(..) | News::Present | News::Closed(_) => {}
                News::Held(held) => sentences.push(self.words().word(if held { "net-held" } else { "net-held-over" })),
                News::Refused(fault) => self.line.refuse(&fault.text()),
                News::Phrase(seat, phrase) => {
                    let phrase = self.words().word(&format!("net-phrase-{}", phrase + 1));
                    let said = [("name", self.name(seat)), ("phrase", Arg::Plain(phrase))];
                    sentences.push(self.words().fill("net-said", &said));
                }
            }
        }
        if !sentences.is_empty() {
            self.line.say(&Told::News(sentences));
        }
        self.tell_attendance(now);
    }

    /// Says who is away, who has been for long, and who is back.
    pub(super) fn tell_attendance(&mut self, now: Duration) {
        let news = self.attendance.news(&self.guest, now);
        if news.is_empty() {
            return;
        }
        let say = |(seat, presence): (Seat, Presence)| {
            let key = match presence {
                Presence::Away => "net-away",
                Presence::AwayForLong => "net-away-long",
                Presence::Back => "net-back-again",
            };
            self.words().fill(key, &[("name", self.name(seat))])
        };
        let mine = self.guest.seats();
        let said: Vec<String> = news.into_iter().filter(|(seat, _)| !mine.contains(*seat)).map(say).collect();
        if !said.is_empty() {
            self.line.say(&Told::News(said));
        }
        self.line.change();
    }

    /// The name of a player.
    fn name(&self, seat: Seat) -> Arg {
        let session = self.table().and_then(Table::session);
        Arg::Plain(session.map_or_else(String::new, |session| telling::player_name(session, self.words(), seat)))
    }

    /// What a line of the log says.
    fn told(&self, event: &Event) -> Option<String> {
        let words = self.words();
        let of_seat = |key: &str, seat: u8| Some(words.fill(key, &[("name", self.name(Seat(seat)))]));
        let own = |seat: u8| self.guest.seats().contains(Seat(seat));
        match event {
            Event::Sit(Sit { key, .. }) if *key == self.guest.key() => None,
            Event::Sit(Sit { name, .. }) => Some(words.fill("cli-net-sits", &[("name", Arg::Plain(name.clone()))])),
            Event::Free { .. } => Some(words.word("cli-net-stands")),
            Event::Begin { .. } => Some(self.begun()),
            Event::Move { seat, text, .. } => Some(
                words.fill("cli-play-chosen", &[("side", self.name(Seat(*seat))), ("move", Arg::Plain(text.clone()))]),
            ),
            Event::Commit(Commit { seat, .. }) => of_seat("net-sealed", *seat),
            Event::Unread { seat, .. } => of_seat("net-unread", *seat),
            Event::Reveal(_) => self.revealed(),
            Event::Ask { seat, .. } if own(*seat) => None,
            Event::Ask { seat, what, .. } => of_seat(what.question(), *seat),
            Event::Answer { seat, agree: false, .. } => of_seat("net-declined", *seat),
            Event::Answer { .. } => self.agreed(),
            Event::Resume { .. } => Some(words.word("net-resumed")),
            Event::Away { claim: false, .. } => Some(words.word("page-paused")),
            // The board says the first, the end the others.
            Event::Open(_) | Event::Resign { .. } | Event::Flag { .. } | Event::Away { .. } => None,
            Event::Carry { seat } => of_seat("net-carried", *seat),
        }
    }

    fn begun(&self) -> String {
        let words = self.words();
        let seats = self.guest.seats();
        let Some(session) = self.table().and_then(Table::session) else { return String::new() };
        if self.guest.is_left_over() {
            return words.word("cli-net-begins-left-over");
        }
        if seats.is_empty() {
            return words.word("cli-net-begins-watching");
        }
        let side = telling::seat_names(session, words, seats);
        words.say(&Text::new("cli-net-begins").with("side", side))
    }

    /// Which orders were sealed, once all are shown.
    fn revealed(&self) -> Option<String> {
        let table = self.table().filter(|table| !table.waits_to_be_shown())?;
        let session = table.session()?;
        match session.node(session.cursor()).event {
            Played::Move(text) => Some(self.words().say(&Text::new("cli-play-revealed").with("move", text))),
            _ => None,
        }
    }

    /// What all agreed on, if they did.
    fn agreed(&self) -> Option<String> {
        let table = self.table()?;
        match (table.ending(), table.paused(), table.question()) {
            (Some(_), ..) | (.., Some(_)) => None,
            (None, Some(_), None) => Some(self.words().word("page-paused")),
            (None, None, None) => Some(self.words().word("cli-net-taken-back")),
        }
    }
}
