//! The saved plays of the user: one file for each, in a folder of the user's data.
//!
//! Bytes and names only; what is in a file is for `record`. Depends on the rest of `store` and the file system. Start with
//! [`Plays`] (the folder); [`Saver`] writes on a thread of its own, [`Claim`] keeps two programs from writing one play.

mod claim;
mod saver;

pub use claim::Claim;
pub use saver::{Saver, Trouble};

use super::folder::user_folder;
use super::{Existing, write_whole};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What the files' names end with.
pub const EXTENSION: &str = "ludo";

/// So long a removed play can be brought back.
const REMEMBERED: Duration = Duration::from_secs(30 * 24 * 3600);

/// What was written to by a program that was killed is cleared away after so long.
const STALE: Duration = Duration::from_secs(3600);

/// The folder of saved plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plays {
    folder: PathBuf,
}

/// A saved play, without its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its name without folder and ending.
    pub id: String,
    /// When it was written.
    pub changed: SystemTime,
}

impl Plays {
    /// The plays in this folder, which need not exist yet.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The plays of the user; `None` where the system names no folder for data.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        Some(Self::at(user_folder()?.join("plays")))
    }

    /// The file in which is written what the user has solved of lessons and puzzles.
    #[must_use]
    pub fn progress(&self) -> PathBuf {
        self.folder.join("progress.txt")
    }

    /// The file with the puzzles that the user made.
    #[must_use]
    pub fn own_puzzles(&self) -> PathBuf {
        self.folder.join("own-puzzles.txt")
    }

    /// The file of a play.
    #[must_use]
    pub fn path(&self, id: &str) -> PathBuf {
        self.folder.join(id).with_added_extension(EXTENSION)
    }

    fn removed(&self) -> PathBuf {
        self.folder.join("removed")
    }

    fn removed_path(&self, id: &str) -> PathBuf {
        self.removed().join(id).with_added_extension(EXTENSION)
    }

    /// All plays, the one changed last at first. A folder that does not exist has none.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn list(&self) -> io::Result<Vec<Saved>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut plays = Vec::new();
        for entry in entries {
            let path = entry?.path();
            // What goes away meanwhile is not there.
            let Ok(data) = fs::metadata(&path) else { continue };
            if let Some(id) = id_of(&path).filter(|_| data.is_file()) {
                plays.push(Saved { id, changed: data.modified().unwrap_or(SystemTime::UNIX_EPOCH) });
            }
        }
        plays.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
        Ok(plays)
    }

    /// A name for a new play that no other has or had: this one, or with a number behind it. It is claimed at once, so that no
    /// other program takes it.
    ///
    /// # Errors
    /// The folder cannot be made or written.
    pub fn claim_new(&self, name: &str) -> io::Result<(String, Claim)> {
        fs::create_dir_all(&self.folder)?;
        for number in 1_u32.. {
            let id = if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
            if self.path(&id).exists() || self.removed_path(&id).exists() {
                continue;
            }
            if let Some(claim) = self.claim(&id)?
                && !self.path(&id).exists()
            {
                return Ok((id, claim));
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Takes a play for this program, until the claim is dropped or the program ends in any way; `None` if another has it.
    ///
    /// # Errors
    /// The folder cannot be made or written.
    pub fn claim(&self, id: &str) -> io::Result<Option<Claim>> {
        fs::create_dir_all(&self.folder)?;
        Claim::take(&self.folder, id)
    }

    /// Reads a play.
    ///
    /// # Errors
    /// Those of the file system; [`InvalidData`](ErrorKind::InvalidData) if it is no text.
    pub fn read(&self, id: &str) -> io::Result<String> {
        fs::read_to_string(self.path(id))
    }

    /// Writes a play.
    ///
    /// # Errors
    /// Those of the file system; then the file is as it was.
    pub fn write(&self, id: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_whole(&self.path(id), text.as_bytes(), Existing::Replace)
    }

    /// Removes a play, so that it can be brought back for some weeks.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn remove(&self, id: &str) -> io::Result<()> {
        fs::create_dir_all(self.removed())?;
        fs::rename(self.path(id), self.removed_path(id))?;
        // Counted from now on, not from when it was played.
        let touched = fs::File::options().append(true).open(self.removed_path(id));
        touched.and_then(|file| file.set_modified(SystemTime::now())).or(Ok(()))
    }

    /// Brings a removed play back.
    ///
    /// # Errors
    /// Those of the file system; [`AlreadyExists`](ErrorKind::AlreadyExists) if there is another of that name.
    pub fn restore(&self, id: &str) -> io::Result<()> {
        if self.path(id).exists() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        fs::rename(self.removed_path(id), self.path(id))
    }

    /// Clears away what was removed long ago, and what programs left that were killed. What cannot be cleared stays.
    pub fn tidy(&self) {
        let older = |path: &Path, age: Duration| {
            let changed = fs::metadata(path).and_then(|data| data.modified());
            changed.is_ok_and(|changed| SystemTime::now().duration_since(changed).is_ok_and(|passed| passed > age))
        };
        let files = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        for path in files(&self.removed()).filter(|path| id_of(path).is_some() && older(path, REMEMBERED)) {
            let _ = fs::remove_file(path);
        }
        for path in files(&self.folder) {
            let name = path.file_name().map(OsStr::to_string_lossy).unwrap_or_default();
            let over = match claim::claimed(&name) {
                Some(id) => older(&path, REMEMBERED) && !self.path(id).exists(),
                None => name.starts_with(super::place::PREFIX) && older(&path, STALE),
            };
            if over {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// The id of a file of this folder; `None` if it is no play.
fn id_of(path: &Path) -> Option<String> {
    let is_play = path.extension() == Some(OsStr::new(EXTENSION));
    path.file_stem().and_then(OsStr::to_str).filter(|id| is_play && !id.starts_with('.')).map(str::to_owned)
}
