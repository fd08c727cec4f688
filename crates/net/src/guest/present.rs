//! What a host tells of this moment: who is there, what time it is at the table, and whether nobody may do anything.

use super::{Guest, News};
use crate::frame::Frame;
use ludoteca_rules::{Seat, SeatSet};
use std::time::Duration;

impl Guest {
    /// For how long a seat has been away; `None` if it is there.
    #[must_use]
    pub fn away(&self, seat: Seat, now: Duration) -> Option<Duration> {
        let now = self.held.map_or(now, |counted| counted.min(now));
        self.away.get(usize::from(seat.0)).copied().flatten().map(|since| now.saturating_sub(since))
    }

    /// Another's seat that is away, of several the one that has been for longest.
    #[must_use]
    pub fn gone(&self, now: Duration) -> Option<Seat> {
        let mine = self.seats();
        let others = (0..self.away.len() as u8).map(Seat).filter(|seat| !mine.contains(*seat));
        others.filter_map(|seat| Some((self.away(seat, now)?, seat))).max().map(|(_, seat)| seat)
    }

    /// How many watch.
    #[must_use]
    pub const fn watchers(&self) -> u32 {
        self.watchers
    }

    /// What time it is at the table, in milliseconds since it was opened.
    #[must_use]
    pub fn at(&self, now: Duration) -> Option<u64> {
        let (at, since) = self.clock?;
        let now = if self.is_held() { since } else { now };
        Some(at + u64::try_from(now.saturating_sub(since).as_millis()).unwrap_or(0))
    }

    /// Whether nobody may do anything now; meanwhile no time passes at the table.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// The host says who is there, and whether nobody may do anything.
    pub(super) fn hear_present(&mut self, away: Vec<Option<u64>>, watchers: u32, held: bool) {
        let now = self.now;
        if let Some(counted) = self.held {
            // What passes meanwhile is no time to think.
            self.seen.1 += now.saturating_sub(counted.max(self.seen.1));
        }
        if held != self.is_held() {
            self.clock = self.at(now).map(|at| (at, now));
            self.news.push_back(News::Held(held));
        }
        self.held = held.then_some(now);
        let since = |millis: u64| now.saturating_sub(Duration::from_millis(millis));
        self.away = away.into_iter().take(SeatSet::MOST).map(|millis| millis.map(since)).collect();
        self.watchers = watchers;
        self.news.push_back(News::Present);
    }

    /// The host says what time it is, and how long the way there and back is.
    pub(super) fn hear_time(&mut self, at: u64, round: Option<u64>) {
        let way = if self.is_held() { 0 } else { round.unwrap_or(0) / 2 };
        self.clock = Some((at + way, self.now));
        self.send(&Frame::Pong { at });
    }
}
