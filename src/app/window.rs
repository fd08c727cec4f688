//! The app with a window, which updates only on events.

use super::devices::alarm;
use super::devices::waker::waker;
use super::renderer::{direct_drawing, renderer};
use crate::desk::computer::Thinkers;
use crate::desk::network::connection::NetworkHome;
use crate::desk::saves::disk::Wake;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{ExitCondition, Monitor, PresentMode, PrimaryMonitor, PrimaryWindow, WindowResolution};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use ludoteca_server::Tables;
use ludoteca_table::background::{Background, LongWork};
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::scene::camera::redraw::{Redraw, Still, WakeLoop};
use ludoteca_table::scene::rest::RefinedAtRest;
use ludoteca_workers::Workers;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// There is no display, or none that answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no display on which a window could be opened")]
pub struct NoDisplay;

/// An app with a window of this size in logical pixels, or smaller where the screen is.
///
/// # Errors
/// There is no display.
pub fn window(title: String, size: UVec2) -> Result<App, NoDisplay> {
    let mut app = App::new();
    connect(&mut app)?;
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title,
                name: Some("ludoteca".to_owned()),
                resolution: WindowResolution::new(size.x, size.y),
                present_mode: PresentMode::AutoVsync,
                visible: false,
                ..default()
            }),
            // A window for an audience goes with it.
            exit_condition: ExitCondition::OnPrimaryClosed,
            ..default()
        })
        .set(renderer())
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>();
    #[cfg(unix)]
    let plugins = plugins.disable::<bevy::app::TerminalCtrlCHandlerPlugin>();
    app.add_plugins(plugins);
    app.add_plugins(direct_drawing);
    #[cfg(unix)]
    app.add_plugins(super::devices::interrupt::plugin);
    app.add_plugins((
        super::devices::icon::plugin,
        super::log::plugin,
        super::devices::pad::plugin,
        super::devices::speaker::plugin,
    ));
    #[cfg(feature = "dev")]
    app.add_plugins(super::inspector::plugin);
    let thinkers = Thinkers::new(Workers::new("thinker", waker(&app)));
    let background = Background(Workers::new("background", waker(&app)));
    let long_work = LongWork(Workers::new("long work", waker(&app)));
    app.insert_resource(thinkers).insert_resource(background).insert_resource(long_work);
    let wake = waker(&app);
    alarm::add(&mut app, wake);
    let wake = waker(&app);
    app.insert_resource(Wake(Some(Box::new(wake))));
    let wake = waker(&app);
    app.insert_resource(NetworkHome { tables: Tables::of_user(), wake: Arc::new(wake) });
    if std::env::var_os("LUDOTECA_REFINE").is_none_or(|value| value != "no") {
        app.add_observer(refine_at_rest);
    }
    app.insert_resource(WinitSettings { focused_mode: on_events(), unfocused_mode: on_events() })
        .add_systems(PreStartup, wait_for_panels)
        .add_systems(First, (show_window.run_if(run_once), draw_with_panels.run_if(is_second_frame)));
    Ok(app)
}

/// Lets nothing of the table be drawn in the first frame: the panels are laid out in it, and a table without them would
/// be seen for a moment. The first picture is there sooner, too, since the table is drawn once less before.
fn wait_for_panels(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>, mut event_loop: WakeLoop) {
    for camera in &cameras {
        commands.entity(camera).insert(Still);
    }
    event_loop.request_frame();
}

fn draw_with_panels(mut commands: Commands, mut cameras: Query<(Entity, &mut Redraw), With<Still>>) {
    for (camera, mut redraw) in &mut cameras {
        commands.entity(camera).remove::<Still>();
        redraw.request_all();
    }
}

fn is_second_frame(mut frame: Local<u8>) -> bool {
    *frame = frame.saturating_add(1);
    *frame == 2
}

/// Pictures in windows get better at rest, unless the environment variable `LUDOTECA_REFINE` says `no`.
fn refine_at_rest(added: On<Add, TableCamera>, mut commands: Commands, cameras: Query<&TableCamera>) {
    if cameras.get(added.entity).is_ok_and(|camera| camera.window.is_some()) {
        commands.entity(added.entity).insert(RefinedAtRest);
    }
}

/// Runs the app until its window is closed. If a signal asked it to end, the program ends by that signal.
pub fn run(mut app: App) {
    #[cfg(unix)]
    let asked = app.world().get_resource::<super::devices::interrupt::EndSignal>().cloned();
    app.run();
    #[cfg(unix)]
    if let Some(asked) = asked {
        asked.end();
    }
}

/// Connects to the display.
///
/// Bevy panics without one. To ask before would need the names, sockets and passwords of two window systems, and winit
/// makes its connection only once; so the panic is caught.
fn connect(app: &mut App) -> Result<(), NoDisplay> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let connected = panic::catch_unwind(AssertUnwindSafe(|| _ = app.add_plugins(WinitPlugin::default())));
    panic::set_hook(hook);
    connected.map_err(|_| NoDisplay)
}

/// Shows the window, no larger than the screen. The screen is not known before the first frame.
fn show_window(mut window: Single<&mut Window, With<PrimaryWindow>>, monitors: Query<(&Monitor, Has<PrimaryMonitor>)>) {
    let primary = monitors.iter().find(|(_, primary)| *primary);
    let monitors = primary.map_or_else(|| monitors.iter().collect(), |primary| vec![primary]);
    let room = monitors.iter().map(|(monitor, _)| monitor.physical_size()).reduce(UVec2::min);
    let size = window.physical_size();
    if let Some(room) = room.filter(|room| room.cmplt(size).any()) {
        let fitting = size.min(room);
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
    window.visible = true;
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
