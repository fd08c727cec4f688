//! The right to change one play.

use super::id::PlayId;
use super::lock::{Names, PlayLock};
use super::removed;
use crate::store::place::Existing;
use crate::store::whole::write_whole;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The right to change one play, which no other program has meanwhile. It ends with its last clone, or with the program.
#[derive(Clone, Debug)]
pub struct Claim(Arc<Held>);

#[derive(Debug)]
struct Held {
    folder: PathBuf,
    id: PlayId,
    file: Mutex<File>,
    _lock: PlayLock,
}

/// What is known of the play's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum File {
    /// There is none yet.
    New,
    /// There is one.
    There,
    /// It was removed.
    Removed,
}

impl Claim {
    pub(super) fn new(folder: &Path, id: PlayId, file: File, lock: PlayLock) -> Self {
        Self(Arc::new(Held { folder: folder.to_owned(), id, file: Mutex::new(file), _lock: lock }))
    }

    /// The play.
    #[must_use]
    pub fn id(&self) -> &PlayId {
        &self.0.id
    }

    /// Where the play is or will be.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.0.id.file(&self.0.folder)
    }

    /// Writes the play, whole or not at all. Once it was removed nothing is written.
    ///
    /// # Errors
    /// Those of the file system; [`ErrorKind::AlreadyExists`] if somebody made a file of that name for a play that had none.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = self.0.file.lock().unwrap_or_else(PoisonError::into_inner);
        let existing = match *file {
            File::New => Existing::Keep,
            File::There => Existing::Replace,
            File::Removed => return Ok(()),
        };
        match write_whole(&self.path(), bytes, existing) {
            // Somebody removed the whole folder.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                fs::create_dir_all(&self.0.folder)?;
                write_whole(&self.path(), bytes, existing)?;
            }
            written => written?,
        }
        *file = File::There;
        Ok(())
    }

    /// Removes the play, so that it can come back for [`KEPT`](removed::KEPT).
    ///
    /// # Errors
    /// Those of the file system; then it is still there.
    pub fn remove(self) -> io::Result<()> {
        let mut file = self.0.file.lock().unwrap_or_else(PoisonError::into_inner);
        if *file == File::There {
            let _names = Names::take(&self.0.folder)?;
            removed::take(&self.0.folder, &self.0.id)?;
        }
        *file = File::Removed;
        Ok(())
    }
}
