//! Why something that was said at a table does not count.

use ludoteca_rules::Text;
use serde::{Deserialize, Serialize};

/// Why a line of a log, or what somebody asks a host to write into it, does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum Fault {
    /// It is no text of the form that is spoken here.
    Form,
    /// It is longer than anything that is said here.
    Long,
    /// More was said in a second than a person says.
    TooMuch,
    /// The other program speaks another version of this protocol.
    Version,
    /// The other program has other rules of this game.
    Rules,
    /// There is no such game here, or not with these options.
    Game,
    /// A line of the log is missing before this one, or it was changed.
    Chain,
    /// Who said it did not sign it.
    Signature,
    /// All places at the table are taken.
    Full,
    /// The place is somebody else's.
    Place,
    /// No name, or one that cannot be shown.
    Name,
    /// It was said of a position that is no longer on the board.
    Late,
    /// It was said already.
    Twice,
    /// Somebody else is to decide.
    NotAsked,
    /// The rules do not allow it.
    Illegal,
    /// Nobody may say this here and now.
    NotNow,
    /// Whoever keeps the table lets nobody do anything for a while.
    Held,
    /// The time that it names has not come, or has passed.
    Time,
    /// The game is over.
    Over,
    /// The game went on elsewhere in another way.
    Elsewhere,
    /// The one who keeps the table could not write it down.
    Unwritten,
}

impl Fault {
    /// The sentence for people.
    #[must_use]
    pub const fn text(self) -> Text {
        Text::new(match self {
            Self::Form => "net-fault-form",
            Self::Long => "net-fault-long",
            Self::TooMuch => "net-fault-too-much",
            Self::Version => "net-fault-version",
            Self::Rules => "net-fault-rules",
            Self::Game => "net-fault-game",
            Self::Chain => "net-fault-chain",
            Self::Signature => "net-fault-signature",
            Self::Full => "net-fault-full",
            Self::Place => "net-fault-place",
            Self::Name => "net-fault-name",
            Self::Late => "net-fault-late",
            Self::Twice => "net-fault-twice",
            Self::NotAsked => "net-fault-not-asked",
            Self::Illegal => "net-fault-illegal",
            Self::NotNow => "net-fault-not-now",
            Self::Held => "net-fault-held",
            Self::Time => "net-fault-time",
            Self::Over => "net-fault-over",
            Self::Elsewhere => "net-fault-elsewhere",
            Self::Unwritten => "net-fault-unwritten",
        })
    }
}
