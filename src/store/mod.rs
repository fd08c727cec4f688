//! Files of the user: written whole or not at all.
//!
//! Depends only on `tempfile` and the file system, on nothing of this crate. Start with [`write_whole`].

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{self, Path, PathBuf};

/// Links that are followed, as many as Linux follows.
const MOST_LINKS: usize = 40;

/// Replaces a file by these bytes, or makes a new one; after an error the file is as it was before.
///
/// A symbolic link stays, and the file that it leads to is replaced. Permissions stay. What is not a regular file, such as
/// a pipe or a device, is written to directly.
///
/// # Errors
/// Those of the file system.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match regular_file(path)? {
        Some(file) => replace(&file, bytes),
        None => fs::write(path, bytes),
    }
}

/// The regular file that a path leads to, which may not be there yet; `None` if the path leads to something else.
fn regular_file(path: &Path) -> io::Result<Option<PathBuf>> {
    if path.to_string_lossy().ends_with(path::is_separator) {
        return Ok(None);
    }
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Some(name) = path.file_name() else {
            return Ok(None);
        };
        let folder = match path.parent() {
            Some(parent) if parent != Path::new("") => fs::canonicalize(parent)?,
            _ => fs::canonicalize(".")?,
        };
        // A link in this folder, such as the one behind /dev/stdout, stands for an open file. Another file of the same
        // name is not that file.
        if cfg!(target_os = "linux") && folder.starts_with("/proc") {
            return Ok(None);
        }
        let file = folder.join(name);
        match fs::symlink_metadata(&file) {
            Ok(found) if found.is_symlink() => path = folder.join(fs::read_link(&file)?),
            Ok(found) => return Ok(found.is_file().then_some(file)),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Some(file)),
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Writes a temporary file in the same folder and moves it to its place, which replaces the file in one step.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A move needs no permission to write the file that it replaces.
    let permissions = match OpenOptions::new().write(true).open(path) {
        Ok(file) => Some(file.metadata()?.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let folder = path.parent().unwrap_or(path);
    let mut temporary = tempfile::Builder::new().prefix(".ludoteca-").make_in(folder, |name| File::create_new(name))?;
    let file = temporary.as_file_mut();
    file.write_all(bytes)?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()?;
    temporary.persist(path)?;
    Ok(())
}
