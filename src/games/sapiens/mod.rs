//! How Sapiens looks on the table. Start with [`plugin()`].

pub mod pieces;
mod plugin;
mod theatre;

pub use plugin::plugin;
