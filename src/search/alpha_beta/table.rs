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
const NEVER: u8 = 0;

/// The highest age that fits beside the bound.
const OLDEST: u8 = (1 << 6) - 1;

/// Sixteen bytes. Of the key 48 bits are kept beside those that choose the bucket: in a day of searching one false match
/// would be bad luck.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u32,
    value: i32,
    key_more: u16,
    best: u16,
    depth: u8,
    /// The age, and in the lowest two bits the bound.
    age_bound: u8,
}

impl Entry {
    const fn age(self) -> u8 {
        self.age_bound >> 2
    }
}

/// Four entries that lie in one line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// See the head of this file.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
    /// Entries of an earlier age are not there.
    readable: u8,
}

impl Table {
    /// A table of at most so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<Bucket>();
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { buckets: vec![Bucket::default(); buckets], age: NEVER + 1, readable: NEVER + 1 }
    }

    /// Begins a search; a `fresh` one finds nothing that an earlier one left.
    pub fn begin(&mut self, fresh: bool) {
        if self.age == OLDEST {
            self.buckets.fill(Bucket::default());
            self.age = NEVER;
            self.readable = NEVER + 1;
        }
        self.age += 1;
        if fresh {
            self.readable = self.age;
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// The parts of a key that an entry keeps: the high bits, which do not choose the bucket.
    const fn kept(key: u64) -> (u32, u16) {
        ((key >> 32) as u32, (key >> 16) as u16)
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Found> {
        let kept = Self::kept(key);
        let bucket = &self.buckets[self.place(key)];
        let matches = |entry: &&Entry| (entry.key, entry.key_more) == kept && entry.age() >= self.readable;
        let entry = bucket.0.iter().find(matches)?;
        let bound = match entry.age_bound & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        };
        let best = (entry.best != NO_MOVE).then_some(entry.best);
        Some(Found { value: entry.value, depth: i32::from(entry.depth), bound, best })
    }

    /// Remembers a position, in the place of the same one, of one from an earlier search or of the one searched least deep.
    #[inline]
    pub fn keep(&mut self, key: u64, found: Found) {
        let (kept, age, readable) = (Self::kept(key), self.age, self.readable);
        let place = self.place(key);
        let bucket = &mut self.buckets[place].0;
        let mut chosen = 0;
        let mut least = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            let there = entry.age() >= readable;
            if there && (entry.key, entry.key_more) == kept {
                chosen = index;
                break;
            }
            let worth = if there { i32::from(entry.depth) - 8 * i32::from(age - entry.age()) } else { i32::MIN };
            if worth < least {
                (chosen, least) = (index, worth);
            }
        }
        let old = bucket[chosen];
        let same = (old.key, old.key_more) == kept && old.age() >= readable;
        let best = found.best.unwrap_or(if same { old.best } else { NO_MOVE });
        bucket[chosen] = Entry {
            key: kept.0,
            key_more: kept.1,
            value: found.value,
            best,
            depth: found.depth.clamp(0, i32::from(u8::MAX)) as u8,
            age_bound: age << 2 | found.bound as u8,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUND: Found = Found { value: -7, depth: 3, bound: Bound::Lower, best: Some(2) };

    #[test]
    fn an_entry_fills_a_quarter_of_a_cache_line() {
        assert_eq!((size_of::<Entry>(), size_of::<Bucket>()), (16, 64));
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
        for key in 1..1000_u64 {
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
