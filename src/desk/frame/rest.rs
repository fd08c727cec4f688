//! For how long nobody has touched anything: while a class looks on, and in the demonstration, the pointer then goes,
//! and the bars over the stage.

use super::display::Display;
use super::schedule::DeskSystems;
use crate::desk::theme::tokens;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::CursorMoved;
use ludoteca_table::schedule::NextFrame;
use ludoteca_table::screen::Screen;
use std::time::Duration;

/// Whether nobody has touched anything for three seconds, where somebody only looks.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rested(pub bool);

/// Everything that a person can do at the computer.
#[derive(SystemParam)]
struct Inputs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    moves: MessageReader<'w, 's, CursorMoved>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheels: MessageReader<'w, 's, MouseWheel>,
    touches: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadEvent>,
}

impl Inputs<'_, '_> {
    /// Whether there was any since the last frame.
    fn any(&mut self) -> bool {
        let counts = [
            self.keys.read().count(),
            self.moves.read().count(),
            self.buttons.read().count(),
            self.wheels.read().count(),
            self.touches.read().count(),
            self.pads.read().count(),
        ];
        counts.iter().sum::<usize>() > 0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rested>().init_resource::<NextFrame>();
    app.add_message::<KeyboardInput>().add_message::<CursorMoved>().add_message::<MouseButtonInput>();
    app.add_message::<MouseWheel>().add_message::<TouchInput>().add_message::<GamepadEvent>();
    app.add_systems(Update, rest.in_set(DeskSystems::Control));
}

/// Counts the time since the last input, and asks for the frame in which it is over.
fn rest(
    mut inputs: Inputs,
    time: Res<Time<Real>>,
    (display, screen): (Res<Display>, Res<State<Screen>>),
    mut next: ResMut<NextFrame>,
    mut since: Local<Option<Duration>>,
    mut rested: ResMut<Rested>,
) {
    let touched = inputs.any();
    let looks = display.projector && *screen.get() != Screen::Shelf || *screen.get() == Screen::Theatre;
    if touched || !looks {
        *since = None;
    }
    let wait = Duration::from_secs_f32(tokens().motion.bars_fade_after / 1000.0);
    let begun = *since.get_or_insert(time.elapsed());
    let left = wait.saturating_sub(time.elapsed().saturating_sub(begun));
    rested.set_if_neq(Rested(looks && left.is_zero()));
    if looks && !left.is_zero() {
        next.within(left);
    }
}
