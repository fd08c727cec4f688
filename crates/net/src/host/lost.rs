//! What a host lost of the end of its log when it was killed, a guest may have: nothing is decided until that is here,
//! or the same table would go on in two ways.

use super::{BACK_WITHIN, Host, PeerId};
use crate::key::PublicKey;
use crate::log::Said;
use std::time::Duration;

/// A guest that has more lines sends them within so long.
const SENDS_WITHIN: Duration = Duration::from_secs(5);

/// So much is kept until then; whoever says more is a machine.
const MOST_WAITING: usize = 64;

impl Host {
    /// Until when the lines of a guest are waited for that says to have more than this host: of those who sit here,
    /// soon after the host began.
    pub(super) fn waits_for(&self, key: PublicKey) -> Option<Duration> {
        let sits = self.table.sitters().iter().flatten().any(|sitter| sitter.key == key);
        let young = self.now < self.base.1 + BACK_WITHIN;
        (sits && young).then_some(self.now + SENDS_WITHIN)
    }

    /// When lines are no longer waited for; `None` if none are.
    pub(super) fn lines_come_until(&self) -> Option<Duration> {
        self.peers.values().filter_map(|peer| peer.ahead).filter(|until| self.now < *until).max()
    }

    /// Keeps what somebody said until the lines are here; whether it is kept.
    pub(super) fn keep_waiting(&mut self, id: PeerId, key: PublicKey, said: &Said) -> bool {
        let waits = self.lines_come_until().is_some() && self.waiting.len() < MOST_WAITING;
        if waits {
            self.waiting.push((id, key, said.clone()));
        }
        waits
    }

    /// Takes in what was kept, once no lines are to come any more.
    pub(super) fn hear_waiting(&mut self) {
        if self.waiting.is_empty() || self.lines_come_until().is_some() {
            return;
        }
        for (id, key, said) in std::mem::take(&mut self.waiting) {
            if self.peers.contains_key(&id) {
                self.say(id, key, said);
            }
        }
    }
}
