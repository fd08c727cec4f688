//! What the program saves for the user: plays and sheets of class tournaments, one file for each, in a folder for each
//! kind.
//!
//! Bytes and names only: what a file says is for other crates. Start with [`SaveFolder`]; [`Saver`] writes on a thread
//! of its own, `removed.rs` is what was removed. A play is [claimed](Claim) for as long as a program has it open.

mod removed;
mod saver;

pub use saver::{SaveError, Saver};

use super::claim::{self, Claim};
use super::folder::user_folder;
use super::{Existing, read_text, write_whole};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What the names of plays end with, and those of sheets.
const PLAYS: &str = "ludo";
const SHEETS: &str = "txt";

/// What was written to by a program that was killed is cleared away after so long.
const STALE: Duration = Duration::from_secs(3600);

/// A folder of what the user keeps of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFolder {
    folder: PathBuf,
    ending: &'static str,
}

/// A file, without its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFile {
    /// Its name without folder and ending.
    pub id: String,
    /// When it was written.
    pub changed: SystemTime,
}

impl SaveFolder {
    /// The plays in this folder, which need not exist yet.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder, ending: PLAYS }
    }

    /// The plays of the user; `None` where the system names no folder for data.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        Some(Self::at(user_folder()?.join("plays")))
    }

    /// The sheets of class tournaments, in a folder beside that of these plays.
    #[must_use]
    pub fn sheets(&self) -> Self {
        Self { folder: self.folder.with_file_name("classes"), ending: SHEETS }
    }

    /// The decks of exercises that the user was given, in a folder beside that of these plays.
    #[must_use]
    pub fn given_decks(&self) -> Self {
        Self { folder: self.folder.with_file_name("homework"), ending: PLAYS }
    }

    /// The folder of what the user practises, beside that of these plays.
    #[must_use]
    pub fn practice(&self) -> PathBuf {
        self.folder.with_file_name("practice")
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

    /// The file with the lesson that the user made.
    #[must_use]
    pub fn own_lesson(&self) -> PathBuf {
        self.folder.join("own-lesson.txt")
    }

    /// The file of this name.
    #[must_use]
    pub fn path(&self, id: &str) -> PathBuf {
        self.folder.join(id).with_added_extension(self.ending)
    }

    /// All files, the one changed last at first. A folder that does not exist has none.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn list(&self) -> io::Result<Vec<SaveFile>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            // What goes away meanwhile is not there.
            let Ok(data) = fs::metadata(&path) else { continue };
            if let Some(id) = self.id_of(&path).filter(|_| data.is_file()) {
                files.push(SaveFile { id, changed: data.modified().unwrap_or(SystemTime::UNIX_EPOCH) });
            }
        }
        files.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
        Ok(files)
    }

    /// A name for a new file that no other has or had: this one, or with a number behind it. It is claimed at once, so
    /// that no other program takes it.
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

    /// Takes a file for this program, until the claim is dropped or the program ends in any way; `None` if another has
    /// it.
    ///
    /// # Errors
    /// The folder cannot be made or written.
    pub fn claim(&self, id: &str) -> io::Result<Option<Claim>> {
        fs::create_dir_all(&self.folder)?;
        Claim::take(&self.path(id))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Those of [`read_text`].
    pub fn read(&self, id: &str) -> io::Result<String> {
        read_text(&self.path(id))
    }

    /// Writes a file.
    ///
    /// # Errors
    /// Those of the file system; then the file is as it was.
    pub fn write(&self, id: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_whole(&self.path(id), text.as_bytes(), Existing::Replace)
    }

    /// Clears away what was removed long ago, and what programs left that were killed. What cannot be cleared stays.
    pub fn tidy(&self) {
        self.tidy_at(SystemTime::now());
    }

    /// The same at another time.
    pub fn tidy_at(&self, now: SystemTime) {
        self.forget(now);
        let stale = |path: &Path| {
            let changed = fs::metadata(path).and_then(|data| data.modified());
            changed.is_ok_and(|changed| now.duration_since(changed).is_ok_and(|passed| passed > STALE))
        };
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = entry.path();
            claim::clear(&path);
            if entry.file_name().to_string_lossy().starts_with(super::place::PREFIX) && stale(&path) {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// The id of a file of this folder; `None` if it is of another kind.
    fn id_of(&self, path: &Path) -> Option<String> {
        let own = path.extension() == Some(OsStr::new(self.ending));
        path.file_stem().and_then(OsStr::to_str).filter(|id| own && !id.starts_with('.')).map(str::to_owned)
    }
}
