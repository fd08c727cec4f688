//! The shelf with all games, shown while none is on the table: boxes on the boards of a bookcase, and a rail beside it.
//!
//! Start with [`model`]; [`shown`] finds out what is shown, [`panel`] draws it in the parts `boards` and `rail`.

mod boards;
pub mod controller;
pub mod model;
pub mod panel;
mod rail;
pub mod shown;

pub use controller::plugin;
