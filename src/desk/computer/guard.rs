//! The teaching guard: whoever plays against the computer and wants it is warned of a clear mistake before it counts.
//!
//! The order waits in the hand, agreed to, while it is judged in the background. If it is no clear mistake it is
//! played; otherwise its player sees what would follow, and takes it back or plays it all the same. At most two in
//! twenty plies are stopped, and never in a match, at a table between computers, or where no computer plays.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_review::{Turn, clear_mistake};
use ludoteca_rules::session::{Controller, NodeId, PlayView, Request, Series};
use ludoteca_rules::{Cell, Entry, Pick, Seat};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::{Aims, Asker, Guarded, Hand, LocalSeats, OrderReview, Play, TableAction, TableRequest};
use ludoteca_table::schedule::TableSystems;
use ludoteca_workers::Pending;

/// So many orders are stopped at most in so many plies.
const MOST: usize = 2;
const PLIES: usize = 20;

/// Whether people are warned; from the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guarding(pub bool);

/// What a person does who was warned.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuardAction {
    /// Takes the order back.
    TakeBack,
    /// Plays it all the same.
    Keep,
}

/// What is known of the order in hand.
#[derive(Component, Default)]
pub struct Watch {
    judging: Option<(NodeId, Vec<Pick>, Pending<Option<Warning>>)>,
    /// What its player is warned of, and the order.
    pub(in crate::desk) warned: Option<(NodeId, Vec<Pick>, Warning)>,
    /// The plies at which somebody was stopped.
    stops: Vec<usize>,
}

/// What would follow a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    /// The mistake, with what is said of it.
    pub turn: Turn,
    /// The cells of the answer.
    cells: Vec<Cell>,
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Watch>();
    app.add_systems(Update, act.in_set(TableSystems::Input));
    app.add_systems(Update, (guard, judge, aim).chain().in_set(TableSystems::Present));
}

/// Which plays are guarded.
fn guard(guarding: Res<Guarding>, mut plays: Query<(Ref<Play>, &LocalSeats, Has<OrderReview>, &mut Guarded)>) {
    for (play, local, reviewed, mut guarded) in &mut plays {
        let wanted = guarding.0 && !reviewed && can_guard(play.entry, play.view(), *local);
        guarded.set_if_neq(Guarded(wanted));
    }
}

/// Whether a person plays against the computer, and not in a match.
fn can_guard(entry: &Entry, view: &dyn PlayView, local: LocalSeats) -> bool {
    let header = view.header();
    let computer = header.controllers.iter().any(|who| matches!(who, Controller::Computer(_)));
    let open = !view.info().simultaneous && view.outcome().is_none();
    computer && open && !local.0.is_empty() && !entry.searchers.is_empty() && Series::of(header, view.seats()).is_none()
}

/// Has an order judged that was agreed to, and plays it if it is no mistake.
fn judge(
    mut plays: Query<(Entity, &Play, &Guarded, &Hand, &mut Watch)>,
    (background, shelf): (Res<Background>, Res<Shelf>),
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, play, guarded, hand, mut watch) in &mut plays {
        let view = play.view();
        let here = view.cursor();
        let proposed = hand.proposed.as_ref().filter(|_| guarded.0 && hand.agreed);
        let is_it = |node: NodeId, picks: &Vec<Pick>| node == here && Some(picks) == proposed;
        if watch.warned.as_ref().is_some_and(|(node, picks, _)| !is_it(*node, picks)) {
            watch.warned = None;
        }
        let Some(picks) = proposed else {
            // Dropping it stops the work.
            if watch.judging.is_some() {
                watch.judging = None;
            }
            continue;
        };
        if watch.warned.is_some() {
            continue;
        }
        if watch.judging.as_ref().is_none_or(|(node, known, _)| !is_it(*node, known)) {
            let pending = begin(play, (hand.seat, picks), &background, &shelf);
            watch.judging = pending.map(|pending| (here, picks.clone(), pending));
        }
        let found = match &watch.judging {
            Some((.., pending)) => pending.newest(),
            None => Some(None),
        };
        let Some(found) = found else { continue };
        watch.judging = None;
        redraw.write(RequestRedraw);
        let ply = view.line().iter().position(|node| *node == here).unwrap_or_default();
        watch.stops.retain(|stop| stop.abs_diff(ply) < PLIES);
        match found.filter(|_| watch.stops.len() < MOST) {
            Some(warning) => {
                watch.stops.push(ply);
                watch.warned = Some((here, picks.clone(), warning));
            }
            None => _ = requests.write(submit(entity, play, (hand.seat, picks))),
        }
    }
}

/// Plays an order of a person.
fn submit(entity: Entity, play: &Play, (seat, picks): (Seat, &[Pick])) -> TableRequest {
    play.request(entity, Asker::Person(seat), TableAction::Session(Request::Picks(seat, picks.to_vec())))
}

/// Begins to judge an order; `None` if it is none.
fn begin(
    play: &Play,
    (seat, picks): (Seat, &[Pick]),
    background: &Background,
    shelf: &Shelf,
) -> Option<Pending<Option<Warning>>> {
    let view = play.view();
    let order = view.order_of(seat, picks)?;
    let entry = play.entry;
    let session = entry.from_position(view.options().clone(), &view.position_text()).ok()?;
    let catalogue = shelf.0.clone();
    Some(background.0.start(move |answers| {
        let found = clear_mistake(&*session, (seat, &order), &catalogue, answers.stop());
        let warning = found.map(|turn| {
            let cells = answer_cells(session, (seat, order), &turn);
            Warning { turn, cells }
        });
        answers.send(warning);
    }))
}

/// The cells of the answer to a mistake.
fn answer_cells(
    mut session: Box<dyn ludoteca_rules::session::Session>,
    (seat, order): (Seat, String),
    turn: &Turn,
) -> Vec<Cell> {
    let picks = session.submit(Request::Order(seat, order)).ok().and_then(|_| {
        let next = session.asked().iter().next()?;
        session.picks_of(next, turn.refutation.get(1)?)
    });
    picks.unwrap_or_default().into_iter().filter_map(Pick::cell).collect()
}

/// Rings the cells of the answer while its player is warned.
fn aim(mut plays: Query<(Ref<Watch>, &mut Aims, Has<OrderReview>)>) {
    for (watch, mut aims, reviewed) in &mut plays {
        if !reviewed && watch.is_changed() {
            let wanted = watch.warned.as_ref().map_or_else(Vec::new, |(.., warning)| warning.cells.clone());
            aims.set_if_neq(Aims { wanted, ..Aims::default() });
        }
    }
}

/// Does what a person decides who was warned.
fn act(
    mut actions: MessageReader<GuardAction>,
    mut plays: Query<(Entity, &Play, &Hand, &mut Watch)>,
    mut requests: MessageWriter<TableRequest>,
) {
    let Some(action) = actions.read().last().copied() else { return };
    for (entity, play, hand, mut watch) in &mut plays {
        let Some((_, picks, _)) = watch.warned.take() else { continue };
        requests.write(match action {
            GuardAction::TakeBack => play.request(entity, Asker::Person(hand.seat), TableAction::Drop),
            GuardAction::Keep => submit(entity, play, (hand.seat, &picks)),
        });
    }
}
