//! Solvers: searchers that prove and do not evaluate, so that what they say of a position is certain.
//!
//! - [`tablebase`]: a table of all positions, filled in by retrograde analysis; for games small enough.
//! - [`prover`]: depth-first search with a table of proven positions.
//! - [`proof_number`]: proof-number search.
//! - [`endings`]: tables of endings, and another searcher for all other positions.
//! - [`proof_first`]: a solver, and another searcher for what it could not prove in its part of the budget.
//!
//! All but the endings are for games without draws in which no position repeats.
//!
//! Start with [`Prover`], the simplest; [`answer`] makes an analysis of what a solver found out.

pub mod answer;
pub mod endings;
pub mod proof_first;
pub mod proof_number;
pub mod prover;
pub mod tablebase;

pub use proof_first::ProofFirst;
pub use proof_number::ProofNumber;
pub use prover::Prover;
pub use tablebase::{IndexedGame, Tablebase, TablebaseSearch};
