//! The entries of a table in memory, packed as the file packs them.

use super::verdict::{Code, Value, Verdict};

/// What is kept of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Who wins, in two bits: the game itself says how long it lasts.
    Values,
    /// Who wins and in how many plies, in a byte.
    Distances,
    /// The same in two bytes, where the end may be further away.
    LongDistances,
    /// What a position is worth where both sides decide at once, in four bytes.
    Mixed,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Values, Self::Distances, Self::LongDistances, Self::Mixed];

    /// Whether it says in how many plies a game ends.
    #[must_use]
    pub const fn has_distances(self) -> bool {
        matches!(self, Self::Distances | Self::LongDistances)
    }

    /// The longest distance of which a code fits into an entry.
    #[must_use]
    pub const fn most_plies(self) -> u32 {
        match self {
            Self::Distances => 126,
            Self::LongDistances => 32_766,
            Self::Values | Self::Mixed => 1_000_000_000,
        }
    }

    /// The code of a verdict; `None` if the end is further away than an entry can say.
    #[must_use]
    pub const fn code_of(self, verdict: Verdict) -> Option<Code> {
        if verdict.plies > self.most_plies() { None } else { Some(Code::of(verdict)) }
    }

    /// The word in the head of a file.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Distances => "distances",
            Self::LongDistances => "long-distances",
            Self::Mixed => "mixed",
        }
    }

    /// The form of this word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.text() == text)
    }

    /// Bits of an entry.
    const fn bits(self) -> u64 {
        match self {
            Self::Values => 2,
            Self::Distances => 8,
            Self::LongDistances => 16,
            Self::Mixed => 32,
        }
    }

    /// Entries in so many bytes, which hold a whole number of them.
    #[must_use]
    pub const fn per_bytes(self, bytes: u64) -> u64 {
        8 * bytes / self.bits()
    }

    /// Bytes of so many entries.
    #[must_use]
    pub const fn bytes(self, count: u64) -> u64 {
        (count * self.bits()).div_ceil(8)
    }

    /// The entry of a number among packed bytes, the first of which begins with number 0; [`Code::NONE`] behind their
    /// end.
    #[must_use]
    pub fn code_in(self, bytes: &[u8], number: u64) -> Code {
        let first = (number * self.bits() / 8) as usize;
        let byte = || u32::from(bytes.get(first).copied().unwrap_or(0));
        Code(match self {
            Self::Values => byte() >> (2 * (number % 4)) & 3,
            Self::Distances => byte(),
            Self::LongDistances => {
                let two = bytes.get(first..).and_then(|bytes| bytes.first_chunk());
                two.map_or(0, |two| u32::from(u16::from_le_bytes(*two)))
            }
            Self::Mixed => {
                let four = bytes.get(first..).and_then(|bytes| bytes.first_chunk());
                four.map_or(0, |four| u32::from_le_bytes(*four))
            }
        })
    }
}

/// The packed entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries {
    form: Form,
    count: u64,
    bytes: Vec<u8>,
}

impl Entries {
    /// So many entries about which nothing is known.
    #[must_use]
    pub fn new(form: Form, count: u64) -> Self {
        Self { form, count, bytes: vec![0; form.bytes(count) as usize] }
    }

    /// Entries that were packed before; `None` if these are too few bytes or too many.
    #[must_use]
    pub fn packed(form: Form, count: u64, bytes: Vec<u8>) -> Option<Self> {
        (bytes.len() as u64 == form.bytes(count)).then_some(Self { form, count, bytes })
    }

    /// What is kept of each.
    #[must_use]
    pub const fn form(&self) -> Form {
        self.form
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// All of them, packed.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The entry of this number, which is below the count.
    #[inline]
    #[must_use]
    pub fn code(&self, number: u64) -> Code {
        self.form.code_in(&self.bytes, number)
    }

    /// Changes the entry of this number, which is below the count. Where only values are kept, the plies are left out.
    #[inline]
    pub fn set(&mut self, number: u64, code: Code) {
        let first = (number * self.form.bits() / 8) as usize;
        match self.form {
            Form::Mixed => self.bytes[first..first + 4].copy_from_slice(&code.0.to_le_bytes()),
            Form::Distances => self.bytes[first] = code.0 as u8,
            Form::LongDistances => self.bytes[first..first + 2].copy_from_slice(&(code.0 as u16).to_le_bytes()),
            Form::Values => {
                let kept = match code.verdict().map(|verdict| verdict.value) {
                    None => 0,
                    Some(Value::Draw) => 1,
                    Some(Value::Loss) => 2,
                    Some(Value::Win) => 3,
                };
                let (byte, shift) = (&mut self.bytes[first], 2 * (number % 4));
                *byte = *byte & !(3 << shift) | kept << shift;
            }
        }
    }

    /// The checksum of the whole table: BLAKE3 of the packed entries.
    #[must_use]
    pub fn checksum(&self) -> blake3::Hash {
        blake3::hash(&self.bytes)
    }
}
