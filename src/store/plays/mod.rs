//! The plays that the program keeps for the user by itself, each a file in one folder.
//!
//! Depends only on the rest of `store` and the file system; what is in the files is not known here. A file changes only
//! through a [`Claim`], which one program at a time has, and whole or not at all. Start with [`Plays`]; [`Saver`] writes
//! without anybody waiting for it, `home.rs` says which folder it is, `removed.rs` what becomes of removed plays,
//! `lock.rs` how programs keep out of each other's way.

mod claim;
mod home;
mod id;
mod lock;
mod removed;
mod saver;
mod shelf;

pub use claim::Claim;
pub use home::folder;
pub use id::PlayId;
pub use saver::{Report, Saver};
pub use shelf::{Kept, Plays};
