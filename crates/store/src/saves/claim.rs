//! A play belongs to one program at a time.
//!
//! The claim is a lock of the system on a file beside the play; the system ends it when the program does, however that
//! comes. The file itself, which is empty, stays, since another program may just have opened it; it is cleared away
//! when the play has been gone for long.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// What the names of the files begin with.
const PREFIX: &str = ".claim-";

/// The right to write a play, until it is dropped.
#[derive(Debug)]
pub struct Claim {
    _file: File,
}

impl Claim {
    pub(super) fn take(folder: &Path, id: &str) -> io::Result<Option<Self>> {
        let file = File::options().create(true).append(true).open(folder.join(format!("{PREFIX}{id}")))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where files cannot be locked, saving matters more than what another program might do.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { _file: file })),
        }
    }
}

/// The play that a file claims; `None` if it is no such file.
pub(super) fn claimed(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)
}
