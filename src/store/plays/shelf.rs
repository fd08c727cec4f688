//! The folder of plays.

use super::claim::{Claim, File};
use super::id::PlayId;
use super::lock::{self, Names, PlayLock};
use super::removed;
use crate::store::place;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A play in a list. It may be that its file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub id: PlayId,
    /// When its file was last written or, of a removed play, when it was removed.
    pub changed: Option<SystemTime>,
    /// Length of its file in bytes.
    pub size: u64,
}

/// See the module's head.
#[derive(Clone, Debug)]
pub struct Plays {
    folder: PathBuf,
}

impl Plays {
    /// The plays in a folder, which is made when the first one is saved.
    #[must_use]
    pub const fn open(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Clears away what killed programs left half done, and forgets plays that were removed long ago. For the start of a
    /// program.
    pub fn tidy(&self) {
        // Where nothing can be written there is nothing to clear away either.
        if self.folder.is_dir()
            && let Ok(names) = Names::take(&self.folder)
        {
            lock::clear(&names, &self.folder);
            removed::forget_old(&self.folder);
            place::clear_stale(&self.folder);
        }
    }

    /// Where the plays are.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a play is.
    #[must_use]
    pub fn path(&self, id: &PlayId) -> PathBuf {
        id.file(&self.folder)
    }

    /// All plays, the one that was changed last first.
    ///
    /// # Errors
    /// The folder is there and cannot be listed.
    pub fn list(&self) -> io::Result<Vec<Kept>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut list = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let Some(id) = PlayId::of_file(&path) else { continue };
            list.push(kept(id, &path));
        }
        sort(&mut list);
        Ok(list)
    }

    /// The plays that were removed and can come back, the one that was removed last first.
    #[must_use]
    pub fn removed(&self) -> Vec<Kept> {
        let removed = removed::all(&self.folder).into_iter();
        let mut list: Vec<Kept> =
            removed.map(|found| Kept { changed: Some(found.when), ..kept(found.id, &found.path) }).collect();
        sort(&mut list);
        list
    }

    /// The content of a play.
    ///
    /// # Errors
    /// It is not there or cannot be read.
    pub fn read(&self, id: &PlayId) -> io::Result<Vec<u8>> {
        fs::read(self.path(id))
    }

    /// Takes a play to change it; `None` if another program has it, or another part of this one.
    ///
    /// # Errors
    /// It is not there, or the folder cannot be written.
    pub fn claim(&self, id: &PlayId) -> io::Result<Option<Claim>> {
        let names = Names::take(&self.folder)?;
        fs::symlink_metadata(self.path(id))?;
        let lock = PlayLock::take(&names, &self.folder, id)?;
        Ok(lock.map(|lock| Claim::new(&self.folder, id.clone(), File::There, lock)))
    }

    /// Takes a new play with a name that nothing else has; there is no file until it is written.
    ///
    /// # Errors
    /// The folder cannot be made or written.
    pub fn begin(&self, date: &str, game: &str) -> io::Result<Claim> {
        self.first_free(PlayId::fresh(date, game))
    }

    /// Writes the same once more under a new name.
    ///
    /// # Errors
    /// It cannot be read, or the copy cannot be written.
    pub fn copy(&self, id: &PlayId) -> io::Result<Claim> {
        let bytes = self.read(id)?;
        let copy = self.first_free(id.copies())?;
        copy.write(&bytes)?;
        Ok(copy)
    }

    /// Brings back what was removed last of this name, under this name if that is still free; the name.
    ///
    /// # Errors
    /// There is nothing of that name, or the folder cannot be written.
    pub fn restore(&self, id: &PlayId) -> io::Result<PlayId> {
        let names = Names::take(&self.folder)?;
        let removed = removed::all(&self.folder).into_iter().filter(|removed| removed.id == *id);
        let last = removed.max_by_key(|removed| removed.when).ok_or(ErrorKind::NotFound)?;
        for id in id.clone().numbered() {
            // Held until the file is there: a new play may have the name already and no file yet.
            if let Some(_lock) = self.free(&names, &id)? {
                fs::rename(&last.path, self.path(&id))?;
                return Ok(id);
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn first_free(&self, ids: impl Iterator<Item = PlayId>) -> io::Result<Claim> {
        let names = Names::take(&self.folder)?;
        let removed: BTreeSet<PlayId> = removed::all(&self.folder).into_iter().map(|removed| removed.id).collect();
        for id in ids.filter(|id| !removed.contains(id)) {
            if let Some(lock) = self.free(&names, &id)? {
                return Ok(Claim::new(&self.folder, id, File::New, lock));
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// The lock of a name that has no file and that nobody took.
    fn free(&self, names: &Names, id: &PlayId) -> io::Result<Option<PlayLock>> {
        match fs::symlink_metadata(self.path(id)) {
            Ok(_) => Ok(None),
            Err(error) if error.kind() == ErrorKind::NotFound => PlayLock::take(names, &self.folder, id),
            Err(error) => Err(error),
        }
    }
}

fn kept(id: PlayId, path: &Path) -> Kept {
    let found = fs::metadata(path).ok();
    let changed = found.as_ref().and_then(|found| found.modified().ok());
    Kept { id, changed, size: found.map_or(0, |found| found.len()) }
}

fn sort(list: &mut [Kept]) {
    list.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
}
