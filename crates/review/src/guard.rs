//! Whether an order that somebody is about to give is a clear mistake.

use super::compare;
use super::moments::Line;
use super::review::Turn;
use super::scout::Scout;
use super::told;
use super::worth::Worth;
use ludoteca_rules::session::{PlayView, Request};
use ludoteca_rules::thinking::think::{Ending, LEVELS, Stop};
use ludoteca_rules::{Catalogue, Entry, Seat};
use std::ops::RangeInclusive;

/// Positions looked at for each question: an order is judged within a moment.
const NODES: RangeInclusive<u64> = 6_000..=24_000;

/// Between these, the nodes of the strongest level divided by this: where positions are looked at sooner, levels have
/// more.
const OF_STRONGEST: u64 = 64;

/// A loss of the winning chance that is a clear mistake, in thousandths.
const CLEAR: u16 = 250;

/// The same where the order certainly loses; what was as good as lost before is no mistake.
const CLEAR_IF_PROVED: u16 = 100;

/// Before an order is stopped, so many times as many positions are looked at for another one that does not lose: about
/// as many as the strongest level looks at.
const SURE: u64 = OF_STRONGEST;

/// The order as a turning point if it is a clear mistake: it certainly loses where another one does not, or it costs a
/// quarter of the winning chance. `None` if it is not, or where others order at the same time, or nothing can be said.
///
/// It is judged from the position alone: what was played before it does not count.
#[must_use]
pub fn clear_mistake(
    play: &dyn PlayView,
    (seat, order): (Seat, &str),
    catalogue: &Catalogue,
    stop: &Stop,
) -> Option<Turn> {
    let entry = catalogue.find(play.info().id)?;
    let mut copy = entry.from_position(play.options().clone(), &play.position_text()).ok()?;
    copy.submit(Request::Order(seat, order.to_owned())).ok()?;
    let mut line = Line::of(&*copy, catalogue)?;
    let moment = line.moments(0).into_iter().find(|moment| moment.seat == seat && !moment.unread)?;
    let mut scout = Scout::new(entry, line, nodes(entry))?;
    let mut turn = compare::compare(&mut scout, &moment, stop).ok()?.filter(is_clear)?;
    compare::check(&mut scout, &mut turn, &moment, stop).ok()?;
    if !is_clear(&turn) || is_no_worse(&mut scout, &turn, moment.place, stop) {
        return None;
    }
    turn.said = told::warning(&mut scout, &turn, &moment);
    Some(turn)
}

/// Positions looked at for each question in this game.
fn nodes(entry: &Entry) -> u64 {
    let strongest = entry.levels[LEVELS - 1].budget.nodes.unwrap_or_default();
    (strongest / OF_STRONGEST).clamp(*NODES.start(), *NODES.end())
}

/// Whether another look prefers this order after all, or shows that every other one loses too, where so far only this
/// one certainly does.
fn is_no_worse(scout: &mut Scout, turn: &Turn, place: usize, stop: &Stop) -> bool {
    if turn.before.proof.is_some() {
        return false;
    }
    scout.line.go_to(place);
    let here = scout.think(SURE, false, stop);
    here.is_ok_and(|here| {
        here.best.as_ref() == Some(&turn.played) || Worth::of(scout.play(), here.score).ending() == Some(Ending::Loss)
    })
}

/// Whether what was lost is a clear mistake.
fn is_clear(turn: &Turn) -> bool {
    let ending = |worth: Worth| worth.ending() == Some(Ending::Loss);
    let certain = ending(turn.after) && !ending(turn.before);
    turn.loss() >= if certain { CLEAR_IF_PROVED } else { CLEAR }
}
