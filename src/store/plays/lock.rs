//! Locks between programs. They end with the program that holds them, even if it is killed.

use super::id::PlayId;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The folder of the locks among the plays.
const FOLDER: &str = ".locks";

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    match options.open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            fs::create_dir_all(path.parent().unwrap_or(path))?;
            options.open(path)
        }
        opened => opened,
    }
}

/// Where there are no locks, programs are on their own.
fn unless_unsupported(error: io::Error) -> io::Result<()> {
    if error.kind() == ErrorKind::Unsupported { Ok(()) } else { Err(error) }
}

/// Whether a file is now locked that nobody else had locked.
fn try_lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => unless_unsupported(error).map(|()| true),
    }
}

/// Held while names in the folder are given away, for an instant.
pub(super) struct Names {
    _lock: File,
}

impl Names {
    fn open(folder: &Path) -> io::Result<File> {
        open(&folder.join(FOLDER).join("names"))
    }

    /// Waits until no other program has it.
    pub fn take(folder: &Path) -> io::Result<Self> {
        let file = Self::open(folder)?;
        file.lock().or_else(unless_unsupported)?;
        Ok(Self { _lock: file })
    }
}

/// Whoever holds it changes the file of this play, and nobody else does.
#[derive(Debug)]
pub(super) struct PlayLock {
    folder: PathBuf,
    id: PlayId,
    _lock: File,
}

impl PlayLock {
    fn path(folder: &Path, id: &PlayId) -> PathBuf {
        folder.join(FOLDER).join(format!("{id}.lock"))
    }

    /// The lock of a play; `None` if it is held. Nobody else may make or remove locks meanwhile.
    pub fn take(_: &Names, folder: &Path, id: &PlayId) -> io::Result<Option<Self>> {
        let file = open(&Self::path(folder, id))?;
        Ok(try_lock(&file)?.then(|| Self { folder: folder.to_owned(), id: id.clone(), _lock: file }))
    }
}

impl Drop for PlayLock {
    fn drop(&mut self) {
        // Left behind, it locks nothing and is cleared away later. Waiting for the names would never end where whoever drops
        // this has them.
        if let Ok(names) = Names::open(&self.folder)
            && try_lock(&names).is_ok_and(|free| free)
        {
            let _ = fs::remove_file(Self::path(&self.folder, &self.id));
        }
    }
}

/// Clears away locks that killed programs left.
pub(super) fn clear(_: &Names, folder: &Path) {
    for entry in fs::read_dir(folder.join(FOLDER)).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_of_play = path.extension().is_some_and(|extension| extension == "lock");
        if is_of_play && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(path);
        }
    }
}
