//! What a person does with a lesson plan.
//!
//! The board of a step is a play that is kept nowhere, like that of an exercise ([`OrderReview`]). What somebody tries
//! on it is played at once, and the position of the step can be put there again.

use super::held::{Held, OnPlan, PlanOnward};
use crate::desk::frame::dialog::OpenDialog;
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::lesson::decks::TrailId;
use crate::desk::lesson::learn::{LearnAction, LearnPage};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::{Plan, plan_of};
use ludoteca_rules::session::{Controller, Request};
use ludoteca_rules::{Options, Seat, SeatSet};
use ludoteca_table::play::stage::{self, Shelf, StageRequest};
use ludoteca_table::play::{
    Aims, Asker, Hand, Laying, OrderReview, Play, PlayEvent, Reviewer, TableAction, TableEvent, TableRequest,
};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::{Screen, enter};
use std::sync::Arc;

/// What a person does with a lesson plan.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Begins the step at this place, from 0.
    Step(usize),
    /// Does what comes next.
    On,
    /// Leaves the plan, back to the page of lessons.
    Leave,
}

/// Lesson plans on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<OnPlan>().init_resource::<OpenDialog>().init_resource::<LearnPage>();
    app.init_resource::<Laying>().add_message::<PlanAction>().add_message::<LearnAction>();
    app.add_systems(OnExit(Screen::Lesson), put_away);
    app.add_systems(Update, (begin, act).in_set(DeskSystems::Control));
    app.add_systems(Update, try_out.in_set(TableSystems::Input).after(DeskSystems::Control));
    app.add_systems(Update, aim.after(TableSystems::Apply).before(TableSystems::Present));
}

/// Nothing of a step stays, nor what its answer has laid over the board.
fn put_away(mut on: ResMut<OnPlan>, mut laying: ResMut<Laying>) {
    let Some(held) = on.0.take() else { return };
    if held.answered && laying.0.is_some() && laying.0 == held.overlay() {
        laying.0 = None;
    }
}

/// Begins the plan of a game.
fn begin(mut asked: MessageReader<LearnAction>, shelf: Res<Shelf>, mut commands: Commands) {
    for action in asked.read() {
        if let LearnAction::Plan(game) = action
            && let Some(Ok(plan)) = plan_of(&shelf.0, game)
        {
            commands.queue(move |world: &mut World| open(world, Arc::new(plan), 0));
        }
    }
}

fn act(
    mut actions: MessageReader<PlanAction>,
    mut on: ResMut<OnPlan>,
    plays: Query<&Play>,
    mut page: ResMut<LearnPage>,
    (mut requests, mut stage): (MessageWriter<TableRequest>, MessageWriter<StageRequest>),
    mut laying: ResMut<Laying>,
    (mut commands, mut redraw): (Commands, MessageWriter<RequestRedraw>),
) {
    for action in actions.read() {
        redraw.write(RequestRedraw);
        let Some(held) = &mut on.0 else { continue };
        let Ok(play) = plays.get(held.play) else { continue };
        let mut begin = |plan: &Arc<Plan>, at: usize| {
            let plan = plan.clone();
            commands.queue(move |world: &mut World| open(world, plan, at));
        };
        let mut ask = |request: Request| {
            requests.write(play.request(held.play, Asker::File, TableAction::Session(request)));
        };
        let mut leave = || {
            page.opens_again();
            stage.write(StageRequest::Leave);
        };
        match action {
            PlanAction::Step(at) => begin(&held.plan, *at),
            PlanAction::Leave => leave(),
            PlanAction::On => match held.onward(play.view()) {
                PlanOnward::Position => ask(Request::GoTo(held.played(play.view()).1)),
                PlanOnward::Move => {
                    let next = held.moves().get(held.played(play.view()).0).cloned();
                    next.into_iter().for_each(|played| ask(Request::Move(played)));
                }
                PlanOnward::Answer => {
                    held.answered = true;
                    if let Some(overlay) = held.overlay() {
                        laying.set_if_neq(Laying(Some(overlay)));
                    }
                }
                PlanOnward::Step => begin(&held.plan, held.at + 1),
                PlanOnward::End => leave(),
            },
        }
    }
}

/// Puts the position of a step on the table: of one without any, that in which the game begins. Nothing happens if
/// there is no such step.
fn open(world: &mut World, plan: Arc<Plan>, at: usize) {
    let Some(step) = plan.steps.get(at) else { return };
    let game = plan.game;
    let start = || game.start(Options::defaults(game.info.options));
    let mut session = step.board.as_ref().map_or_else(start, |board| board.begin());
    let (count, date) = (session.seats(), session.header().date.clone());
    session.describe(date, Vec::new(), vec![Controller::Human; usize::from(count)]);
    // Where several decide at once, nobody's order is seen: such a board only shows.
    let alone = session.asked().len() < 2;
    let seats = if alone { SeatSet::first(count) } else { SeatSet::NONE };
    let Ok(play) = stage::open(world, game, session) else { return };
    let held = Held { plan, at, answered: false, play, seats };
    let seats = held.open_seats();
    world.entity_mut(play).insert(OrderReview { by: Reviewer::Lesson, seats, seen_by: Seat(0) });
    enter(world, Screen::Lesson);
    world.resource_mut::<LearnPage>().trail = Some(TrailId::Game(game.info.id));
    world.resource_mut::<OpenDialog>().0 = None;
    world.resource_mut::<OnPlan>().0 = Some(held);
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.write_message(RequestRedraw);
}

/// Plays what somebody tries.
fn try_out(on: Res<OnPlan>, plays: Query<(&Play, &Hand), Changed<Hand>>, mut requests: MessageWriter<TableRequest>) {
    let Some(held) = &on.0 else { return };
    let Ok((play, hand)) = plays.get(held.play) else { return };
    let tried = hand.proposed.as_deref().and_then(|picks| play.view().order_of(hand.seat, picks));
    if let Some(order) = tried {
        let order = TableAction::Session(Request::Order(hand.seat, order));
        for action in [TableAction::Drop, order] {
            requests.write(play.request(held.play, Asker::File, action));
        }
    }
}

/// Rings what is asked about, and what is right once that is shown.
fn aim(on: Res<OnPlan>, mut plays: Query<(Ref<Play>, &mut Aims, &mut OrderReview)>) {
    let Some(held) = &on.0 else { return };
    let Ok((play, mut aims, mut review)) = plays.get_mut(held.play) else { return };
    if on.is_changed() || play.is_changed() {
        review.set_if_neq(OrderReview { seats: held.open_seats(), ..*review });
        let [wanted, reached] = held.cells(play.view());
        aims.set_if_neq(Aims { wanted, reached, unmarked: held.asks_for_moves() });
    }
}
