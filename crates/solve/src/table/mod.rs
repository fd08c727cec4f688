//! A table as a file: a head of lines of text, a list of blocks, and the blocks, each packed by itself.
//!
//! The head says of which table and rules the file is, how far it is, and the checksum of all entries; each block has
//! a checksum of its own, so that reading one position reads one block, and notices what is broken in it. A table that
//! is not complete is the same kind of file.
//!
//! Start with [`Table::open`]; [`save`] writes one.

mod head;
mod read;
mod write;

pub use blake3::Hash;
pub use head::Head;
pub use read::Table;
pub use write::{Effort, save};

/// Packed entries in a block, in bytes.
const BLOCK: u64 = 1 << 15;

/// Bytes of an entry of the list of blocks: how long the block is, and the beginning of its checksum.
const LISTED: u64 = 4 + 16;

/// The head has so many bytes, filled up with empty lines.
const HEAD: u64 = 1024;
