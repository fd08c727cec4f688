//! A computer player of a chosen strength: a searcher with the budget of a [`Level`], and a choice among its best orders.
//!
//! A weak player looks at few positions, and does not always play what it thinks is best: of the orders that it values
//! almost alike it draws one. So it is weak as a beginner is, by seeing little, and never by moves that it knows are bad. A win
//! that it has proved it always plays, and a game of which it has proved that it is lost it drags out.

use ludoteca_rules::think::{Analysis, Budget, Ending, Level, Question, Score, Snapshot, Stop, Thinker};
use ludoteca_rules::{Entry, random};
use std::time::Duration;

/// A player of one game. It keeps its searcher, and what that remembers, from order to order.
pub struct LevelPlayer {
    level: Level,
    thinker: Box<dyn Thinker>,
}

impl LevelPlayer {
    /// The player of this level, the weakest being 1, with so many megabytes. `None` if the game has no searcher, or no such
    /// level.
    #[must_use]
    pub fn new(entry: &Entry, level: usize, megabytes: usize) -> Option<Self> {
        let level = entry.levels.get(level.checked_sub(1)?)?;
        let thinker = (entry.searcher(level.searcher)?.make)(megabytes);
        Some(Self { level: *level, thinker })
    }

    /// Answers as this player: its order is the best of the answer and the first of the line. The same seed gives the same
    /// order, unless the player had to stop because it has no more than `most` time.
    pub fn think(&mut self, at: &Snapshot, most: Option<Duration>, seed: u64, stop: &Stop) -> Analysis {
        let own = self.level.budget;
        let time = own.time.into_iter().chain(most).min();
        let question = Question { budget: Budget { time, ..own }, all: self.level.margin > 0, seed };
        let mut analysis = self.thinker.think(at, &question, stop);
        let worths: Vec<Score> = analysis.orders.iter().map(|(_, score)| *score).collect();
        let near = near(&worths, self.level.margin);
        if near > 1 {
            let drawn = random::below(&mut random::generator(seed), near);
            if let Some((order, score)) = analysis.orders.get(drawn).filter(|_| drawn > 0) {
                analysis.line = vec![order.clone()];
                analysis.best = Some(order.clone());
                analysis.score = *score;
            }
        }
        analysis
    }
}

/// How many of these, which are sorted from the best, a player may choose among who is content with so much less than the
/// best.
fn near(worths: &[Score], margin: i32) -> usize {
    let Some(best) = worths.first().filter(|_| margin > 0) else { return 0 };
    let proved = |score: &Score, ending| score.proof.is_some_and(|proof| proof.ending == ending);
    let count = |near: &dyn Fn(&Score) -> bool| worths.iter().take_while(|score| near(score)).count();
    if proved(best, Ending::Win) || proved(best, Ending::Loss) {
        // The nearest win, or the longest resistance.
        return count(&|score| score.value == best.value);
    }
    count(&|score| best.value - score.value <= margin && !proved(score, Ending::Loss))
}

#[cfg(test)]
mod tests {
    use super::near;
    use crate::score::{loss_in, win_in};
    use ludoteca_rules::think::{Ending, Proof, Score};

    fn judged(values: &[i32]) -> Vec<Score> {
        values.iter().map(|value| Score { value: *value, proof: None }).collect()
    }

    fn proved(ending: Ending, value: i32) -> Score {
        Score { value, proof: Some(Proof { ending, plies: None }) }
    }

    #[test]
    fn those_within_the_margin_are_near() {
        assert_eq!(near(&judged(&[50, 40, 20, 19, -5]), 30), 3);
        assert_eq!(near(&judged(&[50, 40]), 0), 0);
        assert_eq!(near(&[], 30), 0);
    }

    #[test]
    fn what_is_known_to_lose_is_not_near() {
        let worths = [judged(&[10, 5]), vec![proved(Ending::Loss, loss_in(2))]].concat();
        assert_eq!(near(&worths, i32::MAX), 2);
    }

    #[test]
    fn of_wins_the_nearest_and_of_losses_the_farthest() {
        let wins = [win_in(3), win_in(3), win_in(5)].map(|value| proved(Ending::Win, value));
        assert_eq!(near(&wins, 500), 2);
        let losses = [loss_in(8), loss_in(6)].map(|value| proved(Ending::Loss, value));
        assert_eq!(near(&losses, 500), 1);
    }
}
