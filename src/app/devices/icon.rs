//! The icon of the window, for window systems that ask the program for it; others find it by the desktop entry.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

const PICTURE: &[u8] = include_bytes!("../../../assets/icon/ludoteca-64.png");

/// Gives the window of an app its icon, once it is there.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon);
}

/// Runs on the main thread, where the windows are known.
fn set_icon(window: Query<Entity, With<PrimaryWindow>>, mut done: Local<bool>, _main: NonSendMarker) {
    if *done {
        return;
    }
    let Ok(window) = window.single() else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(window) {
            window.set_window_icon(icon());
            *done = true;
        }
    });
}

fn icon() -> Option<Icon> {
    let picture = image::load_from_memory(PICTURE).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}
