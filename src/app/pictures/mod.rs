//! Pictures and films of the table in files.
//!
//! Start with [`shot`].

pub mod film;
pub mod filming;
pub mod gif;
pub(super) mod picture;
pub mod reel;
pub mod shot;
