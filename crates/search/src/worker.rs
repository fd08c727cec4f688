//! Threads of our own on which searchers think, so that whoever asks goes on meanwhile.
//!
//! There are as many as the computer has cores, less the one that draws, and at least one. A task that nobody waits for any
//! more, because its [`Pending`] was dropped, is stopped. Searchers are kept from task to task with what they remember, the
//! two used last at most: so much is the memory that thinking takes.

use super::levels::LevelPlayer;
use ludoteca_rules::Entry;
use ludoteca_rules::think::{Analysis, Budget, Question, Score, Snapshot, Stop, Thinker};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Megabytes that each searcher may use.
const MEGABYTES: usize = 32;

/// How many searchers are kept.
const KEPT: usize = 2;

/// Something to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The order of the player of this level, from 1, who has no more than this time if it is limited.
    Play(usize, Option<Duration>),
    /// One answer of the searcher chosen for the game.
    Ask(Question),
    /// Answers of that searcher about every order, each with twice the time of the one before, until all is proved or one of
    /// them would take longer than this.
    Watch(Duration),
}

/// What has been asked, for whoever waits for it. Dropping it stops the task.
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

/// Who thinks.
enum Mind {
    Player(LevelPlayer),
    Searcher(Box<dyn Thinker>),
}

/// A searcher that is kept, and what it is for: a game, and a level or none.
type Kept = (&'static str, Option<usize>, Mind);

/// The threads, and the searchers they keep. They end when this is dropped.
pub struct Workers {
    /// `None`: whoever asks thinks.
    jobs: Option<Sender<Job>>,
    kept: Arc<Mutex<Vec<Kept>>>,
}

impl Workers {
    /// Starts the threads. After every answer they call `wake`.
    #[must_use]
    pub fn new(wake: impl Fn() + Clone + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let kept = Arc::new(Mutex::new(Vec::new()));
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        for number in 0..cores {
            let (queue, kept, wake) = (queue.clone(), kept.clone(), wake.clone());
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            // A computer that gives no thread has no opponent: tasks then wait for ever, and nothing else suffers.
            let _ = thread.spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    work(&job, &kept, &wake);
                }
            });
        }
        Self { jobs: Some(jobs), kept }
    }

    /// No threads: whoever asks waits until the answer is there. For tests, which count frames and not time.
    #[must_use]
    pub fn none() -> Self {
        Self { jobs: None, kept: Arc::default() }
    }

    /// Asks for a position of a game. `seed` is where chance comes from.
    #[must_use]
    pub fn ask(&self, entry: &'static Entry, at: Snapshot, task: Task, seed: u64) -> Pending {
        let (answers, received) = mpsc::channel();
        let stop = Stop::default();
        let job = Job { entry, at, task, seed, stop: stop.clone(), answers };
        match &self.jobs {
            // Fails only where no thread was given, see above.
            Some(jobs) => _ = jobs.send(job),
            None => work(&job, &self.kept, &|| {}),
        }
        Pending { stop, answers: Mutex::new(received) }
    }

    /// Gives the memory of all searchers back that do not think now.
    pub fn forget(&self) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Does one job.
fn work(job: &Job, kept: &Mutex<Vec<Kept>>, wake: &impl Fn()) {
    if job.stop.is_stopped() {
        return;
    }
    let level = match job.task {
        Task::Play(level, _) => Some(level),
        Task::Ask(_) | Task::Watch(_) => None,
    };
    let id = job.entry.info.id;
    let found = {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(game, of, _)| (*game, *of) == (id, level));
        place.map(|place| kept.remove(place).2)
    };
    let made = || match level {
        Some(level) => LevelPlayer::new(job.entry, level, MEGABYTES).map(Mind::Player),
        None => job.entry.searchers.first().map(|searcher| Mind::Searcher((searcher.make)(MEGABYTES))),
    };
    let Some(mut mind) = found.or_else(made) else { return };
    tracing::debug!(game = id, task = ?job.task, position = %job.at.position, "search begins");
    let begun = Instant::now();
    let tell = |analysis: Analysis| {
        // Not the order itself, which can be a secret until others have decided too.
        let (nodes, depth) = (analysis.nodes, analysis.depth);
        tracing::debug!(game = id, nodes, depth, time = ?begun.elapsed(), "search answers");
        // Nobody waits any more: then the task is stopped too.
        let _ = job.answers.send(analysis);
        wake();
    };
    match (&mut mind, job.task) {
        (Mind::Player(player), task) => {
            let most = if let Task::Play(_, most) = task { most } else { None };
            tell(player.think(&job.at, most, job.seed, &job.stop));
        }
        (Mind::Searcher(searcher), Task::Ask(question)) => {
            tell(searcher.think(&job.at, &Question { seed: job.seed, ..question }, &job.stop));
        }
        (Mind::Searcher(searcher), Task::Watch(longest)) => watch(&mut **searcher, job, longest, &tell),
        // Only levels are players.
        (Mind::Searcher(_), Task::Play(..)) => {}
    }
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    kept.insert(0, (id, level, mind));
    kept.truncate(KEPT);
}

/// Answers again and again, with more and more time.
fn watch(searcher: &mut dyn Thinker, job: &Job, longest: Duration, tell: &impl Fn(Analysis)) {
    const FIRST: Duration = Duration::from_millis(60);
    let mut time = FIRST;
    while time <= longest && !job.stop.is_stopped() {
        let question = Question { budget: Budget { time: Some(time), ..Budget::default() }, all: true, seed: job.seed };
        let analysis = searcher.think(&job.at, &question, &job.stop);
        let proved = |score: &Score| score.proof.is_some();
        let certain = proved(&analysis.score) && analysis.orders.iter().all(|(_, score)| proved(score));
        tell(analysis);
        if certain {
            return;
        }
        time *= 2;
    }
}
