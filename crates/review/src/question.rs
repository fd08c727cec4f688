//! A turning point as a question: which orders keep the value, and what refutes the others.

use super::review::{Question, Turn};
use super::worth::Worth;
use ludoteca_rules::Entry;
use ludoteca_rules::session::{PlayView, Request};
use ludoteca_rules::thinking::think::{self, Budget, Ending, Score, Stop};

/// An order that loses no more than this keeps the value, in thousandths.
const MARGIN: u16 = 50;

/// A refutation is no longer than that.
const LONGEST_LINE: usize = 8;

/// Megabytes of the searcher that refutes.
const MEGABYTES: usize = 16;

/// The orders that keep the value of a turn, the better one first and never the one that was given. The cursor of the
/// play is at its position.
pub(super) fn right_orders(play: &dyn PlayView, orders: &[(String, Score)], turn: &Turn) -> Vec<String> {
    let best = orders.first().map_or(turn.before, |(_, score)| turn.before.or_better(Worth::of(play, *score)));
    let keeps = |worth: Worth| match (best.ending(), worth.ending()) {
        (_, Some(Ending::Win)) | (Some(Ending::Loss), _) => true,
        _ => worth.ending() != Some(Ending::Loss) && worth.share + MARGIN >= best.share,
    };
    let others = orders.iter().filter(|(_, score)| keeps(Worth::of(play, *score))).map(|(order, _)| order);
    let others = others.filter(|order| **order != turn.better && **order != turn.played);
    std::iter::once(&turn.better).chain(others).cloned().collect()
}

/// The question of a turn, at whose position the cursor is; `None` if every order is right.
pub(super) fn of(play: &dyn PlayView, turn: &Turn) -> Option<Question> {
    let legal = play.orders(turn.seat).len();
    (turn.right.len() < legal).then(|| Question {
        options: play.options().clone(),
        position: play.position_text(),
        side: turn.side,
        right: turn.right.clone(),
        refuted: turn.refutation.iter().take(LONGEST_LINE).cloned().collect(),
    })
}

/// A wrong order and what is expected to follow it, found with so many positions for each reply; the order alone where
/// nothing is known to follow, and nothing if the rules do not allow it.
#[must_use]
pub fn refutation(entry: &Entry, question: &Question, order: &str, nodes: u64, stop: &Stop) -> Vec<String> {
    let Ok(mut play) = entry.from_position(question.options.clone(), &question.position) else { return Vec::new() };
    if play.submit(Request::Move(order.to_owned())).is_err() {
        return Vec::new();
    }
    let mut line = vec![order.to_owned()];
    let seat = play.asked().iter().next();
    let (Some(seat), Some(searcher)) = (seat, entry.searchers.first()) else { return line };
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    let asked = think::Question { budget, ..think::Question::default() };
    let found = (searcher.make)(MEGABYTES).think(&play.snapshot(seat), &asked, stop);
    line.extend(found.line.into_iter().take(LONGEST_LINE - 1));
    line
}
