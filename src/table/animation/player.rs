//! Plays scripts: it only moves the time; poses follow.
//!
//! A new move, a jump or a skip ends the move before at once, so no animation ever delays anybody.

use super::pose::pose;
use super::script::{Leg, Script};
use crate::rules::Cell;
use crate::rules::session::Change;
use crate::table::TableSystems;
use crate::table::pieces::Pieces;
use crate::table::session::{Table, Told};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How fast moves are shown: 1 is normal; infinite shows only their ends.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The move that is being shown.
#[derive(Resource, Default)]
pub struct Showing {
    script: Script,
    /// The entity of every track.
    actors: Vec<Option<Entity>>,
    /// Seconds at normal speed since the script began.
    seconds: f32,
    /// The beat that was shown last.
    beat: Option<usize>,
    active: bool,
}

impl Showing {
    /// Whether a move is being shown.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.active
    }
}

/// The systems that show moves.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Played;

/// Ends the move that is being shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct Skip;

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .init_resource::<Showing>()
        .init_resource::<Carried>()
        .init_resource::<Offered>()
        .add_message::<Skip>()
        .add_systems(
            Update,
            (begin, advance, settle)
                .chain()
                .in_set(Played)
                .in_set(TableSystems::Present)
                .run_if(resource_exists::<Table>),
        );
}

/// The cell over which a piece is held that is not on the board yet, and where: from there it is put down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Offered(pub Option<(Cell, Vec3)>);

/// A piece that somebody holds over the board. If it moves, its move begins where it is held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Carried(pub Option<Carry>);

/// Which piece is held, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carry {
    /// Where it stands by the rules.
    pub cell: Cell,
    /// Where its foot is.
    pub point: Vec3,
}

/// Starts what was told, or puts the pieces where they belong.
fn begin(
    mut told: MessageReader<Told>,
    mut showing: ResMut<Showing>,
    mut carried: ResMut<Carried>,
    offered: Res<Offered>,
    mut pieces: Pieces,
    table: Res<Table>,
    pace: Res<Pace>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    let mut last = None;
    for message in told.read() {
        match message {
            Told::Changed(change @ (Change::Played { .. } | Change::Jumped)) => last = Some(change),
            Told::Opened => last = Some(&Change::Jumped),
            _ => {}
        }
    }
    let Some(change) = last else { return };
    wake.write(RequestRedraw);
    let session = table.session();
    let geometry = session.info().geometry;
    let carried = carried.0.take();
    match change {
        Change::Played { before, beats } if pace.0.is_finite() => {
            // Whatever was under way is over: everything stands where it stood before this move.
            pieces.resync(geometry, before);
            showing.script = Script::new(geometry, before, beats);
            if let Some(Carry { cell, point }) = carried {
                showing.script.from_hand(geometry, cell, point.into());
            }
            if let Some((cell, point)) = offered.0 {
                showing.script.from_above(geometry, cell, point.into());
            }
            showing.seconds = 0.0;
            showing.beat = None;
            showing.active = true;
            // Entities are matched once the resync has been carried out.
            showing.actors.clear();
        }
        _ => {
            showing.active = false;
            pieces.resync(geometry, &session.standing());
        }
    }
}

/// Moves the time and poses every piece.
fn advance(
    mut showing: ResMut<Showing>,
    mut pieces: Pieces,
    mut skips: MessageReader<Skip>,
    table: Res<Table>,
    time: Res<Time>,
    pace: Res<Pace>,
    mut wake: MessageWriter<RequestRedraw>,
) {
    let skip = skips.read().count() > 0;
    if !showing.active {
        return;
    }
    wake.write(RequestRedraw);
    let session = table.session();
    let geometry = session.info().geometry;
    let showing = &mut *showing;
    if showing.actors.is_empty() {
        showing.actors = showing
            .script
            .tracks
            .iter()
            .map(|track| match (track.origin, track.end) {
                (Some(cell), _) => pieces.on(cell),
                (None, Some(end)) => Some(pieces.spawn(geometry, end)),
                (None, None) => None,
            })
            .collect();
        // By the rules the move is made, so from now on the pointer and the next move meet its end.
        for (track, actor) in showing.script.tracks.iter().zip(&showing.actors) {
            match (*actor, track.end) {
                (Some(entity), Some(end)) => pieces.rename(entity, end),
                (Some(entity), None) => pieces.lose(entity),
                (None, _) => {}
            }
        }
    } else {
        showing.seconds += time.delta_secs() * pace.0;
    }
    if skip || !pace.0.is_finite() || showing.seconds >= showing.script.seconds() {
        showing.active = false;
        return;
    }
    let (beat, t) = showing.script.beat_at(showing.seconds);
    let new_beat = showing.beat.replace(beat) != Some(beat);
    for (track, actor) in showing.script.tracks.iter().zip(&showing.actors) {
        let (Some(entity), Some(leg)) = (*actor, track.legs.get(beat)) else { continue };
        if matches!(leg, Leg::Rest { .. }) && !new_beat {
            continue;
        }
        if new_beat {
            pieces.reach(entity, matches!(leg, Leg::Rest { .. } | Leg::Change { .. } | Leg::Stack { .. }));
        }
        match pose(pieces.looks(), leg, t) {
            Some(pose) => {
                pieces.place(entity, pose.at.into(), pose.scale);
                pieces.pose(entity, &pose.bodies);
            }
            None => pieces.hide(entity),
        }
    }
}

/// After the last frame of a move everything is put where the position says.
fn settle(showing: Res<Showing>, mut was_active: Local<bool>, mut pieces: Pieces, table: Res<Table>) {
    if std::mem::replace(&mut *was_active, showing.active) && !showing.active {
        let session = table.session();
        pieces.resync(session.info().geometry, &session.standing());
    }
}
