//! What the search remembers of positions.

use super::frame::Worth;

/// What was found of a position at a depth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub worth: Worth,
    /// Turns that were looked ahead.
    pub depth: u8,
    /// The most probable order of each side, by its place in the list.
    pub likely: [u8; 2],
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// The search that wrote it; 0 where nothing was written.
    search: u32,
    found: Found,
}

const NOTHING: Entry = Entry { key: 0, search: 0, found: Found { worth: Worth::DRAW, depth: 0, likely: [0; 2] } };

/// A table of fixed size: in each pair of entries one is for what took long, and one for what came last.
pub(super) struct Table {
    pairs: Vec<[Entry; 2]>,
    search: u32,
}

impl Table {
    /// A table of at most so many megabytes, at least one pair.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[Entry; 2]>();
        let pairs = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { pairs: vec![[NOTHING; 2]; pairs], search: 0 }
    }

    /// Forgets everything.
    pub fn begin(&mut self) {
        if self.search == u32::MAX {
            self.pairs.fill([NOTHING; 2]);
            self.search = 0;
        }
        self.search += 1;
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }

    /// What is known of the position with this key.
    pub fn find(&self, key: u64) -> Option<Found> {
        let mut pair = self.pairs[self.place(key)].iter();
        pair.find(|entry| entry.search == self.search && entry.key == key).map(|entry| entry.found)
    }

    /// Remembers a position.
    pub fn keep(&mut self, key: u64, found: Found) {
        let (place, search) = (self.place(key), self.search);
        let [deep, late] = &mut self.pairs[place];
        let chosen =
            if deep.search != search || deep.key == key || found.depth > deep.found.depth { deep } else { late };
        *chosen = Entry { key, search, found };
    }
}
