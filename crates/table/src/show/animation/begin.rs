//! Which animation begins: that of a move, of the way back from it, or of the moment of a move that somebody holds.

use super::player::{AnimationSpeed, CarriedPiece, Carry, HeldMoment, HeldOverCell, Showing};
use super::script::Script;
use crate::play::{Play, PlayEvent, TableEvent};
use crate::scene::board::Board;
use crate::scene::camera::{ChosenPlace, ReadingSide};
use crate::show::pieces::Pieces;
use crate::show::rows;
use crate::show::taken::{Capture, Captures, captures};
use crate::show::winners;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::session::{NodeId, PlayView, SessionChange};

type Beginning = (
    Entity,
    &'static Play,
    &'static mut Showing,
    &'static mut CarriedPiece,
    &'static HeldOverCell,
    &'static mut Captures,
    &'static HeldMoment,
    (&'static Board, &'static ChosenPlace, &'static ReadingSide),
);

/// Starts the animation of the last move, or of the way back from it, or resyncs the pieces where there is none.
pub(super) fn begin(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<Beginning>,
    mut pieces: Pieces,
    speed: Res<AnimationSpeed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    for (entity, play, mut showing, mut carried, over, mut taken, held, beside) in &mut plays {
        let mut changes =
            events.iter().filter(|event| event.play == entity).filter_map(|event| match &event.happened {
                PlayEvent::Changed(change @ (SessionChange::Played { .. } | SessionChange::Jumped)) => Some(change),
                PlayEvent::Opened => Some(&SessionChange::Jumped),
                _ => None,
            });
        let Some(change) = changes.next_back() else { continue };
        redraw.write(RequestRedraw);
        let view = play.view();
        let (geometry, cursor) = (view.info().geometry, view.cursor());
        let carried = carried.0.take();
        let last = showing.node.replace(cursor);
        if held.0.is_some() {
            continue;
        }
        match change {
            SessionChange::Played { before, beats } if speed.0.is_finite() => {
                // Ends any running animation: every piece goes where it stood before this move.
                pieces.resync(entity, geometry, before);
                let mut script = Script::new(geometry, before, beats);
                lay_aside(&mut script, view, cursor, &mut taken, beside);
                // Of pieces that move at once, none comes out of a hand: all are seen from the same moment on.
                if let Some(Carry { cell, point }) = carried.filter(|_| !play.entry.info.simultaneous) {
                    script.from_hand(cell, point.into());
                }
                if let Some((cell, point)) = over.0 {
                    script.from_above(cell, point.into());
                }
                if winners::rises(view) {
                    script.win(geometry, &winners::winners(view));
                }
                showing.show(script, cursor, false);
            }
            SessionChange::Jumped
                if speed.0.is_finite() && last.is_some_and(|last| view.node(last).parent == Some(cursor)) =>
            {
                pieces.resync(entity, geometry, &view.standing());
                let into = last.unwrap_or_default();
                match script_into(view, into, &mut taken, beside) {
                    Some(script) => showing.show(script, into, true),
                    None => showing.active = false,
                }
            }
            SessionChange::Jumped if speed.0.is_finite() && last.is_some() && view.node(cursor).parent == last => {
                match show_into(view, entity, cursor, (&mut pieces, &mut taken), beside) {
                    Some(script) => showing.show(script, cursor, false),
                    None => showing.active = false,
                }
            }
            _ => {
                showing.active = false;
                showing.unsettled = false;
                pieces.resync(entity, geometry, &play.view().standing());
            }
        }
    }
}

/// Sends what this move captures to where it will lie.
fn lay_aside(
    script: &mut Script,
    view: &dyn PlayView,
    node: NodeId,
    taken: &mut Captures,
    (board, chosen, near): Beside<'_>,
) {
    let new = captures(view, node);
    let Some(before) = view.node(node).parent.filter(|_| !new.is_empty()) else { return };
    taken.go_to(view, before);
    let all: Vec<Capture> = taken.all().chain(new.iter().copied()).collect();
    let lying = rows::lie(board, chosen.0, view.sides().len(), near.0.0, &all);
    for capture in &new {
        if let Some(spot) = rows::spot(&lying, capture) {
            script.lay_aside(capture.from, spot.into());
        }
    }
}

impl Showing {
    /// Begins to show the move into a node, or the way back from there.
    fn show(&mut self, script: Script, into: NodeId, backwards: bool) {
        let node = self.node;
        *self = Self { node, into: Some(into), backwards, script, active: true, unsettled: true, ..default() };
    }
}

/// What stands beside the board, and for whom.
type Beside<'a> = (&'a Board, &'a ChosenPlace, &'a ReadingSide);

/// The script of the move into a node; `None` where no move led there.
fn script_into(view: &dyn PlayView, node: NodeId, taken: &mut Captures, beside: Beside<'_>) -> Option<Script> {
    let (before, beats) = view.move_into(node)?;
    let mut script = Script::new(view.info().geometry, &before, &beats);
    lay_aside(&mut script, view, node, taken, beside);
    Some(script)
}

/// The same, with the pieces where they stood before that move.
fn show_into(
    view: &dyn PlayView,
    play: Entity,
    node: NodeId,
    (pieces, taken): (&mut Pieces, &mut Captures),
    beside: Beside<'_>,
) -> Option<Script> {
    let (before, _) = view.move_into(node)?;
    pieces.resync(play, view.info().geometry, &before);
    script_into(view, node, taken, beside)
}

type Holding = (
    Entity,
    &'static Play,
    &'static mut Showing,
    &'static HeldMoment,
    &'static mut Captures,
    (&'static Board, &'static ChosenPlace, &'static ReadingSide),
);

/// Shows the moment of a move that somebody holds, once the play is there.
pub(super) fn hold(mut plays: Query<Holding>, mut pieces: Pieces, mut redraw: MessageWriter<RequestRedraw>) {
    for (entity, play, mut showing, held, mut taken, beside) in &mut plays {
        let view = play.view();
        let cursor = view.cursor();
        let Some((node, share)) = held.0.filter(|(node, _)| *node == cursor) else { continue };
        let shown = showing.into == Some(node) && !showing.backwards;
        if share >= 1.0 {
            if showing.active || !shown {
                (showing.active, showing.unsettled, showing.backwards) = (false, false, false);
                (showing.node, showing.into) = (Some(node), Some(node));
                pieces.resync(entity, view.info().geometry, &view.standing());
                redraw.write(RequestRedraw);
            }
            continue;
        }
        if showing.active && shown {
            continue;
        }
        if let Some(script) = show_into(view, entity, node, (&mut pieces, &mut taken), beside) {
            showing.node = Some(node);
            showing.show(script, node, false);
            redraw.write(RequestRedraw);
        }
    }
}
