//! A gamepad: what it says is turned into keys, so that board and panels know nothing of it, and into turns of the
//! view.
//!
//! Directions go from cell to cell, the lower button picks, the right one steps back; the left one goes through the
//! choices and the upper one takes what was reached, since a pad has no letters. The shoulders go back and forth in the
//! history.

use crate::play::{Asker, Hand, Play, TableAction, TableRequest};
use crate::scene::camera::{TableCamera, View, orbit::Orbit};
use crate::schedule::TableSystems;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowEvent};
use ludoteca_rules::Pick;
use ludoteca_rules::session::PlayView;

/// Something a gamepad says.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum PadInput {
    /// A button was pressed, or a stick was pushed that way.
    Pressed(PadButton),
    /// The right stick is held, to the right and up, each from -1 to 1; said again and again.
    Turned(Vec2),
}

/// The buttons of a gamepad, by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadButton {
    /// Of the cross or the left stick.
    Up,
    /// The same.
    Down,
    /// The same.
    Left,
    /// The same.
    Right,
    /// The lower one on the right.
    South,
    /// The right one there.
    East,
    /// The left one there.
    West,
    /// The upper one there.
    North,
    /// Left shoulder.
    LeftShoulder,
    /// Right shoulder.
    RightShoulder,
    /// Left trigger.
    LeftTrigger,
    /// Right trigger.
    RightTrigger,
    /// The left one in the middle.
    Select,
    /// The right one in the middle.
    Start,
}

/// How far the right stick turns the view each time it says so, as a share of the height of the window.
const TURN: f32 = 0.012;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PadInput>()
        .add_systems(PreUpdate, keys.before(InputSystems))
        .add_systems(Update, (choices, turn).in_set(TableSystems::Input));
}

/// The key that a button stands for.
fn key(button: PadButton) -> Option<(KeyCode, Key)> {
    Some(match button {
        PadButton::Up => (KeyCode::ArrowUp, Key::ArrowUp),
        PadButton::Down => (KeyCode::ArrowDown, Key::ArrowDown),
        PadButton::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
        PadButton::Right => (KeyCode::ArrowRight, Key::ArrowRight),
        PadButton::South => (KeyCode::Enter, Key::Enter),
        PadButton::East => (KeyCode::Escape, Key::Escape),
        PadButton::LeftShoulder => (KeyCode::PageUp, Key::PageUp),
        PadButton::RightShoulder => (KeyCode::PageDown, Key::PageDown),
        PadButton::LeftTrigger => (KeyCode::F2, Key::F2),
        PadButton::RightTrigger => (KeyCode::Tab, Key::Tab),
        PadButton::Select => (KeyCode::F7, Key::F7),
        PadButton::Start => (KeyCode::F10, Key::F10),
        PadButton::West | PadButton::North => return None,
    })
}

/// Turns buttons into keys of the program's first window.
fn keys(
    mut pads: MessageReader<PadInput>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut events: MessageWriter<WindowEvent>,
) {
    let Some(window) = windows.iter().next() else { return };
    for input in pads.read() {
        let PadInput::Pressed(button) = input else { continue };
        let Some((key_code, logical_key)) = key(*button) else { continue };
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            let key = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            events.write(WindowEvent::KeyboardInput(key.clone()));
            keys.write(key);
        }
    }
}

/// The choices that can be taken or armed now.
fn offered(play: &dyn PlayView, hand: &Hand) -> Vec<u8> {
    let next = hand.next(play).into_iter().filter_map(|step| match step.pick {
        Pick::Choice(choice) => Some(choice),
        Pick::Cell(_) => None,
    });
    let mut choices: Vec<u8> = next.collect();
    if hand.picks.is_empty() {
        choices.extend(play.armable(hand.seat));
    }
    choices.sort_unstable();
    choices.dedup();
    choices
}

/// Goes to the next choice, or takes the one reached.
fn choices(
    mut pads: MessageReader<PadInput>,
    mut plays: Query<(Entity, &Play, &mut Hand)>,
    mut requests: MessageWriter<TableRequest>,
) {
    for input in pads.read() {
        let PadInput::Pressed(button @ (PadButton::West | PadButton::North)) = input else { continue };
        for (entity, play, mut hand) in &mut plays {
            let choices = offered(play.view(), &hand);
            let reached = hand.reached.filter(|choice| choices.contains(choice));
            if *button == PadButton::West {
                let later = choices.iter().find(|choice| reached.is_some_and(|reached| **choice > reached));
                hand.reached = later.or(choices.first()).copied();
            } else if let Some(choice) = reached.or(choices.first().copied()) {
                let action = TableAction::Touch(Pick::Choice(choice));
                requests.write(play.request(entity, Asker::Person(hand.seat), action));
            }
        }
    }
}

/// The right stick turns the cameras.
fn turn(
    mut pads: MessageReader<PadInput>,
    mut cameras: Query<(&mut View, &mut Orbit), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for input in pads.read() {
        let PadInput::Turned(by) = input else { continue };
        for (mut view, mut orbit) in &mut cameras {
            if *view == View::Top {
                *view = View::Table;
                orbit.look_down();
            }
            orbit.turn(by.x * TURN, -by.y * TURN);
            redraw.write(RequestRedraw);
        }
    }
}
