//! The left button and the finger: clicks and drags on cells, bowls and pieces to choose become requests.
//!
//! An act means what was seen where and when the button went down, however long a frame takes and however many acts it
//! holds.

use super::hit::{TableHit, TableHits};
use super::keys::touch_board;
use crate::play::pointing::{PointedAt, Pointing};
use crate::play::{
    Annotating, ArrowBegun, Asker, Hand, HoveredCell, HoveredMark, Play, TableAction, TableRequest, Tool,
};
use crate::scene::board::centre;
use crate::schedule::TableSystems;
use crate::show::animation::player::{CarriedPiece, Carry, MovesShown};
use crate::show::animation::pose::hover;
use crate::show::pieces::Pieces;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerPress};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Cell, Geometry, Pick};

/// Distance in logical pixels beyond which a press is a drag, not a click.
pub(super) const DRAG: f32 = 8.0;

/// A press of the left button or of a finger on a play that has not been released.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TablePress {
    begin: Option<Begin>,
    /// What the pointer is over, once the press has become a drag of a piece or out of a bowl.
    drag: Option<TableHit>,
}

/// The press that began a click or a drag.
#[derive(Clone, Copy, Debug)]
struct Begin {
    pointer: PointerId,
    /// The position that was shown.
    node: NodeId,
    cell: Option<Cell>,
    bowl: Option<u8>,
    offer: Option<u8>,
    at: Vec2,
    /// What it draws instead of playing.
    annotation: Option<Annotating>,
}

impl TablePress {
    /// The cell of the piece that is being dragged.
    #[must_use]
    pub fn dragged(&self) -> Option<Cell> {
        self.begin.filter(|_| self.drag.is_some()).and_then(|begin| begin.cell)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, TablePress>();
    app.add_systems(Update, act.in_set(TableSystems::Input).before(touch_board))
        .add_systems(Update, hold.in_set(TableSystems::Present).after(MovesShown));
}

type Pointed = (&'static mut HoveredCell, &'static mut HoveredMark, &'static mut PointedAt);

/// Turns the acts of this frame into requests.
pub(super) fn act(
    mut hits: TableHits,
    mut plays: Query<(Entity, &Play, &Hand, Pointed, (&mut TablePress, &mut ArrowBegun))>,
    pointing: Res<Pointing>,
    annotating: Res<Annotating>,
    keys: Res<ButtonInput<KeyCode>>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let annotation = with_keys(*annotating, &keys);
    if annotation.is_none_or(|annotating| annotating.tool != Tool::Arrow) {
        // What was begun with another tool in hand is forgotten.
        plays.iter_mut().for_each(|(.., (_, mut begun))| _ = begun.set_if_neq(ArrowBegun::default()));
    }
    for (input, hit) in hits.take() {
        for (entity, play, hand, (mut hovered, mut over_mark, mut pointed), (mut pressed, mut begun)) in &mut plays {
            let hit = hit.filter(|hit| hit.play == entity);
            let mut ask = |node, action| {
                requests.write(TableRequest { node, ..play.request(entity, Asker::Person(hand.seat), action) });
            };
            let mut changed = pressed.is_by(input.pointer_id);
            match input.action {
                PointerAction::Press(PointerButton::Primary) => press(&input, hit, play, annotation, &mut pressed),
                PointerAction::Move { .. } => {
                    changed |= hovered.set_if_neq(HoveredCell(hit.and_then(|hit| hit.cell)));
                    changed |= over_mark.set_if_neq(HoveredMark(hit.filter(|hit| hit.mark).and_then(|hit| hit.cell)));
                    let shows = *pointing != Pointing::Off;
                    changed |= pointed.set_if_neq(PointedAt(hit.filter(|_| shows).map(|hit| hit.point)));
                    travel(&input, hit, play, hand, &mut pressed, &mut ask);
                }
                PointerAction::Release(PointerButton::Primary) => {
                    release(&input, hit, play, (&mut pressed, &mut begun), &mut ask);
                }
                PointerAction::Cancel if pressed.is_by(input.pointer_id) => *pressed = TablePress::default(),
                _ => {}
            }
            if changed {
                redraw.write(RequestRedraw);
            }
        }
    }
}

impl TablePress {
    /// Whether this pointer is down on the play.
    fn is_by(&self, pointer: PointerId) -> bool {
        self.begin.is_some_and(|begin| begin.pointer == pointer)
    }
}

/// What is drawn: with Alt held something is drawn at any time, with more keys something else than a ring.
pub(super) fn with_keys(annotating: Annotating, keys: &ButtonInput<KeyCode>) -> Option<Annotating> {
    if !keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) {
        return annotating.on.then_some(annotating);
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let tool = match (shift, control) {
        (false, false) if annotating.on => annotating.tool,
        (false, false) => Tool::Ring,
        (true, false) => Tool::Cross,
        (false, true) => Tool::Number,
        (true, true) => Tool::Spot,
    };
    Some(Annotating { tool, ..annotating })
}

fn press(
    input: &PointerInput,
    hit: Option<TableHit>,
    play: &Play,
    annotation: Option<Annotating>,
    pressed: &mut TablePress,
) {
    // A second finger does not take over what the first one holds.
    if pressed.begin.is_some() && !pressed.is_by(input.pointer_id) {
        return;
    }
    let begin = hit.map(|TableHit { cell, bowl, offer, .. }| Begin {
        pointer: input.pointer_id,
        node: play.view().cursor(),
        cell,
        bowl,
        offer,
        at: input.location.position,
        annotation,
    });
    *pressed = TablePress { begin, drag: None };
}

fn travel(
    input: &PointerInput,
    hit: Option<TableHit>,
    play: &Play,
    hand: &Hand,
    pressed: &mut TablePress,
    ask: &mut impl FnMut(NodeId, TableAction),
) {
    let Some(begin) = pressed.begin.filter(|_| pressed.is_by(input.pointer_id)) else { return };
    if pressed.drag.is_some() {
        // Over a panel the piece stays where it was last over the table.
        pressed.drag = hit.or(pressed.drag);
        return;
    }
    if hit.is_none() || begin.annotation.is_some() || input.location.position.distance(begin.at) <= DRAG {
        return;
    }
    // Clears the hand first, since several of these acts may come before the first request is applied.
    if let Some(choice) = begin.bowl {
        ask(begin.node, TableAction::Drop);
        ask(begin.node, TableAction::Touch(Pick::Choice(choice)));
    } else if let Some(start) = begin.cell {
        let view = play.view();
        let empty = Hand { seat: hand.seat, ..Hand::default() };
        let goes_alone = view.lone_mover() == Some(start) && !empty.next(view).is_empty();
        // Only a piece that can move can be dragged.
        if !goes_alone && empty.preview(view, start).is_empty() {
            return;
        }
        if !goes_alone && hand.picks != [Pick::Cell(start)] {
            ask(begin.node, TableAction::Drop);
            ask(begin.node, TableAction::Touch(Pick::Cell(start)));
        }
    } else {
        return;
    }
    pressed.drag = hit;
}

fn release(
    input: &PointerInput,
    hit: Option<TableHit>,
    play: &Play,
    (pressed, begun): (&mut TablePress, &mut ArrowBegun),
    ask: &mut impl FnMut(NodeId, TableAction),
) {
    let Some(begin) = pressed.begin.filter(|_| pressed.is_by(input.pointer_id)) else { return };
    if let Some(annotation) = begin.annotation {
        *pressed = TablePress::default();
        if let (Some(from), Some(to)) = (begin.cell, hit.and_then(|hit| hit.cell)) {
            let drawing = annotation.drawing(play.view(), (from, to), begun);
            if drawing.is_some() {
                ask(begin.node, TableAction::Annotation(drawing));
            }
        }
        return;
    }
    let dragged = std::mem::take(pressed).drag.is_some();
    let mut ask = |action| ask(begin.node, action);
    if !dragged {
        if input.location.position.distance(begin.at) <= DRAG {
            let pick = begin.bowl.or(begin.offer).map(Pick::Choice).or(begin.cell.map(Pick::Cell));
            ask(pick.map_or(TableAction::Drop, TableAction::Touch));
        }
        return;
    }
    let Some(hit) = hit else { return };
    if begin.bowl.is_some() {
        match hit.cell {
            Some(cell) => ask(TableAction::Touch(Pick::Cell(cell))),
            // A short drag that stays within the bowl has armed its choice already.
            None if hit.bowl != begin.bowl => ask(TableAction::Drop),
            None => {}
        }
    } else if hit.cell != begin.cell {
        // Released on its own cell, a piece stays selected; beside the board it is deselected.
        ask(hit.cell.map_or(TableAction::Drop, |cell| TableAction::Put(Pick::Cell(cell))));
    }
}

/// Keeps the dragged piece under the pointer. A piece released on a cell where a choice is still open waits there;
/// otherwise it returns to its cell, unless the session moved it.
fn hold(
    mut plays: Query<(Entity, &Play, &Hand, &mut TablePress, &mut CarriedPiece)>,
    presses: Query<(&PointerId, &PointerPress)>,
    mut pieces: Pieces,
) {
    for (entity, play, hand, mut pressed, mut carried) in &mut plays {
        let geometry = play.view().info().geometry;
        let is_down = |begin: Begin| presses.iter().any(|(id, it)| *id == begin.pointer && it.is_primary_pressed());
        if pressed.begin.is_some_and(|begin| !is_down(begin)) {
            // It was released where no event reaches the table.
            *pressed = TablePress::default();
        }
        let lone = play.view().lone_mover();
        let taken = |cell: &Cell| hand.picks.first() == Some(&Pick::Cell(*cell)) || lone == Some(*cell);
        let dragged = pressed.dragged().filter(taken).zip(pressed.drag.map(|hit| hit.point));
        let waiting = || {
            let cell = carried.0.map(|carry| carry.cell).filter(|cell| hand.picks.len() > 1 && taken(cell))?;
            Some((cell, centre(geometry, hand.last_cell()?)))
        };
        let held = dragged.or_else(waiting);
        carry(&mut pieces, entity, geometry, &mut carried, held);
    }
}

/// Shows the piece of a cell over the point where it is held; one that was held before returns to its cell.
pub(super) fn carry(
    pieces: &mut Pieces,
    play: Entity,
    geometry: Geometry,
    carried: &mut Mut<CarriedPiece>,
    held: Option<(Cell, Vec3)>,
) {
    let before = carried.0.map(|carry| carry.cell);
    if let Some((cell, root)) = before.and_then(|cell| Some((cell, pieces.on(play, cell)?)))
        && held.is_none_or(|(other, _)| other != cell)
    {
        pieces.place(root, centre(geometry, cell), 1.0);
        pieces.set_pickable(root, true);
    }
    let mut now = None;
    if let Some((cell, point, root)) = held.and_then(|(cell, point)| Some((cell, point, pieces.on(play, cell)?)))
        && let Some(looks) = pieces.looks(play)
    {
        let others = pieces.standing(play).filter(|(_, standing)| standing.cell != cell);
        let tops = others.map(|(_, it)| (centre(geometry, it.cell).into(), looks.top(it.piece)));
        let point = point.with_y(hover(point.into(), tops));
        pieces.place(root, point, 1.0);
        pieces.set_pickable(root, false);
        now = Some(Carry { cell, point });
    }
    carried.set_if_neq(CarriedPiece(now));
}
