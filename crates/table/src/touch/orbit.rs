//! The right button turns the camera of its window around the board, also out of the view from above; the middle
//! button, or the right one with Shift, moves it along the board; the wheel zooms towards the pointer.

use super::capture::InputCapture;
use crate::scene::camera::canvas::Canvas;
use crate::scene::camera::sight::Sight;
use crate::scene::camera::{TableCamera, View, orbit::Orbit};
use crate::schedule::TableSystems;
use bevy::ecs::entity::EntityHashMap;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::CursorMoved;

/// Pixels of a touchpad that count as one line of a wheel.
const PIXELS_PER_LINE: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (turn, zoom).in_set(TableSystems::Input));
}

type Seen = (&'static Camera, &'static GlobalTransform, &'static Canvas);

/// The point of the board's plane under a place of a window, in logical pixels.
pub(super) fn on_board(
    (camera, table_camera, canvas): (&Camera, &GlobalTransform, &Canvas),
    window: &Window,
    at: Vec2,
) -> Option<Vec2> {
    let point = Sight::of(camera, table_camera, canvas).on_plane(at * window.scale_factor(), 0.0)?;
    Some(Vec2::new(point.x, point.z))
}

fn turn(
    mut moved: MessageReader<CursorMoved>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    capture: Res<InputCapture>,
    windows: Query<&Window>,
    mut last: Local<EntityHashMap<Vec2>>,
    mut table_cameras: Query<(&TableCamera, &mut View, &mut Orbit, Seen)>,
) {
    let right = buttons.pressed(MouseButton::Right);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let panning = buttons.pressed(MouseButton::Middle) || right && shift;
    let held = (right || panning) && !capture.pointer;
    for moved in moved.read() {
        let Some(before) = last.insert(moved.window, moved.position).filter(|_| held) else { continue };
        let Ok(window) = windows.get(moved.window) else { continue };
        let by = (moved.position - before) / window.height();
        let of_window = table_cameras.iter_mut().filter(|(table_camera, ..)| table_camera.window == Some(moved.window));
        for (_, mut view, mut orbit, seen) in of_window {
            if panning {
                let ends = [before, moved.position].map(|at| on_board(seen, window, at));
                if let [Some(from), Some(to)] = ends {
                    orbit.pan(from, to);
                }
                continue;
            }
            if *view == View::Top {
                *view = View::Table;
                orbit.look_down();
            }
            orbit.turn(by.x, by.y);
        }
    }
}

fn zoom(
    mut wheel: MessageReader<MouseWheel>,
    capture: Res<InputCapture>,
    windows: Query<&Window>,
    mut table_cameras: Query<(&TableCamera, &mut Orbit, Seen)>,
) {
    for turned in wheel.read() {
        let lines = match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / PIXELS_PER_LINE,
        };
        if lines == 0.0 || capture.pointer {
            continue;
        }
        let window = windows.get(turned.window).ok();
        for (_, mut orbit, seen) in
            table_cameras.iter_mut().filter(|(table_camera, ..)| table_camera.window == Some(turned.window))
        {
            let at = window.and_then(|window| on_board(seen, window, window.cursor_position()?));
            orbit.zoom(lines, at);
        }
    }
}
