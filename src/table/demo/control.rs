//! The keys of the demonstration, and its redraw requests.

use super::playback::Demo;
use super::scene::PanelMargins;
use crate::table::schedule::TableSystems;
use crate::table::touch::{InputCapture, KeyPresses};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, press.in_set(TableSystems::Input))
        .add_systems(Update, advance.in_set(TableSystems::Apply).run_if(resource_exists::<Demo>))
        .add_systems(Last, request_redraw.run_if(resource_exists::<Demo>));
}

/// Space plays and pauses, the arrows step and change the speed, Home and End show the first and the last stage.
fn press(mut presses: KeyPresses, capture: Res<InputCapture>, demo: Option<ResMut<Demo>>) {
    let presses = presses.read();
    let Some(mut demo) = demo.filter(|_| !capture.keys) else { return };
    for press in presses.into_iter().filter(|press| !press.key.repeat) {
        match press.key.key_code {
            KeyCode::Space => demo.toggle(),
            KeyCode::ArrowRight => demo.step(1),
            KeyCode::ArrowLeft => demo.step(-1),
            KeyCode::ArrowUp => demo.change_speed(1),
            KeyCode::ArrowDown => demo.change_speed(-1),
            KeyCode::Home => demo.show(0),
            KeyCode::End => demo.show(usize::MAX),
            _ => {}
        }
    }
}

fn advance(mut demo: ResMut<Demo>, time: Res<Time>, mut moved: Local<bool>) {
    // The first frame after idling is as long as the idle time before it, which must not count.
    let ran = std::mem::replace(&mut *moved, demo.is_moving());
    if ran && demo.is_moving() {
        demo.advance(time.delta_secs());
    }
}

/// Requests the next frame only while time runs, or if something changed in this one.
fn request_redraw(demo: Res<Demo>, margins: Res<PanelMargins>, mut redraw: MessageWriter<RequestRedraw>) {
    if demo.is_moving() || demo.is_changed() || margins.is_changed() {
        redraw.write(RequestRedraw);
    }
}
