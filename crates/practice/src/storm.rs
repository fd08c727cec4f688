//! Three minutes, as many puzzles as one can, from easy to hard.
//!
//! A wrong move is a miss: it takes neither time nor a point, but the next puzzle comes, and of two storms with as many
//! solved the one with fewer misses is the better. It ends when the time is up, or after the last puzzle. What is
//! answered after the end does not count.

use super::id::QuestionId;
use super::plan::Plan;
use super::question::Library;
use super::result::StormResult;
use std::time::Duration;

/// How long a storm lasts.
pub const LONG: Duration = Duration::from_secs(180);

/// Most puzzles of a storm: nobody solves one every three seconds.
const MOST: usize = 60;

/// A storm. It has no clock: each call says how long it has been since a moment of the caller's choice, such as the
/// start of the program. A time before one that was said already counts as that one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Storm {
    order: Vec<QuestionId>,
    place: usize,
    result: StormResult,
    ends: Duration,
    now: Duration,
}

impl Storm {
    /// Begins one with the puzzles of a game, or of all, in an order that comes from a seed: the puzzles from easy to
    /// hard, where there are many only one of each few that are about as hard.
    #[must_use]
    pub fn begin(library: &Library, plan: &Plan, game: Option<&str>, seed: u64, now: Duration) -> Self {
        let mut pool: Vec<(u16, &QuestionId)> =
            library.of_game(game).map(|question| (plan.difficulty(question), &question.id)).collect();
        pool.sort();
        let drawn = |id: &QuestionId| *blake3::hash(format!("{seed} {id}").as_bytes()).as_bytes();
        let steps = pool.len().min(MOST);
        let order = (0..steps).filter_map(|step| {
            let few = &pool[step * pool.len() / steps..(step + 1) * pool.len() / steps];
            few.iter().min_by_key(|(_, id)| drawn(id)).map(|(_, id)| (*id).clone())
        });
        Self { order: order.collect(), place: 0, result: StormResult::default(), ends: now + LONG, now }
    }

    /// The puzzle that is asked; `None` at the end.
    #[must_use]
    pub fn asked(&self) -> Option<&QuestionId> {
        (self.now < self.ends).then(|| self.order.get(self.place)).flatten()
    }

    /// Lets time pass; whether the storm goes on.
    pub fn tick(&mut self, now: Duration) -> bool {
        self.now = self.now.max(now);
        self.asked().is_some()
    }

    /// Takes an answer to the puzzle that is asked, and goes to the next one; `None` if it came too late.
    pub fn answer(&mut self, right: bool, now: Duration) -> Option<QuestionId> {
        self.tick(now);
        let answered = self.asked()?.clone();
        if right {
            self.result.solved += 1;
        } else {
            self.result.missed += 1;
        }
        self.place += 1;
        Some(answered)
    }

    /// How much time is left.
    #[must_use]
    pub fn left(&self) -> Duration {
        self.ends.saturating_sub(self.now)
    }

    /// What came of it so far.
    #[must_use]
    pub const fn result(&self) -> StormResult {
        self.result
    }
}
