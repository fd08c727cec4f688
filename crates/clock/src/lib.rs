//! Clocks of a play: how much time each seat has, who uses it now, and when a flag falls.
//!
//! No clock of the computer is read here: the caller passes the time since any fixed moment, so tests make it up. The
//! session knows no clock either; it is told when a flag has fallen.
//!
//! ```
//! use ludoteca_clock::{Clock, Control, face};
//! use ludoteca_rules::{Seat, SeatSet};
//! use std::time::Duration;
//!
//! let control = Control::parse("60+5").expect("one minute, and five seconds for every move");
//! let (first, second) = (SeatSet::NONE.with(Seat(0)), SeatSet::NONE.with(Seat(1)));
//! let mut clock = Clock::new(&[control; 2]);
//! clock.go(Duration::ZERO, SeatSet::NONE, first);
//!
//! // The first seat moves after twenty seconds and is given five; then the second seat lets its minute pass.
//! clock.go(Duration::from_secs(20), first, second);
//! let now = Duration::from_secs(80);
//! assert_eq!(clock.time(Seat(0), now), Duration::from_secs(45));
//! assert_eq!(face::left(clock.time(Seat(0), now)), "0:45");
//! assert_eq!(clock.fallen(now), Some(Seat(1)));
//! ```
//!
//! Start with [`Clock`]; [`control`] says how time is given and is its text in records, [`face`] is time as people read
//! it.

pub mod control;
pub mod face;
mod running;

pub use control::{Control, Extra};
pub use running::Clock;
