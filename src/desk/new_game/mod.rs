//! A new game: its options, who plays, the clock and the match; and the earlier plays of the game that can be resumed.
//!
//! Start with [`players`].

pub mod clock;
pub mod controller;
pub mod earlier;
pub mod opponent;
pub mod option;
pub mod options;
pub mod panel;
pub mod players;
pub mod series;

pub use controller::plugin;
