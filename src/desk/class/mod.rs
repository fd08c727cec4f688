//! Class tournaments: the sheets that are kept, what the panels show of them, and the dialog.
//!
//! Start with [`model`]; [`sheets`] reads and writes the files.

pub mod controller;
pub mod model;
pub mod panel;
pub mod sheets;

pub use controller::plugin;
