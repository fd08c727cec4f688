//! What is known for certain: games and endings that are solved as a whole, as tables in files.
//!
//! A table has an entry for each position: who wins with best play, and in how many plies if the winner hurries and the
//! loser holds out. It is made slice by slice and can be stopped and go on at any of them; a file keeps it, with a head
//! that says of which game and rules it is, and checksums. It is read a block at a time, so that one position of a
//! large table costs no more than one of a small one.
//!
//! Start with [`Space`], the positions of a table as numbers, and [`spaces`], those that can be solved; [`work`] makes
//! a table, [`table`] is the file, [`survey`] counts what is in it, and [`explore`] shows one position.
//!
//! ```
//! use ludoteca_rules::thinking::think::Stop;
//! use ludoteca_solve::explore::look;
//! use ludoteca_solve::spaces::{Wanted, find};
//! use ludoteca_solve::work::{Job, State};
//!
//! let wanted = Wanted { size: Some("4x4"), ..Wanted::default() };
//! let subject = find("rastros", wanted).expect("a board that can be solved");
//! let space = &*subject.space;
//! let mut job = Job::new(space, 8).expect("eight megabytes are enough");
//! while job.go_on(&Stop::default()).expect("no distance is too long") != State::Done {}
//!
//! let mut code = |number| Ok(job.entries().code(number));
//! let seen = look(space, "4/2o1/4/4 1", &mut code).expect("no file");
//! assert_eq!(seen.verdict.map(|verdict| verdict.plies), Some(9), "the first player wins");
//! ```

pub mod explore;
pub mod space;
pub mod spaces;
pub mod survey;
pub mod table;
pub mod work;

pub use space::Space;
