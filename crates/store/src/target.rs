//! What a path leads to, links followed.

use crate::place::Content;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{self, Path, PathBuf};

/// Links that are followed, as many as Linux follows.
const MOST_LINKS: usize = 40;

/// What a path leads to.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A regular file, which may not be there yet.
    Regular(PathBuf),
    /// Something else, such as a pipe, a device or a folder.
    Other(PathBuf),
}

impl Target {
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let other = |path: &Path| Ok(Self::Other(path.to_owned()));
        if path.to_string_lossy().ends_with(path::is_separator) {
            return other(path);
        }
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            let Some(name) = path.file_name() else {
                return other(&path);
            };
            let folder = match path.parent() {
                Some(parent) if parent != Path::new("") => fs::canonicalize(parent)?,
                _ => fs::canonicalize(".")?,
            };
            let file = folder.join(name);
            // A link in this folder, such as the one behind /dev/stdout, stands for an open file. Another file of the
            // same name is not that file.
            if cfg!(target_os = "linux") && folder.starts_with("/proc") {
                return other(&file);
            }
            match fs::symlink_metadata(&file) {
                Ok(found) if found.is_symlink() => path = folder.join(fs::read_link(&file)?),
                Ok(found) if found.is_file() => return Ok(Self::Regular(file)),
                Ok(_) => return other(&file),
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::Regular(file)),
                Err(error) => return Err(error),
            }
        }
        other(&path)
    }
}

/// Writes to what is not a regular file.
pub(super) fn write_directly(path: &Path, mut content: Content) -> io::Result<()> {
    // Opened anew, a file behind the standard output would be written from its beginning, over what is in it.
    #[cfg(target_os = "linux")]
    if fs::canonicalize("/proc/self/fd").is_ok_and(|folder| path == folder.join("1")) {
        use std::io::Write;
        let mut out = io::stdout().lock();
        content.write_to(&mut out)?;
        return out.flush();
    }
    // Appending, because a file that another open file stands for may have been written before.
    content.write_to(&mut OpenOptions::new().append(true).create(true).open(path)?)
}
