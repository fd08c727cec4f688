//! Lessons and puzzles: exercises that ask for one real move, as text files that a teacher can write.
//!
//! Depends only on `rules`, `search`, `games`, `record` and `i18n`. A [`Deck`] is a file of the record format: a head that
//! names it, then one record for each [`Exercise`], whose tags say what is asked and whose moves are the right ones. [`read()`]
//! reads and checks it, [`write()`] prints it, [`prove`] proves what puzzles claim, [`Course`] runs a deck for somebody, and
//! [`Progress`] remembers what was solved. The decks of the program itself are in [`shipped`].
//!
//! Start with `deck.rs`, then `judge.rs`, which says whether a move is right.

mod course;
mod deck;
mod fault;
mod hint;
mod judge;
mod progress;
pub mod prove;
mod read;
mod reply;
mod said;
pub mod shipped;
mod step;
mod steps;
mod tags;
mod write;

pub use course::{Answer, Asked, Course};
pub use deck::{Deck, Exercise, Goal, Kind};
pub use fault::{Fault, Problem};
pub use hint::Hint;
pub use judge::{Right, Verdict, Wrong, judge};
pub use progress::{Done, Progress};
pub use read::read;
pub use said::{LONGEST, Said};
pub use step::step;
pub use steps::{Step, Steps};
pub use write::{write, write_exercise};
