//! What a search keeps of the nodes that it has seen, as many as there is room for.

use super::board::Key;

/// What is kept of a node.
pub(super) trait Entry: Copy {
    /// A place with nothing in it.
    const NOTHING: Self;

    /// Whether it is of this node.
    fn is_of(&self, key: Key) -> bool;

    /// How much work is lost with it.
    fn work(&self) -> u32;
}

/// Entries that stand for one another where the table is full.
const BUCKET: usize = 4;

/// A table of entries.
pub(super) struct Table<E> {
    buckets: Vec<[E; BUCKET]>,
}

impl<E: Entry> Table<E> {
    /// An empty table of at most so many megabytes.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[E; BUCKET]>();
        Self { buckets: vec![[E::NOTHING; BUCKET]; most.max(1)] }
    }

    /// What is known of a node.
    pub fn probe(&self, key: Key) -> Option<E> {
        self.buckets[self.place(key)].iter().find(|entry| entry.is_of(key)).copied()
    }

    /// Keeps this of a node; the entry that is soonest found again is lost.
    pub fn store(&mut self, key: Key, entry: E) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let same = bucket.iter().position(|other| other.is_of(key));
        let least = (0..BUCKET).min_by_key(|index| bucket[*index].work()).unwrap_or(0);
        bucket[same.unwrap_or(least)] = entry;
    }

    fn place(&self, key: Key) -> usize {
        spread(key, self.buckets.len())
    }
}

/// One of so many places, as good as by chance.
pub(super) fn spread(Key { cells, rest }: Key, places: usize) -> usize {
    let second = (cells[1] ^ u64::from(rest) << 56).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let mixed = (cells[0] ^ second.rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    // The upper half of the product spreads over any number of places.
    ((u128::from(mixed ^ mixed >> 32) * places as u128) >> 64) as usize
}
