//! The computer: what it thinks, how strong and how fast it is, and who plays on which seat.
//!
//! One file a command: `analyse.rs`, `arena.rs`, `bench.rs`, `perft.rs`, `tune.rs`, `ugi.rs`. Players as arguments name
//! them are in `player.rs`, seats in `seats.rs`; `solve/` makes tables of what is known as a whole.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod experiment;
pub(crate) mod perft;
pub(crate) mod player;
pub(crate) mod seats;
pub(crate) mod solve;
mod stop;
pub(crate) mod tune;
pub(crate) mod ugi;
