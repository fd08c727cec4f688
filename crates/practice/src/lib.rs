//! Practice: puzzles and own mistakes asked again in time, a ladder by difficulty, a storm, and the puzzle of the day.
//!
//! ```
//! use ludoteca_games::catalogue;
//! use ludoteca_lessons::shipped;
//! use ludoteca_practice::{Day, Library, Outcome, Plan, puzzle_of};
//! use std::sync::Arc;
//!
//! let decks: Vec<_> = shipped::decks(&catalogue()).expect("they are proved").into_iter().map(Arc::new).collect();
//! let library = Library::new(&decks, []);
//! let today = Day::parse("2026-11-27").expect("a day");
//! let question = puzzle_of(&library, today).expect("there are puzzles");
//!
//! let mut plan = Plan::default();
//! assert!(plan.due(&library, None, today).is_empty());
//! let answered = plan.answer(question, Outcome::Wrong, today);
//! assert_eq!(answered.due, today.after(1));
//! assert_eq!(plan.due(&library, None, answered.due)[0].id, question.id);
//! assert_eq!(Plan::read(&plan.to_string()).expect("it is of this form").0, plan);
//! ```
//!
//! There is no thread and no clock here: whoever asks says what day it is where the person is, and in a storm how much
//! time has passed. A [`Library`] is all puzzles there are, a [`Plan`] is what one person has made of them, a
//! [`PracticeFolder`] keeps it in files.
//!
//! Start with `id.rs` and `question.rs` (what is asked), then `card.rs` (when it is asked again) and `plan.rs`.
//! `effort.rs` measures how hard a puzzle is, `rating.rs` compares that with a person, `storm.rs` and `daily.rs` choose
//! puzzles, `keep.rs` has the files.

mod card;
mod daily;
mod day;
mod effort;
mod id;
mod keep;
mod plan;
mod question;
mod rating;
mod result;
mod storm;

pub use card::{Card, KEPT, Outcome, RESTS};
pub use daily::puzzle_of;
pub use day::Day;
pub use effort::{Effort, shipped as shipped_effort};
pub use id::QuestionId;
pub use keep::{Kept, MOST_MISTAKES, PracticeFolder};
pub use plan::{Answered, FORGOTTEN, Plan, StormPlace};
pub use question::{Library, Question};
pub use rating::Rating;
pub use result::StormResult;
pub use storm::{LONG, Storm};
