//! What came of the games of one setting.

use super::chance::{Share, Verdict, between};
use super::game::{End, Played};
use super::lengths::Lengths;
use super::setting::Setting;
use ludoteca_rules::Side;
use std::collections::HashSet;

/// What came of the games of one setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// Wins of each side.
    pub wins: Vec<u32>,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that were cut: they count for nobody, and their lengths are not known.
    pub cut: u32,
    /// How games ended and how many ended so, the most frequent first; of two that are as frequent, the one that came
    /// first.
    pub ends: Vec<(End, u32)>,
    /// How long games took that ended; `None` if none did.
    pub lengths: Option<Lengths>,
    /// How many games were not the same as an earlier one, move for move.
    pub distinct: u32,
}

impl Tally {
    /// Counts games of a setting.
    #[must_use]
    pub fn of(setting: &Setting, games: &[Played]) -> Self {
        let mut tally = Self {
            wins: vec![0; setting.sides().len()],
            draws: 0,
            cut: 0,
            ends: Vec::new(),
            lengths: Lengths::of(games.iter().filter(|game| game.end != End::Cut).map(|game| game.plies).collect()),
            distinct: games.iter().map(|game| game.way).collect::<HashSet<_>>().len() as u32,
        };
        for game in games {
            match game.end {
                End::Won(side, _) => tally.wins[usize::from(side.0)] += 1,
                End::Drawn(_) => tally.draws += 1,
                End::Cut => tally.cut += 1,
            }
            match tally.ends.iter_mut().find(|(end, _)| *end == game.end) {
                Some((_, count)) => *count += 1,
                None => tally.ends.push((game.end, 1)),
            }
        }
        tally.ends.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        tally
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins.iter().sum::<u32>() + self.draws + self.cut
    }

    /// How many of all games a side won.
    #[must_use]
    pub fn won(&self, side: Side) -> Share {
        self.share(self.wins.get(usize::from(side.0)).copied().unwrap_or(0))
    }

    /// So many of all games.
    #[must_use]
    pub fn share(&self, part: u32) -> Share {
        Share { part, of: self.games() }
    }

    /// Whether one side wins more often than another.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        between(&self.wins)
    }

    /// Whether nearly all games were the same few, which says what these players do, and little of the game.
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.games() >= 10 && self.distinct * 10 <= self.games()
    }
}
