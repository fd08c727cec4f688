//! What two computers say to each other: one JSON object a message, each side its own.
//!
//! The host says [`Hello`](Frame::Hello) first, with random bytes; the guest answers [`Here`](Frame::Here), signed over
//! them. Then the host sends the lines of the log as they come, and the guest asks for its own to be written.

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::key::{PublicKey, Signed};
use crate::log::Said;
use serde::{Deserialize, Serialize};

/// No message is longer, in bytes.
pub const LONGEST_FRAME: usize = 64 * 1024;

/// How many sentences there are that players can say to each other.
pub const PHRASES: u8 = 12;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// From the host, first of all.
    Hello {
        /// [`VERSION`](crate::VERSION) of the host.
        ludoteca: u32,
        /// Random bytes that the guest signs.
        nonce: Bytes<32>,
        /// The table.
        table: Hash,
        /// Its game and options.
        game: String,
        /// What the rules of this game answer there.
        rules: Hash,
    },
    /// From the guest, in answer.
    Here {
        /// [`VERSION`](crate::VERSION) of the guest.
        ludoteca: u32,
        /// Who it is.
        key: PublicKey,
        /// The signature of the nonce at this table.
        proof: Signed,
        /// How many lines it has already.
        have: u64,
        /// The hash of the last of them; zeros without any.
        head: Hash,
    },
    /// Lines of the log, from either: a guest may have some that the host lost.
    Lines {
        /// How many lines are before the first of these.
        from: u64,
        /// The lines, without their ends.
        lines: Vec<String>,
        /// How many lines the sender has in all.
        of: u64,
    },
    /// The other has more lines than were sent: they are asked for from this number on.
    More {
        /// How many lines are there already.
        from: u64,
    },
    /// From a guest: something to be written into the log.
    Say(Said),
    /// From the host: this was not written.
    Refused {
        /// The signature of what was to be written.
        sig: Signed,
        /// Why.
        fault: Fault,
    },
    /// Somebody says one of the fixed sentences.
    Phrase {
        /// Which seat.
        seat: u8,
        /// Which sentence, below [`PHRASES`].
        phrase: u8,
    },
    /// From the host: who is there, and whether all are to wait.
    Present {
        /// For how many milliseconds each seat has been away; none for one that is there.
        away: Vec<Option<u64>>,
        /// How many watch.
        watchers: u32,
        /// Whether nobody may do anything now; no time passes meanwhile.
        held: bool,
    },
    /// From the host: what time it is at the table, and how long the last answer of this guest took.
    Ping {
        /// Milliseconds since the table was opened.
        at: u64,
        /// Milliseconds there and back; none before the first answer.
        round: Option<u64>,
    },
    /// From the guest, in answer.
    Pong {
        /// The time that the ping said.
        at: u64,
    },
    /// The last message: why the line is closed.
    Bye(Fault),
}

impl Frame {
    /// Reads a message.
    ///
    /// # Errors
    /// [`Fault::Long`] or [`Fault::Form`].
    pub fn parse(text: &str) -> Result<Self, Fault> {
        if text.len() > LONGEST_FRAME {
            return Err(Fault::Long);
        }
        serde_json::from_str(text).map_err(|_| Fault::Form)
    }

    /// The message as text.
    #[must_use]
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("a message is always JSON")
    }

    /// The lines of a log from this number on, as many as one message holds.
    #[must_use]
    pub(crate) fn lines(log: &[String], from: u64) -> Self {
        /// Room for the quotes that a line's own quotes become in JSON.
        const ROOM: usize = LONGEST_FRAME / 3;
        let rest = log.get(usize::try_from(from).unwrap_or(usize::MAX)..).unwrap_or_default();
        let mut size = 0;
        let fitting = rest.iter().take_while(|line| {
            size += line.len();
            size <= ROOM
        });
        Self::Lines { from, lines: fitting.cloned().collect(), of: log.len() as u64 }
    }
}
