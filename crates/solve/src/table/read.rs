//! Reads a table, block by block.

use super::{BLOCK, HEAD, Head, LISTED};
use crate::entries::Entries;
use crate::verdict::Code;
use ludoteca_rules::Text;
use ludoteca_store::{Failure, shown};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Blocks that are kept unpacked: two megabytes of them.
const KEPT: usize = 64;

/// A longer list of blocks is of no table that can be made here.
const MOST_BLOCKS: u64 = 1 << 22;

/// A file that is read where it is asked for.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    head: Head,
    file: File,
    /// Where each block begins and ends, and the beginning of its checksum.
    list: Vec<(u64, u64, [u8; 16])>,
    /// Unpacked blocks by their index, those asked for last first.
    kept: Vec<(u64, Vec<u8>)>,
}

impl Table {
    /// Opens a file and reads its head and its list of blocks.
    ///
    /// # Errors
    /// It cannot be read, it is no table, or its head or list is not as it was written.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let mut file = File::open(path).map_err(|error| Failure::reading(path, &error))?;
        if !file.metadata().is_ok_and(|found| found.is_file()) {
            return Err(Failure::reading(path, &ErrorKind::Unsupported.into()));
        }
        let no_table = |_| Failure::Input(Text::new("error-table-form").with("path", shown(path)));
        let mut head = vec![0; HEAD as usize];
        file.read_exact(&mut head).map_err(no_table)?;
        let head = Head::parse(&head).ok_or_else(|| no_table(ErrorKind::InvalidData.into()))?;
        let broken = || broken(path);
        let count = head.form.bytes(head.count).div_ceil(BLOCK);
        if count > MOST_BLOCKS {
            return Err(broken());
        }
        let mut bytes = vec![0; (count * LISTED) as usize];
        file.read_exact(&mut bytes).map_err(|_| broken())?;
        if blake3::hash(&bytes) != head.blocks {
            return Err(broken());
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
        Ok(Self { path: path.to_owned(), head, file, list, kept: Vec::new() })
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
    pub fn code(&mut self, number: u64) -> Result<Code, Failure> {
        if number >= self.head.count {
            return Ok(Code::NONE);
        }
        let per_block = BLOCK * self.head.form.per_byte();
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
    pub fn entries(&mut self) -> Result<Entries, Failure> {
        let mut bytes = Vec::with_capacity(self.head.form.bytes(self.head.count) as usize);
        for index in 0..self.list.len() {
            bytes.extend(self.block(index as u64)?);
        }
        let entries = Entries::packed(self.head.form, self.head.count, bytes);
        let entries = entries.filter(|entries| entries.checksum() == self.head.checksum);
        entries.ok_or_else(|| broken(&self.path))
    }

    fn block(&mut self, index: u64) -> Result<Vec<u8>, Failure> {
        let (begin, end, sum) = self.list[index as usize];
        // A packed block is hardly longer than its entries.
        if end - begin > 2 * BLOCK {
            return Err(broken(&self.path));
        }
        let mut packed = vec![0; (end - begin) as usize];
        let read = self.file.seek(SeekFrom::Start(begin)).and_then(|_| self.file.read_exact(&mut packed));
        read.map_err(|error: io::Error| match error.kind() {
            ErrorKind::UnexpectedEof => broken(&self.path),
            _ => Failure::reading(&self.path, &error),
        })?;
        if blake3::hash(&packed).as_bytes()[..16] != sum {
            return Err(broken(&self.path));
        }
        decompress_to_vec_with_limit(&packed, BLOCK as usize).map_err(|_| broken(&self.path))
    }
}

fn broken(path: &Path) -> Failure {
    Failure::Input(Text::new("error-table-broken").with("path", shown(path)))
}
