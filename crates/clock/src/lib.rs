//! Clocks of a play: how much time each seat has, who uses it now, and when a flag falls.
//!
//! Depends only on `rules`, and has no side effects: whoever keeps time passes it as the time since any fixed moment, so
//! tests make it up. The session knows no clock; it is told when a flag has fallen. Start with [`Clock`]; [`control`] says
//! how time is given and is its text in records, [`face`] is time as people read it.

pub mod control;
pub mod face;
mod running;

pub use control::{Control, Extra};
pub use running::Clock;
