//! The shared rules system: what every game is made of, and one play of it.
//!
//! Depends only on the standard library, `arrayvec`, `rand` and `thiserror`; never on another module of this crate. No side
//! effects: no input or output, no clock, no thread, no float, so that equal inputs give equal results on every machine.
//!
//! Start with [`game::Game`] (the rules of one game), then [`effect`] (what a move does on the table), [`pick`] (how a
//! person enters an order), [`figure`] (how it looks in a flat picture), [`session`] (one play of a game with its history),
//! [`editor`] (a position set up by hand), [`entry`] (a game without its type) and [`think`] (what the computer is asked as a
//! player).

pub mod bitboard;
pub mod catalogue;
pub mod chalk;
pub mod comment;
pub mod content;
pub mod editor;
pub mod effect;
pub mod entry;
pub mod figure;
pub mod forced;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod laws;
mod one_seat;
pub mod options;
pub mod orders;
pub mod outcome;
pub mod overlay;
pub mod paths;
pub mod perft;
pub mod pick;
pub mod playout;
pub mod position_text;
pub mod random;
pub mod roll;
pub mod seat;
pub mod session;
pub mod setup;
pub mod sign;
pub mod text;
pub mod think;
pub mod tuning;
mod two_sides;

pub use catalogue::Catalogue;
pub use content::Content;
pub use editor::{Edit, SetupEditor};
pub use effect::{Beat, Effect, Kind, Piece, Standing};
pub use entry::Entry;
pub use figure::{Dye, Figure, Ground};
pub use game::{Change, Editing, Game, Info, Notation, Overlay, Reading, Rules, View};
pub use geometry::{Cell, Geometry};
pub use options::{OptionSpec, Options};
pub use outcome::{Outcome, Winner};
pub use overlay::{Badge, Overlaid, Role};
pub use pick::{Choice, Mark, Path, Pick, Refusal, Step, Studied};
pub use position_text::PositionError;
pub use seat::{Seat, SeatSet, Side, SideColour, SideInfo};
pub use setup::{Fault, Setup};
pub use sign::{Meaning, Sign};
pub use text::{Arg, Text};
