//! A file belongs to one program at a time while it is changed.
//!
//! The claim is an empty file beside the file itself, which every writing replaces; the system ends the claim when the
//! program does, however that comes. Start with [`Claim`]. How an empty file is held for oneself differs:
//! `unix.rs`, `windows.rs`.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use crate::target::Target;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};
#[cfg(unix)]
use unix::Held;
#[cfg(windows)]
use windows::Held;

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
    /// Given back when it is dropped.
    _held: Held,
}

impl Claim {
    /// Takes a file for this program, until the claim is dropped or the program ends in any way; `None` if another has
    /// it. The file need not be there yet, but its folder must. Links are followed.
    ///
    /// # Errors
    /// The folder cannot be written; the path is that of something else than a file.
    pub fn take(path: &Path) -> io::Result<Option<Self>> {
        Ok(Held::take(&beside(path)?)?.map(|held| Self { _held: held }))
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

/// The empty file that stands for the claim.
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

/// Takes away what a program that was killed left of a claim, if this is it.
pub(crate) fn clear(path: &Path) {
    let is_claim = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX));
    if is_claim {
        // One that is taken stays with whoever has it; otherwise it goes when it is given back.
        drop(Held::take(path));
    }
}
