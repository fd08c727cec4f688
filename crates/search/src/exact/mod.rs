//! Searchers that do not judge: what they say of a position is certain.
//!
//! - [`table`]: a table of all positions, filled backwards from the ends; for games small enough.
//! - [`prover`]: depth first with a memory of positions, until a win is found or nothing is left to try.
//! - [`proof_number`]: always where the least is left to prove.
//! - [`proof_first`]: a prover, and another searcher for what it could not prove in its part of the time.
//!
//! All of them are for games without draws in which no position comes back.

pub mod answer;
pub mod proof_first;
pub mod proof_number;
pub mod prover;
pub mod table;

pub use proof_first::ProofFirst;
pub use proof_number::ProofNumber;
pub use prover::Prover;
pub use table::{Numbered, Table, Tabled};
