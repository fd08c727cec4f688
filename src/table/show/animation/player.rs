//! Plays scripts: advances the time and applies the poses.
//!
//! A new move, a jump or a skip ends the running animation at once, so players never wait for one.

use super::pose::pose;
use super::script::{Leg, Origin, Script};
use crate::rules::session::{Change, PlayView};
use crate::rules::{Cell, Outcome, Winner};
use crate::table::play::{Happened, Play, TableEvent};
use crate::table::scene::board::Board;
use crate::table::scene::eye::{Chosen, LaidFor};
use crate::table::schedule::TableSystems;
use crate::table::show::pieces::Pieces;
use crate::table::show::rows;
use crate::table::show::taken::{Capture, Captures, captures};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Speed of animations: 1 is normal; with infinity moves are not animated.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f32);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The animation of a play's last move.
#[derive(Component, Default)]
pub struct Showing {
    script: Script,
    /// The entity of every track; `None` until the first frame of the script.
    actors: Option<Vec<Option<Entity>>>,
    /// Seconds at normal speed since the script began.
    seconds: f32,
    /// The beat that was shown last.
    beat: Option<usize>,
    active: bool,
    /// Whether pieces may still be where the script left them, and need a resync.
    unsettled: bool,
}

impl Showing {
    /// Whether a move is being animated.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.active
    }

    /// The move that is shown, or was shown last.
    #[must_use]
    pub const fn script(&self) -> &Script {
        &self.script
    }

    /// Seconds at normal speed since it began.
    #[must_use]
    pub const fn seconds(&self) -> f32 {
        self.seconds
    }
}

/// Set in `Update` that animates moves.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MovesShown;

/// Ends all running animations.
#[derive(Message, Clone, Copy, Debug)]
pub struct Skip;

pub(in crate::table::show) fn plugin(app: &mut App) {
    app.init_resource::<AnimationSpeed>().add_message::<Skip>();
    app.register_required_components::<Play, Showing>();
    app.register_required_components::<Play, Carried>();
    app.register_required_components::<Play, HeldOverCell>();
    app.register_required_components::<Play, Captures>();
    app.add_systems(Update, (begin, advance, settle).chain().in_set(MovesShown).in_set(TableSystems::Present));
}

/// A piece from outside the board that is held over a cell: the cell, and where the piece is. Its placement is animated
/// from there.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct HeldOverCell(pub Option<(Cell, Vec3)>);

/// The piece that is held over the board. If it moves, the animation begins where it is held.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Carried(pub Option<Carry>);

/// Which piece is held, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carry {
    /// Its cell in the position.
    pub cell: Cell,
    /// Where its base is.
    pub point: Vec3,
}

type Beginning = (
    Entity,
    &'static Play,
    &'static mut Showing,
    &'static mut Carried,
    &'static HeldOverCell,
    &'static mut Captures,
    (&'static Board, &'static Chosen, &'static LaidFor),
);

/// Starts the animation of the last move, or resyncs the pieces where there is none.
fn begin(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<Beginning>,
    mut pieces: Pieces,
    speed: Res<AnimationSpeed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    for (entity, play, mut showing, mut carried, held, mut taken, beside) in &mut plays {
        let mut changes =
            events.iter().filter(|event| event.play == entity).filter_map(|event| match &event.happened {
                Happened::Changed(change @ (Change::Played { .. } | Change::Jumped)) => Some(change),
                Happened::Opened => Some(&Change::Jumped),
                _ => None,
            });
        let Some(change) = changes.next_back() else { continue };
        redraw.write(RequestRedraw);
        let geometry = play.view().info().geometry;
        let carried = carried.0.take();
        match change {
            Change::Played { before, beats } if speed.0.is_finite() => {
                // Ends any running animation: every piece goes where it stood before this move.
                pieces.resync(entity, geometry, before);
                let mut script = Script::new(geometry, before, beats);
                lay_aside(&mut script, play, &mut taken, beside);
                // Of pieces that move at once, none comes out of a hand: all are seen from the same moment on.
                if let Some(Carry { cell, point }) = carried.filter(|_| !play.entry.info.simultaneous) {
                    script.from_hand(cell, point.into());
                }
                if let Some((cell, point)) = held.0 {
                    script.from_above(cell, point.into());
                }
                script.win(geometry, &winners(play.view()));
                *showing = Showing { script, active: true, unsettled: true, ..default() };
            }
            _ => {
                showing.active = false;
                showing.unsettled = false;
                pieces.resync(entity, geometry, &play.view().standing());
            }
        }
    }
}

/// The cells of the pieces that have won the game by the move that led here: those that decided it and do not belong to the
/// loser.
fn winners(view: &dyn PlayView) -> Vec<Cell> {
    let Some(Outcome { winner: Winner::Side(winner), cells, .. }) = view.outcome() else { return Vec::new() };
    let standing = view.standing();
    let belongs = |cell: &Cell| {
        let piece = standing.iter().find(|standing| standing.cell == *cell);
        piece.is_some_and(|standing| standing.piece.side.is_none_or(|side| side == winner))
    };
    cells.into_iter().filter(belongs).collect()
}

/// Sends what this move captures to where it will lie.
fn lay_aside(
    script: &mut Script,
    play: &Play,
    taken: &mut Captures,
    (board, chosen, near): (&Board, &Chosen, &LaidFor),
) {
    let view = play.view();
    let cursor = view.cursor();
    let new = captures(view, cursor);
    let Some(before) = view.node(cursor).parent.filter(|_| !new.is_empty()) else { return };
    taken.go_to(view, before);
    let all: Vec<Capture> = taken.all().chain(new.iter().copied()).collect();
    let lying = rows::lie(board, chosen.0, view.sides().len(), near.0.0, &all);
    for capture in &new {
        if let Some(spot) = rows::spot(&lying, capture) {
            script.lay_aside(capture.from, spot.into());
        }
    }
}

/// Advances the time and poses every piece.
fn advance(
    mut plays: Query<(Entity, &Play, &mut Showing)>,
    mut pieces: Pieces,
    mut skips: MessageReader<Skip>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skip = skips.read().count() > 0;
    for (entity, play, mut showing) in &mut plays {
        if !showing.active {
            continue;
        }
        redraw.write(RequestRedraw);
        let geometry = play.view().info().geometry;
        let showing = &mut *showing;
        if showing.actors.is_none() {
            let tracks = &showing.script.tracks;
            let actors = tracks.iter().map(|track| match (track.origin, track.end) {
                (Origin::Stood(cell), _) => pieces.on(entity, cell),
                (Origin::Placed(_), Some(end)) => pieces.spawn(entity, geometry, end),
                (Origin::Placed(_), None) => None,
            });
            let actors: Vec<Option<Entity>> = actors.collect();
            // The session has made the move already, so picking and the next move must find pieces on their final
            // cells.
            for (track, actor) in tracks.iter().zip(&actors) {
                match (*actor, track.end) {
                    (Some(piece), Some(end)) => pieces.set_standing(piece, end),
                    (Some(piece), None) => pieces.mark_leaving(piece),
                    (None, _) => {}
                }
            }
            showing.actors = Some(actors);
        } else {
            showing.seconds += time.delta_secs() * speed.0;
        }
        if skip || !speed.0.is_finite() || showing.seconds >= showing.script.seconds() {
            showing.active = false;
            continue;
        }
        pose_all(&mut pieces, entity, showing);
    }
}

fn pose_all(pieces: &mut Pieces, play: Entity, showing: &mut Showing) {
    let (beat, t) = showing.script.beat_at(showing.seconds);
    let new_beat = showing.beat.replace(beat) != Some(beat);
    for (track, actor) in showing.script.tracks.iter().zip(showing.actors.iter().flatten()) {
        let (Some(piece), Some(leg)) = (*actor, track.legs.get(beat)) else { continue };
        if matches!(leg, Leg::Rest { .. }) && !new_beat {
            continue;
        }
        if new_beat {
            pieces.set_pickable(piece, matches!(leg, Leg::Rest { .. } | Leg::Change { .. } | Leg::Stack { .. }));
        }
        match pieces.looks(play).and_then(|looks| pose(looks, leg, t)) {
            Some(pose) => {
                pieces.place(piece, pose.at.into(), pose.scale);
                // Beside the board it would fall on nothing.
                if matches!(leg, Leg::Leave { laid: Some(_), .. }) && t > 0.3 {
                    pieces.drop_shadow(piece);
                }
                pieces.pose(piece, &pose.bodies);
            }
            None => pieces.hide(piece),
        }
    }
}

/// After the last frame of an animation, resyncs the pieces with the position.
fn settle(mut plays: Query<(Entity, &Play, &mut Showing)>, mut pieces: Pieces) {
    for (entity, play, mut showing) in &mut plays {
        if showing.unsettled && !showing.active {
            showing.unsettled = false;
            pieces.resync(entity, play.view().info().geometry, &play.view().standing());
        }
    }
}
