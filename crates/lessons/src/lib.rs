//! Lessons and puzzles: exercises that ask for one real move, as text files that a teacher can write.
//!
//! ```
//! use ludoteca_games::catalogue;
//! use ludoteca_lessons::{Answer, Course, read, shipped, write};
//! use std::sync::Arc;
//!
//! let catalogue = catalogue();
//! let source = shipped::all(&catalogue).next().expect("lessons come with the program");
//! let deck = read(source.text, &catalogue).expect("it was proved before it was shipped");
//! let again = read(&write(&deck), &catalogue).expect("what was written can be read");
//! assert_eq!(again.exercises.len(), deck.exercises.len());
//!
//! // The first of the right orders is played.
//! let right = deck.exercises[0].answers[0].clone();
//! let mut course = Course::new(Arc::new(deck));
//! assert!(matches!(course.play(&right), Some(Answer::Right { .. })));
//! ```
//!
//! A [`Deck`] is a file of the record format: a head that names it, then one record for each [`Exercise`], whose tags
//! say what is asked and whose moves are the right ones. [`read()`] reads and checks it, [`write()`] prints it,
//! [`prove`] proves what puzzles claim, in two ways, [`harvest`] makes them out of games, [`Course`]
//! runs a deck for somebody, and [`Progress`] remembers what was solved. The decks of the program itself are in
//! [`shipped`].
//!
//! A [`Plan`] is a lesson for a whole class, in the same form: a head, then one record for each [`PlanStep`], with what
//! the teacher says, a position, and a question whose answers the rules have checked. [`read_plan()`] reads it.
//!
//! Start with `deck.rs`, then `judge.rs`, which says whether a move is right.

mod author_text;
mod course;
mod deck;
mod error;
pub mod harvest;
mod hint;
mod judge;
mod plan;
mod progress;
pub mod prove;
mod reply;
pub mod shipped;
mod state;
mod step;
mod steps;
mod text;
mod work;

pub use author_text::{AuthorText, LONGEST};
pub use course::{Answer, Attempt, Course};
pub use deck::{Deck, Exercise, Goal, Kind, MOST_MOVES};
pub use error::{DeckError, Problem};
pub use hint::Hint;
pub use judge::{Right, Verdict, Wrong, judge};
pub use plan::content::{Plan, PlanBoard, PlanQuestion, PlanStep};
pub use plan::homework::Homework;
pub use plan::question::{Asked, Truth};
pub use plan::read::{plan_of, read_plan};
pub use plan::told::{Told, ToldKind};
pub use progress::{ExerciseResult, Progress};
pub use state::State;
pub use step::step;
pub use steps::{Step, Steps};
pub use text::faults::MOST_FAULTS;
pub use text::read::{is_deck, read};
pub use text::write::{write, write_exercise};
pub use work::{MOST_WRONG, Tried, Work};
