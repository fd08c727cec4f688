//! Walks through the tree of a game: all lines to a depth, games at random, what one move is good for,
//! and what is forced.
//!
//! Start with [`mod@perft`].

pub mod minimax;
pub mod perft;
pub mod playout;
pub mod purpose;
