//! Walks through the tree of a game: all lines to a depth, games at random, and what one move is good for.
//!
//! Start with [`mod@perft`].

pub mod perft;
pub mod playout;
pub mod purpose;
