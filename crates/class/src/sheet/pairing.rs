//! Who meets whom, and how it ended.

use super::points::Points;
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;

/// How a meeting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is not known yet.
    Open,
    /// Whoever began won.
    First,
    /// The other one won.
    Second,
    /// Nobody won.
    Draw,
    /// The other one did not come.
    FirstByForfeit,
    /// Whoever was to begin did not come.
    SecondByForfeit,
    /// Nobody came.
    NobodyCame,
    /// There is no opponent.
    Bye,
}

impl Outcome {
    /// All, with how each is written.
    const WRITTEN: [(Self, &'static str); 8] = [
        (Self::Open, "*"),
        (Self::First, "1-0"),
        (Self::Second, "0-1"),
        (Self::Draw, "½-½"),
        (Self::FirstByForfeit, "1-0f"),
        (Self::SecondByForfeit, "0-1f"),
        (Self::NobodyCame, "0-0f"),
        (Self::Bye, "bye"),
    ];

    /// Reads what [`Outcome::text`] writes, and other ways of writing a draw.
    ///
    /// # Errors
    /// A sentence if it is no result.
    pub fn parse(text: &str) -> Result<Self, Text> {
        let same = match text {
            "½" | "1/2" | "1/2-1/2" | "0.5-0.5" | "=" => "½-½",
            "open" => "*",
            other => other,
        };
        let found = Self::WRITTEN.iter().find(|(_, written)| *written == same);
        found.map(|(outcome, _)| *outcome).ok_or_else(|| Text::new("class-result").with("text", shorten(text)))
    }

    /// As sheets write it.
    #[must_use]
    pub fn text(self) -> &'static str {
        Self::WRITTEN.iter().find(|(outcome, _)| *outcome == self).map_or("*", |(_, written)| written)
    }

    /// What it gives to whoever began, or to the other one; `None` as long as it is open, and for a bye.
    #[must_use]
    pub const fn mark(self, began: bool) -> Option<Points> {
        match self {
            Self::Open | Self::Bye => None,
            Self::Draw => Some(Points::DRAW),
            Self::First | Self::FirstByForfeit => Some(if began { Points::WIN } else { Points::NONE }),
            Self::Second | Self::SecondByForfeit => Some(if began { Points::NONE } else { Points::WIN }),
            Self::NobodyCame => Some(Points::NONE),
        }
    }

    /// Whether a game was played to its end.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::First | Self::Second | Self::Draw)
    }
}

/// One board of a round; pupils are named by their places in the list of pupils, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who begins, or who has no opponent.
    pub first: usize,
    /// The other one; nobody in a bye.
    pub second: Option<usize>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Pairing {
    /// A game that is not played yet.
    #[must_use]
    pub const fn game(first: usize, second: usize) -> Self {
        Self { first, second: Some(second), outcome: Outcome::Open }
    }

    /// A round without an opponent.
    #[must_use]
    pub const fn bye(pupil: usize) -> Self {
        Self { first: pupil, second: None, outcome: Outcome::Bye }
    }

    /// Who is named in it.
    pub fn pupils(&self) -> impl Iterator<Item = usize> + use<> {
        std::iter::once(self.first).chain(self.second)
    }
}
