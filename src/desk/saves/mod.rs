//! The saved plays: the page with them, the medals that they say somebody has won, and the files.
//!
//! Start with [`kept`] (what there is) and [`model`] (what is shown of it); [`keeper`] saves plays by itself,
//! [`requests`] does what is asked of files, `learned.rs` keeps what was solved and made of lessons and puzzles, `practised.rs` what comes back after days, and
//! [`disk`] is what all of them read and write.

pub mod controller;
pub mod disk;
pub mod duel;
pub mod keeper;
pub mod kept;
mod learned;
pub mod medals;
pub mod model;
pub mod panel;
mod practised;
pub mod requests;
mod rows;
mod wall;

pub use controller::plugin;
