//! Search over any game, and the catalogue entry that ties a game together.
//!
//! Pure Rust; may import `rules`. Start with [`Entry`], the sixth seam: what the program knows of a game without its type.

mod entry;

pub use entry::Entry;
