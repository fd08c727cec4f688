//! The play on the table: the side panel, the history, and everything that lies over the board.
//!
//! Start with [`model`] (what is shown) and [`panel`] (the side panel).

pub mod captured;
pub mod card;
pub mod chalk;
pub mod clock;
pub mod history;
pub mod model;
pub mod note;
pub mod over;
pub mod overlay;
pub mod panel;
pub mod plate;
pub mod secret;
pub mod spoken;
pub mod timeline;
pub mod typing;
