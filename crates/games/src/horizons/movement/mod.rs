//! How the pieces of Horizons move.
//!
//! Start with [`reach`] (the ways of the pieces, as data), then [`attack`] (checks and pins) and [`generator`]
//! (which moves are legal); [`exchange`] guesses which captures pay, and [`study`] shows people what a piece
//! could do.

pub mod attack;
pub mod exchange;
pub mod generator;
pub mod reach;
pub mod study;
