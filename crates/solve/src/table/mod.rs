//! A table as a file: a head of lines of text, a list of blocks, and the blocks, each packed by itself.
//!
//! The head says of which table and rules the file is, how far it is, and the checksum of all entries; each block has
//! a checksum of its own, so that reading one position reads one block, and notices what is broken in it. A table that
//! is not complete is the same kind of file.
//!
//! Start with [`Table::open`]; [`save`] writes one.

mod read;
mod write;

pub use blake3::Hash;
pub use read::Table;
pub use write::{Effort, save};
