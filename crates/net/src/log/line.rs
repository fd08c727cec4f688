//! One line of a log.

use super::event::Event;
use crate::bytes::Hash;
use crate::fault::Fault;
use crate::key::{Identity, PublicKey, Signed, is_signed};
use serde::{Deserialize, Serialize};

/// No line is longer, in bytes.
const LONGEST_LINE: usize = 4096;

/// One line of a log: what happened, when, and after what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// How many lines are before it.
    pub n: u64,
    /// The hash of the line before it; zeros in the first.
    pub prev: Hash,
    /// When it was written, in milliseconds since the table was opened, without those in which nobody kept it.
    pub at: u64,
    /// What happened.
    pub event: Event,
    /// The signature of whoever says so, over the table and the event.
    pub sig: Signed,
    /// The signature of whoever keeps the table, over the table, the number, the line before, the time and `sig`:
    /// nobody else puts events into an order.
    pub kept: Signed,
}

impl Line {
    /// Writes what somebody said as the next line, and signs that.
    #[must_use]
    pub fn write(said: Said, (n, prev, at): (u64, Hash, u64), table: Hash, keeper: &Identity) -> Self {
        let kept = keeper.sign(table, &(n, prev, at, said.sig));
        Self { n, prev, at, event: said.event, sig: said.sig, kept }
    }

    /// Whether `keeper` wrote it into the log of this table.
    #[must_use]
    pub fn is_kept_by(&self, keeper: PublicKey, table: Hash) -> bool {
        is_signed(keeper, table, &(self.n, self.prev, self.at, self.sig), self.kept)
    }

    /// Reads a line.
    ///
    /// # Errors
    /// [`Fault::Form`] or [`Fault::Long`]: only what [`Self::print`] prints is read.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        if text.len() > LONGEST_LINE {
            return Err(Fault::Long);
        }
        let line: Self = serde_json::from_str(text).map_err(|_| Fault::Form)?;
        if line.print() == text { Ok(line) } else { Err(Fault::Form) }
    }

    /// The line as text, without its end.
    #[must_use]
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a line is always JSON")
    }
}

/// Something that is said at a table, before it has a line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// What is said.
    pub event: Event,
    /// The signature of whoever says so.
    pub sig: Signed,
}

impl Said {
    /// Says something at a table.
    #[must_use]
    pub fn by(identity: &Identity, table: Hash, event: Event) -> Self {
        let sig = identity.sign(table, &event);
        Self { event, sig }
    }

    /// Whether `key` said it at this table.
    #[must_use]
    pub fn is_by(&self, key: PublicKey, table: Hash) -> bool {
        is_signed(key, table, &self.event, self.sig)
    }
}
