//! What the search remembers of positions: a table of fixed size in which a new entry replaces the least useful of four.

/// What a remembered value says of the real one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What was remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
    /// The best move, by its place in the generated list.
    pub best: Option<u16>,
}

/// No best move is known.
const NO_MOVE: u16 = u16::MAX;

/// The age of an entry that was never written.
const NEVER: u16 = 0;

/// Entries of a bucket, which fill a line of the processor's cache.
const WAYS: usize = 4;

/// A line of the cache in bytes.
const CACHE_LINE: usize = 64;

/// Sixteen bytes. Of the key 48 bits are kept beside those that choose the bucket: in a day of searching one false match
/// would be bad luck.
///
/// The first word has the key and in its lowest sixteen bits the best move; the second the value, the depth, the bound and
/// the age. They are plain numbers since the system gives zeroed memory for these at no cost before it is used: neither
/// making nor clearing a table takes time.
type Entry = [u64; 2];

const fn age_of(entry: Entry) -> u16 {
    (entry[1] >> 48) as u16
}

const fn depth_of(entry: Entry) -> i32 {
    (entry[1] >> 32 & 0xFF) as i32
}

const fn best_of(entry: Entry) -> u16 {
    entry[0] as u16
}

/// The part of a key that an entry keeps: the high bits, which do not choose the bucket.
const fn kept(key: u64) -> u64 {
    key & !0xFFFF
}

const fn has_key(entry: Entry, key: u64) -> bool {
    kept(entry[0]) == kept(key)
}

/// See the head of this file.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// The first entry on a line of the cache.
    first: usize,
    buckets: usize,
    age: u16,
    /// Entries of an earlier age are not there.
    readable: u16,
}

impl Table {
    /// A table of at most so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / (WAYS * size_of::<Entry>());
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        let entries = vec![Entry::default(); (buckets + 1) * WAYS];
        let past_line = entries.as_ptr().addr() % CACHE_LINE;
        let first = (CACHE_LINE - past_line) % CACHE_LINE / size_of::<Entry>();
        Self { entries, first, buckets, age: NEVER + 1, readable: NEVER + 1 }
    }

    /// Begins a search; a `fresh` one finds nothing that an earlier one left.
    pub fn begin(&mut self, fresh: bool) {
        if self.age == u16::MAX {
            let megabytes = (self.buckets * WAYS * size_of::<Entry>()) >> 20;
            *self = Self::new(megabytes);
            self.age = NEVER;
        }
        self.age += 1;
        if fresh {
            self.readable = self.age;
        }
    }

    const fn place(&self, key: u64) -> usize {
        self.first + (key as usize & (self.buckets - 1)) * WAYS
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Found> {
        let place = self.place(key);
        let bucket = &self.entries[place..place + WAYS];
        let entry = *bucket.iter().find(|entry| has_key(**entry, key) && age_of(**entry) >= self.readable)?;
        let bound = match entry[1] >> 40 & 0xFF {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        };
        let best = Some(best_of(entry)).filter(|best| *best != NO_MOVE);
        Some(Found { value: entry[1] as u32 as i32, depth: depth_of(entry), bound, best })
    }

    /// Remembers a position, in the place of the same one, of one from an earlier search or of the one searched least deep.
    #[inline]
    pub fn keep(&mut self, key: u64, found: Found) {
        let (age, readable) = (self.age, self.readable);
        let place = self.place(key);
        let bucket = &mut self.entries[place..place + WAYS];
        let mut chosen = 0;
        let mut least = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            let there = age_of(*entry) >= readable;
            if there && has_key(*entry, key) {
                chosen = index;
                break;
            }
            let worth = if there { depth_of(*entry) - 8 * i32::from(age - age_of(*entry)) } else { i32::MIN };
            if worth < least {
                (chosen, least) = (index, worth);
            }
        }
        let old = bucket[chosen];
        let same = has_key(old, key) && age_of(old) >= readable;
        let best = found.best.unwrap_or(if same { best_of(old) } else { NO_MOVE });
        let depth = found.depth.clamp(0, i32::from(u8::MAX)) as u64;
        let value = u64::from(found.value as u32);
        bucket[chosen] =
            [kept(key) | u64::from(best), value | depth << 32 | (found.bound as u64) << 40 | u64::from(age) << 48];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUND: Found = Found { value: -7, depth: 3, bound: Bound::Lower, best: Some(2) };

    #[test]
    fn a_bucket_is_a_line_of_the_cache() {
        assert_eq!(WAYS * size_of::<Entry>(), CACHE_LINE);
        for megabytes in [0, 1, 3] {
            let table = Table::new(megabytes);
            assert_eq!(table.entries[table.first..].as_ptr().addr() % CACHE_LINE, 0);
            // The last bucket is there.
            assert_eq!(table.find(u64::MAX), None);
        }
    }

    #[test]
    fn what_is_kept_is_found_until_a_fresh_search_begins() {
        let mut table = Table::new(1);
        table.keep(42 << 20, FOUND);
        assert_eq!(table.find(42 << 20), Some(FOUND));
        assert_eq!(table.find(43 << 20), None);
        table.begin(false);
        assert_eq!(table.find(42 << 20), Some(FOUND));
        table.begin(true);
        assert_eq!(table.find(42 << 20), None);
    }

    #[test]
    fn ages_wrap_without_bringing_back_what_was_forgotten() {
        let mut table = Table::new(0);
        for key in 1..200_000_u64 {
            table.begin(true);
            assert_eq!(table.find((key - 1) << 20), None);
            table.keep(key << 20, FOUND);
            assert_eq!(table.find(key << 20), Some(FOUND));
        }
    }

    #[test]
    fn a_full_bucket_loses_its_shallowest_entry() {
        let mut table = Table::new(0);
        for (key, depth) in (1_u64..).zip([5, 2, 9, 4, 1]) {
            table.keep(key << 20, Found { depth, ..FOUND });
        }
        let depths: Vec<Option<i32>> = (1_u64..=5).map(|key| table.find(key << 20).map(|found| found.depth)).collect();
        assert_eq!(depths, [Some(5), None, Some(9), Some(4), Some(1)]);
    }
}
