//! Homework: a class works through the exercises of a deck, and its teacher sees what came of it.
//!
//! Pure data and functions: no file, no clock, no network.
//!
//! ```
//! use ludoteca_homework::{Homework, slip};
//! use ludoteca_lessons::{Work, read, shipped};
//! use std::sync::Arc;
//!
//! let catalogue = ludoteca_games::catalogue();
//! let source = shipped::find(&catalogue, "avanco").expect("it is shipped");
//! let deck = Arc::new(read(source.text, &catalogue).expect("it is proved"));
//!
//! // A pupil, the third on the list, has solved the first exercise, and hands in letters.
//! let mut work = Work::new(deck.exercises.len());
//! work.exercises_mut()[0].solved = true;
//! let letters = slip::write(&deck, 3, &work).expect("so short a deck fits");
//!
//! // The teacher types them in.
//! let (number, work) = slip::read(&deck, &letters, 24).expect("they are right");
//! let mut homework = Homework::new(deck);
//! homework.note("Ana", &work);
//! assert_eq!((number, homework.work("Ana").solved()), (3, 1));
//! ```
//!
//! Start with [`Homework`] in `results.rs`, the results of all pupils and their file; [`slip`] has the letters,
//! [`link`] the way of a deck to a computer at home, [`Table`] is what a teacher reads.

mod given;
pub mod link;
mod results;
pub mod slip;
mod table;

pub use given::{given, is_given};
pub use link::offered;
pub use results::Homework;
pub use table::{Row, Table};
