//! Work in the background: threads that answer whoever asks, and wake it when an answer is there.
//!
//! Start with [`Workers`]: [`Workers::start`] gives a job to the threads and returns a [`Pending`], from which the
//! answers are taken. An app that sleeps until something happens need not look whether they are there: after every
//! answer the threads call the `wake` that they were given. Dropping a [`Pending`] stops its job; one that has not
//! begun never begins.

use ludoteca_rules::thinking::think::Stop;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// What wakes whoever waits for answers.
type Wake = dyn Fn() + Send + Sync;

type Job = Box<dyn FnOnce(&Arc<Wake>) + Send>;

/// The threads. They end when this is dropped and their jobs are done.
pub struct Workers {
    /// `None`: whoever asks does the work.
    jobs: Option<Sender<Job>>,
    /// How many jobs are not done.
    waiting: Arc<AtomicUsize>,
}

impl Workers {
    /// Starts the threads, called by this name and a number. After every answer they call `wake`.
    ///
    /// There are as many as the computer has cores, less the one that draws, and at least one.
    #[must_use]
    pub fn new(name: &str, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self::of(Self::threads(), name, wake)
    }

    /// The same with so many threads: where nothing is drawn, all cores can work.
    #[must_use]
    pub fn of(threads: usize, name: &str, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let wake: Arc<Wake> = Arc::new(wake);
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (queue, wake, waiting) = (queue.clone(), wake.clone(), waiting.clone());
            let thread = thread::Builder::new().name(format!("{name} {number}"));
            // On a computer that gives no thread, answers never come, and nothing else suffers.
            let _ = thread.spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    job(&wake);
                    // Whoever waits until nothing is worked on has been woken by the last answer, which was too early.
                    if waiting.fetch_sub(1, Ordering::Relaxed) == 1 {
                        wake();
                    }
                }
            });
        }
        Self { jobs: Some(jobs), waiting }
    }

    /// No threads: whoever asks waits until the work is done. For tests, which count frames and not time.
    #[must_use]
    pub fn none() -> Self {
        Self { jobs: None, waiting: Arc::default() }
    }

    /// Whether there is work that is not done; `wake` is called when there is none any more.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// How many threads [`Workers::new`] starts.
    #[must_use]
    pub fn threads() -> usize {
        thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Has a thread do this work as soon as one is free. It may answer any number of times.
    pub fn start<T: Send + 'static>(&self, work: impl FnOnce(&Answers<T>) + Send + 'static) -> Pending<T> {
        let (sender, received) = mpsc::channel();
        let stop = Stop::default();
        let stopped = stop.clone();
        let job: Job = Box::new(move |wake| {
            if !stopped.is_stopped() {
                work(&Answers { stop: stopped, sender, wake: wake.clone() });
            }
        });
        match &self.jobs {
            // Fails only where no thread was given, see above.
            Some(jobs) => {
                self.waiting.fetch_add(1, Ordering::Relaxed);
                if jobs.send(job).is_err() {
                    self.waiting.fetch_sub(1, Ordering::Relaxed);
                }
            }
            None => {
                let nobody: Arc<Wake> = Arc::new(|| {});
                job(&nobody);
            }
        }
        Pending { stop, answers: Mutex::new(received) }
    }

    /// Has a thread work out one answer as soon as one is free.
    pub fn work_out<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Pending<T> {
        self.start(move |answers| answers.send(work()))
    }
}

impl fmt::Debug for Workers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Workers").field("threads", &self.jobs.is_some()).finish()
    }
}

/// Where work sends its answers.
pub struct Answers<T> {
    stop: Stop,
    sender: Sender<T>,
    wake: Arc<Wake>,
}

impl<T> Answers<T> {
    /// Hands an answer to whoever waits, and wakes it.
    pub fn send(&self, answer: T) {
        // Where nobody waits any more the answer is not needed.
        let _ = self.sender.send(answer);
        (self.wake)();
    }

    /// Is used once nobody waits any more.
    #[must_use]
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }
}

/// The answers to what was asked. Dropping it stops the work.
pub struct Pending<T> {
    stop: Stop,
    answers: Mutex<Receiver<T>>,
}

impl<T> Pending<T> {
    /// The newest answer that came since the last call.
    #[must_use]
    pub fn newest(&self) -> Option<T> {
        self.received().try_iter().last()
    }

    /// The next answer, once it is there; `None` if none will come.
    #[must_use]
    pub fn wait(&self) -> Option<T> {
        self.received().recv().ok()
    }

    fn received(&self) -> MutexGuard<'_, Receiver<T>> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
