//! The right button turns the eye round the board, the wheel brings it nearer. Nothing else ever moves it.

use super::Taken;
use crate::table::TableSystems;
use crate::table::camera::{TableCamera, View, orbit::Orbit};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::CursorMoved;

/// Lines of a wheel that a touchpad's pixels make.
const PIXELS_PER_LINE: f32 = 40.0;

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_systems(Update, (turn, zoom).in_set(TableSystems::Input));
}

fn turn(
    mut moved: MessageReader<CursorMoved>,
    buttons: Res<ButtonInput<MouseButton>>,
    taken: Res<Taken>,
    view: Res<View>,
    windows: Query<&Window>,
    mut last: Local<Option<Vec2>>,
    mut orbits: Query<&mut Orbit, With<TableCamera>>,
) {
    let height = windows.single().map_or(720.0, Window::height);
    for at in moved.read().map(|moved| moved.position) {
        let before = last.replace(at);
        let (Some(before), Ok(mut orbit)) = (before, orbits.single_mut()) else { continue };
        let turning = buttons.any_pressed([MouseButton::Right, MouseButton::Middle]);
        if turning && !taken.pointer && *view == View::Table {
            let by = (at - before) / height;
            orbit.turn(by.x, by.y);
        }
    }
}

fn zoom(mut wheel: MessageReader<MouseWheel>, taken: Res<Taken>, mut orbits: Query<&mut Orbit, With<TableCamera>>) {
    let lines: f32 = wheel
        .read()
        .map(|turned| match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / PIXELS_PER_LINE,
        })
        .sum();
    if lines == 0.0 || taken.pointer {
        return;
    }
    for mut orbit in &mut orbits {
        orbit.zoom(lines);
    }
}
