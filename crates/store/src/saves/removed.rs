//! What was removed: it lies in a folder of its own, and is forgotten when the program was used on thirty days after
//! that.
//!
//! Days on which the program was used are counted, not the time that has passed: a clock that is wrong once, by however
//! much, counts as one day.

use super::SaveFolder;
use crate::claim::{Claim, PATIENCE};
use crate::{Failure, change};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// On so many days of use what was removed can be brought back.
const REMEMBERED: u32 = 30;

/// The file with the days, in the folder of what was removed.
const DAYS: &str = ".days";

/// For each removed file on how many days the program was used since, and the last of them, counted from 1970.
type Days = BTreeMap<String, (u32, u64)>;

impl SaveFolder {
    pub(super) fn removed(&self) -> PathBuf {
        self.folder.join("removed")
    }

    pub(super) fn removed_path(&self, id: &str) -> PathBuf {
        self.removed().join(id).with_added_extension(self.ending)
    }

    /// Removes a file that was claimed, so that it can be brought back for some weeks. One of the same name that was
    /// removed before stays, under a name with a number.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn remove(&self, id: &str, _claim: &Claim) -> io::Result<()> {
        fs::symlink_metadata(self.path(id))?;
        fs::create_dir_all(self.removed())?;
        let mut earlier = None;
        if self.removed_path(id).exists() {
            let (free, claim) = self.claim_new(id)?;
            fs::rename(self.removed_path(id), self.removed_path(&free))?;
            earlier = Some((free, claim));
        }
        fs::rename(self.path(id), self.removed_path(id))?;
        // It is removed all the same if the days cannot be counted.
        let _ = self.count(PATIENCE, &mut |days| {
            if let (Some(known), Some((free, _))) = (days.remove(id), &earlier) {
                days.insert(free.clone(), known);
            }
        });
        Ok(())
    }

    /// Brings a removed file back.
    ///
    /// # Errors
    /// Those of the file system; [`AlreadyExists`](ErrorKind::AlreadyExists) if there is another of that name,
    /// [`ResourceBusy`](ErrorKind::ResourceBusy) if another program is about to write one.
    pub fn restore(&self, id: &str) -> io::Result<()> {
        let _claim = self.claim(id)?.ok_or(ErrorKind::ResourceBusy)?;
        if self.path(id).exists() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        fs::rename(self.removed_path(id), self.path(id))
    }

    /// Counts this day for everything that was removed, and forgets what has been there for long enough.
    pub(super) fn forget(&self, now: SystemTime) {
        let Ok(entries) = fs::read_dir(self.removed()) else { return };
        let ids: Vec<String> = entries.flatten().filter_map(|entry| self.id_of(&entry.path())).collect();
        let today = now.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs() / (24 * 3600);
        // What cannot be counted stays.
        let _ = self.count(Duration::ZERO, &mut |days| {
            let mut left = Days::new();
            for id in &ids {
                let (mut count, last) = days.get(id).copied().unwrap_or((0, today));
                count += u32::from(today > last);
                if count <= REMEMBERED || fs::remove_file(self.removed_path(id)).is_err() {
                    left.insert(id.clone(), (count, today));
                }
            }
            *days = left;
        });
    }

    /// Changes what is known of the removed files.
    fn count(&self, patience: Duration, change_days: &mut dyn FnMut(&mut Days)) -> Result<(), Failure> {
        change::change_within(patience, &self.removed().join(DAYS), |bytes| {
            let read = |line: &str| {
                let mut parts = line.splitn(3, ' ');
                let (count, last) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
                Some((parts.next()?.to_owned(), (count, last)))
            };
            let text = String::from_utf8_lossy(bytes.unwrap_or_default());
            let mut days = text.lines().filter_map(read).collect();
            change_days(&mut days);
            let mut text = String::new();
            // A name with a line break in it would be read as two; it is counted anew each time, and stays.
            for (id, (count, last)) in days.into_iter().filter(|(id, _)| !id.contains('\n')) {
                writeln!(text, "{count} {last} {id}").expect("a text can be written");
            }
            Ok((text, ()))
        })
    }
}
