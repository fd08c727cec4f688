//! Hands off: for a while nobody may do anything at a table, and nobody loses anything by it.
//!
//! Meanwhile no time passes at the table, and how long somebody is away, or has not shown an order, is not counted.
//! What decides nothing goes on: places are taken, and what all have sealed is shown.

use super::{Host, PeerId};
use std::time::Duration;

impl Host {
    /// Lets nobody do anything from now on, or everybody go on. It is no part of the log.
    pub fn hold(&mut self, holds: bool, now: Duration) {
        self.now = self.now.max(now);
        if holds == self.is_held() {
            return;
        }
        self.base = (self.at(), self.now);
        if let Some(since) = self.house.held.take() {
            let until = self.now;
            let not_counted = |from: Duration| from + until.saturating_sub(from.max(since));
            self.away.iter_mut().flatten().for_each(|from| *from = not_counted(*from));
            self.sealed = self.sealed.map(|(on, from)| (on, not_counted(from)));
        } else {
            self.house.held = Some(self.now);
        }
        self.tell_present();
        // Everybody is told exactly where the clocks stand.
        let all: Vec<PeerId> = self.here().map(|(id, _)| id).collect();
        all.into_iter().for_each(|id| self.ping(id));
    }

    /// Whether nobody may do anything now.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.house.held.is_some()
    }

    /// The moment up to which it is counted how long something lasts.
    pub(super) fn counted(&self) -> Duration {
        self.house.held.unwrap_or(self.now)
    }
}
