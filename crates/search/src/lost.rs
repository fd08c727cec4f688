//! What to play where every order loses: the one that is hardest to answer.
//!
//! A proof says that the other side wins, not that it will find out how. After each order, the answers with which it
//! still wins are counted among those that do not lose at once; the order that leaves the smallest share of them is
//! played, but none after which the other side wins at once: what happens at once anybody sees. The longest resistance
//! alone often leads into positions that any answer wins.
//!
//! Start with [`hardest`].

use ludoteca_rules::Entry;
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Proof, Question, Score, Snapshot, Stop, Thinker};
use std::cmp::Ordering;
use std::time::{Duration, Instant};

/// A side wins at once with its next order, and an answer loses at once if it is lost within so many plies, its own one
/// included.
const WINS_AT_ONCE: u32 = 1;
const LOSES_AT_ONCE: u32 = WINS_AT_ONCE + 1;

/// What the other side can answer to an order.
struct Task {
    order: String,
    /// Whether one of the answers wins at once.
    ends: bool,
    /// Answers with which it still wins.
    right: u64,
    /// Answers that do not lose at once.
    careful: u64,
    /// What the order is worth.
    score: Score,
}

impl Task {
    /// The harder one first; of two that are as hard, the one that resists longer.
    fn before(&self, other: &Self) -> Ordering {
        let shares = (self.right * other.careful).cmp(&(other.right * self.careful));
        self.ends.cmp(&other.ends).then(shares).then(other.score.value.cmp(&self.score.value))
    }
}

/// Whether a searcher has proved that every order loses, and not at once, in a game where the position says all and one
/// of two sides decides: where [`hardest`] has something to choose.
#[must_use]
pub fn has_a_choice(entry: &Entry, at: &Snapshot, analysis: &Analysis) -> bool {
    let is_lost = |proof: Proof| proof.ending == Ending::Loss && proof.plies.is_none_or(|plies| plies > LOSES_AT_ONCE);
    let says_all = at.line.is_none() && at.most_quiet_turns.is_none();
    let takes_turns = !entry.info.simultaneous && entry.seats(&at.options) == 2;
    says_all && takes_turns && analysis.score.proof.is_some_and(is_lost)
}

/// The order that leaves the other side the smallest share of right answers, and what it is worth. All orders together
/// take as much of the budget as one question, and no time beyond that moment. `None` if there is no time, or the
/// search was stopped, or nothing was there to choose.
pub fn hardest(
    entry: &Entry,
    thinker: &mut dyn Thinker,
    at: &Snapshot,
    (budget, until): (Budget, Option<Instant>),
    stop: &Stop,
) -> Option<(String, Score)> {
    let orders = entry.from_position(at.options.clone(), &at.position).ok()?.orders(at.seat);
    let mut best: Option<Task> = None;
    for (done, order) in orders.iter().enumerate() {
        let left = (orders.len() - done) as u32;
        let time = until.map(|until| until.saturating_duration_since(Instant::now()) / left);
        if stop.is_stopped() || time == Some(Duration::ZERO) {
            return None;
        }
        let nodes = budget.nodes.map(|nodes| (nodes / orders.len() as u64).max(1));
        let Some(after) = after(entry, at, order) else { continue };
        let question = Question { budget: Budget { time, nodes, ..budget }, all: true, seed: 0 };
        let task = task(order, &thinker.think(&after, &question, stop));
        if best.as_ref().is_none_or(|best| task.before(best).is_lt()) {
            best = Some(task);
        }
    }
    // Some of the answers were not looked at.
    let best = best.filter(|_| !stop.is_stopped())?;
    Some((best.order, best.score))
}

/// The moment after an order; `None` if the game is over, or the other side does not decide.
pub(crate) fn after(entry: &Entry, at: &Snapshot, order: &str) -> Option<Snapshot> {
    let mut session = entry.from_position(at.options.clone(), &at.position).ok()?;
    session.submit(Request::Order(at.seat, order.to_owned())).ok()?;
    let seat = session.asked().iter().next().filter(|seat| *seat != at.seat)?;
    Some(session.snapshot(seat))
}

/// How hard an order is to answer, from what the other side's orders are worth after it.
fn task(order: &str, answers: &Analysis) -> Task {
    let is_careful =
        |proof: Proof| proof.ending != Ending::Loss || proof.plies.is_none_or(|plies| plies > LOSES_AT_ONCE);
    let careful = answers.orders.iter().filter(|(_, score)| score.proof.is_none_or(is_careful));
    let loses = |score: &Score| score.proof.is_some_and(|proof| proof.ending != Ending::Win);
    let (right, careful) = careful.fold((0, 0), |(right, all), (_, score)| (right + u64::from(!loses(score)), all + 1));
    let proof = answers.score.proof.filter(|proof| proof.ending == Ending::Win);
    let plies = proof.and_then(|proof| proof.plies);
    let proof = Proof { ending: Ending::Loss, plies: plies.map(|plies| plies + 1) };
    let score = Score { value: -answers.score.value, proof: Some(proof) };
    Task { order: order.to_owned(), ends: plies == Some(WINS_AT_ONCE), right, careful: careful.max(1), score }
}
