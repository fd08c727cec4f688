//! What happens at a table, in words.

use crate::context::Context;
use ludoteca_net::{Attendance, Commit, Ending, Event, Guest, News, Presence, Reveal, Sit, Table, Wish};
use ludoteca_rules::session::Event as Played;
use ludoteca_rules::{Arg, Seat};
use ludoteca_server::Trouble;
use ludoteca_store::Failure;
use ludoteca_words::telling;
use std::time::Duration;

/// Says what happens, each thing once.
#[derive(Default)]
pub(super) struct Teller {
    broken: bool,
    attendance: Attendance,
    ended: bool,
}

impl Teller {
    /// Says one thing that happened; whether the board is to be shown again.
    pub fn tell(&mut self, context: &mut Context<'_>, guest: &Guest, news: &News) -> Result<bool, Failure> {
        match news {
            News::Line(_, event) => {
                let shows = told(context, guest, event)?;
                self.tell_end(context, guest)?;
                Ok(shows)
            }
            // The next reading of the guest ends with it.
            News::Closed(_) | News::Present => Ok(false),
            News::Held(held) => {
                context.line(&context.words.word(if *held { "net-held" } else { "net-held-over" })).map(|()| false)
            }
            News::Refused(fault) => context.line(&context.words.say(&fault.text())).map(|()| false),
            News::Phrase(seat, phrase) => {
                let phrase = context.words.word(&format!("net-phrase-{}", phrase + 1));
                let said = [("name", name(context, guest, *seat)), ("phrase", Arg::Plain(phrase))];
                context.line(&context.words.fill("net-said", &said)).map(|()| false)
            }
        }
    }

    /// Says that the line is broken or open again.
    pub fn tell_trouble(
        &mut self,
        context: &mut Context<'_>,
        guest: &Guest,
        trouble: Option<(Trouble, u32)>,
    ) -> Result<(), Failure> {
        // After the end whoever keeps the table goes, which may be heard together with it.
        let broken = trouble.is_some() && guest.table().is_some_and(|table| table.ending().is_none());
        let key = match (self.broken, broken) {
            (false, true) => "net-trouble-broke",
            (true, false) => "net-line-again",
            _ => return Ok(()),
        };
        self.broken = broken;
        context.line(&context.words.word(key))
    }

    /// Says who is away, who has been for long, and who is back.
    pub fn tell_away(&mut self, context: &mut Context<'_>, guest: &Guest, now: Duration) -> Result<(), Failure> {
        for (seat, presence) in self.attendance.news(guest, now) {
            let key = match presence {
                Presence::Away => "net-away",
                Presence::AwayForLong => "cli-net-away-long",
                Presence::Back => "net-back-again",
            };
            let said = [("name", name(context, guest, seat))];
            context.line(&context.words.fill(key, &said))?;
        }
        Ok(())
    }

    fn tell_end(&mut self, context: &mut Context<'_>, guest: &Guest) -> Result<(), Failure> {
        let Some(ending) = guest.table().and_then(Table::ending).filter(|_| !self.ended) else { return Ok(()) };
        self.ended = true;
        match ending {
            // The board says it.
            Ending::Played(_) => Ok(()),
            Ending::Claimed(seat) => {
                let said = [("name", name(context, guest, seat))];
                context.line(&context.words.fill("net-claimed", &said))
            }
            Ending::Aborted => context.line(&context.words.word("cli-net-aborted")),
        }
    }
}

/// The name of a player.
fn name(context: &Context<'_>, guest: &Guest, seat: Seat) -> Arg {
    let session = guest.table().and_then(Table::session);
    Arg::Plain(session.map_or_else(String::new, |session| telling::player_name(session, context.words, seat)))
}

/// The name of a game, with its options as they are typed.
pub(super) fn table_name(context: &Context<'_>, game: &str) -> String {
    let (id, options) = game.split_once(':').unwrap_or((game, ""));
    if context.catalogue.find(id).is_none() {
        return game.to_owned();
    }
    let name = context.words.word(&format!("game-{id}"));
    if options.is_empty() { name } else { format!("{name} ({options})") }
}

/// Says what a line of the log says; whether the board is to be shown again.
fn told(context: &mut Context<'_>, guest: &Guest, event: &Event) -> Result<bool, Failure> {
    let seat_says = |context: &mut Context<'_>, key: &str, seat: u8| {
        let said = [("name", name(context, guest, Seat(seat)))];
        context.line(&context.words.fill(key, &said))
    };
    let others = |seat: u8| !guest.seats().contains(Seat(seat));
    match event {
        Event::Open(open) => {
            let game = table_name(context, &open.game);
            let said = [("game", Arg::Plain(game))];
            context.line(&context.words.fill("cli-net-at-table", &said))?;
        }
        Event::Sit(Sit { name, key, .. }) => {
            context.line(&context.words.fill("cli-net-sits", &[("name", Arg::Plain(name.clone()))]))?;
            let places = guest.table().map_or(&[][..], Table::sitters);
            if *key == guest.key() && places.iter().any(Option::is_none) {
                context.line(&context.words.word("net-waiting"))?;
            }
        }
        Event::Free { .. } => context.line(&context.words.word("cli-net-stands"))?,
        Event::Begin { .. } => return begun(context, guest).map(|()| true),
        Event::Move { seat, text, .. } => {
            let said = [("side", name(context, guest, Seat(*seat))), ("move", Arg::Plain(text.clone()))];
            context.line(&context.words.fill("cli-play-chosen", &said))?;
            return Ok(true);
        }
        Event::Commit(Commit { seat, .. }) => seat_says(context, "net-sealed", *seat)?,
        Event::Unread { seat, .. } => {
            seat_says(context, "net-unread", *seat)?;
            return revealed(context, guest);
        }
        Event::Reveal(Reveal { .. }) => return revealed(context, guest),
        Event::Ask { seat, what, .. } if others(*seat) => seat_says(context, question(*what), *seat)?,
        Event::Ask { .. } => context.line(&context.words.word("net-asked"))?,
        Event::Answer { seat, agree: false, .. } => seat_says(context, "net-declined", *seat)?,
        Event::Answer { .. } => return agreed(context, guest),
        Event::Resume { .. } => context.line(&context.words.word("net-resumed"))?,
        Event::Away { claim: false, .. } => context.line(&context.words.word("net-paused"))?,
        Event::Resign { .. } | Event::Flag { .. } | Event::Away { .. } => return Ok(true),
        Event::Carry { seat } => seat_says(context, "net-carried", *seat)?,
    }
    Ok(false)
}

const fn question(what: Wish) -> &'static str {
    match what {
        Wish::Takeback => "cli-net-asks-takeback",
        Wish::Draw => "cli-net-asks-draw",
        Wish::Pause => "cli-net-asks-pause",
        Wish::Abort => "cli-net-asks-abort",
    }
}

fn begun(context: &mut Context<'_>, guest: &Guest) -> Result<(), Failure> {
    let Some(session) = guest.table().and_then(Table::session) else { return Ok(()) };
    for line in telling::roll_lines(session, context.words) {
        context.line(&line)?;
    }
    let seats = guest.seats();
    if guest.is_left_over() {
        return context.line(&context.words.word("cli-net-begins-left-over"));
    }
    if seats.is_empty() {
        return context.line(&context.words.word("cli-net-begins-watching"));
    }
    let side = telling::seat_names(session, context.words, seats);
    context.line(&context.words.fill("cli-net-begins", &[("side", Arg::Plain(side))]))
}

/// Says which orders were sealed, once all are shown; whether they are.
fn revealed(context: &mut Context<'_>, guest: &Guest) -> Result<bool, Failure> {
    let Some(table) = guest.table().filter(|table| !table.waits_to_be_shown()) else { return Ok(false) };
    let Some(session) = table.session() else { return Ok(false) };
    if let Played::Move(text) = session.node(session.cursor()).event {
        context.line(&context.words.fill("cli-play-revealed", &[("move", Arg::Plain(text))]))?;
    }
    Ok(true)
}

/// Says what all agreed on, if they did; whether the board has changed.
fn agreed(context: &mut Context<'_>, guest: &Guest) -> Result<bool, Failure> {
    let Some(table) = guest.table() else { return Ok(false) };
    match (table.ending(), table.paused(), table.question()) {
        // Others are still to answer.
        (.., Some(_)) => Ok(false),
        (Some(_), ..) => Ok(true),
        (None, Some(_), None) => context.line(&context.words.word("net-paused")).map(|()| false),
        (None, None, None) => context.line(&context.words.word("cli-net-taken-back")).map(|()| true),
    }
}
