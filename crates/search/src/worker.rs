//! Threads on which searchers think, so that whoever asks goes on meanwhile.
//!
//! There is one for each core but one, which draws, and at least one. Dropping the [`Pending`] answer of a task stops
//! it. The two searchers used last are kept from task to task, with their tables; that bounds the memory.
//!
//! Start with [`Workers`].

use super::levels::LevelPlayer;
use ludoteca_rules::Entry;
use ludoteca_rules::think::{Analysis, Budget, Question, Score, Snapshot, Stop, Thinker};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Megabytes that each searcher may use.
const MEGABYTES: usize = 32;

/// How many searchers are kept for later tasks.
const CACHED_SEARCHERS: usize = 2;

/// Something to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The order of the player of this level, counted from 1, in no more than this time if there is one.
    Play(usize, Option<Duration>),
    /// One answer of the game's own searcher, the first that it lists.
    Ask(Question),
    /// Answers of that searcher about every order, each with twice the time of the one before, until all orders are
    /// proven or the next answer would take longer than this.
    Watch(Duration),
}

/// The answers of a task that was asked for. Dropping it stops the task.
pub struct Pending {
    stop: Stop,
    answers: Mutex<Receiver<Analysis>>,
}

impl Pending {
    /// The newest answer that came since the last call.
    #[must_use]
    pub fn newest(&self) -> Option<Analysis> {
        self.received().try_iter().last()
    }

    fn received(&self) -> MutexGuard<'_, Receiver<Analysis>> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next answer, once it is there; `None` if none will come.
    #[must_use]
    pub fn wait(&self) -> Option<Analysis> {
        self.received().recv().ok()
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct Job {
    entry: &'static Entry,
    at: Snapshot,
    task: Task,
    seed: u64,
    stop: Stop,
    answers: Sender<Analysis>,
}

/// A searcher, alone or as a player of a level.
enum Agent {
    Player(LevelPlayer),
    Searcher(Box<dyn Thinker>),
}

/// An agent that is kept, and what it is for.
struct CachedAgent {
    game: &'static str,
    level: Option<usize>,
    agent: Agent,
}

/// The threads, and the searchers they share. The threads end when this is dropped.
pub struct Workers {
    /// `None`: tasks are done by the thread that asks.
    jobs: Option<Sender<Job>>,
    cache: Arc<Mutex<Vec<CachedAgent>>>,
}

impl Workers {
    /// Starts the threads. After every answer they call `wake`.
    #[must_use]
    pub fn new(wake: impl Fn() + Clone + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let cache = Arc::new(Mutex::new(Vec::new()));
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        for number in 0..cores {
            let (queue, cache, wake) = (queue.clone(), cache.clone(), wake.clone());
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            // Without threads tasks are never answered, and nothing else fails.
            let _ = thread.spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    work(&job, &cache, &wake);
                }
            });
        }
        Self { jobs: Some(jobs), cache }
    }

    /// No threads: [`Workers::ask`] returns when the answer is there. For tests, which count frames and not time.
    #[must_use]
    pub fn none() -> Self {
        Self { jobs: None, cache: Arc::default() }
    }

    /// Starts a task about a position of a game. Whatever is random in it comes from the seed.
    #[must_use]
    pub fn ask(&self, entry: &'static Entry, at: Snapshot, task: Task, seed: u64) -> Pending {
        let (answers, received) = mpsc::channel();
        let stop = Stop::default();
        let job = Job { entry, at, task, seed, stop: stop.clone(), answers };
        match &self.jobs {
            // Fails only if there are no threads, see `new`.
            Some(jobs) => _ = jobs.send(job),
            None => work(&job, &self.cache, &|| {}),
        }
        Pending { stop, answers: Mutex::new(received) }
    }

    /// Frees the memory of all searchers that do not think now.
    pub fn forget(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Does one job.
fn work(job: &Job, cache: &Mutex<Vec<CachedAgent>>, wake: &impl Fn()) {
    if job.stop.is_stopped() {
        return;
    }
    let level = match job.task {
        Task::Play(level, _) => Some(level),
        Task::Ask(_) | Task::Watch(_) => None,
    };
    let id = job.entry.info.id;
    let cached = {
        let mut cache = cache.lock().unwrap_or_else(PoisonError::into_inner);
        let place = cache.iter().position(|cached| (cached.game, cached.level) == (id, level));
        place.map(|place| cache.remove(place).agent)
    };
    let make = || match level {
        Some(level) => LevelPlayer::new(job.entry, level, MEGABYTES).map(Agent::Player),
        None => job.entry.searchers.first().map(|searcher| Agent::Searcher((searcher.make)(MEGABYTES))),
    };
    let Some(mut agent) = cached.or_else(make) else { return };
    let answer = |analysis| {
        // Fails if the `Pending` answer was dropped; then the task is stopped too.
        let _ = job.answers.send(analysis);
        wake();
    };
    match (&mut agent, job.task) {
        (Agent::Player(player), task) => {
            let most = if let Task::Play(_, most) = task { most } else { None };
            answer(player.think(&job.at, most, job.seed, &job.stop));
        }
        (Agent::Searcher(searcher), Task::Ask(question)) => {
            answer(searcher.think(&job.at, &Question { seed: job.seed, ..question }, &job.stop));
        }
        (Agent::Searcher(searcher), Task::Watch(longest)) => watch(&mut **searcher, job, longest, &answer),
        // Only levels are players.
        (Agent::Searcher(_), Task::Play(..)) => {}
    }
    let mut cache = cache.lock().unwrap_or_else(PoisonError::into_inner);
    cache.insert(0, CachedAgent { game: id, level, agent });
    cache.truncate(CACHED_SEARCHERS);
}

/// Answers again and again, with more and more time.
fn watch(searcher: &mut dyn Thinker, job: &Job, longest: Duration, answer: &impl Fn(Analysis)) {
    const FIRST: Duration = Duration::from_millis(60);
    let mut time = FIRST;
    while time <= longest && !job.stop.is_stopped() {
        let question = Question { budget: Budget { time: Some(time), ..Budget::default() }, all: true, seed: job.seed };
        let analysis = searcher.think(&job.at, &question, &job.stop);
        let is_proven = |score: &Score| score.proof.is_some();
        let complete = is_proven(&analysis.score) && analysis.orders.iter().all(|(_, score)| is_proven(score));
        answer(analysis);
        if complete {
            return;
        }
        time *= 2;
    }
}
