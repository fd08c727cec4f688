//! How the pieces of Horizons move.
//!
//! Start with [`reach`] (the ways of the pieces, as data), then [`attack`] (checks and pins), [`castling`], and
//! [`generator`] (which moves are legal).

pub mod attack;
pub mod castling;
pub mod generator;
pub mod reach;
