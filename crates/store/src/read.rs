//! Reads files of the user: regular files, and none that is too long.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Longer files are not read: no record, sheet or deck is as long.
pub const LONGEST: u64 = 16 << 20;

/// All that a file holds.
///
/// # Errors
/// [`Unsupported`](ErrorKind::Unsupported) if it is none, but a folder, a pipe or a device, of which nobody knows when
/// it ends; [`FileTooLarge`](ErrorKind::FileTooLarge) if it is longer than [`LONGEST`]; and those of the file system.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    // Opening a pipe waits for whoever writes to it, so the kind is asked first.
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::Unsupported.into());
    }
    let file = open(path)?;
    let found = file.metadata()?;
    if !found.is_file() {
        return Err(ErrorKind::Unsupported.into());
    }
    let mut bytes = Vec::new();
    if found.len() <= LONGEST {
        // It may be growing.
        file.take(LONGEST + 1).read_to_end(&mut bytes)?;
    }
    if found.len().max(bytes.len() as u64) > LONGEST { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// The same of a file of text.
///
/// # Errors
/// As [`read_bytes`], and [`InvalidData`](ErrorKind::InvalidData) if it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read_bytes(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// Opens a file without waiting, even if a pipe has come into its place.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    File::options().read(true).custom_flags(OFlags::NONBLOCK.bits().cast_signed()).open(path)
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}
