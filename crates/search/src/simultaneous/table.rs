//! The transposition table.

use super::stage::ValueBounds;

/// What is stored of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub bounds: ValueBounds,
    /// Turns that were searched.
    pub depth: u8,
    /// The most probable order of each side, by its index.
    pub best_orders: [u8; 2],
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    /// The search that wrote it; 0 where nothing was written.
    generation: u32,
    entry: Entry,
}

const EMPTY: Slot =
    Slot { key: 0, generation: 0, entry: Entry { bounds: ValueBounds::DRAW, depth: 0, best_orders: [0; 2] } };

/// A table of fixed size. Of each pair of slots the first is replaced by deeper entries only and the second always.
pub(super) struct TranspositionTable {
    pairs: Vec<[Slot; 2]>,
    generation: u32,
}

impl TranspositionTable {
    /// A table of at most so many megabytes, at least one pair.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[Slot; 2]>();
        let pairs = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { pairs: vec![[EMPTY; 2]; pairs], generation: 0 }
    }

    /// Starts a search, which finds nothing that earlier ones stored.
    pub fn begin_search(&mut self) {
        if self.generation == u32::MAX {
            self.pairs.fill([EMPTY; 2]);
            self.generation = 0;
        }
        self.generation += 1;
    }

    const fn index(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }

    /// What is stored of the position with this key.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let mut pair = self.pairs[self.index(key)].iter();
        pair.find(|slot| slot.generation == self.generation && slot.key == key).map(|slot| slot.entry)
    }

    /// Stores a position.
    pub fn store(&mut self, key: u64, entry: Entry) {
        let (index, generation) = (self.index(key), self.generation);
        let [deep, latest] = &mut self.pairs[index];
        let replaced = if deep.generation != generation || deep.key == key || entry.depth > deep.entry.depth {
            deep
        } else {
            latest
        };
        *replaced = Slot { key, generation, entry };
    }
}
