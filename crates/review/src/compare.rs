//! Whether a decision was worse than another one.

use super::moments::Moment;
use super::question;
use super::review::Turn;
use super::scout::{DEEPER, Scout, Stopped};
use super::worth::Worth;
use ludoteca_rules::thinking::think::{Score, Stop};

/// Before a loss is told that is only judged, so many times as many positions are looked at.
const DEEPEST: u64 = 8;

/// What the better order of a decision is worth and what the one that was given; `None` if that is the better one.
pub(super) fn compare(scout: &mut Scout, moment: &Moment, stop: &Stop) -> Result<Option<Turn>, Stopped> {
    if is_by_positions(scout, moment) { by_positions(scout, moment, stop) } else { by_orders(scout, moment, stop) }
}

/// Whether the positions after the orders can be compared: one seat decides, and what one side wins the other loses.
pub(super) const fn is_by_positions(scout: &Scout, moment: &Moment) -> bool {
    scout.line.two_sides && !moment.unread
}

/// Compares the positions after the better order and after the one that was given.
fn by_positions(scout: &mut Scout, moment: &Moment, stop: &Stop) -> Result<Option<Turn>, Stopped> {
    let here = scout.deep(moment.place, stop)?;
    let Some(better) = here.best.filter(|better| *better != moment.order) else { return Ok(None) };
    let (after, answers) = scout.after(moment, &moment.order, (DEEPER, stop))?;
    let (with_better, follows) = scout.after(moment, &better, (DEEPER, stop))?;
    let here_worth = Worth::of(scout.play(), here.score);
    // Of what is only judged, the same distance is compared.
    let before = if here_worth.proof.is_some() { with_better.or_better(here_worth) } else { with_better };
    let is_proved_line = here_worth.proof.is_some() && here.line.len() > follows.len();
    let line = if is_proved_line { here.line } else { [vec![better.clone()], follows].concat() };
    let refutation = [vec![moment.order.clone()], answers].concat();
    Ok(Some(turn(scout, moment, better, (before, after), (line, refutation))))
}

/// Compares the values of the orders at the same position.
fn by_orders(scout: &mut Scout, moment: &Moment, stop: &Stop) -> Result<Option<Turn>, Stopped> {
    scout.line.go_to(moment.place);
    let found = scout.think_for(moment.seat, DEEPER, true, stop)?;
    let worth = |score: Score| {
        let worth = Worth::of(scout.play(), score);
        if moment.unread { worth.unproved() } else { worth }
    };
    let played = found.orders.iter().find(|(order, _)| *order == moment.order).map(|(_, score)| worth(*score));
    let best = found.orders.first().map(|(order, score)| (order.clone(), worth(*score)));
    let (Some(after), Some((better, before))) = (played, best) else { return Ok(None) };
    if better == moment.order {
        return Ok(None);
    }
    let refutation = if moment.unread { Vec::new() } else { vec![moment.order.clone()] };
    let line = if found.line.first() == Some(&better) { found.line.clone() } else { vec![better.clone()] };
    let mut turn = turn(scout, moment, better, (before, after), (line, refutation));
    turn.right = question::right_orders(scout.play(), &found.orders, &turn);
    Ok(Some(turn))
}

/// Looks once more at a loss that is only judged; what then is left of it counts.
pub(super) fn check(scout: &mut Scout, turn: &mut Turn, moment: &Moment, stop: &Stop) -> Result<(), Stopped> {
    if turn.proved || !is_by_positions(scout, moment) {
        return Ok(());
    }
    let (after, answers) = scout.after(moment, &turn.played, (DEEPEST, stop))?;
    let (better, _) = scout.after(moment, &turn.better, (DEEPEST, stop))?;
    if !answers.is_empty() {
        turn.refutation = [vec![turn.played.clone()], answers].concat();
    }
    let before = if turn.before.proof.is_some() { turn.before } else { better };
    (turn.before, turn.after) = (before, after);
    turn.proved = Turn::is_proved(before, after);
    Ok(())
}

fn turn(
    scout: &Scout,
    moment: &Moment,
    better: String,
    (before, after): (Worth, Worth),
    (line, refutation): (Vec<String>, Vec<String>),
) -> Turn {
    let node = scout.line.nodes[moment.place + 1];
    Turn {
        ply: moment.place + 1,
        number: scout.line.play.node(node).turn,
        node: scout.line.origin[moment.place + 1],
        seat: moment.seat,
        side: moment.side,
        played: moment.order.clone(),
        right: vec![better.clone()],
        better,
        line,
        refutation,
        before,
        after,
        said: Vec::new(),
        proved: Turn::is_proved(before, after),
        question: None,
    }
}
