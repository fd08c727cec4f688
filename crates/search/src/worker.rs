//! Searchers that think in the background, so that whoever asks goes on meanwhile.
//!
//! A task that nobody waits for any more, because its [`Pending`] was dropped, is stopped. Searchers are kept from task
//! to task with what they remember, the two used last at most: so much is the memory that thinking takes.

use super::levels::LevelPlayer;
use ludoteca_rules::Entry;
use ludoteca_rules::thinking::think::{Analysis, Budget, Question, Score, Snapshot, Stop, Thinker};
use ludoteca_workers::{Answers, Pending, Workers};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Megabytes that each searcher may use.
const MEGABYTES: usize = 32;

/// How many searchers are kept.
const CACHED: usize = 2;

/// Something to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The order of the player of this level, from 1, who has no more than this time if it is limited.
    Play(usize, Option<Duration>),
    /// One answer of the searcher chosen for the game.
    Ask(Question),
    /// Answers of that searcher about every order, each with twice the time of the one before, until all is proved or
    /// one of them would take longer than this.
    Watch(Duration),
}

struct Job {
    entry: &'static Entry,
    at: Snapshot,
    task: Task,
    seed: u64,
    /// How often everything had been forgotten when it was asked.
    epoch: u64,
}

/// Who thinks.
enum Agent {
    Player(LevelPlayer),
    Searcher(Box<dyn Thinker>),
}

/// A searcher that is kept, and what it is for: a game, and a level or none.
type CachedAgent = (&'static str, Option<usize>, Agent);

/// The searchers that are kept, the one used last first.
#[derive(Default)]
struct Cache {
    agents: Vec<CachedAgent>,
    /// How often everything has been forgotten: a searcher that thought meanwhile is not kept.
    epoch: u64,
}

/// The threads that think, and the searchers that are kept.
pub struct Searchers {
    workers: Workers,
    cache: Arc<Mutex<Cache>>,
}

impl Searchers {
    /// They think on these threads.
    #[must_use]
    pub fn new(workers: Workers) -> Self {
        Self { workers, cache: Arc::default() }
    }

    /// Asks for a position of a game. `seed` is where chance comes from.
    #[must_use]
    pub fn ask(&self, entry: &'static Entry, at: Snapshot, task: Task, seed: u64) -> Pending<Analysis> {
        let cache = self.cache.clone();
        let job = Job { entry, at, task, seed, epoch: locked(&cache).epoch };
        self.workers.start(move |answers| work(&job, &cache, answers))
    }

    /// Whether anything is thought about.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.workers.is_busy()
    }

    /// Gives the memory of all searchers back; of one that thinks now as soon as it has answered.
    pub fn forget(&self) {
        let mut cache = locked(&self.cache);
        cache.agents.clear();
        cache.epoch += 1;
    }
}

fn locked(cache: &Mutex<Cache>) -> MutexGuard<'_, Cache> {
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does one job.
fn work(job: &Job, cache: &Mutex<Cache>, answers: &Answers<Analysis>) {
    let level = match job.task {
        Task::Play(level, _) => Some(level),
        Task::Ask(_) | Task::Watch(_) => None,
    };
    let id = job.entry.info.id;
    let found = {
        let mut cached = locked(cache);
        let place = cached.agents.iter().position(|(game, of, _)| (*game, *of) == (id, level));
        place.map(|place| cached.agents.remove(place).2)
    };
    let made = || match level {
        Some(level) => LevelPlayer::new(job.entry, level, MEGABYTES).map(Agent::Player),
        None => job.entry.searchers.first().map(|searcher| Agent::Searcher((searcher.make)(MEGABYTES))),
    };
    let Some(mut agent) = found.or_else(made) else { return };
    tracing::debug!(game = id, task = ?job.task, position = %job.at.position, "search begins");
    let tell = |analysis: Analysis| {
        // Not the order itself, which can be a secret until others have decided too.
        let (nodes, depth) = (analysis.nodes, analysis.depth);
        tracing::debug!(game = id, nodes, depth, "search answers");
        answers.send(analysis);
    };
    match (&mut agent, job.task) {
        (Agent::Player(player), task) => {
            let most = if let Task::Play(_, most) = task { most } else { None };
            tell(player.think(&job.at, most, job.seed, answers.stop()));
        }
        (Agent::Searcher(searcher), Task::Ask(question)) => {
            tell(searcher.think(&job.at, &Question { seed: job.seed, ..question }, answers.stop()));
        }
        (Agent::Searcher(searcher), Task::Watch(longest)) => {
            watch(&mut **searcher, job, longest, (answers.stop(), &tell));
        }
        // Only levels are players.
        (Agent::Searcher(_), Task::Play(..)) => {}
    }
    let mut cached = locked(cache);
    if cached.epoch == job.epoch {
        cached.agents.insert(0, (id, level, agent));
        cached.agents.truncate(CACHED);
    }
}

/// Answers again and again, with more and more time.
fn watch(searcher: &mut dyn Thinker, job: &Job, longest: Duration, (stop, tell): (&Stop, &dyn Fn(Analysis))) {
    const FIRST: Duration = Duration::from_millis(60);
    let mut time = FIRST;
    while time <= longest && !stop.is_stopped() {
        let question = Question { budget: Budget { time: Some(time), ..Budget::default() }, all: true, seed: job.seed };
        let analysis = searcher.think(&job.at, &question, stop);
        let proved = |score: &Score| score.proof.is_some();
        let certain = proved(&analysis.score) && analysis.orders.iter().all(|(_, score)| proved(score));
        tell(analysis);
        if certain {
            return;
        }
        time *= 2;
    }
}
