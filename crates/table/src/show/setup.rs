//! What is shown of a position that is set up besides what is shown of any board: its pieces follow the edits, and
//! marks tell what was taken up, what was refused, what is wrong and where the cursor is.

use super::animation::player::{CarriedPiece, MovesShown};
use super::beside::captured::KeepsRoom;
use super::flat::indicate::{RefusedAt, waiting};
use super::flat::marks::{MarkShape, Marks};
use super::flat::signs::Signs;
use super::looks::Looks;
use super::pieces::Pieces;
use super::rows;
use crate::play::overlay::CurrentOverlay;
use crate::play::pointing::PointedAt;
use crate::play::{EditedSetup, Hand, HoveredCell, TableEvent};
use crate::scene::board::Board;
use crate::scene::camera::Subject;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::{Cell, Pick};
use std::collections::BTreeSet;

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<EditedSetup, Marks>();
    app.register_required_components::<EditedSetup, Signs>();
    app.register_required_components::<EditedSetup, RefusedAt>();
    app.register_required_components::<EditedSetup, PointedAt>();
    app.register_required_components::<EditedSetup, CurrentOverlay>();
    app.register_required_components::<EditedSetup, CarriedPiece>();
    app.register_required_components::<EditedSetup, KeepsRoom>();
    app.add_systems(Update, (stand.in_set(MovesShown), indicate, keep_room).in_set(TableSystems::Present));
}

/// The pieces stand as the set-up says, at once.
fn stand(
    mut setups: Query<(Entity, &EditedSetup, &mut CarriedPiece), Changed<EditedSetup>>,
    mut pieces: Pieces,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, setup, mut carried) in &mut setups {
        carried.0 = None;
        pieces.resync(entity, setup.view().info().geometry, &setup.view().standing());
        redraw.write(RequestRedraw);
    }
}

fn indicate(
    mut events: MessageReader<TableEvent>,
    mut setups: Query<(Entity, Ref<EditedSetup>, Ref<Hand>, Ref<HoveredCell>, &mut RefusedAt, &mut Marks)>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    for (entity, setup, hand, hovered, mut refused, mut marks) in &mut setups {
        let mut news = events.iter().filter(|event| event.play == entity).peekable();
        if !(setup.is_changed() || hand.is_changed() || hovered.is_changed() || news.peek().is_some()) {
            continue;
        }
        if let Some(last) = news.last() {
            refused.0 = RefusedAt::by(&last.happened, &hand, hovered.0);
        }
        let held = hand.picks.iter().filter_map(|pick| if let Pick::Cell(cell) = pick { Some(*cell) } else { None });
        let mut shown: Vec<_> =
            waiting(setup.view(), hand.seat).chain(held).map(|cell| (cell, MarkShape::Selected)).collect();
        // What is wrong with the position is told in words beside the board, and shown where it is.
        let wrong = setup.view().faults().iter().flat_map(|fault| &fault.cells);
        let wrong: BTreeSet<Cell> = wrong.copied().chain(refused.0).collect();
        shown.extend(wrong.into_iter().map(|cell| (cell, MarkShape::Refused)));
        shown.extend(hand.cursor.map(|cell| (cell, MarkShape::Cursor)));
        marks.set_if_neq(Marks(shown));
    }
}

/// Room for captured pieces is kept, so that the board keeps the size that it has in a play.
fn keep_room(mut setups: Query<(&Looks, &Board, &KeepsRoom, &mut Subject), With<EditedSetup>>) {
    for (looks, board, keeps, mut subject) in &mut setups {
        let places = if keeps.0 && looks.0.captures() { rows::places(board) } else { Vec::new() };
        if subject.places != places {
            subject.places = places;
        }
    }
}
