//! Why a play is not reviewed.

use ludoteca_rules::Text;
use thiserror::Error;

/// The longest line that is reviewed, in plies.
pub const MOST_PLIES: usize = 1000;

/// Why a play is not reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// Nothing was played.
    #[error("nothing was played")]
    Empty,
    /// More plies than [`MOST_PLIES`].
    #[error("more than {MOST_PLIES} plies")]
    Long,
    /// The computer does not play this game.
    #[error("the computer does not play this game")]
    NoSearcher,
    /// It was stopped.
    #[error("it was stopped")]
    Stopped,
}

impl ReviewError {
    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Empty => Text::new("review-empty"),
            Self::Long => Text::new("review-long").with_number("most", MOST_PLIES),
            Self::NoSearcher => Text::new("review-no-searcher"),
            Self::Stopped => Text::new("review-stopped"),
        }
    }
}
