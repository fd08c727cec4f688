//! Puts a complete file into its place in one step.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempPath;

/// Begins the names of files that are not complete, which only a program that was killed leaves.
pub(crate) const PREFIX: &str = ".ludoteca-";

/// How long a file is waited for that another program has open, and how long between two looks.
const PATIENCE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(10);

/// What is done about a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Keep,
    /// It is replaced.
    Replace,
}

impl Existing {
    /// What a flag such as `--force` says.
    #[must_use]
    pub const fn replaced_if(force: bool) -> Self {
        if force { Self::Replace } else { Self::Keep }
    }
}

/// What a file is made of.
pub(super) enum Content<'a> {
    Bytes(&'a [u8]),
    /// All that another file holds.
    File(&'a mut File),
}

impl Content<'_> {
    pub(super) fn write_to(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Content::Bytes(bytes) => out.write_all(bytes),
            Content::File(file) => {
                file.rewind()?;
                io::copy(file, out).map(drop)
            }
        }
    }
}

/// An error if there is a file.
pub(super) fn check_free(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Writes another file in the same folder and moves it to its place when it is complete.
pub(super) fn place(path: &Path, content: Content, existing: Existing) -> io::Result<()> {
    if existing == Existing::Keep {
        check_free(path)?;
    }
    let folder = path.parent().unwrap_or(path);
    let mut new = New { old: replaceable(path)?, content };
    if !new.place_unnamed(path, folder, existing)? {
        let mut named = tempfile::Builder::new().prefix(PREFIX).make_in(folder, |name| File::create_new(name))?;
        new.fill(named.as_file_mut())?;
        finish(named.into_temp_path(), path, existing)?;
    }
    sync_folder(folder);
    Ok(())
}

/// The file that is replaced, if there is one; an error if it must not be written.
fn replaceable(path: &Path) -> io::Result<Option<Metadata>> {
    // A move needs no permission to write the file that it replaces.
    match OpenOptions::new().write(true).open(path) {
        Ok(file) => file.metadata().map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// A file to be written.
struct New<'a> {
    old: Option<Metadata>,
    content: Content<'a>,
}

impl New<'_> {
    /// Writes everything, so that it is on the disk before the old file is gone.
    fn fill(&mut self, file: &mut File) -> io::Result<()> {
        self.content.write_to(file)?;
        if let Some(old) = &self.old {
            keep_owner(file, old);
            file.set_permissions(old.permissions())?;
        }
        file.sync_all()
    }

    /// Writes a file that has no name before it is complete, so that a program that is killed leaves nothing behind;
    /// `false` where there are no such files.
    #[cfg(target_os = "linux")]
    fn place_unnamed(&mut self, path: &Path, folder: &Path, existing: Existing) -> io::Result<bool> {
        use rustix::fs::{AtFlags, CWD, OFlags, linkat};
        use std::os::fd::AsRawFd;
        use std::os::unix::fs::OpenOptionsExt;

        let flags = OFlags::TMPFILE.bits().cast_signed();
        let Ok(mut file) = OpenOptions::new().write(true).custom_flags(flags).open(folder) else {
            return Ok(false);
        };
        self.fill(&mut file)?;
        let open = format!("/proc/self/fd/{}", file.as_raw_fd());
        let name = |name: &Path| linkat(CWD, &open, CWD, name, AtFlags::SYMLINK_FOLLOW).map_err(io::Error::from);
        if self.old.is_none() {
            match name(path) {
                Ok(()) => return Ok(true),
                Err(error) if error.kind() == ErrorKind::AlreadyExists && existing == Existing::Keep => {
                    return Err(error);
                }
                Err(_) => {}
            }
        }
        match tempfile::Builder::new().prefix(PREFIX).make_in(folder, name) {
            Ok(named) => finish(named.into_temp_path(), path, existing).map(|()| true),
            Err(_) => Ok(false),
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn place_unnamed(&mut self, _: &Path, _: &Path, _: Existing) -> io::Result<bool> {
        Ok(false)
    }
}

/// Moves a complete file to its place in one step.
fn finish(mut complete: TempPath, path: &Path, existing: Existing) -> io::Result<()> {
    if existing == Existing::Keep {
        return Ok(complete.persist_noclobber(path)?);
    }
    let begun = Instant::now();
    loop {
        match fs::rename(&complete, path) {
            // On Windows what another program has open cannot always be replaced; programs that look for viruses or
            // for words open every new file for a moment.
            Err(error)
                if cfg!(windows) && error.kind() == ErrorKind::PermissionDenied && begun.elapsed() < PATIENCE =>
            {
                thread::sleep(PAUSE);
            }
            Err(error) => return Err(error),
            Ok(()) => {
                // Nothing has its old name any more.
                complete.disable_cleanup(true);
                return Ok(());
            }
        }
    }
}

/// Gives the new file the owner of the old one. Only the administrator can give a file to another user; otherwise it
/// belongs to who wrote it.
#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let _ = fchown(file, None, Some(old.gid()));
    let _ = fchown(file, Some(old.uid()), None);
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) {}

/// Makes the move last through a loss of power. After an error the file is whole all the same, the old one or the new
/// one, and some file systems cannot do this at all.
#[cfg(unix)]
fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) {}
