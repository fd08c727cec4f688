//! The score of a match: its interval, and a sequential test of who is better.

use ludoteca_experiment::chance::wilson;

/// A test that decides with 95 % certainty between a player who is no better and one who scores this in a game of two
/// sides.
const BETTER: f64 = 0.65;
const WRONG: f64 = 0.05;

/// A match so far, from the view of player a.
#[derive(Debug)]
pub(super) struct Tally {
    pub sides: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub plies: u32,
    /// Games that were played before, move for move and with a in the same place: they tell nothing new, so certainty
    /// grows only with the others.
    pub repeated: u32,
}

impl Tally {
    pub const fn new(sides: u32) -> Self {
        Self { sides, wins: 0, draws: 0, losses: 0, plies: 0, repeated: 0 }
    }

    /// What a player scores who is as good as the other.
    pub fn even(&self) -> f64 {
        1.0 / f64::from(self.sides)
    }

    /// What a better player scores: the odds are raised as much as in a game of two sides.
    pub fn better(&self) -> f64 {
        let odds = BETTER / (1.0 - BETTER) * self.even() / (1.0 - self.even());
        odds / (1.0 + odds)
    }

    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) * self.even()
    }

    pub fn score(&self) -> f64 {
        self.points() / f64::from(self.games().max(1))
    }

    /// Games that tell something.
    const fn telling(&self) -> u32 {
        self.games() - self.repeated
    }

    /// Wilson's interval of the score.
    pub fn interval(&self) -> [f64; 2] {
        wilson(self.score(), f64::from(self.telling().max(1)))
    }

    /// What the sequential test says (Wald 1945): whether a is better, once it is certain enough.
    pub fn decision(&self) -> Option<bool> {
        let (won, games) = (self.score(), f64::from(self.telling()));
        let (even, better) = (self.even(), self.better());
        let likelihood = games * (won * (better / even).ln() + (1.0 - won) * ((1.0 - better) / (1.0 - even)).ln());
        let bound = ((1.0 - WRONG) / WRONG).ln();
        (likelihood.abs() >= bound).then_some(likelihood > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn the_interval_is_wilsons() {
        let tally = Tally { wins: 60, draws: 20, losses: 20, ..Tally::new(2) };
        let [low, high] = tally.interval();
        assert!((low - 0.6042).abs() < 0.0001 && (high - 0.7811).abs() < 0.0001, "{low} {high}");
        let all = Tally { wins: 20, ..Tally::new(2) }.interval();
        assert!((all[0] - 0.8389).abs() < 0.001 && all[1] > 0.9999, "{all:?}");
    }

    #[test]
    fn the_test_decides_when_it_is_certain() {
        let decision = |wins, losses| Tally { wins, losses, ..Tally::new(2) }.decision();
        assert_eq!(decision(5, 5), None);
        assert_eq!(decision(12, 0), Some(true));
        assert_eq!(decision(0, 9), Some(false));
        assert_eq!(decision(60, 60), Some(false));
        assert_eq!(decision(70, 35), Some(true));
    }

    #[test]
    fn a_repeated_game_makes_nothing_more_certain() {
        let once = Tally { wins: 6, losses: 4, ..Tally::new(2) };
        let again = Tally { wins: 60, losses: 40, repeated: 90, ..Tally::new(2) };
        assert_eq!(once.interval(), again.interval());
        assert_eq!(Tally { wins: 100, repeated: 99, ..Tally::new(2) }.decision(), None);
    }
}
