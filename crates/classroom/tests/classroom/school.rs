//! A sheet in a file, and the thread that keeps its boards.

use crate::page::LONG;
use ludoteca_class::{System, Tournament};
use ludoteca_classroom::{ClassShown, ClassThread, Home, read};
use ludoteca_games::catalogue;
use ludoteca_server::Tables;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A sheet in a file of a folder that nobody else has.
pub struct School {
    folder: tempfile::TempDir,
}

impl School {
    /// With a Swiss tournament of so many pupils and so many rounds that are paired already.
    pub fn new(pupils: usize, paired: usize) -> Self {
        Self::of("rastros", pupils, paired)
    }

    /// The same of any game.
    pub fn of(game: &str, pupils: usize, paired: usize) -> Self {
        let mut sheet = Tournament::new("Cup", game, System::Swiss { rounds: 3 }, 5).expect("a sheet");
        for number in 1..=pupils {
            sheet.add(&format!("Pupil {number:02}")).expect("there is room");
        }
        for _ in 0..paired {
            sheet.pair().expect("a round");
        }
        let school = Self { folder: tempfile::tempdir().expect("a folder") };
        std::fs::write(school.path(), sheet.to_string()).expect("a file");
        school
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("class.txt")
    }

    pub fn sheet(&self) -> Tournament {
        read(&self.path()).expect("a sheet")
    }

    pub fn home(&self) -> (Home, Receiver<()>) {
        let (wakes, woken) = channel();
        let wake = Arc::new(move || wakes.send(()).unwrap_or_default());
        (
            Home {
                catalogue: catalogue(),
                tables: Tables::at(self.folder.path().join("tables")),
                wake,
                today: String::new,
            },
            woken,
        )
    }

    /// Keeps the boards on any free port.
    pub fn opens(&self) -> Class {
        let (home, woken) = self.home();
        Class { thread: ClassThread::start(home, self.path(), Some(0)).expect("a class"), woken }
    }
}

/// The thread that keeps the boards.
pub struct Class {
    pub thread: ClassThread,
    woken: Receiver<()>,
}

impl Class {
    /// Waits until something is to be seen, looking only when woken.
    pub fn until(&self, what: &str, holds: impl Fn(&ClassShown) -> bool) -> Arc<ClassShown> {
        let start = Instant::now();
        loop {
            let shown = self.thread.shown();
            if holds(&shown) {
                return shown;
            }
            assert!(start.elapsed() < LONG, "“{what}” was waited for: {shown:?}");
            let _ = self.woken.recv_timeout(Duration::from_secs(5));
        }
    }

    pub fn port(&self) -> u16 {
        let shown = self.thread.shown();
        let port = shown.link.trim_end_matches('/').rsplit_once(':').expect("a port").1;
        port.parse().expect("a port")
    }
}
