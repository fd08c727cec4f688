//! The clock of a play: it follows what is played, and keeps every seat's time in the comment on the move (`%clk`).
//! `flags.rs` tells the session when a flag has fallen.
//!
//! Rulings: it begins with the first move of the play, and after somebody has gone elsewhere in the history with the
//! next one, so that looking around costs nothing; there, every seat has the time that it had. Whoever leaves the table
//! while his time passes finds it paused, with what he had left then. Where several order at once, a seat's time stops
//! when its order is sealed. Of more than two sides nobody can run out of time, since nobody can leave alone.

use bevy::prelude::*;
use ludoteca_clock::{Clock, Control, face};
use ludoteca_rules::comment;
use ludoteca_rules::session::{NodeId, PlayView, Request, Session, SessionChange};
use ludoteca_rules::{Seat, SeatSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The tag of a record that says how time is given.
pub const TAG: &str = "TimeControl";

/// The command of a comment that says what time is left.
const COMMAND: &str = "clk";

/// The command of a comment that says what those who are to decide had left when the table was left: in the order of
/// their seats.
const LEFT: &str = "left";

/// What tells the time of clocks, as time since a fixed moment. Frames know only when they began.
#[derive(Resource, Clone)]
pub struct TimeSource(Arc<dyn Fn() -> Duration + Send + Sync>);

impl Default for TimeSource {
    fn default() -> Self {
        let start = Instant::now();
        Self::new(move || start.elapsed())
    }
}

impl TimeSource {
    /// Time as this function tells it; it must never go back.
    #[must_use]
    pub fn new(now: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Duration {
        (self.0)()
    }
}

/// The clock of a play, if it is played with one.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayClock(pub Option<Clock>);

impl PlayClock {
    /// The clock that the header of a play asks for, with the times that its seats had at the cursor.
    #[must_use]
    pub fn of(view: &dyn PlayView) -> Self {
        let mut clock = view
            .header()
            .tag(TAG)
            .and_then(|text| Control::parse_all(text, view.seats()))
            .map(|controls| Clock::new(&controls));
        if let Some(clock) = &mut clock {
            let left = left_at(view);
            let left = |seat: Seat| left.as_ref()?.iter().find(|(of, _)| *of == seat).map(|(_, time)| *time);
            clock.restore(|seat| left(seat).or_else(|| time_at(view, seat, view.cursor())));
            if view.asked().iter().any(|seat| left(seat).is_some()) {
                clock.pause(Duration::ZERO);
                clock.go(Duration::ZERO, SeatSet::NONE, view.asked());
            }
        }
        Self(clock)
    }

    /// Writes down what those who are to decide have left, before the table is left.
    pub(in crate::play) fn put_away(&self, session: &mut dyn Session, now: Duration) {
        let Some(clock) = self.0.as_ref().filter(|clock| !clock.asked().is_empty()) else { return };
        let times: Vec<String> = clock.asked().iter().map(|seat| face::exact(clock.time(seat, now))).collect();
        let node = session.cursor();
        write(session, node, LEFT, Some(&times.join("|")));
    }

    /// Whether the pieces are covered because it is paused.
    #[must_use]
    pub fn covers(&self) -> bool {
        self.0.as_ref().is_some_and(Clock::is_paused)
    }

    /// Follows what a request changed. `asked` are the seats that were asked before; `decided` is whether one of them
    /// decided it now, and nobody only looks at what was or could be played.
    pub(in crate::play) fn follow(
        &mut self,
        session: &mut dyn Session,
        (asked, decided): (SeatSet, bool),
        change: &SessionChange,
        now: Duration,
    ) {
        let Some(clock) = &mut self.0 else { return };
        let next = if session.outcome().is_some() { SeatSet::NONE } else { session.asked() };
        match change {
            SessionChange::Jumped | SessionChange::Withdrawn => {
                let node = session.cursor();
                clock.restore(|seat| time_at(session, seat, node));
            }
            SessionChange::Played { .. } if !decided => {
                let node = session.cursor();
                clock.restore(|seat| time_at(session, seat, node));
            }
            SessionChange::Sealed(seat) => clock.go(now, SeatSet::one(*seat), next),
            SessionChange::Played { .. } => {
                let together = session.info().simultaneous;
                let made = asked.iter().filter(|seat| together || !next.contains(*seat));
                let made = made.fold(SeatSet::NONE, SeatSet::with);
                clock.go(now, made, next);
                let times = session.node(session.cursor()).by.iter().filter(|seat| together || made.contains(*seat));
                let times: Vec<String> = times.map(|seat| face::exact(clock.time(seat, now))).collect();
                let node = session.cursor();
                if !times.is_empty() {
                    write(session, node, COMMAND, Some(&times.join("|")));
                }
                if let Some(before) = session.node(node).parent {
                    write(session, before, LEFT, None);
                }
            }
            SessionChange::Ended => clock.go(now, SeatSet::NONE, SeatSet::NONE),
            SessionChange::Noted => {}
        }
    }
}

/// Writes a command into the comment on a node, or takes it out.
fn write(session: &mut dyn Session, node: NodeId, command: &str, value: Option<&str>) {
    let comment = session.comment(node);
    let changed = comment::with_command(comment, command, value);
    if changed != comment {
        // Comments are accepted at every node.
        let _ = session.submit(Request::Comment(node, changed));
    }
}

/// What those who are to decide at the cursor had left when the table was left there.
fn left_at(view: &dyn PlayView) -> Option<Vec<(Seat, Duration)>> {
    let times = comment::command(view.comment(view.cursor()), LEFT)?;
    view.asked().iter().zip(times.split('|')).map(|(seat, time)| Some((seat, face::parse(time)?))).collect()
}

/// What a seat had after its last move before a node.
fn time_at(view: &(impl PlayView + ?Sized), seat: Seat, node: NodeId) -> Option<Duration> {
    let mut id = node;
    loop {
        let node = view.node(id);
        if node.by.contains(seat)
            && let Some(times) = comment::command(view.comment(id), COMMAND)
        {
            let place = node.by.iter().position(|of| of == seat)?;
            return times.split('|').nth(place).and_then(face::parse);
        }
        id = node.parent?;
    }
}
