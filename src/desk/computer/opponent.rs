//! The computer decides for its seats.
//!
//! It thinks as soon as it is asked, and answers when the move before is seen whole and a moment has passed. After
//! somebody went back in the history it waits: that person looks around, and goes on by playing or by asking it to. It
//! resigns when it has known for three of its turns that it loses against the best play, and agrees to a draw late in a
//! game when it is not better; where only computers play, it plays to the end.

use super::thinkers::{Chance, Thinkers};
use crate::desk::frame::notice::{Notice, Notices};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::session::{Controller, NodeId, PlayView, Request, SessionChange};
use ludoteca_rules::thinking::think::{Analysis, Ending};
use ludoteca_rules::{Seat, SeatSet};
use ludoteca_search::manner;
use ludoteca_search::worker::Task;
use ludoteca_table::play::{
    Asker, LocalSeats, OpponentState, Play, PlayClock, PlayEvent, TableAction, TableEvent, TableRequest, TimeSource,
    WillingToDraw,
};
use ludoteca_table::replay::Replay;
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::beside::roll::Rolling;
use ludoteca_workers::Pending;
use std::time::Duration;

/// How long after the board came to rest the computer moves where only computers play.
const MOMENT: Duration = Duration::from_millis(500);

/// So many turns the computer goes on although it knows that it loses: whoever has found the way so far will find the
/// rest.
const TURNS_LOST: u32 = 3;

/// Before this turn the computer agrees to no draw, nor if it is better by more than this.
const EARLIEST_DRAW: u32 = 20;
const CONTENT: i32 = 30;

/// The computer's seats of a play.
#[derive(Component, Default)]
pub struct Opponent {
    thoughts: Vec<Thought>,
    /// Somebody went back and looks around.
    waits: bool,
    /// Somebody told it to pause.
    paused: bool,
    /// One move more, although it pauses.
    step: bool,
    /// Seconds since the board came to rest.
    rested: f32,
    /// For how many of its last turns in a row a seat has known that it loses.
    lost: Vec<(Seat, u32)>,
    /// Whether it was told that the result is proved.
    told: bool,
}

/// What one seat is thinking about.
struct Thought {
    seat: Seat,
    node: NodeId,
    pending: Pending<Analysis>,
    /// What it has found, and how long it seems to think.
    answer: Option<(Analysis, Duration)>,
}

/// What people tell the computer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentRequest {
    /// It plays on, after a pause or after somebody looked around.
    GoOn,
    /// It pauses.
    Pause,
    /// It plays one move and pauses again.
    Step,
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Opponent>();
    app.add_message::<OpponentRequest>();
    app.add_systems(Update, answer.in_set(TableSystems::Input));
    app.add_systems(Update, (listen, ask).chain().in_set(TableSystems::Present));
}

/// The seats that the computer decides for and that are asked, with their levels.
fn asked(view: &dyn PlayView) -> impl Iterator<Item = (Seat, usize)> {
    view.asked().iter().filter_map(move |seat| Some((seat, level(view, seat)?)))
}

/// The level that decides for a seat.
fn level(view: &dyn PlayView, seat: Seat) -> Option<usize> {
    view.header().controllers.get(usize::from(seat.0)).and_then(Controller::level)
}

/// What was found, with how long the computer seems to think about it: in front of people as long as they would.
fn pace(view: &dyn PlayView, seat: Seat, local: LocalSeats, found: Analysis) -> (Analysis, Duration) {
    let level = level(view, seat).filter(|_| !local.0.is_empty());
    let pause = level.map_or(MOMENT, |level| manner::pause(level, view.orders(seat).len(), &found));
    (found, pause)
}

/// Learns what happened, and what people tell it.
fn listen(
    mut events: MessageReader<TableEvent>,
    mut told: MessageReader<OpponentRequest>,
    mut plays: Query<(Entity, &Play, &mut Opponent, &Replay)>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    let told: Vec<OpponentRequest> = told.read().copied().collect();
    for (entity, play, mut opponent, replay) in &mut plays {
        let view = play.view();
        for event in events.iter().filter(|event| event.play == entity) {
            match &event.happened {
                PlayEvent::Changed(SessionChange::Jumped) => {
                    opponent.waits = view.can_redo() || replay.is_looked_at();
                }
                // A line that is followed is looked at, not played.
                PlayEvent::Changed(SessionChange::Played { .. }) => opponent.waits = event.seat.is_none(),
                PlayEvent::Opened => opponent.waits = false,
                _ => continue,
            }
            opponent.rested = 0.0;
        }
        for told in &told {
            opponent.waits = false;
            opponent.paused = *told != OpponentRequest::GoOn;
            opponent.step = *told == OpponentRequest::Step;
        }
    }
}

/// Begins to think where the computer is asked, and stops where it is not asked any more.
fn ask(
    mut plays: Query<(&Play, &mut Opponent, &mut OpponentState, &PlayClock)>,
    time: Res<TimeSource>,
    thinkers: Res<Thinkers>,
    mut chance: ResMut<Chance>,
) {
    for (play, mut opponent, mut state, clock) in &mut plays {
        let view = play.view();
        let (here, over) = (view.cursor(), view.outcome().is_some());
        let wanted: Vec<(Seat, usize)> = if over { Vec::new() } else { asked(view).collect() };
        let rests = opponent.waits || opponent.paused && !opponent.step || clock.covers();
        let thinks =
            |thought: &Thought| thought.node == here && !rests && wanted.iter().any(|(seat, _)| *seat == thought.seat);
        if !opponent.thoughts.iter().all(thinks) {
            opponent.thoughts.retain(thinks);
        }
        state.set_if_neq(match (wanted.is_empty(), rests) {
            (true, _) => OpponentState::Idle,
            (false, true) => OpponentState::Waits,
            (false, false) => OpponentState::Thinks,
        });
        if rests {
            continue;
        }
        for (seat, level) in wanted {
            if !opponent.thoughts.iter().any(|thought| thought.seat == seat) {
                let pending = thinkers.0.ask(
                    play.entry,
                    view.snapshot(seat),
                    Task::Play(level, most_time(clock, seat, time.now())),
                    chance.seed(),
                );
                opponent.thoughts.push(Thought { seat, node: here, pending, answer: None });
            }
        }
    }
}

type Answering = (
    Entity,
    &'static Play,
    &'static LocalSeats,
    &'static mut Opponent,
    &'static mut WillingToDraw,
    (&'static Showing, &'static Rolling),
    &'static PlayClock,
);

/// With less time for a move the computer does not wait until people have seen the one before.
const IN_A_HURRY: Duration = Duration::from_millis(700);

/// How long the computer may think about a move, if its time is limited: a share of what is left, and most of what a
/// move is given besides.
fn most_time(clock: &PlayClock, seat: Seat, now: Duration) -> Option<Duration> {
    /// So many moves it expects to make still.
    const MOVES: u32 = 30;
    const LEAST: Duration = Duration::from_millis(10);
    let clock = clock.0.as_ref().filter(|clock| clock.is_limited(seat))?;
    let left = clock.time(seat, now);
    let share = left / MOVES + clock.extra(seat) * 4 / 5;
    Some(share.min(left / 2).max(LEAST))
}

/// Sends what was decided, once the board has been at rest for a moment.
fn answer(
    mut plays: Query<Answering>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
    (time, hours): (Res<Time>, Res<TimeSource>),
    mut notices: Option<ResMut<Notices>>,
) {
    for (entity, play, local, mut opponent, mut willing, (showing, rolling), clock) in &mut plays {
        if opponent.thoughts.is_empty() {
            continue;
        }
        let moving = showing.is_active() || rolling.is_active();
        let rested = if moving { 0.0 } else { opponent.rested + time.delta_secs() };
        opponent.rested = rested;
        for thought in &mut opponent.thoughts {
            let found = thought.pending.newest();
            thought.answer =
                found.map(|found| pace(play.view(), thought.seat, *local, found)).or_else(|| thought.answer.take());
        }
        let answered = |thought: &Thought| thought.answer.as_ref().map(|(_, pause)| *pause);
        let first = opponent.thoughts.iter().enumerate().find_map(|(at, thought)| Some((at, answered(thought)?)));
        let Some((at, pause)) = first else { continue };
        let hurries = most_time(clock, opponent.thoughts[at].seat, hours.now()).is_some_and(|time| time < IN_A_HURRY);
        if rested < pause.as_secs_f32() && !hurries {
            // An animation asks for its frames itself.
            redraw.write(RequestRedraw);
            continue;
        }
        let Thought { seat, node, answer, .. } = opponent.thoughts.swap_remove(at);
        let Some((analysis, order)) = answer.and_then(|(found, _)| found.best.clone().map(|best| (found, best))) else {
            continue;
        };
        opponent.step = false;
        let view = play.view();
        let proved = level(view, seat).and_then(|level| manner::proved(level, &analysis));
        if let Some((proved, notices)) = proved.filter(|_| !local.0.is_empty() && !opponent.told).zip(notices.as_mut())
        {
            opponent.told = true;
            notices.tell(Notice::information(proved));
        }
        let hopeless = opponent.hopeless(seat, &analysis);
        let two = view.sides().len() == 2;
        willing.set_if_neq(WillingToDraw(is_content(view, &analysis)));
        let request = if hopeless && two && local.0 != SeatSet::NONE {
            Request::Resign(seat)
        } else {
            Request::Order(seat, order)
        };
        let action = TableAction::Session(request);
        requests.write(TableRequest { play: entity, node, from: Asker::Computer(seat), action });
        redraw.write(RequestRedraw);
    }
}

impl Opponent {
    /// Remembers whether a seat knows that it loses; whether it has known it for long enough.
    fn hopeless(&mut self, seat: Seat, analysis: &Analysis) -> bool {
        let loses = analysis.score.proof.is_some_and(|proof| proof.ending == Ending::Loss);
        let place = self.lost.iter().position(|(known, _)| *known == seat).unwrap_or_else(|| {
            self.lost.push((seat, 0));
            self.lost.len() - 1
        });
        let turns = &mut self.lost[place].1;
        *turns = if loses { *turns + 1 } else { 0 };
        *turns > TURNS_LOST
    }
}

/// Whether a draw would be fair.
fn is_content(view: &dyn PlayView, analysis: &Analysis) -> bool {
    view.node(view.cursor()).turn >= EARLIEST_DRAW && analysis.score.value <= CONTENT
}
