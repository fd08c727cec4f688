//! A new game: its options, who plays, the clock and the match; and the earlier plays of the game that can be resumed.
//!
//! Start with [`players`].

pub mod earlier;
pub mod players;
pub mod series;
