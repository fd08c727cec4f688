//! Whoever presses anything ends the moment of a win.

use crate::schedule::TableSystems;
use crate::show::animation::player::Skip;
use crate::show::win::WinLight;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, skip.in_set(TableSystems::Input));
}

fn skip(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut fingers: MessageReader<TouchInput>,
    plays: Query<&WinLight>,
    mut skips: MessageWriter<Skip>,
) {
    let pressed = keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat).count()
        + buttons.read().filter(|button| button.state == ButtonState::Pressed).count()
        + fingers.read().filter(|finger| finger.phase == TouchPhase::Started).count();
    if pressed > 0 && plays.iter().any(WinLight::is_held) {
        skips.write(Skip);
    }
}
