//! How somebody fares in the exercises of a deck, with what was tried wrongly: what a teacher wants to know of
//! homework.

use super::course::Answer;

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

    /// Notes what was answered to an order in an exercise, by its place from 0.
    pub fn note(&mut self, exercise: usize, order: &str, answer: &Answer) {
        let Some(tried) = self.open(exercise) else { return };
        match answer {
            Answer::Right { done, .. } => tried.solved = *done,
            Answer::Wrong { hint, .. } => {
                tried.helped |= hint.is_some();
                if tried.wrong.len() < MOST_WRONG {
                    tried.wrong.push(order.to_owned());
                }
            }
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
    use crate::{Course, read, shipped};
    use std::sync::Arc;

    #[test]
    fn what_is_wrong_before_an_exercise_is_solved_counts_and_nothing_after_it() {
        let catalogue = ludoteca_games::catalogue();
        let source = shipped::all(&catalogue).find(|it| it.id.ends_with("-puzzles")).expect("some are shipped");
        let deck = Arc::new(read(source.text, &catalogue).expect("it is proved"));
        let mut course = Course::new(deck.clone());
        let mut work = Work::new(deck.exercises.len());
        let play = course.play_here();
        let moves = play.asked().iter().next().map(|seat| play.orders(seat)).expect("somebody is to move");
        let wrong = moves.iter().find(|it| !deck.exercises[0].answers.contains(it)).expect("not all are right");
        let right = &deck.exercises[0].answers[0];
        for order in [wrong, wrong, right, wrong] {
            if let Some(answer) = course.play(order) {
                work.note(0, order, &answer);
            }
        }
        let tried = &work.exercises()[0];
        assert_eq!((tried.wrong.len(), tried.helped), (2, true), "the second wrong move brings a hint");
        assert_eq!(tried.solved, course.is_done());
        work.note_help(1);
        assert!(work.exercises()[1].helped && work.exercises()[1].is_begun() && !work.exercises()[2].is_begun());
    }
}
