//! Saves plays on a thread of its own, so that nobody waits for a disk.

use super::claim::Claim;
use super::id::PlayId;
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// That a play can no longer be saved, or can be saved again.
#[derive(Debug)]
pub struct Report {
    /// The play.
    pub id: PlayId,
    /// What went wrong; nothing, if it is saved again after something had.
    pub result: io::Result<()>,
}

/// See the head of this file. What is still to be saved when it is dropped is saved before.
#[derive(Debug)]
pub struct Saver {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    work: Mutex<Work>,
    /// Told whenever something in `work` changed that somebody waits for.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Work {
    /// What is to be saved, at most one text for each play.
    waiting: VecDeque<(Claim, String)>,
    /// What could not be saved, and waits until something else is.
    failed: VecDeque<(Claim, String)>,
    busy: bool,
    ended: bool,
}

impl Work {
    /// Puts a text in the place of an older one of the same play.
    fn add(&mut self, claim: &Claim, text: String) {
        self.failed.retain(|(other, _)| other.id() != claim.id());
        match self.waiting.iter_mut().find(|(other, _)| other.id() == claim.id()) {
            Some(waiting) => *waiting = (claim.clone(), text),
            None => self.waiting.push_back((claim.clone(), text)),
        }
    }

    fn try_again(&mut self) {
        self.waiting.append(&mut self.failed);
    }
}

impl Shared {
    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while this holds.
    fn wait_while(&self, holds: impl Fn(&Work) -> bool) -> MutexGuard<'_, Work> {
        self.changed.wait_while(self.work(), |work| holds(work)).unwrap_or_else(PoisonError::into_inner)
    }
}

impl Saver {
    /// Begins. `told` is called on the saver's thread, once for each play that can no longer be saved or can be again.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(told: impl FnMut(Report) + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let of_thread = Arc::clone(&shared);
        let thread = thread::Builder::new().name("saver".to_owned()).spawn(move || save_all(&of_thread, told))?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Saves a text as this play and does not wait for it. Of several texts the last one is saved. What could not be saved
    /// before is tried again.
    pub fn save(&self, claim: &Claim, text: String) {
        let mut work = self.shared.work();
        work.add(claim, text);
        work.try_again();
        drop(work);
        self.shared.changed.notify_all();
    }

    /// Waits until all is saved, and tries once more what could not be; whether all is.
    pub fn flush(&self) -> bool {
        self.shared.work().try_again();
        self.shared.changed.notify_all();
        self.shared.wait_while(|work| work.busy || !work.waiting.is_empty()).failed.is_empty()
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.flush();
        self.shared.work().ended = true;
        self.shared.changed.notify_all();
        // It only ends early if `told` panics, which was told then.
        _ = self.thread.take().map(JoinHandle::join);
    }
}

fn save_all(shared: &Shared, mut told: impl FnMut(Report)) {
    // What was told of each play that cannot be saved.
    let mut failing: BTreeMap<PlayId, String> = BTreeMap::new();
    loop {
        let mut work = shared.wait_while(|work| work.waiting.is_empty() && !work.ended);
        let Some((claim, text)) = work.waiting.pop_front() else { return };
        work.busy = true;
        drop(work);
        let result = claim.write(text.as_bytes());
        let failed = result.is_err();
        let before = match &result {
            Ok(()) => failing.remove(claim.id()),
            Err(error) => failing.insert(claim.id().clone(), error.to_string()),
        };
        if before.as_ref() != failing.get(claim.id()) {
            told(Report { id: claim.id().clone(), result });
        }
        let mut work = shared.work();
        work.busy = false;
        if failed && !work.waiting.iter().any(|(other, _)| other.id() == claim.id()) {
            work.failed.push_back((claim, text));
        }
        drop(work);
        shared.changed.notify_all();
    }
}
