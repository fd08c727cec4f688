//! The right or middle button turns the eye of its window around the board, also out of the view from above; the wheel
//! zooms.

use super::capture::InputCapture;
use crate::table::scene::eye::{Eye, View, orbit::Orbit};
use crate::table::schedule::TableSystems;
use bevy::ecs::entity::EntityHashMap;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::CursorMoved;

/// Pixels of a touchpad that count as one line of a wheel.
const PIXELS_PER_LINE: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (turn, zoom).in_set(TableSystems::Input));
}

fn turn(
    mut moved: MessageReader<CursorMoved>,
    buttons: Res<ButtonInput<MouseButton>>,
    capture: Res<InputCapture>,
    windows: Query<&Window>,
    mut last: Local<EntityHashMap<Vec2>>,
    mut eyes: Query<(&Eye, &mut View, &mut Orbit)>,
) {
    let turning = buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) && !capture.pointer;
    for moved in moved.read() {
        let Some(before) = last.insert(moved.window, moved.position).filter(|_| turning) else { continue };
        let Ok(height) = windows.get(moved.window).map(Window::height) else { continue };
        let by = (moved.position - before) / height;
        let of_window = eyes.iter_mut().filter(|(eye, ..)| eye.window == Some(moved.window));
        for (_, mut view, mut orbit) in of_window {
            if *view == View::Top {
                *view = View::Table;
                orbit.look_down();
            }
            orbit.turn(by.x, by.y);
        }
    }
}

fn zoom(mut wheel: MessageReader<MouseWheel>, capture: Res<InputCapture>, mut eyes: Query<(&Eye, &mut Orbit)>) {
    for turned in wheel.read() {
        let lines = match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / PIXELS_PER_LINE,
        };
        if lines == 0.0 || capture.pointer {
            continue;
        }
        for (_, mut orbit) in eyes.iter_mut().filter(|(eye, _)| eye.window == Some(turned.window)) {
            orbit.zoom(lines);
        }
    }
}
