//! A storm in the window: three minutes, as many puzzles of a game as one can.
//!
//! Each puzzle is an exercise of its own on the table; a right answer and a wrong one both bring the next. At the end
//! the last one stays, and what came of it is said.

use super::plan::PracticeChange;
use crate::desk::lesson::model::StormModel;
use bevy::prelude::*;
use ludoteca_practice::{QuestionId, Storm, StormPlace, StormResult};
use std::time::Duration;

/// The storm that is on, or the one that ended on the table.
#[derive(Resource, Default)]
pub struct OnStorm {
    running: Option<Storm>,
    /// Of which game.
    pub game: Option<&'static str>,
    /// What came of the one that has ended.
    pub ended: Option<StormEnd>,
}

/// What came of a storm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StormEnd {
    /// How many were solved and missed.
    pub result: StormResult,
    /// Whether it was the best of its game so far, once that is known.
    pub best: bool,
}

impl OnStorm {
    /// Begins one; the first question.
    pub fn begin(&mut self, storm: Storm, game: &'static str) -> Option<QuestionId> {
        let first = storm.asked().cloned();
        *self = Self { running: first.is_some().then_some(storm), game: Some(game), ended: None };
        first
    }

    /// Whether one is on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.running.is_some()
    }

    /// Takes an answer: which question was answered, and the next one if there is one.
    pub fn answer(&mut self, right: bool, now: Duration) -> (Option<QuestionId>, Option<QuestionId>) {
        let Some(storm) = &mut self.running else { return (None, None) };
        let answered = storm.answer(right, now);
        (answered, storm.asked().cloned())
    }

    /// Lets time pass; how long until something else is to be seen, while it goes on.
    pub fn tick(&mut self, now: Duration) -> Option<Duration> {
        let storm = self.running.as_mut()?;
        storm.tick(now).then(|| Duration::from_nanos(u64::from(storm.left().subsec_nanos()).max(1)))
    }

    /// Ends it; what is to be kept of it, if anything was answered.
    pub fn end(&mut self) -> Option<PracticeChange> {
        let result = self.running.take()?.result();
        self.ended = Some(StormEnd { result, best: false });
        let game = self.game?;
        (result != StormResult::default()).then_some(PracticeChange::Storm(game, result))
    }

    /// Takes over how good it was.
    pub fn placed(&mut self, place: StormPlace) {
        if let Some(ended) = &mut self.ended {
            ended.best = place.best_ever;
        }
    }

    /// What the panels show of it.
    #[must_use]
    pub fn model(&self) -> Option<StormModel> {
        let game = self.game?;
        match (&self.running, &self.ended) {
            (Some(storm), _) => {
                let left = storm.left();
                let left = left.as_secs() + u64::from(left.subsec_nanos() > 0);
                Some(StormModel { game, left, result: storm.result(), ended: None })
            }
            (None, Some(end)) => Some(StormModel { game, left: 0, result: end.result, ended: Some(end.best) }),
            (None, None) => None,
        }
    }
}
