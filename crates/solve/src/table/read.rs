//! Reads a table from a file.

use ludoteca_rules::Text;
use ludoteca_store::{Failure, shown};
use ludoteca_tablebase::{Code, Entries, Head, Packed, ReadError};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A table that is read where it is asked for.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    packed: Packed,
}

impl Table {
    /// Opens a file and reads its head and its list of blocks.
    ///
    /// # Errors
    /// It cannot be read, it is no table, or its head or list is not as it was written.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let file = File::open(path).map_err(|error| Failure::reading(path, &error))?;
        if !file.metadata().is_ok_and(|found| found.is_file()) {
            return Err(Failure::reading(path, &ErrorKind::Unsupported.into()));
        }
        Self::from(Packed::open(file), path)
    }

    /// A table among the bytes of the program, which would else be at this path.
    ///
    /// # Errors
    /// As [`Table::open`].
    pub fn of_bytes(bytes: &'static [u8], path: &Path) -> Result<Self, Failure> {
        Self::from(Packed::of_bytes(bytes), path)
    }

    fn from(packed: Result<Packed, ReadError>, path: &Path) -> Result<Self, Failure> {
        let packed = packed.map_err(|error| failure(path, &error))?;
        Ok(Self { path: path.to_owned(), packed })
    }

    /// The table without its path, for whoever looks positions up in it.
    #[must_use]
    pub fn into_packed(self) -> Packed {
        self.packed
    }

    /// What its head says.
    #[must_use]
    pub const fn head(&self) -> &Head {
        self.packed.head()
    }

    /// The entry of a number; [`Code::NONE`] beyond the last one.
    ///
    /// # Errors
    /// The block cannot be read, or is not as it was written.
    pub fn code(&mut self, number: u64) -> Result<Code, Failure> {
        self.packed.code(number).map_err(|error| failure(&self.path, &error))
    }

    /// All entries, with their checksum compared.
    ///
    /// # Errors
    /// A block cannot be read, or the entries are not as they were written.
    pub fn entries(&mut self) -> Result<Entries, Failure> {
        self.packed.entries().map_err(|error| failure(&self.path, &error))
    }
}

fn failure(path: &Path, error: &ReadError) -> Failure {
    match error {
        ReadError::NoTable => Failure::Input(Text::new("error-table-form").with("path", shown(path))),
        ReadError::Broken => Failure::Input(Text::new("error-table-broken").with("path", shown(path))),
        ReadError::Io(error) => Failure::reading(path, error),
    }
}
