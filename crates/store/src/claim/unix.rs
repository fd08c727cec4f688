//! An empty file is held by a lock of the system. What is left of a program that was killed is a file without a lock,
//! which the next claim takes away.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A file that this program holds.
#[derive(Debug)]
pub(super) struct Held {
    path: PathBuf,
    file: File,
}

impl Held {
    /// Makes the file and holds it; `None` if another program does.
    pub(super) fn take(path: &Path) -> io::Result<Option<Self>> {
        loop {
            let file = open(path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Where files cannot be locked, saving matters more than what another program might do.
                Err(TryLockError::Error(_)) => return Ok(Some(Self { path: path.to_owned(), file })),
                Ok(()) => {}
            }
            // Whoever had it may have taken the file away after it was opened here: then nobody else finds this lock.
            if is_of_that_name(&file, path) {
                return Ok(Some(Self { path: path.to_owned(), file }));
            }
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if is_of_that_name(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Opens it, or makes it. One that somebody else left in a folder that several share can be locked all the same.
fn open(path: &Path) -> io::Result<File> {
    match File::options().create(true).append(true).open(path) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied && path.exists() => File::open(path),
        opened => opened,
    }
}

fn is_of_that_name(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |one: fs::Metadata, other: fs::Metadata| one.dev() == other.dev() && one.ino() == other.ino();
    file.metadata().is_ok_and(|open| fs::symlink_metadata(path).is_ok_and(|named| same(open, named)))
}
