//! The app with a window, which updates only on events.

use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// An app with a window of this size in logical pixels.
pub fn window(title: String, size: UVec2) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title,
                    name: Some("ludoteca".to_owned()),
                    resolution: WindowResolution::new(size.x, size.y),
                    present_mode: PresentMode::AutoVsync,
                    ..default()
                }),
                ..default()
            })
            .disable::<LogPlugin>()
            .disable::<AudioPlugin>(),
    )
    .insert_resource(WinitSettings { focused_mode: on_events(), unfocused_mode: on_events() });
    app
}

/// No frame until an event of the window or a redraw request.
///
/// The wait is one day instead of `Duration::MAX`, with which the end of the wait cannot be computed: the event loop,
/// which polls while it starts, would then keep polling.
const fn on_events() -> UpdateMode {
    UpdateMode::Reactive {
        wait: Duration::from_secs(24 * 60 * 60),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    }
}
