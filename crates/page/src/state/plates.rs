//! Whoever sits at a table, and what their clocks say.

use super::Scene;
use crate::message::{Clock, Plate};
use ludoteca_net::{Ending, Table};
use ludoteca_rules::{Arg, Outcome, Seat, SeatSet, Winner};
use std::time::Duration;

/// Where a clock lets some time pass first, this many seconds are looked ahead.
const AHEAD: u64 = 120;

impl Scene<'_> {
    /// Everybody at the table, in the order of play; whoever reads comes last.
    pub fn plates(&self) -> Vec<Plate> {
        let count = self.play.seats();
        let first = self.own_seat().map_or(0, |seat| seat.0 + 1);
        (0..count).map(|index| self.plate(Seat((first + index) % count))).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        let words = self.words;
        let begun = self.has_begun();
        let drawn = !begun && self.table.opened().lots;
        let place = || self.table.sitters().get(usize::from(seat.0)).and_then(Option::as_ref);
        let sitter = if begun { self.table.sitter(seat) } else { place() };
        let free = sitter.is_none();
        let away = begun && self.guest.away(seat, self.now).is_some() && self.table.ending().is_none();
        let sealed = self.sealed().contains(seat);
        let turn = self.table.asked().contains(seat);
        let note = match (free, away, sealed) {
            (true, ..) => words.word("page-free"),
            (_, true, _) => words.word("page-away"),
            (.., true) => words.word("ui-sealed-plate"),
            _ => String::new(),
        };
        let side = self.on_board().side(seat);
        let timed = self.table.time(seat, self.table.at()).is_some();
        Plate {
            name: sitter.map_or_else(String::new, |sitter| sitter.name.clone()),
            side: if drawn { String::new() } else { side.side },
            disc: if drawn { Vec::new() } else { side.disc },
            line: if begun { side.line } else { String::new() },
            mine: if drawn {
                sitter.is_some_and(|it| it.key == self.guest.key())
            } else {
                self.own_seat() == Some(seat)
            },
            turn,
            note,
            away,
            sealed,
            won: self.winners().contains(seat),
            clock: timed.then_some(usize::from(seat.0)),
        }
    }

    /// Seats whose order is sealed.
    fn sealed(&self) -> SeatSet {
        let Some(session) = self.table.session() else { return SeatSet::NONE };
        if session.asked().len() < 2 || self.table.ending().is_some() {
            return SeatSet::NONE;
        }
        let asked = self.table.asked();
        session.asked().iter().filter(|seat| !asked.contains(*seat)).fold(SeatSet::NONE, SeatSet::with)
    }

    /// Whether the reader's own order is sealed.
    pub fn has_sealed(&self) -> bool {
        self.own_seat().is_some_and(|seat| self.sealed().contains(seat))
    }

    /// The seats that have won.
    pub fn winners(&self) -> SeatSet {
        match self.table.ending() {
            Some(Ending::Played(Outcome { winner: Winner::Side(side), .. })) => {
                let seats = (0..self.play.seats()).map(Seat);
                seats.filter(|seat| self.play.side_of(*seat) == Some(side)).fold(SeatSet::NONE, SeatSet::with)
            }
            Some(Ending::Claimed(seat)) => SeatSet::one(seat),
            _ => SeatSet::NONE,
        }
    }

    /// What the clocks say, by seat; empty if nobody counts time.
    pub fn clocks(&self) -> Vec<Clock> {
        clocks(self.table, self.guest.at(self.now), self.guest.is_held())
    }

    /// How many watch, in words.
    pub fn watchers(&self) -> String {
        match self.guest.watchers() {
            0 => String::new(),
            number => self.words.fill("net-watchers", &[("number", Arg::Number(i64::from(number)))]),
        }
    }
}

/// What the clocks say, so many milliseconds after the table was opened.
fn clocks(table: &Table, at: Option<u64>, held: bool) -> Vec<Clock> {
    let (Some(at), Some(session)) = (at, table.session()) else { return Vec::new() };
    let stands = held || table.paused().is_some() || table.ending().is_some();
    (0..session.seats()).filter_map(|seat| clock(table, Seat(seat), at, stands)).collect()
}

fn clock(table: &Table, seat: Seat, at: u64, stands: bool) -> Option<Clock> {
    let time = table.time(seat, at)?;
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let later = |seconds: u64| table.time(seat, at + seconds * 1000).filter(|later| *later != time);
    let change = (1..=AHEAD).filter(|_| !stands).find_map(|seconds| Some((seconds, later(seconds)?)));
    let (runs, after) = change.map_or((0, 0), |(seconds, later)| {
        let runs = if later < time { -1 } else { 1 };
        let moved = later.abs_diff(time);
        (runs, (seconds * 1000).saturating_sub(millis(moved)))
    });
    Some(Clock { time: millis(time), runs, after })
}
