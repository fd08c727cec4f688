//! The keys that change the view of the eye whose window has the keyboard: F2 to F4, and F11 for the window itself.

use crate::table::scene::eye::{Eye, NearSide, View, orbit::Orbit};
use crate::table::schedule::TableSystems;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};
use std::f32::consts::PI;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, change_view.in_set(TableSystems::Input));
}

fn change_view(
    mut keys: MessageReader<KeyboardInput>,
    mut eyes: Query<(&Eye, &mut View, &mut NearSide, &mut Orbit)>,
    mut windows: Query<&mut Window>,
) {
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat) {
        if key.key_code == KeyCode::F11
            && let Ok(mut window) = windows.get_mut(key.window)
        {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
        for (_, mut view, mut near, mut orbit) in eyes.iter_mut().filter(|(eye, ..)| eye.window == Some(key.window)) {
            match key.key_code {
                KeyCode::F2 => *view = if *view == View::Top { View::Table } else { View::Top },
                KeyCode::F3 => orbit.reset(),
                KeyCode::F4 => near.0 = if near.0 == 0.0 { PI } else { 0.0 },
                _ => {}
            }
        }
    }
}
