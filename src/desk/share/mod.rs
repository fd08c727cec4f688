//! Giving a game away: as text, as a code for a telephone, as a file, a picture, a film, a diagram, a worksheet.
//!
//! Start with [`model`] (what there is to give) and `panel.rs` (the dialog); [`worksheet`] prints exercises.

pub mod code;
pub mod model;
pub(super) mod panel;
pub mod worksheet;

pub use worksheet::plugin;
