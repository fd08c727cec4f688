//! Tables that say of every position of a game or an ending who wins with best play, and in how many plies, or what it
//! is worth if both sides decide at once: what an entry says, how positions are numbered, and the file in which
//! the entries are packed block by block.
//!
//! Whoever plays looks positions up with it; `ludoteca-solve` makes the tables and writes the files. Nothing here opens
//! a file: a table is read from anything that can be read and sought, such as bytes of the program.
//!
//! Start with [`Numbering`], the positions of a game as numbers, and [`Packed`], a table that is read.

mod entries;
mod head;
mod numbering;
mod packed;
mod pairs;
mod verdict;
mod worth;

pub use entries::{Entries, Form};
pub use head::{Head, Progress};
pub use numbering::{Numbering, Ranked, Way};
pub use packed::{BLOCK, LISTED, Packed, ReadError, Source};
pub use pairs::{pair, pair_number, pairs};
pub use verdict::{Code, Value, Verdict};
pub use worth::Worth;

/// The head of a file has so many bytes, filled up with empty lines.
pub const HEAD: u64 = 1024;
