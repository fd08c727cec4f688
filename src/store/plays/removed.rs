//! Plays that were removed, for some time: in a folder of their own, with the second of their removal in the name.

use super::id::PlayId;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// For so long a removed play can come back.
pub const KEPT: Duration = Duration::from_hours(30 * 24);

/// The folder of removed plays among the others.
const FOLDER: &str = "removed";

/// A removed play.
pub(super) struct Removed {
    pub id: PlayId,
    pub when: SystemTime,
    pub path: PathBuf,
}

/// Every removed play, in no order.
pub(super) fn all(folder: &Path) -> Vec<Removed> {
    let files = fs::read_dir(folder.join(FOLDER)).into_iter().flatten().flatten().map(|entry| entry.path());
    let removed = files.filter_map(|path| {
        let named = PlayId::of_file(&path)?;
        let (id, second) = named.as_str().rsplit_once('~')?;
        let when = UNIX_EPOCH.checked_add(Duration::from_secs(second.parse().ok()?))?;
        Some(Removed { id: PlayId::new(id)?, when, path })
    });
    removed.collect()
}

/// Puts a play among the removed ones. Nobody else may give names meanwhile.
pub(super) fn take(folder: &Path, id: &PlayId) -> io::Result<()> {
    fs::create_dir_all(folder.join(FOLDER))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let names = (now..).map_while(|second| PlayId::new(&format!("{id}~{second}")));
    let mut free = names.map(|name| name.file(&folder.join(FOLDER))).filter(|path| fs::symlink_metadata(path).is_err());
    let to = free.next().ok_or(ErrorKind::InvalidFilename)?;
    fs::rename(id.file(folder), to)
}

/// Forgets what was removed too long ago.
pub(super) fn forget_old(folder: &Path) {
    for removed in all(folder) {
        if removed.when.elapsed().is_ok_and(|since| since > KEPT) {
            let _ = fs::remove_file(removed.path);
        }
    }
}
