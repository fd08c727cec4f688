//! How somebody fares in the exercises of a deck, with what was tried wrongly: what a teacher wants to know of
//! homework.

/// So many wrong moves of an exercise are kept; of more, the first ones.
pub const MOST_WRONG: usize = 5;

/// How somebody fares in one exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Whether it is solved.
    pub solved: bool,
    /// Whether a hint was given before that.
    pub helped: bool,
    /// The first wrong moves, in their order, as orders are written; at most [`MOST_WRONG`].
    pub wrong: Vec<String>,
}

impl Tried {
    /// Whether anything was tried.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        self.solved || self.helped || !self.wrong.is_empty()
    }

    /// Notes a wrong move, as orders are written, and whether a hint came of it. Once it is solved nothing counts.
    pub fn note_wrong(&mut self, order: &str, helped: bool) {
        if self.solved {
            return;
        }
        self.helped |= helped;
        if self.wrong.len() < MOST_WRONG {
            self.wrong.push(order.to_owned());
        }
    }

    /// Adds what is newly known of the same exercise.
    pub fn merge(&mut self, new: &Self) {
        if self.solved {
            return;
        }
        self.solved = new.solved;
        self.helped |= new.helped;
        if new.wrong.starts_with(&self.wrong) {
            self.wrong.clone_from(&new.wrong);
        } else {
            let others = new.wrong.iter().filter(|order| !self.wrong.contains(order)).cloned();
            self.wrong.extend(others.collect::<Vec<_>>());
        }
        self.wrong.truncate(MOST_WRONG);
    }
}

/// How somebody fares in all exercises of a deck. What happens in an exercise after it was solved once does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Work {
    tried: Vec<Tried>,
}

impl Work {
    /// Nothing is tried yet of so many exercises.
    #[must_use]
    pub fn new(exercises: usize) -> Self {
        Self { tried: vec![Tried::default(); exercises] }
    }

    /// How each exercise stands, in their order.
    #[must_use]
    pub fn exercises(&self) -> &[Tried] {
        &self.tried
    }

    /// The same, to be changed by whoever reads it from a file or a slip.
    pub fn exercises_mut(&mut self) -> &mut [Tried] {
        &mut self.tried
    }

    /// How many are solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.tried.iter().filter(|tried| tried.solved).count()
    }

    /// Notes a right move in an exercise, by its place from 0, and whether that solves it.
    pub fn note_right(&mut self, exercise: usize, done: bool) {
        if let Some(tried) = self.open(exercise) {
            tried.solved = done;
        }
    }

    /// Notes a wrong move in an exercise, by its place from 0, and whether a hint came of it.
    pub fn note_wrong(&mut self, exercise: usize, order: &str, helped: bool) {
        if let Some(tried) = self.open(exercise) {
            tried.note_wrong(order, helped);
        }
    }

    /// Notes that help was asked for in an exercise, by its place from 0.
    pub fn note_help(&mut self, exercise: usize) {
        if let Some(tried) = self.open(exercise) {
            tried.helped = true;
        }
    }

    fn open(&mut self, exercise: usize) -> Option<&mut Tried> {
        self.tried.get_mut(exercise).filter(|tried| !tried.solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Course, Kind, shipped};
    use std::sync::Arc;

    #[test]
    fn what_is_wrong_before_an_exercise_is_solved_counts_and_nothing_after_it() {
        let catalogue = ludoteca_games::catalogue();
        let decks = shipped::decks(&catalogue).expect("they are proved");
        let deck = decks.into_iter().find(|deck| deck.kind == Kind::Puzzles).map(Arc::new).expect("there are some");
        let mut course = Course::new(deck.clone());
        let mut work = Work::new(deck.exercises.len());
        let play = course.play_here();
        let moves = play.asked().iter().next().map(|seat| play.orders(seat)).expect("somebody is to move");
        let wrong = moves.iter().find(|it| !deck.exercises[0].answers.contains(it)).expect("not all are right");
        let right = &deck.exercises[0].answers[0];
        for order in [wrong, wrong, right, wrong] {
            if let Some(answer) = course.play(order) {
                answer.note(&mut work, 0, order);
            }
        }
        let tried = &work.exercises()[0];
        assert_eq!((tried.wrong.len(), tried.helped), (2, true), "the second wrong move brings a hint");
        assert_eq!(tried.solved, course.is_done());
        work.note_help(1);
        assert!(work.exercises()[1].helped && work.exercises()[1].is_begun() && !work.exercises()[2].is_begun());
    }
}
