//! The left button: clicks and drags on cells and bowls become requests.

use super::hit::{TableHit, TableHits};
use crate::rules::{Cell, Pick};
use crate::table::play::{Asker, Hand, Hovered, Play, TableAction, TableRequest};
use crate::table::scene::board::centre;
use crate::table::schedule::TableSystems;
use crate::table::show::animation::player::{Carried, Carry, MovesShown};
use crate::table::show::animation::pose::hover;
use crate::table::show::pieces::Pieces;
use bevy::picking::pointer::PointerPress;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Distance in logical pixels beyond which a press is a drag, not a click.
const DRAG: f32 = 8.0;

/// A press of the left button on a play that has not been released.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Pressed {
    begin: Option<Begin>,
    /// What the pointer is over, once the press has become a drag of a piece or out of a bowl.
    drag: Option<TableHit>,
}

#[derive(Clone, Copy, Debug)]
struct Begin {
    cell: Option<Cell>,
    bowl: Option<u8>,
    at: Vec2,
}

impl Pressed {
    /// The cell of the piece that is being dragged.
    #[must_use]
    pub fn dragged(&self) -> Option<Cell> {
        self.begin.filter(|_| self.drag.is_some()).and_then(|begin| begin.cell)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Pressed>();
    app.add_systems(Update, hold.in_set(TableSystems::Present).after(MovesShown))
        .add_observer(press)
        .add_observer(travel)
        .add_observer(release)
        .add_observer(leave);
}

fn press(event: On<Pointer<Press>>, hits: TableHits, mut plays: Query<&mut Pressed>) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let Some(hit) = hits.resolve(event.entity, &event.hit, event.pointer_location.position) else { return };
    if let Ok(mut pressed) = plays.get_mut(hit.play) {
        let begin = Begin { cell: hit.cell, bowl: hit.bowl, at: event.pointer_location.position };
        *pressed = Pressed { begin: Some(begin), drag: None };
    }
}

fn travel(
    event: On<Pointer<Move>>,
    hits: TableHits,
    mut plays: Query<(Entity, &Hand, &mut Hovered, &mut Pressed)>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if event.entity != event.original_event_target() {
        return;
    }
    let at = event.pointer_location.position;
    let hit = hits.resolve(event.entity, &event.hit, at);
    for (entity, hand, mut hovered, mut pressed) in &mut plays {
        let hit = hit.filter(|hit| hit.play == entity);
        if hovered.set_if_neq(Hovered(hit.and_then(|hit| hit.cell))) {
            redraw.write(RequestRedraw);
        }
        let Some(begin) = pressed.begin else { continue };
        if pressed.drag.is_some() {
            // Over a panel the piece stays where it was last over the table.
            pressed.drag = hit.or(pressed.drag);
            redraw.write(RequestRedraw);
            continue;
        }
        let Some((hit, play)) = hit.and_then(|hit| Some((hit, hits.play(&hit)?))) else { continue };
        if at.distance(begin.at) <= DRAG {
            continue;
        }
        let mut ask = |action| requests.write(play.request(entity, Asker::Person(hand.seat), action));
        // Clears the hand first, since several of these events may come before the first request is applied.
        if let Some(choice) = begin.bowl {
            ask(TableAction::Drop);
            ask(TableAction::Touch(Pick::Choice(choice)));
        } else if let Some(start) = begin.cell {
            let view = play.view();
            let empty = Hand { seat: hand.seat, ..Hand::default() };
            let goes_alone = view.lone_mover() == Some(start) && !empty.next(view).is_empty();
            // Only a piece that can move can be dragged.
            if !goes_alone && empty.preview(view, start).is_empty() {
                continue;
            }
            if !goes_alone && hand.picks != [Pick::Cell(start)] {
                ask(TableAction::Drop);
                ask(TableAction::Touch(Pick::Cell(start)));
            }
        } else {
            continue;
        }
        pressed.drag = Some(hit);
        redraw.write(RequestRedraw);
    }
}

fn release(
    event: On<Pointer<Release>>,
    hits: TableHits,
    mut plays: Query<(Entity, &Hand, &mut Pressed)>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if event.entity != event.original_event_target() || event.button != PointerButton::Primary {
        return;
    }
    let at = event.pointer_location.position;
    let hit = hits.resolve(event.entity, &event.hit, at);
    for (entity, hand, mut pressed) in &mut plays {
        let Pressed { begin: Some(begin), drag } = *pressed else { continue };
        *pressed = Pressed::default();
        redraw.write(RequestRedraw);
        let Some((hit, play)) = hit.filter(|hit| hit.play == entity).and_then(|hit| Some((hit, hits.play(&hit)?)))
        else {
            continue;
        };
        let mut ask = |action| _ = requests.write(play.request(entity, Asker::Person(hand.seat), action));
        if let Some(choice) = begin.bowl {
            let same = hit.bowl == Some(choice);
            match (drag, hit.cell) {
                (Some(_), Some(cell)) => ask(TableAction::Touch(Pick::Cell(cell))),
                (Some(_), None) if !same => ask(TableAction::Drop),
                (None, _) if same => ask(TableAction::Touch(Pick::Choice(choice))),
                // A short drag that stays within the bowl has armed its choice already.
                _ => {}
            }
        } else if drag.is_some() {
            // Released on its own cell, a piece stays selected; beside the board it is deselected.
            if hit.cell != begin.cell {
                ask(hit.cell.map_or(TableAction::Drop, |cell| TableAction::Put(Pick::Cell(cell))));
            }
        } else if at.distance(begin.at) <= DRAG {
            ask(hit.cell.map_or(TableAction::Drop, |cell| TableAction::Touch(Pick::Cell(cell))));
        }
    }
}

fn leave(event: On<Pointer<Out>>, mut plays: Query<&mut Hovered>, mut redraw: MessageWriter<RequestRedraw>) {
    if event.entity != event.original_event_target() {
        return;
    }
    for mut hovered in &mut plays {
        if hovered.set_if_neq(Hovered(None)) {
            redraw.write(RequestRedraw);
        }
    }
}

/// Keeps the dragged piece under the pointer. A piece released on a cell where a choice is still open waits there;
/// otherwise it returns to its cell, unless the session moved it.
fn hold(
    mut plays: Query<(Entity, &Play, &Hand, &mut Pressed, &mut Carried)>,
    presses: Query<&PointerPress>,
    mut pieces: Pieces,
) {
    for (entity, play, hand, mut pressed, mut carried) in &mut plays {
        let geometry = play.view().info().geometry;
        if pressed.begin.is_some() && !presses.iter().any(PointerPress::is_primary_pressed) {
            // It was released where no event reaches the table.
            *pressed = Pressed::default();
        }
        let lone = play.view().lone_mover();
        let taken = |cell: &Cell| hand.picks.first() == Some(&Pick::Cell(*cell)) || lone == Some(*cell);
        let dragged = pressed.dragged().filter(taken).zip(pressed.drag.map(|hit| hit.point));
        let waiting = || {
            let cell = carried.0.map(|carry| carry.cell).filter(|cell| hand.picks.len() > 1 && taken(cell))?;
            Some((cell, centre(geometry, hand.last_cell()?)))
        };
        let held = dragged.or_else(waiting);
        let before = carried.0.map(|carry| carry.cell);
        if let Some((cell, root)) = before.and_then(|cell| Some((cell, pieces.on(entity, cell)?)))
            && held.is_none_or(|(other, _)| other != cell)
        {
            pieces.place(root, centre(geometry, cell), 1.0);
            pieces.set_pickable(root, true);
        }
        let mut now = None;
        if let Some((cell, point, root)) = held.and_then(|(cell, point)| Some((cell, point, pieces.on(entity, cell)?)))
            && let Some(looks) = pieces.looks(entity)
        {
            let others = pieces.standing(entity).filter(|(_, standing)| standing.cell != cell);
            let tops = others.map(|(_, it)| (centre(geometry, it.cell).into(), looks.top(it.piece)));
            let point = point.with_y(hover(point.into(), tops));
            pieces.place(root, point, 1.0);
            pieces.set_pickable(root, false);
            now = Some(Carry { cell, point });
        }
        carried.set_if_neq(Carried(now));
    }
}
