//! The sheet of a class tournament: up to 64 pupils, who meets whom, results, standings.
//!
//! Pure data and functions: no file, no clock, no window. Depends only on `rules` (for sentences and random numbers) and, for
//! tables of names, on `csv_core`. A game is known by its id alone. Everything random follows from the seed in the sheet.
//!
//! Start with [`Tournament`] in `sheet.rs`; `edit.rs` is what can be done to it. `round_robin.rs`, `swiss.rs` and
//! `elimination.rs` find the pairings of a round, `standings.rs` the places. `written.rs` is the sheet as a text file,
//! `csv.rs` as tables, `page.rs` as pages to print.

mod card;
pub mod csv;
mod draw;
mod edit;
mod elimination;
mod matching;
pub mod names;
pub mod page;
mod pairing;
mod points;
mod read;
mod round_robin;
mod sheet;
pub mod standings;
mod swiss;
mod system;
mod written;

pub use pairing::{Outcome, Pairing};
pub use points::Points;
pub use sheet::{MOST_PUPILS, Pupil, Tournament};
pub use system::System;
