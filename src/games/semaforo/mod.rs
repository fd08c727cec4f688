//! How Semáforo looks on the table. Start with [`plugin()`].

pub mod pieces;
mod plugin;

pub use plugin::plugin;
