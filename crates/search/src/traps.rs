//! Positions made for the thing that a level overlooks, and whether a level falls for it.
//!
//! Such a position is one in which whoever overlooks this thing and nothing else goes wrong. It is found without asking
//! the level: searchers judge every order, one that sees it, one that overlooks only this, and one with the sight of
//! the next level. The order that is best for the second must be bad for the others, and so must at least three of five
//! of those that the second would draw from, so that luck does not help. The searcher of the strongest level must play
//! none of them. A level falls for it if it plays one of these.
//!
//! Start with [`find`].

use super::levels::{LevelPlayer, drawable};
use super::lost::after;
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{Budget, LEVELS, Question, Score, Snapshot, Stop, Thinker};
use ludoteca_rules::{Entry, Options, random};
use rand::rngs::ChaCha8Rng;
use std::collections::HashSet;

/// A position made for something that a level overlooks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The position.
    pub at: Snapshot,
    /// The orders with which one falls for it.
    pub wrong: Vec<String>,
}

/// An order is bad if it is worth so much less than the best one, in the unit of [`Score::value`].
const BAD: i32 = 100;

/// What is proved counts as so much.
const PROVED: i32 = 1000;

/// At least three orders of five are bad of those that the level draws from.
const BAD_SHARE: [usize; 2] = [3, 5];

/// Positions that each judge may look at.
const NODES: u64 = 60_000;

/// Megabytes of each judge.
const MEGABYTES: usize = 4;

/// So many positions of one game are looked at.
const PER_GAME: usize = 24;

/// One order in so many of the games that positions are taken from is drawn by chance.
const DRAWN: usize = 8;

/// The judges of one level.
struct Judges {
    open: Box<dyn Thinker>,
    /// Judges where `open` cannot look so far at so many positions.
    selective: Box<dyn Thinker>,
    closed: (Box<dyn Thinker>, Budget),
    /// Within so much of the best order the level draws one.
    margin: i32,
    strongest: Box<dyn Thinker>,
    next: Option<Box<dyn Thinker>>,
    budget: Budget,
}

impl Judges {
    /// `None` if the level overlooks nothing.
    fn of(entry: &Entry, number: usize) -> Option<Self> {
        let level = entry.levels.get(number.checked_sub(1)?)?;
        let overlooks = level.overlooks?;
        let own = level.budget.depth.unwrap_or(2);
        let depth = match overlooks.what {
            Overlooked::Answers => own + 1,
            // A turn of both sides is one ply where they decide at once.
            what if what.is_beyond() => own + if entry.info.simultaneous { 1 } else { 2 },
            _ => own,
        };
        let budget = Budget { depth: Some(depth), nodes: Some(NODES), time: None };
        let closed = if overlooks.what.is_beyond() { level.budget } else { budget };
        let later = || entry.levels.iter().skip(number).filter_map(|level| level.overlooks);
        let selective = *entry.searcher("alpha-beta").or(entry.searchers.first())?;
        let next = entry.levels.get(number).and_then(|next| next.overlooks);
        let open = match overlooks.what {
            Overlooked::Answers => next.map_or(selective, |next| next.searcher),
            what if what.is_beyond() => overlooks.searcher,
            _ => later().find(|later| later.what.is_beyond()).map_or(selective, |later| later.searcher),
        };
        Some(Self {
            open: (open.make)(MEGABYTES),
            selective: (selective.make)(MEGABYTES),
            closed: ((overlooks.searcher.make)(MEGABYTES), closed),
            margin: level.margin,
            strongest: (entry.searcher(entry.levels[LEVELS - 1].searcher)?.make)(MEGABYTES),
            next: next.map(|next| (next.searcher.make)(MEGABYTES)),
            budget,
        })
    }

    /// Whether an order may be bad: what it is worth alone is found much sooner than what all are worth, and most
    /// positions are made for nothing. Where both decide at once, an order alone is worth nothing.
    fn costs(&mut self, entry: &Entry, at: &Snapshot, order: &str) -> bool {
        let Some(after) = after(entry, at, order).filter(|_| !entry.info.simultaneous) else { return true };
        let mut value = |at: &Snapshot, plies: u32| {
            let depth = self.budget.depth.map(|depth| depth.saturating_sub(plies).max(1));
            let question = Question { budget: Budget { depth, ..self.budget }, ..Question::default() };
            let score = self.selective.think(at, &question, &Stop::default()).score;
            score.value.clamp(-PROVED, PROVED)
        };
        value(at, 0) + value(&after, 1) >= BAD / 2
    }

    /// The orders that fall, if the position is made for it.
    fn judge(&mut self, entry: &Entry, at: &Snapshot) -> Option<Vec<String>> {
        let stop = Stop::default();
        let question = Question { budget: self.budget, all: true, seed: 0 };
        let (closed, budget) = &mut self.closed;
        let likes = closed.think(at, &Question { budget: *budget, ..question }, &stop);
        let best = likes.best?;
        if !self.costs(entry, at, &best) {
            return None;
        }
        let mut seen = self.open.think(at, &question, &stop);
        if self.budget.depth.is_some_and(|depth| seen.depth < depth) && seen.score.proof.is_none() {
            seen = self.selective.think(at, &question, &stop);
        }
        // What somebody does not see is no choice.
        let mut wrong = bad(&seen.orders);
        if !wrong.contains(&best) {
            return None;
        }
        let likes = drawable(&likes.orders, self.margin);
        if let Some(next) = &mut self.next {
            let seen = next.think(at, &question, &stop).orders;
            let also = bad(&seen);
            // What the next level does not see as its own move it does not play.
            wrong.retain(|order| also.contains(order) || seen.iter().all(|(seen, _)| seen != order));
            let plays = seen.first().is_some_and(|(order, _)| !wrong.contains(order));
            if !plays {
                return None;
            }
        }
        let lures = likes.iter().filter(|(order, _)| wrong.contains(order)).count();
        if !is_most(lures, likes.len()) || !wrong.contains(&best) {
            return None;
        }
        let alone = Question { budget: Budget { nodes: Some(NODES), ..Budget::default() }, ..Question::default() };
        let plays = self.strongest.think(at, &alone, &stop).best?;
        (!wrong.contains(&plays)).then_some(wrong)
    }
}

/// Whether enough of so many orders are wrong.
const fn is_most(wrong: usize, orders: usize) -> bool {
    wrong * BAD_SHARE[1] >= orders * BAD_SHARE[0]
}

/// The orders that are worth much less than the best one.
fn bad(orders: &[(String, Score)]) -> Vec<String> {
    let worth = |score: &Score| score.value.clamp(-PROVED, PROVED);
    let Some(best) = orders.first().map(|(_, score)| worth(score)) else { return Vec::new() };
    orders.iter().filter(|(_, score)| best - worth(score) >= BAD).map(|(order, _)| order.clone()).collect()
}

/// So many positions made for what a level, from 1, overlooks, from games that are drawn from the seed; fewer if so
/// many games have no more. `None` if the level overlooks nothing.
#[must_use]
pub fn find(entry: &Entry, level: usize, (count, games): (usize, usize), seed: u64) -> Option<Vec<Trap>> {
    let mut judges = Judges::of(entry, level)?;
    let mut player = LevelPlayer::new(entry, level, MEGABYTES)?;
    let mut chance = random::generator(seed);
    let (mut traps, mut seen) = (Vec::new(), HashSet::new());
    for _ in 0..games {
        let mut moments = game(entry, &mut player, &mut chance);
        for _ in 0..PER_GAME {
            if traps.len() >= count {
                return Some(traps);
            }
            if moments.is_empty() {
                break;
            }
            let (at, orders) = moments.swap_remove(random::below(&mut chance, moments.len()));
            if orders > 2
                && seen.insert(at.position.clone())
                && let Some(wrong) = judges.judge(entry, &at)
            {
                traps.push(Trap { at, wrong });
            }
        }
    }
    Some(traps)
}

/// The moments of a game that a level plays against itself with some orders drawn by chance, and in each the number of
/// orders.
fn game(entry: &Entry, player: &mut LevelPlayer, chance: &mut ChaCha8Rng) -> Vec<(Snapshot, usize)> {
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut moments = Vec::new();
    let random_until = random::below(chance, 8);
    while moments.len() < entry.info.playout_plies as usize {
        let Some(seat) = session.asked().iter().next() else { break };
        let (orders, at) = (session.orders(seat), session.snapshot(seat));
        let drawn = moments.len() < random_until || random::below(chance, DRAWN) == 0;
        let order = if drawn {
            orders.get(random::below(chance, orders.len())).cloned()
        } else {
            player.think(&at, None, random::below(chance, 1 << 30) as u64, &Stop::default()).best
        };
        moments.push((at, orders.len()));
        let Some(order) = order else { break };
        if session.submit(Request::Order(seat, order)).is_err() {
            break;
        }
    }
    moments
}

/// For how many of these a level falls.
#[must_use]
pub fn falls(entry: &Entry, level: usize, traps: &[Trap]) -> usize {
    let Some(mut player) = LevelPlayer::new(entry, level, MEGABYTES) else { return 0 };
    let mut seeds = 0..;
    let falls = |trap: &&Trap| {
        let seed = seeds.next().unwrap_or(0);
        player.think(&trap.at, None, seed, &Stop::default()).best.is_some_and(|best| trap.wrong.contains(&best))
    };
    traps.iter().filter(falls).count()
}
