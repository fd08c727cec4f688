//! Listens to gamepads, on a thread of its own that wakes the app: an app that waits for events does not ask them
//! itself.
//!
//! Bevy's own plugin for gamepads asks them once in every frame, and there are none while nothing happens. Where the
//! system has no gamepads, nothing is said.

use super::waker::waker;
use bevy::prelude::*;
use gilrs::{Axis, Button, EventType, Gilrs, GilrsBuilder};
use ludoteca_table::touch::{PadButton, PadInput};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// How far a stick must be pushed to count, and how far it must come back before it counts again.
const PUSHED: f32 = 0.6;
const BACK: f32 = 0.4;
/// The right stick is felt from here on, and how often it speaks while it is held.
const FELT: f32 = 0.2;
const EVERY: Duration = Duration::from_millis(33);

/// What the thread has heard.
#[derive(Resource)]
struct PadReceiver(Mutex<Receiver<PadInput>>);

/// Adds the thread. Expects the app to be connected to the display.
pub fn plugin(app: &mut App) {
    let (said, heard) = channel();
    let wake = waker(app);
    let listen = move || {
        // What follows needs no pads of this moment: those that come later are told of as well.
        let Ok(mut gilrs) = GilrsBuilder::new().build() else { return };
        let mut sticks = Sticks::default();
        loop {
            for input in next(&mut gilrs, &mut sticks) {
                if said.send(input).is_err() {
                    return;
                }
                wake();
            }
        }
    };
    // Without the thread there are no gamepads.
    if thread::Builder::new().name("gamepads".to_owned()).spawn(listen).is_ok() {
        app.insert_resource(PadReceiver(Mutex::new(heard))).add_systems(First, pass_on);
    }
}

fn pass_on(heard: Res<PadReceiver>, mut inputs: MessageWriter<PadInput>) {
    if let Ok(heard) = heard.0.lock() {
        inputs.write_batch(heard.try_iter());
    }
}

/// Where the sticks are.
#[derive(Clone, Copy, Debug, Default)]
struct Sticks {
    left: Vec2,
    right: Vec2,
    /// Which way the left one was pushed, until it comes back.
    pushed: IVec2,
}

/// Waits for what a pad says next.
fn next(gilrs: &mut Gilrs, sticks: &mut Sticks) -> Vec<PadInput> {
    let turning = sticks.right.length() > FELT;
    let event = gilrs.next_event_blocking(turning.then_some(EVERY));
    let mut said: Vec<PadInput> = match event.map(|event| event.event) {
        Some(EventType::ButtonPressed(button, _)) => pressed(button).map(PadInput::Pressed).into_iter().collect(),
        Some(EventType::AxisChanged(axis, value, _)) => sticks.moved(axis, value),
        Some(EventType::Disconnected) => {
            *sticks = Sticks::default();
            Vec::new()
        }
        _ => Vec::new(),
    };
    if turning && sticks.right.length() > FELT {
        said.push(PadInput::Turned(sticks.right));
    }
    said
}

impl Sticks {
    /// A stick was moved; what that means.
    fn moved(&mut self, axis: Axis, value: f32) -> Vec<PadInput> {
        match axis {
            Axis::LeftStickX => self.left.x = value,
            Axis::LeftStickY => self.left.y = value,
            Axis::RightStickX => self.right.x = value,
            Axis::RightStickY => self.right.y = value,
            _ => {}
        }
        let way = |value: f32, before: i32| match value {
            value if value.abs() > PUSHED => value.signum() as i32,
            value if value.abs() < BACK => 0,
            _ => before,
        };
        let now = IVec2::new(way(self.left.x, self.pushed.x), way(self.left.y, self.pushed.y));
        let mut said = Vec::new();
        if now.x != self.pushed.x && now.x != 0 {
            said.push(PadInput::Pressed(if now.x > 0 { PadButton::Right } else { PadButton::Left }));
        }
        if now.y != self.pushed.y && now.y != 0 {
            said.push(PadInput::Pressed(if now.y > 0 { PadButton::Up } else { PadButton::Down }));
        }
        self.pushed = now;
        said
    }
}

/// The button by its place.
const fn pressed(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::DPadUp => PadButton::Up,
        Button::DPadDown => PadButton::Down,
        Button::DPadLeft => PadButton::Left,
        Button::DPadRight => PadButton::Right,
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::West => PadButton::West,
        Button::North => PadButton::North,
        Button::LeftTrigger => PadButton::LeftShoulder,
        Button::RightTrigger => PadButton::RightShoulder,
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_counts_once_until_it_comes_back() {
        let mut sticks = Sticks::default();
        let right = vec![PadInput::Pressed(PadButton::Right)];
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.5), []);
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.7), right);
        assert_eq!(sticks.moved(Axis::LeftStickX, 1.0), []);
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.5), [], "it trembles");
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.7), []);
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.0), []);
        assert_eq!(sticks.moved(Axis::LeftStickX, 0.7), right);
        assert_eq!(sticks.moved(Axis::LeftStickY, -1.0), [PadInput::Pressed(PadButton::Down)]);
    }
}
