//! Key presses in the order in which they came, each with the modifiers held at that moment.
//!
//! `ButtonInput` only tells what is held at the end of a frame, so that a shortcut pressed and released within one long
//! frame would be missed.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyCode, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

/// The key presses since the system ran last. Such a system runs in every frame: after a pause it would read keys that
/// were meant for something else.
#[derive(SystemParam)]
pub struct KeyPresses<'w, 's> {
    events: MessageReader<'w, 's, KeyboardInput>,
    focus_lost: MessageReader<'w, 's, KeyboardFocusLost>,
    held: Local<'s, Modifiers>,
}

/// One key press; while a key is held, its repetitions are presses too.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// The key and its window.
    pub key: KeyboardInput,
    /// Ctrl, or the command key of a Mac, is held.
    pub control: bool,
    /// Shift is held.
    pub shift: bool,
    /// The left Alt is held; the right one types symbols on many keyboards.
    pub alt: bool,
}

impl KeyPresses<'_, '_> {
    /// All of them, the first one first.
    pub fn read(&mut self) -> Vec<KeyPress> {
        let mut presses = Vec::new();
        for key in self.events.read() {
            self.held.follow(key);
            if key.state == ButtonState::Pressed {
                presses.push(KeyPress {
                    key: key.clone(),
                    control: self.held.any(&CONTROL),
                    shift: self.held.any(&[KeyCode::ShiftLeft, KeyCode::ShiftRight]),
                    alt: self.held.any(&[KeyCode::AltLeft]),
                });
            }
        }
        // A key released while another window has the keyboard is not reported.
        if self.focus_lost.read().count() > 0 {
            self.held.0.clear();
        }
        presses
    }
}

const CONTROL: [KeyCode; 4] = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];

/// The keys that are held.
#[derive(Debug, Default)]
struct Modifiers(Vec<KeyCode>);

impl Modifiers {
    fn follow(&mut self, key: &KeyboardInput) {
        self.0.retain(|held| *held != key.key_code);
        if key.state == ButtonState::Pressed {
            self.0.push(key.key_code);
        }
    }

    fn any(&self, keys: &[KeyCode]) -> bool {
        self.0.iter().any(|held| keys.contains(held))
    }
}
