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
}

impl ToShow {
    /// Shows these moves from a node on.
    pub fn begin(&mut self, from: NodeId, line: &[String]) {
        self.from = Some(from);
        self.moves = line.iter().rev().cloned().collect();
    }
}

/// Shows the next move once the one before has been seen. The moves after the first ones answer nodes that are not there
/// yet.
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
    let request = match to_show.from.take() {
        Some(from) => Some(Request::GoTo(from)),
        None => to_show.moves.pop().map(Request::Move),
    };
    if let Some(request) = request {
        requests.write(play.request(*entity, Asker::File, TableAction::Session(request)));
        redraw.write(RequestRedraw);
    }
}
