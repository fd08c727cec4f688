//! Walks through the tree of a game: all lines to a depth, and games at random.
//!
//! Start with [`mod@perft`].

pub mod perft;
pub mod playout;
