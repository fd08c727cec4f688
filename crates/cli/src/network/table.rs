//! What a player does at a table between computers, from sitting down to the end.

use super::commands::{Done, Typist};
use super::news::Teller;
use super::stopped;
use crate::context::Context;
use crate::file;
use crate::lines;
use crate::play::{Autosave, Input, Place, read_line};
use crate::position::show;
use ludoteca_clock::face;
use ludoteca_net::{Guest, News, Table};
use ludoteca_rules::{Arg, Text};
use ludoteca_server::{KeptLog, Visit, Wake};
use ludoteca_store::{Failure, shown};
use ludoteca_words::telling;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// After the end whoever keeps the table waits so long for the others to have heard of it.
const LINGER: Duration = Duration::from_secs(10);

/// So many lines are read before they are wanted: a program that types without end waits.
const READ_AHEAD: usize = 16;

/// How somebody sits at a table.
pub(super) struct At {
    /// Whether the game is saved among the plays.
    pub save: bool,
    /// Whether this goes on when the input ends: nobody sits here.
    pub stays: bool,
    /// Whether the others are told by mail: this ends when the player has decided, and nobody is ever away.
    pub by_mail: bool,
}

/// Sits at a table until the game or the input ends; whoever sat there. `come` makes the guest, and what is kept of the
/// log if that is not done by the host of this program.
pub(super) fn sit(
    context: &mut Context<'_>,
    at: At,
    come: impl FnOnce(&mut Context<'_>, Wake) -> Result<(Visit, Option<KeptLog>), Failure>,
) -> Result<Visit, Failure> {
    let (wakes, woken) = channel();
    // Nobody to be woken is there any more where this fails.
    let wake: Wake = Arc::new(move || wakes.send(()).unwrap_or_default());
    let (visit, log) = come(context, wake.clone())?;
    let typed = listen(wake)?;
    let autosave = if at.save { Some(Place::take(file::plays()?, None)) } else { None };
    let mut sitting = Sitting {
        visit,
        log,
        place: autosave,
        autosave: None,
        typist: Typist::default(),
        teller: Teller::default(),
        stays: at.stays,
        by_mail: at.by_mail,
        terminal: io::stdin().is_terminal(),
        prompted: false,
        over: None,
    };
    loop {
        sitting.hear(context)?;
        if sitting.is_done()? {
            return Ok(sitting.visit);
        }
        if sitting.reads()
            && let Ok(input) = typed.try_recv()
        {
            sitting.prompted = false;
            if sitting.take(context, input)? {
                return Ok(sitting.visit);
            }
            continue;
        }
        match woken.recv_timeout(Duration::from_millis(500)) {
            Ok(()) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(sitting.visit),
        }
    }
}

/// What is typed, line by line, on a thread of its own.
pub(crate) fn listen(wake: Wake) -> Result<Receiver<Result<Input, Failure>>, Failure> {
    let (to, typed) = sync_channel(READ_AHEAD);
    let reader = move || {
        loop {
            let input = read_line();
            let last = matches!(input, Ok(Input::End) | Err(_));
            if to.send(input).is_err() {
                return;
            }
            wake();
            if last {
                return;
            }
        }
    };
    thread::Builder::new().name("typed".to_owned()).spawn(reader).map_err(|cause| stopped(&cause))?;
    Ok(typed)
}

struct Sitting {
    visit: Visit,
    log: Option<KeptLog>,
    place: Option<Place>,
    autosave: Option<Autosave>,
    typist: Typist,
    teller: Teller,
    stays: bool,
    by_mail: bool,
    terminal: bool,
    prompted: bool,
    /// Since when the game is over.
    over: Option<Instant>,
}

impl Sitting {
    /// Tells what happened, and keeps it.
    fn hear(&mut self, context: &mut Context<'_>) -> Result<(), Failure> {
        let mut board = false;
        for news in self.visit.poll() {
            if let News::Line(line, _) = &news {
                self.keep(context, line)?;
            }
            board |= self.teller.tell(context, self.visit.guest(), &news)?;
        }
        let trouble = self.visit.trouble();
        self.teller.tell_trouble(context, self.visit.guest(), trouble)?;
        if !self.by_mail {
            let now = self.visit.now();
            self.teller.tell_away(context, self.visit.guest(), now)?;
        }
        let Some(session) = self.visit.guest().table().and_then(Table::session) else { return Ok(()) };
        if let Some(place) = self.place.take() {
            self.autosave = Some(Autosave::new(place, session));
        }
        if let Some(autosave) = &mut self.autosave {
            autosave.save(context, session)?;
        }
        if board {
            context.line("")?;
            show::print(context, session)?;
            self.times(context)?;
        }
        let asked = self.visit.guest().deciding().is_some() && !self.visit.guest().is_held();
        if asked && !self.prompted && self.terminal {
            self.prompted = true;
            write!(context.out, "> ")?;
            context.out.flush()?;
        }
        Ok(())
    }

    /// What the clocks of all say, if there are any.
    fn times(&self, context: &mut Context<'_>) -> Result<(), Failure> {
        let guest = self.visit.guest();
        let (Some(table), Some(at)) = (guest.table(), guest.at(self.visit.now())) else { return Ok(()) };
        let Some(session) = table.session() else { return Ok(()) };
        let mut shown = Vec::new();
        for seat in (0..session.seats()).map(ludoteca_rules::Seat) {
            if let Some(time) = table.time(seat, at) {
                let time = face::left(time);
                let said = [
                    ("name", Arg::Plain(telling::player_name(session, context.words, seat))),
                    ("time", Arg::Plain(time)),
                ];
                shown.push(context.words.fill("cli-net-time", &said));
            }
        }
        if shown.is_empty() { Ok(()) } else { context.line(&shown.join("   ")) }
    }

    fn keep(&mut self, context: &mut Context<'_>, line: &str) -> Result<(), Failure> {
        let (Some(log), Some(table)) = (&mut self.log, self.visit.guest().table()) else { return Ok(()) };
        let first = log.path().is_none();
        match log.keep(&table.opened().game, table.id(), line) {
            Ok(()) if first => {
                let path = log.path().map(shown).unwrap_or_default();
                context.line(&context.words.say(&Text::new("cli-net-kept").with("path", path)))
            }
            Ok(()) => Ok(()),
            Err(error) => {
                self.log = None;
                context.line(&context.words.say(&Text::new("net-not-kept").with("cause", error.to_string())))
            }
        }
    }

    /// Whether there is nothing more to do here.
    fn is_done(&mut self) -> Result<bool, Failure> {
        let guest = self.visit.guest();
        if let Some(fault) = guest.broken() {
            return Err(Failure::Work(fault.text()));
        }
        if let (Some((trouble, _)), None) = (self.visit.trouble(), guest.table()) {
            return Err(Failure::Work(trouble.text()));
        }
        if self.by_mail {
            return Ok(has_decided(guest));
        }
        if guest.table().and_then(Table::ending).is_none() {
            return Ok(false);
        }
        let since = *self.over.get_or_insert_with(Instant::now);
        let now = self.visit.now();
        let seats = guest.table().map_or(0, |table| table.sitters().len() as u8);
        let mine = guest.seats();
        let keeps = self.log.is_none() && guest.table().is_some_and(|table| table.keeper() == guest.key());
        let others = (0..seats).map(ludoteca_rules::Seat).filter(|seat| !mine.contains(*seat));
        let gone = others.map(|seat| guest.away(seat, now)).all(|away| away.is_some());
        Ok(!keeps || gone || since.elapsed() >= LINGER)
    }

    /// Whether what is typed is read now: in a terminal always, from a file or a program when it is wanted.
    fn reads(&self) -> bool {
        let guest = self.visit.guest();
        let wanted = guest.deciding().is_some() || guest.table().is_some_and(|table| table.question().is_some());
        let here = guest.is_open() && !guest.waits() && !guest.is_held();
        self.terminal || self.stays || (here && wanted)
    }

    /// Does what was typed; whether that was the last thing.
    fn take(&mut self, context: &mut Context<'_>, input: Result<Input, Failure>) -> Result<bool, Failure> {
        let line = match input? {
            Input::Line(line) => line,
            Input::TooLong => {
                context.line(&context.words.say(&lines::too_long()))?;
                return Ok(false);
            }
            Input::End => return Ok(!self.stays),
        };
        match self.typist.obey(context, &mut self.visit, line.trim())? {
            Done::Nothing => Ok(false),
            Done::Board => {
                if let Some(session) = self.visit.guest().table().and_then(Table::session) {
                    show::print(context, session)?;
                    self.times(context)?;
                }
                Ok(false)
            }
            Done::Leave => Ok(true),
        }
    }
}

/// Whether a player by mail sits, and has nothing more to decide or to answer.
fn has_decided(guest: &Guest) -> bool {
    let Some(table) = guest.table().filter(|_| guest.is_open()) else { return false };
    let sits = table.sitters().iter().flatten().any(|sitter| sitter.key == guest.key());
    let mine = guest.seats();
    let answers = table.question().is_some_and(|asked| mine.iter().any(|seat| !asked.agreed.contains(seat)));
    let waits = guest.waits();
    // What is said at the own table is written at once.
    let told = if table.keeper() == guest.key() { sits && !waits } else { sits || waits };
    told && guest.deciding().is_none() && (waits || !answers)
}
