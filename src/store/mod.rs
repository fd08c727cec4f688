//! Files of the user: written whole or not at all, and over another file only where that was asked for.
//!
//! Depends only on `tempfile`, `rustix` and the file system, on nothing of this crate. Start with [`write_whole`];
//! `target.rs` follows links, `place.rs` puts the new file into the place of the old one. [`plays`] are those that the
//! program keeps by itself.

mod place;
pub mod plays;
mod target;
mod whole;

pub use place::Existing;
pub use whole::{check, same_target, write_whole};
