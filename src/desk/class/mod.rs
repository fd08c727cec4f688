//! Class tournaments: the sheets that are kept, what the panels show of them, and the dialog.
//!
//! Start with [`model`]; [`sheets`] reads and writes the files, `screens.rs` opens the boards for the pupils' own
//! screens.

mod against;
mod answered;
pub mod controller;
mod deck;
mod kept;
pub mod model;
pub mod panel;
pub mod request;
mod screens;
pub mod sheets;

pub use controller::plugin;
