//! A file belongs to one program at a time while it is changed.
//!
//! The claim is a lock of the system on an empty file beside the file itself, which every writing replaces; the system
//! ends the lock when the program does, however that comes. What is left of a program that was killed is an empty file,
//! which the next claim takes away.

use crate::target::Target;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// What the names of the files begin with, and end with: not as what is claimed does, so that nobody takes them for
/// that.
const PREFIX: &str = ".claim-";
const ENDING: &str = ".lock";

/// The longest name of which all is in the name of the claim; systems take 255 bytes.
const LONGEST: usize = 200;

/// How long a claim is waited for. Every change takes milliseconds, so this is enough for hundreds of programs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Between two looks whether a claim has ended.
const PAUSE: Duration = Duration::from_millis(3);

/// The right to write a file, until it is dropped.
#[derive(Debug)]
pub struct Claim {
    path: PathBuf,
    file: File,
}

impl Claim {
    /// Takes a file for this program, until the claim is dropped or the program ends in any way; `None` if another has
    /// it. The file need not be there yet, but its folder must. Links are followed.
    ///
    /// # Errors
    /// The folder cannot be written; the path is that of something else than a file.
    pub fn take(path: &Path) -> io::Result<Option<Self>> {
        let path = beside(path)?;
        loop {
            let file = open(&path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Where files cannot be locked, saving matters more than what another program might do.
                Err(TryLockError::Error(_)) => return Ok(Some(Self { path, file })),
                Ok(()) => {}
            }
            // Whoever had it may have taken the file away after it was opened here: then nobody else finds this lock.
            if is_of_that_name(&file, &path) {
                return Ok(Some(Self { path, file }));
            }
        }
    }

    /// The same, and waits while another program has it, for seconds at most.
    ///
    /// # Errors
    /// As [`Self::take`].
    pub fn wait(path: &Path) -> io::Result<Option<Self>> {
        Self::wait_for(path, PATIENCE)
    }

    /// The same, and waits for so long.
    pub(crate) fn wait_for(path: &Path, patience: Duration) -> io::Result<Option<Self>> {
        let begun = Instant::now();
        loop {
            match Self::take(path)? {
                None if begun.elapsed() < patience => thread::sleep(PAUSE),
                claim => return Ok(claim),
            }
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Elsewhere a file that is open keeps its name, or loses it before its lock ends; there it stays.
        if cfg!(unix) && is_of_that_name(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The file that stands for the claim of another.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let Target::Regular(path) = Target::of(path)? else { return Err(ErrorKind::Unsupported.into()) };
    let name = path.file_name().unwrap_or_default();
    let mut claim = OsString::from(PREFIX);
    if name.len() <= LONGEST {
        claim.push(name);
    } else {
        // Two that differ before that wait for each other, which does no harm.
        let name = name.to_string_lossy();
        let begin = (name.len() - LONGEST..).find(|at| name.is_char_boundary(*at)).unwrap_or(name.len());
        claim.push(&name[begin..]);
    }
    claim.push(ENDING);
    Ok(path.with_file_name(claim))
}

/// Opens it, or makes it. One that somebody else left in a folder that several share can be locked all the same.
fn open(path: &Path) -> io::Result<File> {
    match File::options().create(true).append(true).open(path) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied && path.exists() => File::open(path),
        opened => opened,
    }
}

#[cfg(unix)]
fn is_of_that_name(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |one: fs::Metadata, other: fs::Metadata| one.dev() == other.dev() && one.ino() == other.ino();
    file.metadata().is_ok_and(|open| fs::symlink_metadata(path).is_ok_and(|named| same(open, named)))
}

/// Where claims are not taken away.
#[cfg(not(unix))]
fn is_of_that_name(_: &File, _: &Path) -> bool {
    true
}

/// Takes away what a program that was killed left of a claim, if this is it.
pub(crate) fn clear(path: &Path) {
    let is_claim = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX));
    // One that is taken stays with whoever has it.
    if is_claim
        && cfg!(unix)
        && let Ok(file) = open(path)
        && file.try_lock().is_ok()
    {
        drop(Claim { path: path.to_owned(), file });
    }
}
