//! What can happen at a table.

use crate::bytes::{Bytes, Hash};
use crate::key::PublicKey;
use serde::{Deserialize, Serialize};

/// What can happen at a table. Seats and places are counted from 0; `on` is always the hash of the line that put on the
/// board what is decided about, so that nothing said of one position can be used at another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A table is opened; the first line of every log.
    Open(Open),
    /// Somebody takes a place.
    Sit(Sit),
    /// Whoever keeps the table frees a place, before the game begins.
    Free {
        /// The place.
        place: u8,
    },
    /// All places are taken, the lots are drawn and the game begins.
    Begin {
        /// The bytes whose hash [`Open::lot`] is.
        lot: Bytes<32>,
    },
    /// A seat plays where it alone is asked.
    Move {
        /// Who.
        seat: u8,
        /// Where.
        on: Hash,
        /// The move as records write it.
        text: String,
        /// How long it was thought about, in milliseconds of its own clock.
        spent: u64,
    },
    /// A seat seals an order where several are asked.
    Commit(Commit),
    /// It shows what it sealed.
    Reveal(Reveal),
    /// What a seat sealed was not shown in time, and counts as an order that cannot be read.
    Unread {
        /// Who did not show it.
        seat: u8,
        /// Where.
        on: Hash,
    },
    /// A seat asks all others for something.
    Ask {
        /// Who asks.
        seat: u8,
        /// Where.
        on: Hash,
        /// For what.
        what: Wish,
    },
    /// A seat answers.
    Answer {
        /// Who answers.
        seat: u8,
        /// The hash of the line with the question.
        ask: Hash,
        /// What it says.
        agree: bool,
    },
    /// A seat ends a pause.
    Resume {
        /// Who.
        seat: u8,
        /// The hash of the line that began the pause.
        pause: Hash,
    },
    /// A seat gives the game up.
    Resign {
        /// Who.
        seat: u8,
        /// Where.
        on: Hash,
    },
    /// The time of a seat is up.
    Flag {
        /// Whose.
        seat: u8,
        /// Where.
        on: Hash,
    },
    /// Somebody has been away for long, and another seat takes the game, or leaves it for another day.
    Away {
        /// Who was there.
        seat: u8,
        /// Where.
        on: Hash,
        /// Who was not.
        away: u8,
        /// Whether the game is taken: else the clocks stand still until somebody goes on.
        claim: bool,
    },
    /// Somebody who sits at the table keeps it from now on.
    Carry {
        /// A seat of theirs.
        seat: u8,
    },
}

/// A table as it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The version of the log: [`VERSION`](crate::VERSION).
    pub ludoteca: u32,
    /// The game and its options, as records name them.
    pub game: String,
    /// What the rules of this game answer: see [`rules_of`](crate::rules_of).
    pub rules: Hash,
    /// Position text, if the game does not begin at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// How time is given, as in the tag `TimeControl`; empty if nobody counts it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clock: String,
    /// Whether lots decide who has which seat.
    pub lots: bool,
    /// Whether it is played by mail: those who are not connected are waited for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mail: bool,
    /// The key of whoever keeps the table.
    pub host: PublicKey,
    /// Random bytes, so that no two tables are the same.
    pub salt: Bytes<16>,
    /// The hash of 32 bytes of the host that are shown when all sit.
    pub lot: Hash,
    /// The day, as in the tag `Date`.
    pub date: String,
}

/// Somebody takes a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The place, which is the seat too where no lots are drawn.
    pub place: u8,
    /// Under what name.
    pub name: String,
    /// Whose signature is that of this seat.
    pub key: PublicKey,
    /// Random bytes for the lots.
    pub lot: Bytes<16>,
}

/// A sealed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commit {
    /// Who.
    pub seat: u8,
    /// Where.
    pub on: Hash,
    /// The hash of the order and of 32 bytes that nobody else can guess.
    pub hash: Hash,
    /// Random bytes of which those are made.
    pub salt: Bytes<16>,
    /// The order as its owner alone can read it, so that it is not lost with the memory of a program.
    #[serde(rename = "box")]
    pub closed: Bytes<32>,
    /// How long it was thought about, in milliseconds.
    pub spent: u64,
}

/// What was sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Who.
    pub seat: u8,
    /// Where.
    pub on: Hash,
    /// The order.
    pub order: String,
    /// The 32 bytes that were hashed with it.
    pub opening: Bytes<32>,
}

/// What all must agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// To take back the last move of whoever asks, and what followed it.
    Takeback,
    /// A draw.
    Draw,
    /// The clocks stand still.
    Pause,
    /// The game ends without a result.
    Abort,
}

impl Wish {
    /// The key of the sentence that says what somebody would like.
    #[must_use]
    pub const fn question(self) -> &'static str {
        match self {
            Self::Takeback => "net-asks-takeback",
            Self::Draw => "net-asks-draw",
            Self::Pause => "net-asks-pause",
            Self::Abort => "net-asks-abort",
        }
    }
}
