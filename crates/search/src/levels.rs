//! A computer player of a chosen strength: a searcher with the budget of a [`Level`], and a choice among its best
//! orders.
//!
//! A weak player looks a few plies ahead and does not see some named things, so it errs like a person who learns the
//! game; see [`overlooking`](super::overlooking). Of orders whose values are within a small margin of the best it draws
//! one, so that it does not play the same game again and again. It never plays moves that it knows are bad, nor an
//! illegal order, unless that is the best of all. It always plays a win that it has proven, and resists as long as
//! possible where it has proven a loss; the strongest plays what is hardest to answer there, see [`lost`].

use super::lost;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::thinking::think::{
    Analysis, Budget, Ending, LEVELS, Level, Question, Score, Snapshot, Stop, Thinker,
};
use ludoteca_rules::{Entry, random};
use std::time::{Duration, Instant};

/// A player of one game. It keeps its searcher, with the searcher's tables, from order to order.
pub struct LevelPlayer {
    /// In a box, as it is larger than all the rest.
    entry: Box<Entry>,
    level: Level,
    is_strongest: bool,
    thinker: Box<dyn Thinker>,
}

impl LevelPlayer {
    /// The player of this level, counted from 1, the weakest, with at most so many megabytes. `None` if the game has no
    /// searcher, or no such level.
    #[must_use]
    pub fn new(entry: &Entry, number: usize, megabytes: usize) -> Option<Self> {
        let level = entry.levels.get(number.checked_sub(1)?)?;
        let searcher = match &level.overlooks {
            Some(overlooks) => &overlooks.searcher,
            None => entry.searcher(level.searcher)?,
        };
        let is_strongest = number == LEVELS;
        Some(Self { entry: Box::new(*entry), level: *level, is_strongest, thinker: (searcher.make)(megabytes) })
    }

    /// Answers as this player: `best` is the order that it plays, and the line begins with it. The same seed gives the
    /// same order, unless the player had to stop because `most`, the time that it has, ran out.
    pub fn think(&mut self, at: &Snapshot, most: Option<Duration>, seed: u64, stop: &Stop) -> Analysis {
        let own = self.level.budget;
        let time = own.time.into_iter().chain(most).min();
        let until = time.and_then(|time| Instant::now().checked_add(time));
        let question = Question { budget: Budget { time, ..own }, all: self.level.margin > 0, seed };
        let mut analysis = self.thinker.think(at, &question, stop);
        if self.is_strongest && lost::has_a_choice(&self.entry, at, &analysis) {
            let hardest = lost::hardest(&self.entry, &mut *self.thinker, at, (own, until), stop);
            if let Some((order, score)) = hardest {
                analysis.line = vec![order.clone()];
                (analysis.best, analysis.score) = (Some(order), score);
            }
            return analysis;
        }
        let drawable = drawable(&analysis.orders, self.level.margin);
        if drawable.len() > 1 {
            let drawn = random::below(&mut random::generator(seed), drawable.len());
            if let Some((order, score)) = drawable.get(drawn).filter(|_| drawn > 0).map(|drawn| (*drawn).clone()) {
                analysis.line = vec![order.clone()];
                (analysis.best, analysis.score) = (Some(order), score);
            }
        }
        if self.level.overlooks.is_some_and(|overlooks| !overlooks.what.is_beyond()) {
            forget_proofs(&mut analysis);
        }
        analysis
    }
}

/// Whoever overlooks moves proves nothing.
fn forget_proofs(analysis: &mut Analysis) {
    analysis.score.proof = None;
    for (_, score) in &mut analysis.orders {
        score.proof = None;
    }
}

/// The orders of these, sorted from the best, that a player with this margin draws one from: those within the margin of
/// the best. None but the best itself is illegal.
pub(crate) fn drawable(orders: &[(String, Score)], margin: i32) -> Vec<&(String, Score)> {
    let Some((_, best)) = orders.first() else { return Vec::new() };
    let is_proven = |score: &Score, ending| score.proof.is_some_and(|proof| proof.ending == ending);
    let is_near = |score: &Score| {
        if is_proven(best, Ending::Win) || is_proven(best, Ending::Loss) {
            // The shortest win, or the longest resistance.
            return score.value == best.value;
        }
        best.value - score.value <= margin && !is_proven(score, Ending::Loss)
    };
    let others = if margin > 0 { &orders[1..] } else { &[] };
    let legal = others.iter().filter(|(order, _)| order != ILLEGAL);
    orders.iter().take(1).chain(legal.take_while(|(_, score)| is_near(score))).collect()
}

#[cfg(test)]
mod tests {
    use super::drawable;
    use crate::score::{loss_in, win_in};
    use ludoteca_rules::thinking::think::{Ending, Proof, Score};

    fn drawn(scores: &[Score], margin: i32) -> usize {
        let orders: Vec<(String, Score)> = scores.iter().map(|score| ("a1".into(), *score)).collect();
        drawable(&orders, margin).len()
    }

    fn evaluated(values: &[i32]) -> Vec<Score> {
        values.iter().map(|value| Score { value: *value, proof: None }).collect()
    }

    fn proven(ending: Ending, value: i32) -> Score {
        Score { value, proof: Some(Proof { ending, plies: None }) }
    }

    #[test]
    fn scores_within_the_margin_are_candidates() {
        assert_eq!(drawn(&evaluated(&[50, 40, 20, 19, -5]), 30), 3);
        assert_eq!(drawn(&evaluated(&[50, 40]), 0), 1);
        assert_eq!(drawn(&[], 30), 0);
    }

    #[test]
    fn a_proven_loss_is_no_candidate() {
        let scores = [evaluated(&[10, 5]), vec![proven(Ending::Loss, loss_in(2))]].concat();
        assert_eq!(drawn(&scores, i32::MAX), 2);
    }

    #[test]
    fn the_shortest_wins_and_the_longest_losses_are_candidates() {
        let wins = [win_in(3), win_in(3), win_in(5)].map(|value| proven(Ending::Win, value));
        assert_eq!(drawn(&wins, 500), 2);
        let losses = [loss_in(8), loss_in(6)].map(|value| proven(Ending::Loss, value));
        assert_eq!(drawn(&losses, 500), 1);
    }
}
