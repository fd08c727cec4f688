//! What the computer thinks of the position on the board, ever deeper, for as long as somebody wants to see it.

use super::advice::order_in_secret;
use super::reasons::reasons_after;
use super::thinkers::{Chance, Thinkers};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::Seat;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request};
use ludoteca_rules::thinking::think::Analysis;
use ludoteca_search::worker::Task;
use ludoteca_table::play::{Advice, Asker, CurrentOpinion, LocalSeats, Opinion, Play, TableAction, TableRequest};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::beside::roll::Rolling;
use ludoteca_workers::Pending;
use std::time::Duration;

/// The line that is being played on the board.
#[derive(Component, Default)]
struct Following {
    /// The moves that are still to be played, the next one last.
    rest: Vec<String>,
    /// Where the next one is to be played.
    at: NodeId,
    /// The one that was asked for there.
    asked: Option<String>,
}

/// Whether positions are analysed, and how long the longest thought about one may take.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysing {
    /// Whether somebody wants to see it.
    pub on: bool,
    /// The longest thought.
    pub longest: Duration,
}

impl Default for Analysing {
    fn default() -> Self {
        Self { on: false, longest: Duration::from_secs(16) }
    }
}

/// Plays these moves on the board: a variation like any other, which can be taken back.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct FollowLine {
    /// The position for which they were shown; in another one none of them is played.
    pub from: NodeId,
    /// The moves, as they are written.
    pub orders: Vec<String>,
}

/// Shows what the computer thinks of the position, or no more.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToggleAnalysis;

/// What is being thought about.
#[derive(Component, Default)]
struct PendingAnalysis(Option<(Seat, NodeId, Pending<Analysis>)>);

/// Whether what the computer thinks can be shown. Where several people order in secret, it would say in front of the
/// others what is best for each; only of a position that was left, for which nobody orders again, it tells nothing new.
#[must_use]
pub fn can_analyse(view: &dyn PlayView, local: LocalSeats) -> bool {
    !order_in_secret(view, local) || (!view.node(view.cursor()).children.is_empty() && view.sealed().is_empty())
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, PendingAnalysis>();
    app.register_required_components::<Play, Following>();
    app.init_resource::<Analysing>().add_message::<FollowLine>().add_message::<ToggleAnalysis>();
    app.add_systems(Update, (toggle, follow).in_set(TableSystems::Input));
    app.add_systems(Update, watch.in_set(TableSystems::Present));
}

fn toggle(mut asked: MessageReader<ToggleAnalysis>, mut analysing: ResMut<Analysing>) {
    for ToggleAnalysis in asked.read() {
        analysing.on = !analysing.on;
    }
}

/// Plays a line on the board, each move once the one before has been shown; until somebody does something else there.
fn follow(
    mut told: MessageReader<FollowLine>,
    mut plays: Query<(Entity, &Play, &CurrentOpinion, (&Showing, &Rolling), &mut Following)>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = told.read().last();
    for (entity, play, analysed, (showing, rolling), mut following) in &mut plays {
        // Of several plays it is the one whose line was shown.
        let is_of = |line: &&FollowLine| analysed.0.as_ref().is_some_and(|opinion| opinion.node == line.from);
        if let Some(FollowLine { from, orders }) = told.filter(is_of) {
            let rest = orders.iter().rev().cloned().collect();
            *following = Following { rest, at: *from, asked: None };
        }
        if following.rest.is_empty() || showing.is_active() || rolling.is_active() {
            continue;
        }
        let (view, here) = (play.view(), play.view().cursor());
        let is_played = following.asked.take().is_none_or(|asked| {
            let node = view.node(here);
            let is_played = node.parent == Some(following.at) && node.event == Event::Move(asked);
            following.at = if is_played { here } else { following.at };
            is_played
        });
        if !is_played || following.at != here {
            following.rest.clear();
            continue;
        }
        following.asked = following.rest.pop();
        let Some(order) = following.asked.clone() else { continue };
        requests.write(play.request(entity, Asker::File, TableAction::Session(Request::Move(order))));
        redraw.write(RequestRedraw);
    }
}

/// Follows the position on the board.
fn watch(
    mut plays: Query<(&Play, &LocalSeats, &Advice, &mut PendingAnalysis, &mut CurrentOpinion)>,
    analysing: Res<Analysing>,
    thinkers: Res<Thinkers>,
    mut chance: ResMut<Chance>,
) {
    for (play, local, advice, mut watched, mut analysed) in &mut plays {
        let view = play.view();
        let here = view.cursor();
        let wanted = analysing.on && view.outcome().is_none() && can_analyse(view, *local);
        let seat = view.asked().iter().next().filter(|_| wanted);
        if analysed.0.as_ref().is_some_and(|opinion| seat != Some(opinion.seat) || opinion.node != here) {
            analysed.0 = None;
        }
        let Some(seat) = seat else {
            // Dropping it stops the searcher.
            if watched.0.is_some() {
                watched.0 = None;
            }
            continue;
        };
        if watched.0.as_ref().is_none_or(|(of, node, _)| (*of, *node) != (seat, here)) {
            let task = Task::Watch(analysing.longest);
            watched.0 = Some((seat, here, thinkers.0.ask(play.entry, view.snapshot(seat), task, chance.seed())));
        }
        let newest = watched.0.as_ref().and_then(|(.., pending)| pending.newest());
        // The first answers come from less thought than a hint has had.
        let hint = advice.at(here).and_then(|advised| advised.analysis.as_ref());
        let deeper = |nodes| hint.filter(|hint| hint.nodes > nodes).cloned();
        let analysis = match (newest, &analysed.0) {
            (Some(newest), _) => Some(deeper(newest.nodes).unwrap_or(newest)),
            (None, Some(shown)) => deeper(shown.analysis.nodes),
            (None, None) => None,
        };
        if let Some(analysis) = analysis {
            let reasons = reasons_after(play, analysed.0.as_ref(), (seat, &analysis));
            analysed.0 = Some(Opinion { node: here, seat, analysis, reasons });
        }
    }
}
