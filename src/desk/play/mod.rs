//! The play on the table: what lies around the board, the history, and everything that lies over the board.
//!
//! Start with [`model`] (what is shown), [`table`] (what lies around the board) and [`controller`] (what a
//! person does).

pub mod annotation;
pub mod around;
pub mod captured;
pub mod clock;
pub mod controller;
pub mod end;
pub mod history;
pub mod model;
pub mod note;
pub mod over;
pub mod overlay;
pub mod presenting;
pub mod result;
pub mod review;
pub mod secret;
pub mod shown;
pub mod table;
pub mod timeline;
pub mod typing;

pub use controller::plugin;
