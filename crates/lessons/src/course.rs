//! Somebody works through a deck: which exercise, what was played in it, and what is said of the next move.

use super::author_text::AuthorText;
use super::deck::{Deck, Exercise};
use super::hint::{Hint, own_part};
use super::judge::{Verdict, judge};
use super::progress::ExerciseResult;
use super::reply::at;
use super::text::read::canonical;
use super::work::Work;
use ludoteca_rules::Text;
use ludoteca_rules::session::Session;
use std::sync::Arc;

/// From so many wrong moves on there is a hint.
const HINT_AFTER: u32 = 2;

/// What a course answers to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was right.
    Right {
        /// The move as it was played.
        played: String,
        /// What the computer plays then, as whole moves.
        replies: Vec<String>,
        /// Whether the exercise is done.
        done: bool,
        /// What is said: of the move, or at the end what the author says there; may be nothing.
        said: AuthorText,
    },
    /// It was not, and the board is as it was before.
    Wrong {
        /// Why.
        why: Text,
        /// What the author says of it; may be nothing.
        said: AuthorText,
        /// The move and what the computer would play against it, for showing; may be nothing.
        refutation: Vec<String>,
        /// The hint, from the second wrong move on.
        hint: Option<Hint>,
    },
}

impl Answer {
    /// Notes it in what a teacher is told: it was answered to this order in an exercise, by its place from 0.
    pub fn note(&self, work: &mut Work, exercise: usize, order: &str) {
        match self {
            Self::Right { done, .. } => work.note_right(exercise, *done),
            Self::Wrong { hint, .. } => work.note_wrong(exercise, order, hint.is_some()),
        }
    }
}

/// A move that is to be judged. It holds all that is needed, so that it can be judged on another thread: a puzzle's
/// later moves may take half a second.
#[derive(Clone, Debug)]
pub struct Attempt {
    deck: Arc<Deck>,
    exercise: usize,
    line: Vec<String>,
    order: String,
}

impl Attempt {
    /// The order.
    #[must_use]
    pub fn order(&self) -> &str {
        &self.order
    }

    /// The order as the game prints it; `None` if the rules do not allow it.
    #[must_use]
    pub fn legal_order(&self) -> Option<String> {
        let exercise = &self.deck.exercises[self.exercise];
        canonical(&mut *at(exercise, &self.line), exercise.side, &self.order).ok()
    }

    /// Judges it.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        judge(&self.deck.exercises[self.exercise], &self.line, &self.order)
    }
}

/// A way through a deck. Holds no board: whoever shows one plays on it what is answered.
#[derive(Clone, Debug)]
pub struct Course {
    deck: Arc<Deck>,
    exercise: usize,
    /// All moves played in the exercise, the computer's too.
    line: Vec<String>,
    /// How long the line was before each own move.
    own: Vec<usize>,
    wrong: u32,
    done: bool,
}

impl Course {
    /// Begins with the first exercise.
    #[must_use]
    pub fn new(deck: Arc<Deck>) -> Self {
        Self { deck, exercise: 0, line: Vec::new(), own: Vec::new(), wrong: 0, done: false }
    }

    /// What is worked through.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The place of the exercise in the deck, from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.exercise
    }

    /// The exercise.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.deck.exercises[self.exercise]
    }

    /// What was played in it.
    #[must_use]
    pub fn line(&self) -> &[String] {
        &self.line
    }

    /// A play that has come to this point of the exercise.
    #[must_use]
    pub fn play_here(&self) -> Box<dyn Session> {
        at(self.exercise(), &self.line)
    }

    /// Whether the exercise is done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// How many moves were wrong in it.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// The hint, once there is one to be given.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.needs_help().then(|| self.help()).flatten()
    }

    /// Whether so many moves were wrong that help is given unasked.
    #[must_use]
    pub const fn needs_help(&self) -> bool {
        self.wrong >= HINT_AFTER && !self.done
    }

    /// The hint for whoever asks, however little was tried.
    #[must_use]
    pub fn help(&self) -> Option<Hint> {
        (!self.done).then(|| Hint::of(self.exercise(), &self.line)).flatten()
    }

    /// The right orders of the side that is asked, where the exercise has come to; that of the main line first. None
    /// where the play has left the moves of the record.
    #[must_use]
    pub fn right_orders(&self) -> Vec<String> {
        let exercise = self.exercise();
        let Some(here) = exercise.steps.find(&self.line).filter(|_| !self.done) else { return Vec::new() };
        let next = exercise.steps.right(here).filter_map(|step| own_part(exercise, &exercise.steps.all[step].played));
        let mut orders: Vec<String> = next.map(str::to_owned).collect();
        let first = exercise.answers.iter().filter(|_| self.line.is_empty());
        orders.extend(first.filter(|order| !orders.contains(order)).cloned().collect::<Vec<_>>());
        orders
    }

    /// The moves of the main line from where the exercise has come to, the computer's too; none where the play has left
    /// the moves of the record.
    #[must_use]
    pub fn solution(&self) -> Vec<String> {
        let steps = &self.exercise().steps;
        let Some(mut here) = steps.find(&self.line).filter(|_| !self.done) else { return Vec::new() };
        let mut moves = Vec::new();
        while let Some(next) = steps.right(here).next() {
            moves.push(steps.all[next].played.clone());
            here = Some(next);
        }
        moves
    }

    /// Begins an exercise anew; `false` if there is none at that place.
    pub fn begin(&mut self, exercise: usize) -> bool {
        if exercise >= self.deck.exercises.len() {
            return false;
        }
        *self = Self { exercise, ..Self::new(self.deck.clone()) };
        true
    }

    /// Goes to the next exercise; `false` after the last.
    pub fn go_on(&mut self) -> bool {
        self.begin(self.exercise + 1)
    }

    /// Takes the last own move back with what was answered; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(length) = self.own.pop() else { return false };
        self.line.truncate(length);
        self.done = false;
        true
    }

    /// An order as text that is to be judged; `None` if the exercise is done.
    #[must_use]
    pub fn ask(&self, order: &str) -> Option<Attempt> {
        let asked = || Attempt {
            deck: self.deck.clone(),
            exercise: self.exercise,
            line: self.line.clone(),
            order: order.to_owned(),
        };
        (!self.done).then(asked)
    }

    /// Takes over what was found about a move. `None` if the course has gone on since it was asked.
    pub fn take(&mut self, asked: &Attempt, verdict: Verdict) -> Option<Answer> {
        let late = self.done
            || asked.exercise != self.exercise
            || asked.line != self.line
            || !Arc::ptr_eq(&asked.deck, &self.deck);
        if late {
            return None;
        }
        let right = matches!(verdict, Verdict::Right(_));
        tracing::debug!(deck = self.deck.id, exercise = self.exercise + 1, right, "move judged");
        Some(match verdict {
            Verdict::Right(right) => {
                self.own.push(self.line.len());
                self.line.push(right.played.clone());
                self.line.extend(right.replies.iter().cloned());
                self.done = right.done;
                let well = &self.exercise().well;
                let said = if right.done && !well.is_empty() { well.clone() } else { right.comment };
                Answer::Right { played: right.played, replies: right.replies, done: right.done, said }
            }
            Verdict::Wrong(wrong) => {
                self.wrong = self.wrong.saturating_add(1);
                let hint = self.hint();
                Answer::Wrong { why: wrong.why, said: wrong.comment, refutation: wrong.refutation, hint }
            }
        })
    }

    /// Judges an order and takes the answer over; `None` if the exercise is done.
    pub fn play(&mut self, order: &str) -> Option<Answer> {
        let asked = self.ask(order)?;
        let verdict = asked.verdict();
        self.take(&asked, verdict)
    }

    /// What is to be remembered of this exercise.
    #[must_use]
    pub fn result(&self) -> ExerciseResult {
        let tries = self.wrong.saturating_add(u32::from(self.done));
        ExerciseResult { deck: self.deck.id.clone(), exercise: self.exercise, solved: self.done, tries }
    }
}
