//! Writes plays on a thread of its own, so that whoever draws never waits for a disk.

use crate::{Existing, write_whole};
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::{fs, mem};
use thiserror::Error;

/// A file that could not be written; the newest text of it is tried again with the next one.
#[derive(Debug, Error)]
#[error("{}: {error}", .path.display())]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// Why not.
    pub error: io::Error,
}

enum Job {
    /// Writes this text to this file.
    Save(PathBuf, String),
    /// Does something else with files.
    Work(Box<dyn FnOnce() + Send>),
    /// Says when all before is done.
    Answer(Sender<()>),
}

/// The thread. Of several texts for one file, only the newest is written. What is read and [changed](crate::change) is
/// done here too, in order.
pub struct Saver {
    jobs: Option<Sender<Job>>,
    troubles: std::sync::Mutex<Receiver<SaveError>>,
    thread: Option<JoinHandle<()>>,
}

impl Saver {
    /// Starts the thread. `wake` is called when there is trouble to tell, and after each work.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel();
        let (tell, troubles) = mpsc::channel();
        let work = move || work(&queue, &tell, &wake);
        let thread = thread::Builder::new().name("saver".to_owned()).spawn(work).ok();
        Self { jobs: Some(jobs), troubles: std::sync::Mutex::new(troubles), thread }
    }

    /// Has a file written soon.
    pub fn save(&self, path: PathBuf, text: String) {
        // The thread ends only with this.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(Job::Save(path, text)));
    }

    /// Has something done with files that other programs may change too. How it went, it must tell by itself.
    pub fn work(&self, work: impl FnOnce() + Send + 'static) {
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(Job::Work(Box::new(work))));
    }

    /// Waits until everything is written, or could not be.
    pub fn flush(&self) {
        let (done, wait) = mpsc::channel();
        if self.jobs.as_ref().is_some_and(|jobs| jobs.send(Job::Answer(done)).is_ok()) {
            let _ = wait.recv();
        }
    }

    /// A file that could not be written, told once until it could be written again.
    #[must_use]
    pub fn trouble(&self) -> Option<SaveError> {
        self.troubles.lock().unwrap_or_else(std::sync::PoisonError::into_inner).try_recv().ok()
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.jobs = None;
        // What was to be saved is saved before the program ends.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn work(queue: &Receiver<Job>, tell: &Sender<SaveError>, wake: &impl Fn()) {
    let mut failed: BTreeMap<PathBuf, String> = BTreeMap::new();
    while let Ok(first) = queue.recv() {
        let mut newest = BTreeMap::new();
        let (mut works, mut answers) = (Vec::new(), Vec::new());
        for job in [first].into_iter().chain(queue.try_iter()) {
            match job {
                Job::Save(path, text) => _ = newest.insert(path, text),
                Job::Work(work) => works.push(work),
                Job::Answer(done) => answers.push(done),
            }
        }
        let known = mem::take(&mut failed);
        for (path, text) in known.iter().chain(&newest) {
            if newest.get(path).is_some_and(|newer| newer != text) {
                continue;
            }
            let made = path.parent().map_or(Ok(()), fs::create_dir_all);
            if let Err(error) = made.and_then(|()| write_whole(path, text.as_bytes(), Existing::Replace)) {
                tracing::warn!(path = %path.display(), %error, "not saved");
                failed.insert(path.clone(), text.clone());
                if !known.contains_key(path) {
                    let _ = tell.send(SaveError { path: path.clone(), error });
                    wake();
                }
            } else {
                tracing::debug!(path = %path.display(), bytes = text.len(), "saved");
            }
        }
        for work in works {
            work();
            wake();
        }
        // Whoever waits may have gone.
        answers.iter().for_each(|done| _ = done.send(()));
    }
}
