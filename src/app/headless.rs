//! The app without GPU, window system or display, for tests.

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::{RenderPlugin, settings::WgpuSettings, sync_world::SyncWorldPlugin};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use std::time::Duration;

/// Length of a frame of a headless app.
pub const FRAME: Duration = Duration::from_millis(16);

/// An app in which picking, panels and sessions work and nothing is rendered. Every update lasts [`FRAME`].
pub fn headless(size: UVec2) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() })
            .set(WindowPlugin {
                primary_window: Some(Window { resolution: WindowResolution::new(size.x, size.y), ..default() }),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    // Without a renderer nothing else adds it, and Bevy needs it when a camera is despawned.
    .add_plugins(SyncWorldPlugin)
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}
