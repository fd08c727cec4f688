//! A match: several games between the same players, who move on by one seat after each.

use super::{Header, PlayView};
use crate::{Seat, Winner};
use std::fmt;

/// Which game of a match a play is, and how the match stood before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// From 1.
    pub game: u8,
    /// How many games are played.
    pub of: u8,
    /// The points of whoever sits at each seat, in halves: two for a win, one for a draw.
    pub halves: Vec<u16>,
}

impl Series {
    /// The tag of a record that says it: `2/4 1 0.5`.
    pub const TAG: &str = "Match";

    /// Most games.
    pub const MOST: u8 = 99;

    /// The first of so many games between so many players.
    #[must_use]
    pub fn first(of: u8, seats: u8) -> Self {
        Self { game: 1, of, halves: vec![0; usize::from(seats)] }
    }

    /// The match that a play belongs to; `None` where its record tells of none or makes no sense.
    #[must_use]
    pub fn of(header: &Header, seats: u8) -> Option<Self> {
        let mut words = header.tag(Self::TAG)?.split_whitespace();
        let (game, of) = words.next()?.split_once('/')?;
        let (game, of) = (game.parse().ok()?, of.parse().ok()?);
        let halves: Vec<u16> = words.map(halves).collect::<Option<_>>()?;
        let sound = (1..=of).contains(&game) && of <= Self::MOST && halves.len() == usize::from(seats);
        sound.then_some(Self { game, of, halves })
    }

    /// The points with what this play has brought so far.
    #[must_use]
    pub fn points(&self, play: &dyn PlayView) -> Vec<u16> {
        let outcome = play.outcome();
        let won = |seat: Seat| match outcome.as_ref().map(|outcome| outcome.winner) {
            Some(Winner::Side(side)) => 2 * u16::from(play.side_of(seat) == Some(side)),
            Some(Winner::Draw) => 1,
            None => 0,
        };
        (0..).map(Seat).zip(&self.halves).map(|(seat, halves)| halves.saturating_add(won(seat))).collect()
    }

    /// The next game, after `play` has ended; `None` while it goes on and after the last game.
    #[must_use]
    pub fn next(&self, play: &dyn PlayView) -> Option<Self> {
        play.outcome()?;
        let mut halves = self.points(play);
        halves.rotate_right(1);
        (self.game < self.of).then_some(Self { game: self.game + 1, of: self.of, halves })
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.of)?;
        self.halves
            .iter()
            .try_for_each(|halves| write!(f, " {}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" }))
    }
}

/// Points as the tag has them, in halves.
fn halves(points: &str) -> Option<u16> {
    let (whole, half) = match points.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (points, 0),
    };
    whole.parse::<u16>().ok()?.checked_mul(2)?.checked_add(half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Tag;

    fn read(value: &str, seats: u8) -> Option<Series> {
        let tags = vec![Tag { name: Series::TAG.into(), value: value.into() }];
        Series::of(&Header { tags, ..Header::default() }, seats)
    }

    #[test]
    fn a_record_keeps_the_score_and_nonsense_is_no_match() {
        for value in ["1/4 0 0", "2/3 0.5 12.5", "99/99 3 1 0 2"] {
            let seats = value.split(' ').count() as u8 - 1;
            assert_eq!(read(value, seats).map(|series| series.to_string()).as_deref(), Some(value));
        }
        for value in
            ["", "1/4", "1/4 0", "0/4 0 0", "5/4 0 0", "1/100 0 0", "1/4 0 0 0", "1/4 -1 0", "1/4 0.7 0", "1/4 99999 0"]
        {
            assert_eq!(read(value, 2), None, "{value}");
        }
    }
}
