//! Somebody who is connected to a host.

use crate::bytes::Bytes;
use crate::key::PublicKey;
use std::time::Duration;

/// Who is connected, by the number that the host gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeerId(pub u64);

/// A guest has so long to say who it is.
pub(super) const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// The host looks this often whether a guest is still there, and takes one that is silent for three times as long to be
/// gone.
pub(super) const PING_EVERY: Duration = Duration::from_secs(5);

/// A guest may say so much in a second.
const FRAMES_A_SECOND: u32 = 100;

/// And so much at once after a pause.
const FRAMES_AT_ONCE: u32 = 200;

pub(super) struct Peer {
    /// What it has to sign.
    pub nonce: Bytes<32>,
    /// Who it is, once it has proved that.
    pub key: Option<PublicKey>,
    /// How many lines of the log it has or is on the way to.
    pub sent: u64,
    pub since: Duration,
    pub heard: Duration,
    pub pinged: Duration,
    pub round: Option<u64>,
    /// Until when its lines are waited for that the host lost.
    pub ahead: Option<Duration>,
    /// How many messages it may send now, in thousandths, and since when.
    budget: (u32, Duration),
}

impl Peer {
    pub const fn new(nonce: Bytes<32>, now: Duration) -> Self {
        Self {
            nonce,
            key: None,
            sent: 0,
            since: now,
            heard: now,
            pinged: now,
            round: None,
            ahead: None,
            budget: (FRAMES_AT_ONCE * 1000, now),
        }
    }

    /// Whether it may say one thing more now.
    pub fn may_speak(&mut self, now: Duration) -> bool {
        let (left, since) = self.budget;
        let gained = u32::try_from(now.saturating_sub(since).as_millis()).unwrap_or(u32::MAX);
        let left = left.saturating_add(gained.saturating_mul(FRAMES_A_SECOND)).min(FRAMES_AT_ONCE * 1000);
        self.budget = (left.saturating_sub(1000), now);
        left >= 1000
    }

    /// When something has to be done about it, whatever it says.
    pub fn wakes_at(&self) -> Duration {
        match self.key {
            None => self.since + HELLO_WITHIN,
            Some(_) => (self.pinged + PING_EVERY).min(self.heard + PING_EVERY * 3),
        }
    }
}
