//! What the rules say, as text and as JSON: the games, a position, its legal orders.
//!
//! One file a command: `games.rs`, `show.rs`, `moves.rs`, `jsonl.rs`. `board.rs` draws a board in text.

pub(crate) mod board;
pub(crate) mod games;
pub(crate) mod jsonl;
pub(crate) mod moves;
pub(crate) mod show;
