//! A play wound back and forth: dragged along its line, stepped through, played by itself, over and over if wanted.
//!
//! It only goes to nodes of the history, by requests like everybody's, and says which moment of a move is shown; what
//! that looks like follows from the animation. Depends only on `rules`, `play` and `show`. Start with [`Replay`].

mod line;
mod transport;

pub use line::Place;
pub use transport::{SPEEDS, Transport};

use crate::play::{Asker, Play, PlayEvent, TableAction, TableEvent, TableRequest, TimeSource};
use crate::schedule::{NextFrame, TableSystems};
use crate::show::animation::player::{HeldMoment, Pace, Showing};
use crate::show::beside::roll::Rolling;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView, Request, SessionChange};
use std::time::Duration;

/// How long each position is seen at the usual speed.
const SEEN: Duration = Duration::from_millis(700);

/// How a play is wound.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Replay {
    transport: Transport,
    /// The part of the line that is played over and over, by nodes from its beginning; `None` for all of it.
    part: Option<(usize, usize)>,
    /// Where somebody drags it.
    dragged: Option<Place>,
    /// Since when the position has been seen that is on the board.
    since: Option<Duration>,
    /// The node it has asked for and not reached.
    awaited: Option<NodeId>,
}

impl Replay {
    /// Whether it plays by itself, and how.
    #[must_use]
    pub const fn transport(&self) -> &Transport {
        &self.transport
    }

    /// Whether somebody looks at the play and nobody plays it.
    #[must_use]
    pub const fn is_looked_at(&self) -> bool {
        self.transport.playing || self.dragged.is_some()
    }

    /// The part of the line that is played, by nodes from its beginning; `None` for all of it.
    #[must_use]
    pub const fn part(&self) -> Option<(usize, usize)> {
        self.part
    }

    /// What is shown of a line of so many nodes: the part that is played, within it.
    fn range(&self, line: &[NodeId]) -> (usize, usize) {
        let last = line.len().saturating_sub(1);
        let (first, end) = self.part.unwrap_or((0, last));
        (first.min(last), end.min(last))
    }
}

/// What people want to see of a play.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ReplayRequest {
    /// It plays by itself, or pauses. At its end it begins anew.
    Play(bool),
    /// The speed, from the slowest to the fastest of [`SPEEDS`].
    Speed(f32),
    /// Whether it is played over and over.
    Loop(bool),
    /// Only the part of the line between these nodes, counted from its beginning, is played; `None` for all of it.
    Part(Option<(usize, usize)>),
    /// It is dragged to this place of the line: nodes from its beginning, with the share of the move into the next one.
    Drag(f32),
    /// It is let go: the move goes on from there.
    Release,
    /// So many nodes on, or back.
    Step(i32),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayRequest>();
    app.register_required_components::<Play, Replay>();
    app.add_systems(Update, (listen, play_on).chain().in_set(TableSystems::Input));
    app.add_systems(Update, follow.after(TableSystems::Apply).before(TableSystems::Present));
}

/// Asks for a node of the history.
fn go_to(entity: Entity, play: &Play, node: NodeId) -> Option<TableRequest> {
    let wanted = play.view().cursor() != node;
    wanted.then(|| play.request(entity, Asker::File, TableAction::Session(Request::GoTo(node))))
}

/// Applies what people want.
fn listen(
    mut told: MessageReader<ReplayRequest>,
    mut plays: Query<(Entity, &Play, &mut Replay, &mut HeldMoment, &mut Pace)>,
    mut requests: MessageWriter<TableRequest>,
) {
    for told in told.read() {
        for (entity, play, mut replay, mut held, mut pace) in &mut plays {
            let view = play.view();
            let line = view.line();
            let here = line.iter().position(|node| *node == view.cursor()).unwrap_or_default();
            let mut go = |index: usize| {
                let request = line.get(index).and_then(|node| go_to(entity, play, *node));
                let awaited = request.is_some().then(|| line[index]);
                requests.write_batch(request);
                awaited
            };
            match *told {
                ReplayRequest::Play(playing) => {
                    let (first, end) = replay.range(&line);
                    replay.transport.playing = playing;
                    replay.since = None;
                    if playing && (here >= end || here < first) {
                        replay.awaited = go(first);
                    }
                }
                ReplayRequest::Speed(speed) => replay.transport.set_speed(speed),
                ReplayRequest::Loop(loops) => replay.transport.loops = loops,
                ReplayRequest::Part(part) => replay.part = part.filter(|(first, end)| first < end),
                ReplayRequest::Drag(to) => {
                    let place = Place::of(to, line.len().saturating_sub(1));
                    replay.transport.playing = false;
                    replay.dragged = Some(place);
                    replay.awaited = go(place.node);
                    *held = HeldMoment(line.get(place.node).map(|node| (*node, place.share)));
                }
                ReplayRequest::Release => {
                    replay.dragged = None;
                    *held = HeldMoment(None);
                }
                ReplayRequest::Step(by) => {
                    replay.transport.playing = false;
                    let index = here.saturating_add_signed(by as isize).min(line.len().saturating_sub(1));
                    replay.awaited = go(index);
                }
            }
            // Only what plays by itself is shown at its own speed.
            pace.set_if_neq(Pace(if replay.transport.playing { replay.transport.speed() } else { 1.0 }));
        }
    }
}

/// Goes on to the next position when the one before has been seen.
fn play_on(
    mut plays: Query<(Entity, &Play, &mut Replay, (&Showing, &Rolling))>,
    mut requests: MessageWriter<TableRequest>,
    mut next: ResMut<NextFrame>,
    time: Res<TimeSource>,
) {
    for (entity, play, mut replay, (showing, rolling)) in &mut plays {
        if !replay.transport.playing {
            continue;
        }
        if showing.is_active() || rolling.is_active() {
            replay.since = None;
            continue;
        }
        let now = time.now();
        let since = *replay.since.get_or_insert(now);
        let wanted = SEEN.div_f32(replay.transport.speed());
        let seen = now.saturating_sub(since);
        if seen < wanted {
            next.within(wanted - seen);
            continue;
        }
        let view = play.view();
        let line = view.line();
        let (first, end) = replay.range(&line);
        let here = line.iter().position(|node| *node == view.cursor()).unwrap_or_default();
        replay.since = None;
        let target = if here < end { here + 1 } else { first };
        if here >= end && !replay.transport.begins_anew() {
            continue;
        }
        replay.awaited = Some(line[target]);
        requests.write_batch(go_to(entity, play, line[target]));
    }
}

/// Whoever plays or goes elsewhere in the history looks at the replay no more.
fn follow(mut events: MessageReader<TableEvent>, mut plays: Query<(&Play, &mut Replay, &mut HeldMoment, &mut Pace)>) {
    for event in events.read() {
        let Ok((play, mut replay, mut held, mut pace)) = plays.get_mut(event.play) else { continue };
        let PlayEvent::Changed(change) = &event.happened else { continue };
        let own = replay.awaited == Some(play.view().cursor()) && event.seat.is_none();
        if own || *change == SessionChange::Noted {
            continue;
        }
        (replay.transport.playing, replay.dragged, replay.awaited) = (false, None, None);
        *held = HeldMoment(None);
        *pace = Pace(1.0);
    }
}

/// The place of a play on its line: nodes from the beginning, and less while a move is on its way.
#[must_use]
pub fn place(view: &dyn PlayView, showing: &Showing) -> f32 {
    let line = view.line();
    let here = line.iter().position(|node| *node == view.cursor()).unwrap_or_default();
    let back = if showing.is_backwards() { showing.share() } else { showing.share() - 1.0 };
    (here as f32 + back).clamp(0.0, line.len().saturating_sub(1) as f32)
}
