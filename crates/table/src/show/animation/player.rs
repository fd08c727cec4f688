//! Plays scripts: advances the time and applies the poses.
//!
//! A new move, a jump or a skip ends the running animation at once, so players never wait for one.

use super::pose::pose;
use super::script::{Leg, Origin, Script};
use crate::play::Play;
use crate::show::pieces::Pieces;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::Cell;
use ludoteca_rules::session::NodeId;

/// Speed of animations: 1 is normal; with infinity moves are not animated.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f32);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The animation of the move that led to a play's cursor, or back from there.
#[derive(Component, Default)]
pub struct Showing {
    /// The node that is shown, or that the animation leads to; `None` before anything has happened.
    pub(super) node: Option<NodeId>,
    /// The node into which the animated move leads.
    pub(super) into: Option<NodeId>,
    /// Whether the move is shown from its end to its beginning.
    pub(super) backwards: bool,
    pub(super) script: Script,
    /// The entity of every track; `None` until the first frame of the script.
    pub(super) actors: Option<Vec<Option<Entity>>>,
    /// Seconds at normal speed since the animation began.
    pub(super) seconds: f32,
    /// The beat that was shown last.
    pub(super) beat: Option<usize>,
    pub(super) active: bool,
    /// Whether pieces may still be where the script left them, and need a resync.
    pub(super) unsettled: bool,
}

/// The moment of a move at which a play is held, while somebody drags through it: the node into which the move leads,
/// and the share of the move that is over, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct HeldMoment(pub Option<(NodeId, f32)>);

/// How fast a play's moves are shown, as a multiple of [`AnimationSpeed`].
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

impl Showing {
    /// Whether a move is being animated.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.active
    }

    /// Whether what the move into the cursor captured is still on its way.
    #[must_use]
    pub const fn is_on_the_way(&self) -> bool {
        self.active && !self.backwards
    }

    /// The share of the animated move that has been made, from 0 to 1; 1 at rest.
    #[must_use]
    pub fn share(&self) -> f32 {
        if !self.active {
            return 1.0;
        }
        let over = (self.seconds / self.script.seconds().max(f32::EPSILON)).min(1.0);
        if self.backwards { 1.0 - over } else { over }
    }

    /// Whether the animation leads back.
    #[must_use]
    pub const fn is_backwards(&self) -> bool {
        self.active && self.backwards
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

/// A piece from outside the board that is held over a cell: the cell, and where the piece is. Its placement is animated
/// from there.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct HeldOverCell(pub Option<(Cell, Vec3)>);

/// The piece that is held over the board. If it moves, the animation begins where it is held.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedPiece(pub Option<Carry>);

/// Which piece is held, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carry {
    /// Its cell in the position.
    pub cell: Cell,
    /// Where its base is.
    pub point: Vec3,
}

/// Advances the time and poses every piece.
pub(super) fn advance(
    mut plays: Query<(Entity, &Play, &mut Showing, &HeldMoment, &Pace)>,
    mut pieces: Pieces,
    mut skips: MessageReader<Skip>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skip = skips.read().count() > 0;
    for (entity, play, mut showing, held, pace) in &mut plays {
        if !showing.active {
            continue;
        }
        let held = held.0.filter(|(node, _)| showing.into == Some(*node)).map(|(_, share)| share);
        if held.is_none() {
            redraw.write(RequestRedraw);
        }
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
            // The session has made the move already, or taken it back, so picking and the next move must find pieces on
            // their final cells.
            for (track, actor) in tracks.iter().zip(&actors) {
                match (*actor, track.end, track.origin) {
                    (Some(piece), _, Origin::Placed(_)) if showing.backwards => pieces.mark_leaving(piece),
                    (Some(_), ..) if showing.backwards => {}
                    (Some(piece), Some(end), _) => pieces.set_standing(piece, end),
                    (Some(piece), None, _) => pieces.mark_leaving(piece),
                    (None, ..) => {}
                }
            }
            showing.actors = Some(actors);
        } else {
            showing.seconds += time.delta_secs() * speed.0 * pace.0;
        }
        if let Some(share) = held {
            showing.seconds = share * showing.script.seconds();
        }
        if skip || !speed.0.is_finite() || showing.seconds >= showing.script.seconds() {
            showing.active = false;
            continue;
        }
        pose_all(&mut pieces, entity, showing);
    }
}

fn pose_all(pieces: &mut Pieces, play: Entity, showing: &mut Showing) {
    let whole = showing.script.seconds();
    let seconds = if showing.backwards { (whole - showing.seconds).max(0.0) } else { showing.seconds };
    let (beat, t) = showing.script.beat_at(seconds);
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
pub(super) fn settle(mut plays: Query<(Entity, &Play, &mut Showing)>, mut pieces: Pieces) {
    for (entity, play, mut showing) in &mut plays {
        if showing.unsettled && !showing.active {
            showing.unsettled = false;
            pieces.resync(entity, play.view().info().geometry, &play.view().standing());
        }
    }
}
