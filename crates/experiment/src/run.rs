//! An experiment that is being made, on threads.

use super::game::{Computers, Played, play, seeds};
use super::setting::{Experiment, Setting};
use super::tally::Tally;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_workers::{Answers, Pending, Workers};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Games of chance alone are played by so many before anybody is told of them.
const QUICK: usize = 16;

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Games that were played, of all settings.
    pub played: usize,
    /// Games that are to be played.
    pub games: usize,
}

/// What all threads share.
struct Shared {
    experiment: Experiment,
    seeds: Vec<u64>,
    /// The game that is played next, counted through all settings.
    next: AtomicUsize,
    /// The games of all settings, one after another.
    played: Mutex<Vec<Option<Played>>>,
    stop: Stop,
}

/// An experiment that is being made. Dropping it stops it.
pub struct Run {
    shared: Arc<Shared>,
    lanes: Vec<Pending<()>>,
}

impl Run {
    /// Begins, on all of these threads; after some games each of them wakes whoever made them. Games and settings
    /// beyond [`MOST_GAMES`](crate::MOST_GAMES) and [`MOST_SETTINGS`](crate::MOST_SETTINGS) are left out.
    #[must_use]
    pub fn start(experiment: Experiment, workers: &Workers) -> Self {
        Self::stopped_by(experiment, workers, Workers::threads(), Stop::default())
    }

    /// As [`Run::start`], on so many of the threads, and stopped by this switch too. The number of threads changes
    /// nothing but the time.
    #[must_use]
    pub fn stopped_by(mut experiment: Experiment, workers: &Workers, threads: usize, stop: Stop) -> Self {
        experiment.games = experiment.games.min(super::MOST_GAMES);
        experiment.settings.truncate(super::MOST_SETTINGS);
        let seeds = seeds(experiment.seed, experiment.games);
        let played = Mutex::new(vec![None; seeds.len() * experiment.settings.len()]);
        let shared = Arc::new(Shared { experiment, seeds, next: AtomicUsize::new(0), played, stop });
        let lane = |_| {
            let shared = shared.clone();
            workers.start(move |answers| work(&shared, answers))
        };
        let lanes = (0..threads.max(1)).map(lane).collect();
        Self { shared, lanes }
    }

    /// What is wished.
    #[must_use]
    pub fn experiment(&self) -> &Experiment {
        &self.shared.experiment
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let played = self.shared.played();
        Progress { played: played.iter().flatten().count(), games: played.len() }
    }

    /// Whether all games were played.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let Progress { played, games } = self.progress();
        played == games
    }

    /// Stops it for good; what was played stays.
    pub fn stop(&self) {
        self.shared.stop.stop();
    }

    /// Waits until something new was played; `false` if nothing more will be.
    pub fn wait(&mut self) -> bool {
        while let Some(lane) = self.lanes.last() {
            if lane.wait().is_some() {
                return true;
            }
            self.lanes.pop();
        }
        false
    }

    /// The games of each setting in order, up to the first that is not played yet: what a run that was stopped has is
    /// what fewer games would have given.
    #[must_use]
    pub fn games(&self) -> Vec<Vec<Played>> {
        let played = self.shared.played();
        let of_setting = |games: &[Option<Played>]| games.iter().map_while(|game| *game).collect();
        played.chunks(self.shared.seeds.len().max(1)).map(of_setting).collect()
    }

    /// The same games counted.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        let settings = &self.shared.experiment.settings;
        let games = self.games().into_iter().chain(std::iter::repeat_with(Vec::new));
        settings.iter().zip(games).map(|(setting, games)| Tally::of(setting, &games)).collect()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn played(&self) -> MutexGuard<'_, Vec<Option<Played>>> {
        self.played.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Plays the next games until there are none left.
fn work(shared: &Shared, answers: &Answers<()>) {
    let Shared { experiment, seeds, next, stop, .. } = shared;
    let block = if experiment.settings.iter().all(Setting::is_quick) { QUICK } else { 1 };
    let all = seeds.len() * experiment.settings.len();
    let mut computers: Option<(usize, Computers)> = None;
    loop {
        let from = next.fetch_add(block, Ordering::Relaxed);
        if from >= all {
            return;
        }
        for game in from..all.min(from + block) {
            let (place, number) = (game / seeds.len(), game % seeds.len());
            let setting = &experiment.settings[place];
            if computers.as_ref().is_none_or(|(of, _)| *of != place) {
                computers = Some((place, Computers::of(setting)));
            }
            let Some((_, computers)) = &mut computers else { return };
            let Some(played) = play(experiment, setting, seeds[number], computers, stop) else { return };
            shared.played()[game] = Some(played);
        }
        answers.send(());
    }
}
