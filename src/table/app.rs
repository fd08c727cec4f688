//! The apps on which a table is set: a window, a picture, and a rehearsal without GPU, window or display for tests. The
//! same plugins in all three.

use super::stage::{self, NoTable};
use super::{look, play};
use crate::games;
use crate::rules::session::Session;
use crate::search::Entry;
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::{RenderPlugin, settings::WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use std::time::Duration;

/// Sets a table on which any game can be laid, and none lies yet. Bevy's plugins must be there already.
pub fn set(app: &mut App) {
    app.add_plugins(look);
    ready(app);
}

/// Makes a table whose [`look`] is there already ready for any game.
pub fn ready(app: &mut App) {
    app.add_plugins((games::tables, play));
}

/// Lays a game and a play of it on a table whose [`look`] is there already.
///
/// # Errors
/// The game has no table yet.
pub fn lay(app: &mut App, entry: &'static Entry, session: Box<dyn Session>) -> Result<(), NoTable> {
    ready(app);
    stage::open(app.world_mut(), entry, session)
}

/// An app with a window of this size in logical pixels, which sleeps until something happens.
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
    .insert_resource(WinitSettings { focused_mode: asleep(), unfocused_mode: asleep() });
    app
}

/// Idle means idle: no frame until an event of the window or a request to redraw.
///
/// A day stands for ever: with `Duration::MAX` the end of the wait cannot be computed, and the loop that polled while it
/// started goes on polling.
const fn asleep() -> UpdateMode {
    UpdateMode::Reactive {
        wait: Duration::from_secs(24 * 60 * 60),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    }
}

/// Length of a frame of a rehearsal.
pub const FRAME: Duration = Duration::from_millis(16);

/// An app without GPU, window system or display, for tests: picking, panels and sessions work, nothing is drawn. Every
/// update lasts [`FRAME`].
pub fn rehearsal(size: UVec2) -> App {
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
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<AudioPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}
