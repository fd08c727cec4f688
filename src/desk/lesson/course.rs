//! The exercise on the table: how far it has come, and what was said of the last move.

use super::decks::AfterDeck;
use super::model::{AskedFrom, CourseState, LastMove, LessonProgress};
use bevy::prelude::*;
use ludoteca_lessons::{Attempt, AuthorText, Course, Hint, Progress, Verdict};
use ludoteca_practice::Outcome;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Cell, Text};
use ludoteca_workers::Pending;

/// The course that somebody is on.
#[derive(Resource, Default)]
pub struct OnCourse(pub Option<Running>);

/// A course and the play that shows it.
pub struct Running {
    /// The way through the deck.
    pub course: Course,
    /// What was said of the last move.
    pub told: StepFeedback,
    pub(super) play: Entity,
    pub(super) judging: Option<(Attempt, Pending<Verdict>)>,
    /// Moves that are still to be shown, the next one last.
    pub(super) ahead: Vec<String>,
    /// Where a wrong move was played to be refuted, or the solution begins.
    pub(super) back: Option<NodeId>,
    /// Whether what is shown from there is the solution.
    pub(super) solution: bool,
    /// Whether a hint was asked for.
    pub(super) hinted: bool,
    /// Where the last right order ended.
    pub(super) reached: Option<Cell>,
    /// Whether it was told how the exercise was answered.
    pub(super) counted: bool,
    /// Whether it was heard that the exercise is done.
    pub(super) rung: bool,
    /// What comes after the deck.
    pub(super) after: Vec<AfterDeck>,
    /// If the deck is kept nowhere.
    pub(super) passing: Option<Passing>,
}

/// A deck that is kept nowhere.
#[derive(Clone)]
pub(super) struct Passing {
    pub from: AskedFrom,
    /// What was solved of it.
    pub solved: Progress,
}

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StepFeedback {
    /// Nothing was played yet.
    #[default]
    Nothing,
    /// It was right, and what the author says of it.
    Right(AuthorText),
    /// It was wrong: why, what the author says, and the hint once there is one.
    Wrong(Text, AuthorText, Option<Hint>),
}

impl Running {
    /// The beginning of an exercise.
    pub(super) const fn new(course: Course, play: Entity, after: Vec<AfterDeck>, passing: Option<Passing>) -> Self {
        Self {
            passing,
            course,
            told: StepFeedback::Nothing,
            play,
            judging: None,
            ahead: Vec::new(),
            back: None,
            solution: false,
            hinted: false,
            reached: None,
            counted: false,
            rung: false,
            after,
        }
    }

    /// Whether an order is being judged, or moves are still to be shown.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.judging.is_some() || !self.ahead.is_empty()
    }

    /// What the panels show of it.
    #[must_use]
    pub fn state(&self) -> CourseState<'_> {
        let told = match &self.told {
            StepFeedback::Nothing => LastMove::Nothing,
            StepFeedback::Right(said) => LastMove::Right(said),
            StepFeedback::Wrong(why, said, _) => LastMove::Wrong(why, said),
        };
        CourseState {
            course: &self.course,
            told,
            hinted: self.hinted,
            refuting: self.back.is_some() && !self.solution,
            solution: self.solution,
            after: &self.after,
            asked_from: self.passing.as_ref().map(|passing| passing.from),
        }
    }

    /// What was solved of its deck.
    #[must_use]
    pub fn solved<'a>(&'a self, kept: &'a LessonProgress) -> &'a Progress {
        self.passing.as_ref().map_or(&kept.0, |passing| &passing.solved)
    }

    /// Notes what was solved or tried of its deck.
    pub(super) fn note(&mut self, kept: &mut ResMut<'_, LessonProgress>, note: impl FnOnce(&mut Progress)) {
        match &mut self.passing {
            Some(passing) => note(&mut passing.solved),
            None => note(&mut kept.0),
        }
    }

    /// Whether something is on the board that is to be taken back: a wrong move with its refutation, or the solution.
    #[must_use]
    pub const fn goes_back(&self) -> bool {
        self.back.is_some()
    }

    /// Whether a hint was asked for, or is given unasked.
    #[must_use]
    pub const fn is_helped(&self) -> bool {
        self.hinted || self.course.needs_help()
    }

    /// How the exercise was answered, the first time that this is asked after it was: the first wrong move counts, or
    /// that the solution was shown.
    pub fn take_outcome(&mut self) -> Option<Outcome> {
        let outcome = match (self.course.wrong() > 0 || self.solution, self.course.is_done()) {
            (true, _) => Outcome::Wrong,
            (false, true) if self.is_helped() => Outcome::Hinted,
            (false, true) => Outcome::Right,
            (false, false) => return None,
        };
        (!std::mem::replace(&mut self.counted, true)).then_some(outcome)
    }

    /// Shows the solution from where the exercise has come to; whether there is one.
    pub(super) fn solve(&mut self, view: &dyn PlayView) -> bool {
        let moves = self.course.solution();
        if moves.is_empty() || self.is_busy() || self.goes_back() {
            return false;
        }
        self.back = Some(view.cursor());
        self.ahead = moves.into_iter().rev().collect();
        self.solution = true;
        self.told = StepFeedback::Nothing;
        true
    }
}
