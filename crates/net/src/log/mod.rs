//! The log of a table as text: one line of JSON for each event, with its number, the hash of the line before, the time
//! at the table and the signature of whoever says it.
//!
//! `event.rs` has the events, `line.rs` a line.

mod event;
mod line;

pub use event::{Commit, Event, Open, Reveal, Sit, Wish};
pub use line::{Line, Said};
