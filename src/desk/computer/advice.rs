//! A hint for a person: the order that the computer would play, and what it is worth.

use super::reasons::reasons;
use super::thinkers::{Chance, Thinkers};
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::thinking::think::{Analysis, Budget, Question};
use ludoteca_rules::{Entry, Seat};
use ludoteca_search::worker::Task;
use ludoteca_table::play::{Advice, CurrentOpinion, Hand, LocalSeats, Opinion, Play, Reasons, Recommendation};
use ludoteca_table::schedule::TableSystems;
use ludoteca_workers::Pending;
use std::time::Duration;

/// So long the computer thinks about a hint.
const TIME: Duration = Duration::from_millis(800);

/// Somebody asks for a hint, for the seat in hand.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdviceRequest;

/// The hint that is being thought about.
#[derive(Component, Default)]
struct PendingAdvice(Option<(Seat, NodeId, Pending<Analysis>)>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, PendingAdvice>();
    app.add_message::<AdviceRequest>();
    app.add_systems(Update, (listen, receive).chain().in_set(TableSystems::Input));
}

/// Whether several people at this computer order in secret, so that a hint for one of them would be seen by the others.
#[must_use]
pub fn order_in_secret(view: &dyn PlayView, local: LocalSeats) -> bool {
    view.info().simultaneous && local.0.len() > 1
}

/// Whether the person who holds the hand can be advised.
#[must_use]
pub fn can_advise(entry: &Entry, view: &dyn PlayView, hand: &Hand, local: LocalSeats) -> bool {
    let asked = view.outcome().is_none() && local.among(view.asked()).contains(hand.seat);
    asked && !entry.searchers.is_empty() && !order_in_secret(view, local)
}

/// Begins to think. Where nobody at this computer is asked there is nothing to advise.
fn listen(
    mut told: MessageReader<AdviceRequest>,
    mut plays: Query<(&Play, &Hand, &LocalSeats, &mut PendingAdvice, &mut Advice)>,
    thinkers: Res<Thinkers>,
    mut chance: ResMut<Chance>,
) {
    if told.read().last().is_none() {
        return;
    }
    for (play, hand, local, mut wanted, mut advice) in &mut plays {
        let view = play.view();
        let node = view.cursor();
        if !can_advise(play.entry, view, hand, *local) || advice.at(node).is_some() {
            continue;
        }
        let budget = Budget { time: Some(TIME), ..Budget::default() };
        let question = Question { budget, all: true, seed: 0 };
        let pending = thinkers.0.ask(play.entry, view.snapshot(hand.seat), Task::Ask(question), chance.seed());
        wanted.0 = Some((hand.seat, node, pending));
        advice.0 = Some(Recommendation { node, picks: Vec::new(), analysis: None, reasons: Reasons::default() });
    }
}

/// Shows the hint once it is there, and forgets one that is not wanted any more. Where what the computer thinks is
/// shown as well, the hint follows the deeper thought, so that both say the same.
fn receive(mut plays: Query<(&Play, &CurrentOpinion, &mut PendingAdvice, &mut Advice)>) {
    for (play, opinion, mut wanted, mut advice) in &mut plays {
        let view = play.view();
        let here = view.cursor();
        if advice.0.as_ref().is_some_and(|advised| advised.node != here) {
            advice.0 = None;
        }
        let given = advice.0.as_ref().and_then(|advised| advised.analysis.as_ref());
        let deeper = |it: &&Opinion| it.node == here && given.is_some_and(|given| given.nodes < it.analysis.nodes);
        if let Some(Opinion { seat, analysis, reasons, .. }) = opinion.0.as_ref().filter(deeper) {
            advice.0 = Some(recommendation(play, *seat, (analysis.clone(), reasons.clone())));
        }
        let Some((seat, node, pending)) = &wanted.0 else { continue };
        if *node != here {
            wanted.0 = None;
            continue;
        }
        let Some(analysis) = pending.newest() else { continue };
        let reasons = reasons(play, *seat, &analysis);
        advice.0 = Some(recommendation(play, *seat, (analysis, reasons)));
        wanted.0 = None;
    }
}

/// The advice that follows from what was found out about the position on the board.
fn recommendation(play: &Play, seat: Seat, (analysis, reasons): (Analysis, Reasons)) -> Recommendation {
    let view = play.view();
    let best = analysis.best.as_deref();
    let picks = best.and_then(|best| view.picks_of(seat, best)).unwrap_or_default();
    Recommendation { node: view.cursor(), picks, analysis: Some(analysis), reasons }
}
