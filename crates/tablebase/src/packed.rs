//! A table that is read block by block.

use super::{Code, Entries, HEAD, Head};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::fmt::Debug;
use std::io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom};
use thiserror::Error;

/// Packed entries in a block, in bytes.
pub const BLOCK: u64 = 1 << 15;

/// Bytes of an entry of the list of blocks: how long the block is, and the beginning of its checksum.
pub const LISTED: u64 = 4 + 16;

/// Blocks that are kept unpacked: two megabytes of them.
const KEPT: usize = 64;

/// A longer list of blocks is of no table that can be made here.
const MOST_BLOCKS: u64 = 1 << 22;

/// Why a table cannot be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It does not begin as a table does.
    #[error("it is no table")]
    NoTable,
    /// Something in it is not as it was written.
    #[error("it is broken")]
    Broken,
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// What a table is read from, such as a file or bytes of the program.
pub trait Source: Read + Seek + Debug + Send {}

impl<T: Read + Seek + Debug + Send> Source for T {}

/// A table that is read where it is asked for.
#[derive(Debug)]
pub struct Packed {
    source: Box<dyn Source>,
    head: Head,
    /// Where each block begins and ends, and the beginning of its checksum.
    list: Vec<(u64, u64, [u8; 16])>,
    /// Unpacked blocks by their index, those asked for last first.
    kept: Vec<(u64, Vec<u8>)>,
}

impl Packed {
    /// A table among the bytes of the program.
    ///
    /// # Errors
    /// As [`Packed::open`].
    pub fn of_bytes(bytes: &'static [u8]) -> Result<Self, ReadError> {
        Self::open(Cursor::new(bytes))
    }

    /// Reads the head and the list of blocks.
    ///
    /// # Errors
    /// It is no table, or its head or list is not as it was written.
    pub fn open(source: impl Source + 'static) -> Result<Self, ReadError> {
        let mut source: Box<dyn Source> = Box::new(source);
        let mut head = vec![0; HEAD as usize];
        source.read_exact(&mut head).map_err(|_| ReadError::NoTable)?;
        let head = Head::parse(&head).ok_or(ReadError::NoTable)?;
        let count = head.form.bytes(head.count).div_ceil(BLOCK);
        if count > MOST_BLOCKS {
            return Err(ReadError::Broken);
        }
        let mut bytes = vec![0; (count * LISTED) as usize];
        source.read_exact(&mut bytes).map_err(|_| ReadError::Broken)?;
        if blake3::hash(&bytes) != head.blocks {
            return Err(ReadError::Broken);
        }
        let mut begin = HEAD + count * LISTED;
        let entry = |entry: &[u8]| {
            let (length, sum) = entry.split_first_chunk().expect("an entry has a length");
            let end = begin + u64::from(u32::from_le_bytes(*length));
            let listed = (begin, end, *sum.first_chunk().expect("an entry has a checksum"));
            begin = end;
            listed
        };
        let list = bytes.chunks_exact(LISTED as usize).map(entry).collect();
        Ok(Self { source, head, list, kept: Vec::new() })
    }

    /// What its head says.
    #[must_use]
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// The entry of a number; [`Code::NONE`] beyond the last one.
    ///
    /// # Errors
    /// The block cannot be read, or is not as it was written.
    pub fn code(&mut self, number: u64) -> Result<Code, ReadError> {
        if number >= self.head.count {
            return Ok(Code::NONE);
        }
        let per_block = self.head.form.per_bytes(BLOCK);
        let index = number / per_block;
        match self.kept.iter().position(|(kept, _)| *kept == index) {
            Some(place) => self.kept[..=place].rotate_right(1),
            None => {
                let block = self.block(index)?;
                self.kept.truncate(KEPT - 1);
                self.kept.insert(0, (index, block));
            }
        }
        Ok(self.head.form.code_in(&self.kept[0].1, number % per_block))
    }

    /// All entries, with their checksum compared.
    ///
    /// # Errors
    /// A block cannot be read, or the entries are not as they were written.
    pub fn entries(&mut self) -> Result<Entries, ReadError> {
        let mut bytes = Vec::with_capacity(self.head.form.bytes(self.head.count) as usize);
        for index in 0..self.list.len() {
            bytes.extend(self.block(index as u64)?);
        }
        let entries = Entries::packed(self.head.form, self.head.count, bytes);
        entries.filter(|entries| entries.checksum() == self.head.checksum).ok_or(ReadError::Broken)
    }

    fn block(&mut self, index: u64) -> Result<Vec<u8>, ReadError> {
        let (begin, end, sum) = self.list[index as usize];
        // A packed block is hardly longer than its entries.
        if end - begin > 2 * BLOCK {
            return Err(ReadError::Broken);
        }
        let mut packed = vec![0; (end - begin) as usize];
        let read = self.source.seek(SeekFrom::Start(begin)).and_then(|_| self.source.read_exact(&mut packed));
        read.map_err(|error: io::Error| match error.kind() {
            ErrorKind::UnexpectedEof => ReadError::Broken,
            _ => ReadError::Io(error),
        })?;
        if blake3::hash(&packed).as_bytes()[..16] != sum {
            return Err(ReadError::Broken);
        }
        decompress_to_vec_with_limit(&packed, BLOCK as usize).map_err(|_| ReadError::Broken)
    }
}
