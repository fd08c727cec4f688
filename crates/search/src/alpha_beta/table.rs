//! The transposition table: a hash table of fixed size in which a new entry replaces the least useful one of its
//! bucket.

use crate::score::is_proof;

/// How the stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this: no move raised alpha.
    Upper,
    /// The true value is at least this: a move reached beta.
    Lower,
    /// The true value is this.
    Exact,
}

/// What is stored of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// As [`to_table`] made it.
    pub value: i32,
    /// Remaining depth of the search that found it.
    pub depth: i32,
    pub bound: Bound,
    /// The best move, as its index in the generated list.
    pub best_move: Option<u16>,
}

/// A value as it is stored. Proofs are counted in plies from the node, and not from the root, without those idle plies
/// that the key does not tell apart; `offset` is the sum of both.
pub(super) const fn to_table(value: i32, offset: i32) -> i32 {
    if !is_proof(value) {
        value
    } else if value > 0 {
        value + offset
    } else {
        value - offset
    }
}

/// The inverse of [`to_table`].
pub(super) const fn from_table(value: i32, offset: i32) -> i32 {
    if !is_proof(value) {
        value
    } else if value > 0 {
        value - offset
    } else {
        value + offset
    }
}

/// No best move is known.
const NO_MOVE: u16 = u16::MAX;

/// The generation of an entry that was never written.
const EMPTY: u16 = 0;

/// Entries of a bucket, which fills one cache line.
const BUCKET_SIZE: usize = 4;

/// Bytes of a cache line.
const CACHE_LINE: usize = 64;

/// Sixteen bytes. Of the key 48 bits are stored beside those that choose the bucket: in a day of searching one false
/// match would be bad luck.
///
/// The first word holds the key and in its lowest sixteen bits the best move; the second the value, the depth, the
/// bound and the generation. They are plain numbers because the operating system hands out zeroed memory for these
/// without touching it: neither making nor clearing a table takes time.
type PackedEntry = [u64; 2];

const fn generation_of(entry: PackedEntry) -> u16 {
    (entry[1] >> 48) as u16
}

const fn depth_of(entry: PackedEntry) -> i32 {
    (entry[1] >> 32 & 0xFF) as i32
}

const fn best_move_of(entry: PackedEntry) -> u16 {
    entry[0] as u16
}

/// The part of a key that an entry stores: the high bits, which do not choose the bucket.
const fn stored_key(key: u64) -> u64 {
    key & !0xFFFF
}

const fn has_key(entry: PackedEntry, key: u64) -> bool {
    stored_key(entry[0]) == stored_key(key)
}

/// See the head of this file.
pub(super) struct TranspositionTable {
    entries: Vec<PackedEntry>,
    /// Index of the first entry that lies at the start of a cache line.
    first: usize,
    buckets: usize,
    /// Number of the current search.
    generation: u16,
    /// Entries of earlier generations count as empty.
    oldest: u16,
}

impl TranspositionTable {
    /// A table of at most so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / (BUCKET_SIZE * size_of::<PackedEntry>());
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        let entries = vec![PackedEntry::default(); (buckets + 1) * BUCKET_SIZE];
        let past_line = entries.as_ptr().addr() % CACHE_LINE;
        let first = (CACHE_LINE - past_line) % CACHE_LINE / size_of::<PackedEntry>();
        Self { entries, first, buckets, generation: EMPTY + 1, oldest: EMPTY + 1 }
    }

    /// Starts a search. A `fresh` one finds nothing that an earlier one stored.
    pub fn begin_search(&mut self, fresh: bool) {
        if self.generation == u16::MAX {
            let megabytes = (self.buckets * BUCKET_SIZE * size_of::<PackedEntry>()) >> 20;
            *self = Self::new(megabytes);
            self.generation = EMPTY;
        }
        self.generation += 1;
        if fresh {
            self.oldest = self.generation;
        }
    }

    const fn bucket(&self, key: u64) -> usize {
        self.first + (key as usize & (self.buckets - 1)) * BUCKET_SIZE
    }

    /// What is stored of the position with this key.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let place = self.bucket(key);
        let bucket = &self.entries[place..place + BUCKET_SIZE];
        let entry = *bucket.iter().find(|entry| has_key(**entry, key) && generation_of(**entry) >= self.oldest)?;
        let bound = match entry[1] >> 40 & 0xFF {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        };
        let best_move = Some(best_move_of(entry)).filter(|best| *best != NO_MOVE);
        Some(Entry { value: entry[1] as u32 as i32, depth: depth_of(entry), bound, best_move })
    }

    /// Stores a position in place of the same one, of an empty entry, or of the one with the least depth; an entry of
    /// an earlier search counts eight plies less for each search since.
    #[inline]
    pub fn store(&mut self, key: u64, new: Entry) {
        let (generation, oldest) = (self.generation, self.oldest);
        let place = self.bucket(key);
        let bucket = &mut self.entries[place..place + BUCKET_SIZE];
        let mut chosen = 0;
        let mut least = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            let used = generation_of(*entry) >= oldest;
            if used && has_key(*entry, key) {
                chosen = index;
                break;
            }
            let worth =
                if used { depth_of(*entry) - 8 * i32::from(generation - generation_of(*entry)) } else { i32::MIN };
            if worth < least {
                (chosen, least) = (index, worth);
            }
        }
        let old = bucket[chosen];
        let same = has_key(old, key) && generation_of(old) >= oldest;
        let best_move = new.best_move.unwrap_or(if same { best_move_of(old) } else { NO_MOVE });
        let depth = new.depth.clamp(0, i32::from(u8::MAX)) as u64;
        let value = u64::from(new.value as u32);
        bucket[chosen] = [
            stored_key(key) | u64::from(best_move),
            value | depth << 32 | (new.bound as u64) << 40 | u64::from(generation) << 48,
        ];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry { value: -7, depth: 3, bound: Bound::Lower, best_move: Some(2) };

    #[test]
    fn a_bucket_is_one_cache_line() {
        assert_eq!(BUCKET_SIZE * size_of::<PackedEntry>(), CACHE_LINE);
        for megabytes in [0, 1, 3] {
            let table = TranspositionTable::new(megabytes);
            assert_eq!(table.entries[table.first..].as_ptr().addr() % CACHE_LINE, 0);
            // The last bucket can be read.
            assert_eq!(table.probe(u64::MAX), None);
        }
    }

    #[test]
    fn what_is_stored_is_found_until_a_fresh_search_begins() {
        let mut table = TranspositionTable::new(1);
        table.store(42 << 20, ENTRY);
        assert_eq!(table.probe(42 << 20), Some(ENTRY));
        assert_eq!(table.probe(43 << 20), None);
        table.begin_search(false);
        assert_eq!(table.probe(42 << 20), Some(ENTRY));
        table.begin_search(true);
        assert_eq!(table.probe(42 << 20), None);
    }

    #[test]
    fn generations_wrap_without_bringing_old_entries_back() {
        let mut table = TranspositionTable::new(0);
        for key in 1..200_000_u64 {
            table.begin_search(true);
            assert_eq!(table.probe((key - 1) << 20), None);
            table.store(key << 20, ENTRY);
            assert_eq!(table.probe(key << 20), Some(ENTRY));
        }
    }

    #[test]
    fn a_full_bucket_loses_its_shallowest_entry() {
        let mut table = TranspositionTable::new(0);
        for (key, depth) in (1_u64..).zip([5, 2, 9, 4, 1]) {
            table.store(key << 20, Entry { depth, ..ENTRY });
        }
        let depths: Vec<Option<i32>> = (1_u64..=5).map(|key| table.probe(key << 20).map(|entry| entry.depth)).collect();
        assert_eq!(depths, [Some(5), None, Some(9), Some(4), Some(1)]);
    }
}
