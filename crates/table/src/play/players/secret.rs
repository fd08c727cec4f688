//! Orders that others at this computer must not see, where several people decide at once.
//!
//! There are two ways of entering them on one screen, chosen by [`SecretEntry`]:
//!
//! - *Curtain*: one after the other, as a board is handed over. Somebody says who begins and enters an order while the
//!   others look away; then a curtain falls until the next one takes the board. When an order is sealed, everything
//!   that could tell of it is cleared: the selection, the cell cursor, what the pointer was over, a name typed half,
//!   and the pointer itself is taken to where the curtain lies (a system that does not allow that leaves it where it
//!   was; the text on the curtain therefore asks the one who has ordered to raise it for the next).
//! - *Keys*: all at once. Each seat has a card on which every order has a code of letters, drawn anew every turn. Each
//!   seat types with its own half of the keyboard, and nothing of what is typed is shown. Both cards lie open on the
//!   one screen, so the secrecy is that of two people who look at the screen and not at each other's fingers.
//!
//! Where only one person at this computer decides, nothing is secret. [`Secrecy`] is derived from the play; only who
//! has taken the board is remembered. The cards are in [`cards`](crate::play::cards); the panels draw them and the
//! curtain.

use super::seats::LocalSeats;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How several people at this computer enter orders at once.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecretEntry {
    /// One after the other; the others look away.
    #[default]
    Curtain,
    /// All at once, by codes of letters.
    Keys,
}

impl SecretEntry {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Curtain, Self::Keys];

    /// The name in the settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Curtain => "curtain",
            Self::Keys => "keys",
        }
    }

    /// The way of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|entry| entry.name() == name)
    }
}

/// Who has taken the board to enter an order, and at which node.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardTaken(pub Option<(NodeId, Seat)>);

/// Who may enter an order on the board now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Nothing is secret.
    Open,
    /// One of these seats may begin; all may look at the board until then.
    Between(SeatSet),
    /// This seat enters its order; the others look away.
    Entering(Seat),
    /// An order is sealed, and the board waits for one of these seats to take it.
    HandOver(SeatSet),
    /// Everybody types a code.
    Cards,
}

impl Secrecy {
    /// Where a play stands with this.
    #[must_use]
    pub fn of(play: &dyn PlayView, local: LocalSeats, entry: SecretEntry, taken: BoardTaken) -> Self {
        let (asked, sealed) = (local.among(play.asked()), local.among(play.sealed()));
        if asked.is_empty() || asked.len() + sealed.len() < 2 {
            return Self::Open;
        }
        match (entry, taken.0) {
            (SecretEntry::Keys, _) => Self::Cards,
            (_, Some((node, seat))) if node == play.cursor() && asked.contains(seat) => Self::Entering(seat),
            _ if sealed.is_empty() => Self::Between(asked),
            _ => Self::HandOver(asked),
        }
    }

    /// Key of the reason why a touch of the board is refused, if it is.
    #[must_use]
    pub const fn refusal(self) -> Option<&'static str> {
        match self {
            Self::Open | Self::Entering(_) => None,
            Self::Between(_) | Self::HandOver(_) => Some("refuse-curtain"),
            Self::Cards => Some("refuse-cards"),
        }
    }

    /// The seat that takes the board when somebody presses Enter.
    #[must_use]
    pub fn next(self) -> Option<Seat> {
        match self {
            Self::Between(seats) | Self::HandOver(seats) => seats.iter().next(),
            _ => None,
        }
    }
}
