//! Files of the user: written whole or not at all, and over another file only where that was asked for.
//!
//! ```
//! use ludoteca_store::{Existing, Failure, write_whole};
//!
//! # fn main() -> std::io::Result<()> {
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("play.ludo");
//! write_whole(&path, b"first", Existing::Keep)?;
//!
//! let error = write_whole(&path, b"second", Existing::Keep).expect_err("there is a file of that name");
//! assert!(matches!(Failure::writing(&path, &error), Failure::Input(_)));
//!
//! write_whole(&path, b"second", Existing::Replace)?;
//! assert_eq!(std::fs::read(&path)?, b"second");
//! # Ok(())
//! # }
//! ```
//!
//! Start with [`write_whole`] and [`change()`], the one way in which a file is changed that other programs may change
//! too. `target.rs` follows links, `place.rs` puts the new file into the place of the old one, `read.rs` reads, and
//! `claim` keeps programs out of each other's way. [`saves`] are the plays and sheets that the program saves by
//! itself. [`Failure`] is the sentence for people where something could not be read or written.

mod change;
mod claim;
mod failure;
pub mod folder;
mod journal;
mod place;
mod read;
pub mod saves;
mod target;

pub use change::change;
pub use claim::Claim;
pub use failure::{Failure, escaped, shown};
pub use journal::Journal;
pub use place::Existing;
pub use read::{LONGEST, read_bytes, read_text};

use place::Content;
use std::fs::File;
use std::io;
use std::path::Path;
use target::Target;

/// Makes a file of these bytes; after an error everything is as it was before.
///
/// A symbolic link stays, and the file that it leads to is written. Of a file that is replaced the permissions stay,
/// and the owner too where the system allows it. What is not a regular file, such as a pipe or a device, is written to
/// directly.
///
/// # Errors
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists) if a file is there that is to be kept, and those of the file system.
pub fn write_whole(path: &Path, bytes: &[u8], existing: Existing) -> io::Result<()> {
    write(path, Content::Bytes(bytes), existing)
}

/// As [`write_whole`], of all that another file holds, such as a [`scratch_file`], whose bytes need not fit into
/// memory.
///
/// # Errors
/// As [`write_whole`], and those of reading.
pub fn copy_whole(path: &Path, from: &mut File, existing: Existing) -> io::Result<()> {
    write(path, Content::File(from), existing)
}

fn write(path: &Path, content: Content, existing: Existing) -> io::Result<()> {
    match Target::of(path)? {
        Target::Regular(file) => place::place(&file, content, existing),
        Target::Other(other) => target::write_directly(&other, content),
    }
}

/// A file without a name for what is written piece by piece and then [copied](copy_whole) to this path; it is gone when
/// it is closed. It is on the same disk if the path is that of a regular file, so that a full disk shows early.
///
/// # Errors
/// Those of the file system.
pub fn scratch_file(path: &Path) -> io::Result<File> {
    match Target::of(path)? {
        Target::Regular(file) => tempfile::tempfile_in(file.parent().unwrap_or(&file)),
        Target::Other(_) => tempfile::tempfile(),
    }
}

/// Copies a file that cannot be understood beside itself, under a name that is free, before another takes its place;
/// one that was copied already is not copied again.
///
/// # Errors
/// Those of the file system.
pub fn set_aside(path: &Path) -> io::Result<()> {
    let bytes = std::fs::read(path)?;
    for number in 1_u32.. {
        let end = if number == 1 { "broken".to_owned() } else { format!("broken-{number}") };
        let aside = path.with_added_extension(end);
        match write_whole(&aside, &bytes, Existing::Keep) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if std::fs::read(&aside).is_ok_and(|known| known == bytes) {
                    return Ok(());
                }
            }
            written => return written,
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Whether [`write_whole`] would begin to write, asked before work whose result could not be kept.
///
/// # Errors
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists) if a file is there that is to be kept; those of the file system if
/// its folder cannot be found.
pub fn check(path: &Path, existing: Existing) -> io::Result<()> {
    match Target::of(path)? {
        Target::Regular(file) if existing == Existing::Keep => place::check_free(&file),
        _ => Ok(()),
    }
}

/// Whether two paths lead to one file or device, which may not be there yet.
///
/// # Errors
/// Those of the file system if a folder cannot be found.
pub fn same_target(one: &Path, other: &Path) -> io::Result<bool> {
    Ok(Target::of(one)? == Target::of(other)?)
}
