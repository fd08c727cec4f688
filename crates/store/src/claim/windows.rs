//! An empty file is held by being open for nobody else. The system takes it away when it is closed, also when it closes
//! it for a program that was killed.

use std::fs::File;
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// `FILE_FLAG_DELETE_ON_CLOSE` of the Windows API.
const DELETE_ON_CLOSE: u32 = 0x0400_0000;
/// `ERROR_ACCESS_DENIED`: the folder cannot be written, or the file is just being taken away.
const ACCESS_DENIED: i32 = 5;
/// `ERROR_SHARING_VIOLATION`: another program has the file open.
const SHARING_VIOLATION: i32 = 32;
/// How often a file is tried that is perhaps being taken away, and how long is waited in between.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(3);

/// A file that this program holds.
#[derive(Debug)]
pub(super) struct Held {
    _file: File,
}

impl Held {
    /// Makes the file and holds it; `None` if another program does.
    pub(super) fn take(path: &Path) -> io::Result<Option<Self>> {
        let mut tries = 0;
        loop {
            let opened = File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .share_mode(0)
                .custom_flags(DELETE_ON_CLOSE)
                .open(path);
            match opened {
                Ok(file) => return Ok(Some(Self { _file: file })),
                Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => return Ok(None),
                Err(error) if error.raw_os_error() == Some(ACCESS_DENIED) && tries < TRIES => {
                    tries += 1;
                    thread::sleep(PAUSE);
                }
                Err(error) => return Err(error),
            }
        }
    }
}
