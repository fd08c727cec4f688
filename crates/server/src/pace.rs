//! How fast somebody is heard. Whoever says more in a second waits: two programs that play with each other are quicker
//! than any person, and a host sends away whoever says too much ([`ludoteca_net::Fault::TooMuch`]).

use std::time::{Duration, Instant};

/// One message for every so long, a little less than hosts allow.
const EVERY: Duration = Duration::from_micros(12_500);

/// So many at once after a pause.
const AT_ONCE: u32 = 150;

/// How fast somebody is heard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// When all that was heard would have been said at an even pace.
    spent: Instant,
}

impl Pace {
    pub fn new(now: Instant) -> Self {
        Self { spent: now }
    }

    /// For how long nothing more is heard.
    pub fn wait(&self, now: Instant) -> Duration {
        self.spent.saturating_duration_since(now).saturating_sub(EVERY * AT_ONCE)
    }

    /// Something was heard.
    pub fn heard(&mut self, now: Instant) {
        self.spent = self.spent.max(now) + EVERY;
    }
}
