//! Whose coming and going is news.

use super::Guest;
use crate::host::AWAY_AFTER;
use crate::table::Table;
use ludoteca_rules::Seat;
use std::time::Duration;

/// What is new about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Away.
    Away,
    /// Away for so long that the game can be taken or put off.
    AwayForLong,
    /// There again.
    Back,
}

/// Remembers what was told of who is away, so that each thing is told once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance(Vec<(Seat, bool)>);

impl Attendance {
    /// The seats that are known to be away; whether for long.
    #[must_use]
    pub fn away(&self) -> &[(Seat, bool)] {
        &self.0
    }

    /// What is new since the last call. Nothing is while the line is down, before the game and after it.
    pub fn news(&mut self, guest: &Guest, now: Duration) -> Vec<(Seat, Presence)> {
        let table = guest.table().filter(|table| guest.is_open() && table.ending().is_none());
        let Some(session) = table.and_then(Table::session) else { return Vec::new() };
        let mut news = Vec::new();
        let mut known = Vec::new();
        for seat in (0..session.seats()).map(Seat) {
            let away = guest.away(seat, now);
            let long = away.is_some_and(|away| away >= AWAY_AFTER);
            let before = self.0.iter().find(|(of, _)| *of == seat).map(|(_, long)| *long);
            let new = match (before, away.is_some()) {
                (None, true) => Some(Presence::Away),
                (Some(false), true) if long => Some(Presence::AwayForLong),
                (Some(_), false) => Some(Presence::Back),
                _ => None,
            };
            known.extend(away.map(|_| (seat, long)));
            news.extend(new.map(|new| (seat, new)));
        }
        self.0 = known;
        news
    }
}
