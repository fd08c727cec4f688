//! What the computer plays in an exercise: the answer that holds out longest, and the refutation of a wrong move.

use super::deck::{Exercise, Goal};
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::forced::{Forced, Forcing};
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Seat, Side, Winner};

/// Positions that may be looked at while somebody waits: half a second at most.
pub(super) const NODES: u64 = 300_000;

/// Nodes of a searcher that chooses a refutation.
const THOUGHT: u64 = 10_000;

/// Megabytes of that searcher.
const MEGABYTES: usize = 8;

/// Which orders of a seat force the win of a side.
pub(super) fn forced(
    exercise: &Exercise,
    play: &dyn PlayView,
    seat: Seat,
    side: Side,
    moves: Option<u32>,
    nodes: u64,
) -> Forced {
    let asked = Forcing { side, moves, nodes };
    exercise.game.forced.map_or_else(Forced::default, |search| search(&play.snapshot(seat), &asked))
}

/// In how many of its moves a side wins from here by force, or that it does not within the bound; `None`: unknown.
pub(super) fn distance(
    exercise: &Exercise,
    play: &dyn PlayView,
    side: Side,
    moves: Option<u32>,
    nodes: u64,
) -> (Option<Option<u32>>, u64) {
    let seats = play.asked();
    let own = seats.iter().find(|seat| play.side_of(*seat) == Some(side));
    let Some(seat) = own.or_else(|| seats.iter().next()) else {
        let won = play.outcome().is_some_and(|outcome| outcome.winner == Winner::Side(side));
        return (Some(won.then_some(0)), 0);
    };
    let found = forced(exercise, play, seat, side, moves, nodes);
    let mut values = found.orders.into_iter().map(|(_, value)| value);
    let distance = if own.is_some() {
        values.flatten().min()
    } else {
        values.try_fold(0, |worst, value| value.map(|value| worst.max(value)))
    };
    (found.complete.then_some(distance), found.nodes)
}

/// What the first searcher of the game would play for a seat.
fn thought(exercise: &Exercise, play: &dyn PlayView, seat: Seat) -> Option<String> {
    let searcher = exercise.game.searchers.first()?;
    let question = Question { budget: Budget { nodes: Some(THOUGHT), ..Budget::default() }, ..Question::default() };
    (searcher.make)(MEGABYTES).think(&play.snapshot(seat), &question, &Stop::default()).best
}

/// The move with which another side answers, who alone is asked: where a number of moves is left in which the win is
/// forced, one that needs most of them.
pub(super) fn answer(exercise: &Exercise, play: &dyn PlayView, left: Option<u32>) -> Option<String> {
    let seat = play.asked().iter().next()?;
    let longest = left.and_then(|left| {
        let found = forced(exercise, play, seat, exercise.side, Some(left), NODES);
        let values = found.orders.into_iter().filter(|_| found.complete);
        // The first of those that are equally good.
        let rank = |value: Option<u32>| value.unwrap_or(u32::MAX);
        values.rev().max_by_key(|(_, value)| rank(*value)).map(|(order, _)| order)
    });
    longest.or_else(|| thought(exercise, play, seat)).or_else(|| play.orders(seat).into_iter().next())
}

/// Joins an order with that of the other side that is worst for it, where both decide at once. `left`: the moves left
/// after it.
pub(super) fn joint(exercise: &Exercise, line: &[String], seat: Seat, order: &str, left: u32) -> Option<String> {
    let play = at(exercise, line);
    let other = play.asked().iter().find(|other| *other != seat);
    let join = |answer: &str| {
        let mut parts = ["-", "-"];
        *parts.get_mut(usize::from(seat.0))? = order;
        if let Some(other) = other {
            *parts.get_mut(usize::from(other.0))? = answer;
        }
        Some(parts.join("|"))
    };
    let Some(other) = other else { return join("-") };
    let mut worst: Option<(u32, String)> = None;
    // An illegal order last: it is given only where it is worse than all others.
    for answer in play.orders(other).into_iter().chain(std::iter::once(ILLEGAL.to_owned())) {
        let joined = join(&answer)?;
        let mut after = at(exercise, line);
        if after.replay(&joined).is_err() {
            continue;
        }
        let value = distance(exercise, &*after, exercise.side, Some(left), NODES).0.flatten().unwrap_or(u32::MAX);
        // Losing at once is worse than not winning.
        let lost = after.outcome().is_some_and(|outcome| outcome.winner != Winner::Side(exercise.side));
        let rank = value.saturating_sub(u32::from(value == u32::MAX && !lost));
        if worst.as_ref().is_none_or(|(known, _)| rank > *known) {
            worst = Some((rank, joined));
        }
    }
    worst.map(|(_, joined)| joined)
}

/// What the other side plays after a wrong move that was just played.
pub(super) fn refutation(exercise: &Exercise, play: &dyn PlayView) -> Option<String> {
    let seat = play.asked().iter().next()?;
    let side = play.side_of(seat).filter(|side| *side != exercise.side)?;
    if let Goal::Save(moves) = exercise.goal {
        let found = forced(exercise, play, seat, side, Some(moves), NODES);
        let wins = found.orders.into_iter().filter_map(|(order, value)| Some((value?, order)));
        if let Some((_, order)) = wins.min_by_key(|(value, _)| *value) {
            return Some(order);
        }
    }
    thought(exercise, play, seat)
}

/// A play of the exercise after these moves.
pub(super) fn at(exercise: &Exercise, line: &[String]) -> Box<dyn Session> {
    let mut session = exercise.begin();
    for played in line {
        // They were played before.
        let _ = session.submit(Request::Move(played.clone()));
    }
    session
}
