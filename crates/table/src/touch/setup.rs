//! Pointer and keys at a position that is set up: pieces are taken up, put down, dragged, and dragged off the board.
//! What a click does besides is chosen: see [`Building`](crate::play::Building).

use super::capture::InputCapture;
use super::hit::{TableHit, TableHits};
use super::keys::{TypedName, arrow, step, type_name};
use super::pointer::{DRAG, carry, with_keys};
use super::presses::KeyPresses;
use crate::play::pointing::{PointedAt, Pointing};
use crate::play::{
    Annotating, EditedSetup, Hand, HoveredCell, HoveredMark, PlayEvent, SetupAction, SetupRequest, TableEvent,
};
use crate::scene::camera::{LooksAt, NearSide, TableCamera};
use crate::schedule::TableSystems;
use crate::show::animation::player::{CarriedPiece, MovesShown};
use crate::show::pieces::Pieces;
use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerPress};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::{Edit, Pick, Refusal, Text};

/// A press on a position that is set up, and what the pointer is over once it has become a drag of a piece.
#[derive(Component, Clone, Copy, Debug, Default)]
struct SetupPress {
    begin: Option<Begin>,
    drag: Option<TableHit>,
}

/// The press that began a click or a drag.
#[derive(Clone, Copy, Debug)]
struct Begin {
    pointer: PointerId,
    hit: TableHit,
    at: Vec2,
    /// It would draw on the position of a play.
    annotation: bool,
}

impl SetupPress {
    fn by(&self, pointer: PointerId) -> Option<Begin> {
        self.begin.filter(|begin| begin.pointer == pointer)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<EditedSetup, SetupPress>();
    app.register_required_components::<EditedSetup, TypedName>();
    app.add_systems(Update, (act, type_on).chain().in_set(TableSystems::Input))
        .add_systems(Update, hold.in_set(TableSystems::Present).after(MovesShown));
}

type Pointed = (&'static mut HoveredCell, &'static mut HoveredMark, &'static mut PointedAt);

/// Turns what the pointers did in this frame into requests.
fn act(
    mut hits: TableHits,
    mut setups: Query<(Entity, &EditedSetup, Pointed, &mut SetupPress)>,
    (pointing, annotating, keys): (Res<Pointing>, Res<Annotating>, Res<ButtonInput<KeyCode>>),
    mut requests: MessageWriter<SetupRequest>,
    mut events: MessageWriter<TableEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let annotation = with_keys(*annotating, &keys).is_some();
    for (input, hit) in hits.take() {
        for (entity, setup, (mut hovered, mut over_mark, mut pointed), mut press) in &mut setups {
            let hit = hit.filter(|hit| hit.play == entity);
            let mut changed = press.by(input.pointer_id).is_some();
            let mut ask = |action| _ = requests.write(SetupRequest { setup: entity, action });
            match input.action {
                // A second finger does not take over what the first one holds.
                PointerAction::Press(PointerButton::Primary) if press.begin.is_none() || changed => {
                    let (pointer, at) = (input.pointer_id, input.location.position);
                    *press = SetupPress { begin: hit.map(|hit| Begin { pointer, hit, at, annotation }), drag: None };
                }
                PointerAction::Move { .. } => {
                    changed |= hovered.set_if_neq(HoveredCell(hit.and_then(|hit| hit.cell)));
                    changed |= over_mark.set_if_neq(HoveredMark(hit.filter(|hit| hit.mark).and_then(|hit| hit.cell)));
                    let shows = *pointing != Pointing::Off;
                    changed |= pointed.set_if_neq(PointedAt(hit.filter(|_| shows).map(|hit| hit.point)));
                    travel(&input, hit, setup, &mut press, &mut ask);
                }
                PointerAction::Release(PointerButton::Primary) => {
                    let done = press.by(input.pointer_id).map(|begin| released(&input, hit, begin, &mut press));
                    match done {
                        Some(Released::Asks(action)) => ask(action),
                        Some(Released::NotHere) => {
                            let happened = PlayEvent::Refused(Refusal::new(Text::new("refuse-draft")));
                            events.write(TableEvent { play: entity, seat: None, happened });
                        }
                        Some(Released::Nothing) | None => {}
                    }
                }
                PointerAction::Cancel if changed => *press = SetupPress::default(),
                _ => {}
            }
            if changed {
                redraw.write(RequestRedraw);
            }
        }
    }
}

/// A press that moves far enough from a piece takes it along.
fn travel(
    input: &PointerInput,
    hit: Option<TableHit>,
    setup: &EditedSetup,
    press: &mut SetupPress,
    ask: &mut impl FnMut(SetupAction),
) {
    let Some(begin) = press.by(input.pointer_id) else { return };
    if press.drag.is_some() {
        // Over a panel the piece stays where it was last over the table.
        press.drag = hit.or(press.drag);
        return;
    }
    if hit.is_none() || begin.annotation || input.location.position.distance(begin.at) <= DRAG {
        return;
    }
    if let Some(cell) = begin.hit.cell.filter(|cell| setup.view().setup().at(*cell).is_some()) {
        ask(SetupAction::Lift(cell));
        press.drag = hit;
    }
}

/// What a release asks for.
enum Released {
    Nothing,
    Asks(SetupAction),
    /// It would do something in a play.
    NotHere,
}

fn released(input: &PointerInput, hit: Option<TableHit>, begin: Begin, press: &mut SetupPress) -> Released {
    let dragged = std::mem::take(press).drag.is_some();
    if begin.annotation || begin.hit.bowl.is_some() || begin.hit.offer.is_some() {
        return Released::NotHere;
    }
    if !dragged {
        let clicked = input.location.position.distance(begin.at) <= DRAG;
        let action = begin.hit.cell.map_or(SetupAction::Drop, SetupAction::Touch);
        return if clicked { Released::Asks(action) } else { Released::Nothing };
    }
    match (begin.hit.cell, hit) {
        // Released on its own cell, a piece stays in hand.
        (from, Some(hit)) if hit.cell == from => Released::Nothing,
        (_, Some(TableHit { cell: Some(to), .. })) => Released::Asks(SetupAction::Put(to)),
        (Some(from), Some(_)) => Released::Asks(SetupAction::Edit(Edit::Remove(from))),
        _ => Released::Nothing,
    }
}

/// Keeps the dragged piece under the pointer; otherwise it returns to its cell, unless it was put elsewhere.
fn hold(
    mut setups: Query<(Entity, &EditedSetup, &Hand, &mut SetupPress, &mut CarriedPiece)>,
    presses: Query<(&PointerId, &PointerPress)>,
    mut pieces: Pieces,
) {
    for (entity, setup, hand, mut press, mut carried) in &mut setups {
        let is_down = |begin: Begin| presses.iter().any(|(id, it)| *id == begin.pointer && it.is_primary_pressed());
        if press.begin.is_some_and(|begin| !is_down(begin)) {
            // It was released where no event reaches the table.
            *press = SetupPress::default();
        }
        let cell = press.begin.and_then(|begin| begin.hit.cell);
        let taken = cell.filter(|cell| hand.picks.first() == Some(&Pick::Cell(*cell)));
        let held = taken.zip(press.drag.map(|hit| hit.point));
        carry(&mut pieces, entity, setup.view().info().geometry, &mut carried, held);
    }
}

/// Letters and digits name cells, arrows move the cursor, Enter touches its cell.
fn type_on(
    mut presses: KeyPresses,
    capture: Res<InputCapture>,
    cameras: Query<(&TableCamera, &NearSide, &LooksAt)>,
    mut setups: Query<(Entity, &EditedSetup, &mut TypedName, (&mut Hand, &mut HoveredCell))>,
    mut requests: MessageWriter<SetupRequest>,
) {
    for press in presses.read() {
        let key = press.key;
        // Letters and digits name cells also while a panel has the other keys.
        let named = matches!(key.logical_key, Key::Character(_));
        let way = arrow(&key.logical_key);
        let held = key.repeat && way.is_none();
        if capture.board || capture.letters || (capture.keys && !named) || press.control || press.alt || held {
            continue;
        }
        let Some((_, near, looks_at)) = cameras.iter().find(|(camera, ..)| camera.window == Some(key.window)) else {
            continue;
        };
        let Ok((entity, setup, mut typed, (mut hand, mut hovered))) = setups.get_mut(looks_at.0) else { continue };
        let geometry = setup.view().info().geometry;
        let reached = match &key.logical_key {
            Key::Enter => {
                let touch = |cell| SetupRequest { setup: entity, action: SetupAction::Touch(cell) };
                requests.write_batch(hand.cursor.map(touch));
                None
            }
            Key::Character(text) => text.chars().filter_map(|symbol| type_name(&mut typed.0, geometry, symbol)).last(),
            _ => way.map(|way| step(geometry, hand.cursor, Quat::from_rotation_y(near.0) * way)),
        };
        if reached.is_some() {
            hand.cursor = reached;
            // The cursor replaces a cell that is hovered by a resting pointer.
            hovered.set_if_neq(HoveredCell(None));
        }
    }
}
