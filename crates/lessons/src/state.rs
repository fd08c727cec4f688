//! How somebody fares in an exercise, in one word.

use super::work::Tried;

/// How somebody fares in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is not solved; something may have been tried.
    Open,
    /// The first move was right, and all others too.
    AtOnce,
    /// It is solved after wrong moves.
    Later,
    /// It is solved after a hint.
    Helped,
}

impl State {
    /// All of them; on a slip each is known by its place here.
    pub const ALL: [Self; 4] = [Self::Open, Self::AtOnce, Self::Later, Self::Helped];

    /// That of an exercise.
    #[must_use]
    pub const fn of(tried: &Tried) -> Self {
        match tried {
            Tried { solved: false, .. } => Self::Open,
            Tried { helped: true, .. } => Self::Helped,
            Tried { wrong, .. } if wrong.is_empty() => Self::AtOnce,
            Tried { .. } => Self::Later,
        }
    }

    /// As tables for programs write it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::AtOnce => "at-once",
            Self::Later => "later",
            Self::Helped => "helped",
        }
    }
}
