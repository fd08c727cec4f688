//! The sheet of a class tournament: up to 64 pupils, who meets whom, results, standings.
//!
//! Pure data and functions: no file, no clock, no window. A game is known by its id alone. Everything random follows
//! from the seed in the sheet. Tables are read and written by `csv`, pages by `maud`; `petgraph` finds maximum
//! matchings.
//!
//! ```
//! use ludoteca_class::standings::standings;
//! use ludoteca_class::{Outcome, System, Tournament};
//!
//! # fn main() -> Result<(), ludoteca_rules::Text> {
//! let mut sheet = Tournament::new("Spring", "rastros", System::swiss(2)?, 7)?;
//! for name in ["Ana", "Rui", "Zé", "Eva"] {
//!     sheet.add(name)?;
//! }
//! for round in 1..=2 {
//!     assert_eq!(sheet.pair()?.len(), 2, "four pupils sit at two boards");
//!     for board in 1..=2 {
//!         sheet.set_result(round, board, Outcome::First)?;
//!     }
//! }
//! assert!(sheet.is_over());
//! let best = standings(&sheet)[0].pupil;
//! println!("{} is first", sheet.pupils()[best].name);
//!
//! let text = sheet.to_string();
//! assert_eq!(Tournament::read(&text)?, sheet);
//! # Ok(())
//! # }
//! ```
//!
//! Start with [`Tournament`] in `sheet/`; `edit.rs` is what can be done to it. `rounds/` finds the pairings of a round,
//! `standings.rs` the places. `written.rs` and `read.rs` are the sheet as a text file, `names.rs` and `csv.rs` as
//! tables, `page.rs` as pages to print.

pub mod csv;
mod edit;
pub mod names;
pub mod page;
mod read;
mod rounds;
mod sheet;
pub mod standings;
mod written;

pub use sheet::{MOST_PUPILS, Outcome, Pairing, Points, Pupil, System, Tournament};
