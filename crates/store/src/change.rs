//! The one way in which a kept file is changed, by every program and window: claim, read, change, write.

use crate::claim::{Claim, PATIENCE};
use crate::{Existing, Failure, read_bytes, write_whole};
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

/// Changes a file: `change` is given what it holds, `None` if it is not there, and gives its new text, which is written
/// if it is another, and what to answer. Nobody else changes the file meanwhile; whoever else is about to waits, and
/// then changes what this made of it.
///
/// # Errors
/// What `change` says, and then the file stays as it was; another program keeps the file for seconds; and those of
/// reading and writing.
pub fn change<T>(
    path: &Path,
    change: impl FnOnce(Option<&[u8]>) -> Result<(String, T), Failure>,
) -> Result<T, Failure> {
    change_within(PATIENCE, path, change)
}

/// The same, waiting for so long.
pub(crate) fn change_within<T>(
    patience: Duration,
    path: &Path,
    change: impl FnOnce(Option<&[u8]>) -> Result<(String, T), Failure>,
) -> Result<T, Failure> {
    let claim = Claim::wait_for(path, patience).map_err(|error| match error.kind() {
        // There is no such folder, or it is no file.
        ErrorKind::NotFound | ErrorKind::Unsupported => Failure::reading(path, &error),
        _ => Failure::writing(path, &error),
    })?;
    let _claim = claim.ok_or_else(|| Failure::busy(path))?;
    let before = match read_bytes(path) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(Failure::reading(path, &error)),
    };
    let (text, answer) = change(before.as_deref())?;
    if before.as_deref() != Some(text.as_bytes()) {
        write_whole(path, text.as_bytes(), Existing::Replace).map_err(|error| Failure::writing(path, &error))?;
    }
    Ok(answer)
}
