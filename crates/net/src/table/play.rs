//! The game of a table: what is on the board, whose time passes, and what is sealed.

use super::agree::{Asked, Questions};
use super::places::Places;
use super::{lots, places};
use crate::bytes::Hash;
use crate::fault::Fault;
use crate::log::{Commit, Open};
use ludoteca_clock::{Clock, Control};
use ludoteca_rules::session::{Controller, Request, Session, SessionChange, Tag};
use ludoteca_rules::{Entry, Options, Outcome, Seat, SeatSet, comment};
use std::time::Duration;

/// How late a move may arrive without costing its seat the time that it was on its way, in milliseconds.
const GRACE: u64 = 1000;

/// How a game between computers ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// As games end: by the rules, the clock, a resignation or an agreement.
    Played(Outcome),
    /// Somebody was away for too long, and this seat took the game.
    Claimed(Seat),
    /// All agreed to leave it without a result.
    Aborted,
}

/// The game of a table.
pub(super) struct Play {
    session: Box<dyn Session>,
    clock: Option<Clock>,
    /// The line that put on the board what is decided about.
    on: Hash,
    /// Since when it is decided about, and for how long of that the clocks stood still, in milliseconds.
    since: u64,
    stood: u64,
    pause: Option<(Hash, u64)>,
    pub(super) commits: Vec<Commit>,
    pub(super) shown: Vec<(Seat, String)>,
    pub(super) questions: Questions,
    claimed: Option<Seat>,
    aborted: bool,
}

/// How many seats the game has, if a table can be opened so.
pub(super) fn check(entry: &Entry, options: &Options, open: &Open) -> Result<u8, Fault> {
    let session = lots::begin(entry, options.clone(), open.position.as_deref(), 0)?;
    let seats = session.seats();
    let timed = open.clock.is_empty() || Control::parse_all(&open.clock, seats).is_some();
    let dated = open.date.len() <= places::LONGEST_NAME && !open.date.chars().any(char::is_control);
    let slow = !open.mail || open.clock.is_empty();
    if session.outcome().is_some() || !timed || !dated || !slow { Err(Fault::Form) } else { Ok(seats) }
}

impl Play {
    pub fn begin(
        entry: &Entry,
        options: &Options,
        open: &Open,
        (places, seed): (&Places, u64),
        (on, at): (Hash, u64),
    ) -> Result<Self, Fault> {
        let mut session = lots::begin(entry, options.clone(), open.position.as_deref(), seed)?;
        let seats = session.seats();
        session.describe(open.date.clone(), places.names(), vec![Controller::Human; usize::from(seats)]);
        let controls = Control::parse_all(&open.clock, seats);
        if controls.is_some() {
            session.set_tags(vec![Tag { name: "TimeControl".into(), value: open.clock.clone().into() }]);
        }
        let mut play = Self {
            session,
            clock: controls.map(|controls| Clock::new(&controls)),
            on,
            since: at,
            stood: 0,
            pause: None,
            commits: Vec::new(),
            shown: Vec::new(),
            questions: Questions::default(),
            claimed: None,
            aborted: false,
        };
        play.board_changed(SeatSet::NONE, on, at);
        Ok(play)
    }

    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    pub const fn on(&self) -> Hash {
        self.on
    }

    pub const fn question(&self) -> Option<&Asked> {
        self.questions.open()
    }

    pub fn paused(&self) -> Option<Hash> {
        self.pause.map(|(line, _)| line)
    }

    /// Seats that are to decide, without those that have sealed an order.
    pub fn asked(&self) -> SeatSet {
        if self.ending().is_some() {
            return SeatSet::NONE;
        }
        let open = |seat: &Seat| self.commits.iter().all(|commit| commit.seat != seat.0);
        self.session.asked().iter().filter(open).fold(SeatSet::NONE, SeatSet::with)
    }

    pub fn ending(&self) -> Option<Ending> {
        match (self.claimed, self.aborted) {
            (Some(seat), _) => Some(Ending::Claimed(seat)),
            (None, true) => Some(Ending::Aborted),
            (None, false) => self.session.outcome().map(Ending::Played),
        }
    }

    pub fn time(&self, seat: Seat, at: u64) -> Option<Duration> {
        Some(self.clock.as_ref()?.time(seat, Duration::from_millis(at)))
    }

    /// The seats that have sealed an order and not shown it, once all have sealed theirs.
    pub fn unshown(&self) -> impl Iterator<Item = Commit> + '_ {
        let all_sealed = self.asked().is_empty();
        let hidden = |commit: &Commit| self.shown.iter().all(|(shown, _)| shown.0 != commit.seat);
        self.commits.iter().copied().filter(move |_| all_sealed).filter(hidden)
    }

    /// How long after `at` a flag falls, with the time for what is on its way.
    pub fn next_fall(&self, at: u64) -> Option<Duration> {
        let clock = self.clock.as_ref().filter(|_| self.ending().is_none())?;
        let now = Duration::from_millis(at);
        let running = clock.running();
        let left = running.iter().filter(|seat| clock.is_limited(*seat)).map(|seat| clock.time(seat, now)).min()?;
        Some(left + Duration::from_millis(GRACE + 1))
    }

    pub fn fallen(&self, at: u64) -> Option<Seat> {
        if self.ending().is_some() {
            return None;
        }
        self.clock.as_ref()?.fallen(Duration::from_millis(at.saturating_sub(GRACE).max(self.since)))
    }

    /// When a decision counts as made that is written down at `at` and says what it took: what it was on its way is
    /// given back, a second at most.
    ///
    /// # Errors
    /// [`Fault::Time`]: its time was up before.
    pub fn decided_at(&self, seat: Seat, at: u64, spent: u64) -> Result<u64, Fault> {
        let passed = at.saturating_sub(self.since + self.stood);
        let decided = (at - passed.saturating_sub(spent).min(GRACE).min(at)).max(self.since);
        match &self.clock {
            Some(clock) if clock.is_limited(seat) && self.time(seat, decided) == Some(Duration::ZERO) => {
                Err(Fault::Time)
            }
            _ => Ok(decided),
        }
    }

    /// A seat has sealed its order: its time stands still, that of the others goes on.
    pub fn sealed(&mut self, commit: Commit, decided: u64) {
        let seat = Seat(commit.seat);
        self.commits.push(commit);
        let asked = self.asked();
        if let Some(clock) = &mut self.clock {
            clock.go(Duration::from_millis(decided), SeatSet::one(seat), asked);
        }
    }

    /// Plays a whole move.
    pub fn play(&mut self, text: String, (on, at): (Hash, u64), decided: (Seat, u64, u64)) -> Result<(), Fault> {
        let (seat, when, spent) = decided;
        self.session.submit(Request::Move(text)).map_err(|_| Fault::Illegal)?;
        self.note_time(spent);
        let was_sealed = !self.commits.is_empty();
        let made = if was_sealed { SeatSet::NONE } else { SeatSet::one(seat) };
        if let (Some(clock), false) = (&mut self.clock, was_sealed) {
            clock.go(Duration::from_millis(when), made, SeatSet::NONE);
        }
        self.board_changed(SeatSet::NONE, on, at);
        Ok(())
    }

    /// Writes beside the last move how long it took, as records do.
    fn note_time(&mut self, spent: u64) {
        let here = self.session.cursor();
        let (hours, rest) = (spent / 3_600_000, spent % 3_600_000);
        let took = format!("{hours}:{:02}:{:02}.{:03}", rest / 60_000, rest / 1000 % 60, rest % 1000);
        let noted = comment::with_command(self.session.comment(here), "emt", Some(&took));
        // Notes are accepted at every node.
        let _ = self.session.submit(Request::Comment(here, noted));
    }

    /// What was decided so far is done with, and other seats are asked.
    pub fn board_changed(&mut self, made: SeatSet, on: Hash, at: u64) {
        (self.on, self.since, self.stood) = (on, at, 0);
        self.commits.clear();
        self.shown.clear();
        self.questions = Questions::default();
        let asked = self.asked();
        if let Some(clock) = &mut self.clock {
            clock.go(Duration::from_millis(at), made, asked);
        }
    }

    /// Changes the session otherwise than by a move.
    pub fn submit(&mut self, request: Request, on: Hash, at: u64) -> Result<SessionChange, Fault> {
        let change = self.session.submit(request).map_err(|_| Fault::Illegal)?;
        self.board_changed(SeatSet::NONE, on, at);
        Ok(change)
    }

    pub fn pause(&mut self, line: Hash, at: u64) {
        self.pause = Some((line, at));
        if let Some(clock) = &mut self.clock {
            clock.pause(Duration::from_millis(at));
        }
    }

    pub fn go_on(&mut self, at: u64) {
        if let Some((_, from)) = self.pause.take() {
            self.stood += at.saturating_sub(from.max(self.since));
        }
        if let Some(clock) = &mut self.clock {
            clock.go_on(Duration::from_millis(at));
        }
    }

    pub fn abort(&mut self, at: u64) {
        self.aborted = true;
        self.board_changed(SeatSet::NONE, self.on, at);
    }

    pub fn claim(&mut self, seat: Seat, at: u64) {
        self.claimed = Some(seat);
        self.board_changed(SeatSet::NONE, self.on, at);
    }
}
