//! Shows on the board what a review found: a line that would have been better, or what follows the one that was played,
//! one move after the other.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_table::play::{Asker, Play, TableAction, TableRequest};
use ludoteca_table::show::animation::player::Showing;

/// What is still to be shown on the board.
#[derive(Resource, Default)]
pub(super) struct ToShow {
    /// From where it begins, as long as nothing of it was shown.
    pub from: Option<NodeId>,
    /// The moves, the next one last.
    pub moves: Vec<String>,
    /// Where the last move was asked for.
    left: Option<NodeId>,
}

impl ToShow {
    /// Shows these moves from a node on.
    pub fn begin(&mut self, from: NodeId, line: &[String]) {
        *self = Self { from: Some(from), moves: line.iter().rev().cloned().collect(), left: None };
    }
}

/// Shows the next move once the one before has been seen, for as long as nobody goes elsewhere. The moves after the
/// first ones answer nodes that are not there yet.
pub(super) fn show(
    mut to_show: ResMut<ToShow>,
    play: Option<Single<(Entity, &Play, &Showing)>>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if to_show.from.is_none() && to_show.moves.is_empty() {
        return;
    }
    let Some((entity, play, showing)) = play.as_deref() else {
        *to_show = ToShow::default();
        return;
    };
    if showing.is_active() {
        return;
    }
    let (here, parent) = (play.view().cursor(), play.view().node(play.view().cursor()).parent);
    if to_show.left.is_some_and(|left| parent != Some(left)) {
        *to_show = ToShow::default();
        return;
    }
    let request = match to_show.from.take() {
        Some(from) => Some(Request::GoTo(from)),
        None => {
            to_show.left = Some(here);
            to_show.moves.pop().map(Request::Move)
        }
    };
    if let Some(request) = request {
        requests.write(play.request(*entity, Asker::File, TableAction::Session(request)));
        redraw.write(RequestRedraw);
    }
}
