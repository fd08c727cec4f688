//! The shared rules system: what every game is made of, whoever looks at it.
//!
//! Pure Rust. May import the standard library, `arrayvec`, `rand`, `thiserror`; never another module of this crate.
//! No input or output, no clock, no thread, no float: equal inputs give equal results on every machine.
//!
//! Start with [`game::Game`] (the rules of one game), then [`effect`] (what a move does on the table), [`pick`] (how a
//! person enters an order) and [`session`] (one play of a game with its history).

pub mod bitboard;
pub mod effect;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod laws;
pub mod notation;
mod one_seat;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod pick;
pub mod playout;
pub mod position_text;
pub mod random;
pub mod roll;
pub mod seat;
pub mod session;
pub mod sign;
pub mod text;

pub use effect::{Beat, Effect, Kind, Piece, Standing};
pub use game::{Game, Info};
pub use geometry::{Cell, Geometry};
pub(crate) use one_seat::one_seat_at_a_time;
pub use options::{OptionSpec, Options};
pub use outcome::{Outcome, Winner};
pub use pick::{Choice, Mark, Path, Pick, Refusal, Step};
pub use position_text::PositionError;
pub use seat::{Seat, SeatSet, Side, SideColour, SideInfo};
pub use sign::{Meaning, Sign};
pub use text::{Arg, Text};
