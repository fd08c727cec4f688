//! The pairings of the next round in each system, and what they are made from: what every pupil has behind them.
//!
//! Start with `swiss.rs`, `round_robin.rs` and `elimination.rs`, one a system. `history.rs` gathers opponents, points
//! and byes, `draw.rs` says who begins, `matching.rs` whether all who are left can still be paired.

mod draw;
pub(crate) mod elimination;
mod history;
mod matching;
pub(crate) mod round_robin;
pub(crate) mod swiss;

pub(crate) use history::{History, Meeting};
