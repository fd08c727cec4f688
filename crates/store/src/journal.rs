//! Files that only grow, line by line, and of which nothing is lost that was once written.

use super::claim::Claim;
use super::{LONGEST, read_text};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that only grows. It is this program's alone until it is dropped.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// How much of it is whole lines.
    length: u64,
    _claim: Claim,
}

impl Journal {
    /// Opens a file, or makes it, and reads its whole lines. A last line without an end was being written when a
    /// program was killed, and is cut off with the next line.
    ///
    /// # Errors
    /// [`WouldBlock`](ErrorKind::WouldBlock) if another program has it open, and those of the file system.
    pub fn open(path: &Path) -> io::Result<(Self, String)> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let claim = Claim::take(path)?.ok_or(ErrorKind::WouldBlock)?;
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = read_text(path)?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        let length = text.len() as u64;
        Ok((Self { path: path.to_owned(), file, length, _claim: claim }, text))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a line at its end, and returns when the disk has it. After an error the file is as it was.
    ///
    /// # Errors
    /// Those of the file system; a file that would be longer than any that is read.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        let after = self.length + line.len() as u64 + 1;
        if after > LONGEST {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let written = self.write(line);
        if written.is_err() {
            // What is left there has no end of a line, and is cut off when the file is opened.
            let _ = self.file.set_len(self.length);
            return written;
        }
        self.length = after;
        Ok(())
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        use std::io::{Seek, SeekFrom};
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.file.sync_data()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_and_a_torn_one_is_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new folder/table.log");
        let (mut journal, text) = Journal::open(&path).expect("it can be made");
        assert_eq!(text, "");
        journal.append("one").expect("room");
        journal.append("two").expect("room");
        assert_eq!(Journal::open(&path).map(|_| ()).map_err(|error| error.kind()), Err(ErrorKind::WouldBlock));
        drop(journal);
        std::fs::write(&path, "one\ntwo\nthr").expect("room");
        let (mut journal, text) = Journal::open(&path).expect("it is there");
        assert_eq!(text, "one\ntwo\n");
        journal.append("3").expect("room");
        drop(journal);
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "one\ntwo\n3\n");
    }
}
