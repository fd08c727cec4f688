//! What lies around the board while one plays: a plate for each player, one sentence that says what the game asks,
//! four controls, the moves. The board itself is never covered.
//!
//! What is shown is in `around`, beside this folder; [`panel`] puts the parts where they belong.

mod chips;
mod corner;
pub mod dock;
mod list;
mod moves;
pub mod panel;
mod plate;
