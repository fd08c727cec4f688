//! How a tournament is played.

use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use std::fmt;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Everyone meets everyone, once or twice.
    RoundRobin {
        /// Twice, the second time the other one begins.
        twice: bool,
    },
    /// So many rounds, in each of which pupils with equal points meet, nobody the same one twice.
    Swiss {
        /// How many rounds.
        rounds: usize,
    },
    /// Whoever has lost twice is out.
    DoubleElimination,
}

impl System {
    /// The most rounds of a Swiss tournament: with more, 64 pupils would run out of opponents.
    pub const MOST_ROUNDS: usize = 63;

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// A sentence if there is no such system.
    pub fn parse(text: &str) -> Result<Self, Text> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["round-robin"] => Ok(Self::RoundRobin { twice: false }),
            ["double-round-robin"] => Ok(Self::RoundRobin { twice: true }),
            ["double-elimination"] => Ok(Self::DoubleElimination),
            ["swiss", rounds] => Self::swiss(rounds.parse().unwrap_or(0)),
            ["swiss"] => Err(Text::new("class-swiss-rounds").with_number("most", Self::MOST_ROUNDS)),
            _ => Err(Text::new("class-system").with("text", shorten(text))),
        }
    }

    /// A Swiss tournament.
    ///
    /// # Errors
    /// A sentence if there cannot be so many rounds.
    pub fn swiss(rounds: usize) -> Result<Self, Text> {
        if (1..=Self::MOST_ROUNDS).contains(&rounds) {
            return Ok(Self::Swiss { rounds });
        }
        Err(Text::new("class-swiss-rounds").with_number("most", Self::MOST_ROUNDS))
    }

    /// How many rounds so many pupils play; `None` if that depends on the results.
    #[must_use]
    pub const fn rounds(self, pupils: usize) -> Option<usize> {
        match self {
            Self::RoundRobin { twice } => {
                let once = if pupils.is_multiple_of(2) { pupils.saturating_sub(1) } else { pupils };
                Some(if twice { 2 * once } else { once })
            }
            Self::Swiss { rounds } => Some(rounds),
            Self::DoubleElimination => None,
        }
    }

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::RoundRobin { twice: false } => "class-round-robin",
            Self::RoundRobin { twice: true } => "class-double-round-robin",
            Self::Swiss { .. } => "class-swiss",
            Self::DoubleElimination => "class-double-elimination",
        }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundRobin { twice: false } => f.write_str("round-robin"),
            Self::RoundRobin { twice: true } => f.write_str("double-round-robin"),
            Self::Swiss { rounds } => write!(f, "swiss {rounds}"),
            Self::DoubleElimination => f.write_str("double-elimination"),
        }
    }
}
