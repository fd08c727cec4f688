//! Saves the user's settings from one run to the next.
//!
//! Bevy's settings plugin keeps them in `settings.toml` in the folder `ludoteca` among the user's settings. A missing,
//! broken or unwritable file is no error: what cannot be read keeps its default. With `persist: false` no file is
//! touched.

use crate::ui::Settings;
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::settings::{self, SaveSettingsSync};
use bevy::window::{RequestRedraw, WindowCloseRequested};

/// Name of the folder that keeps the settings.
const FOLDER: &str = "ludoteca";

/// Frames without a change after which settings are written, so that dragging a slider writes once.
const SETTLED: u8 = 20;

/// Adds [`Settings`], and saves them if asked to.
pub struct SettingsPlugin {
    /// Whether settings are read from the user's files and written there.
    pub persist: bool,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.register_type::<Settings>();
        if self.persist {
            app.add_plugins(settings::SettingsPlugin::new(FOLDER));
            app.add_systems(Update, save_when_settled).add_systems(Last, save_at_the_end);
        }
        app.init_resource::<Settings>();
    }
}

/// Saves once no more changes come. Requests the frames it waits for, since an idle app has none.
fn save_when_settled(
    settings: Res<Settings>,
    mut waiting: Local<Option<u8>>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
    mut commands: Commands,
) {
    if settings.is_changed() && !settings.is_added() {
        *waiting = Some(SETTLED);
    }
    match *waiting {
        None => return,
        Some(0) => {
            *waiting = None;
            commands.queue(SaveSettingsSync::IfChanged);
        }
        Some(frames) => *waiting = Some(frames - 1),
    }
    if let Some(mut redraw) = redraw {
        redraw.write(RequestRedraw);
    }
}

/// Saves what is not yet saved when the window closes or the program ends.
fn save_at_the_end(
    mut exits: MessageReader<AppExit>,
    closing: Option<Res<Messages<WindowCloseRequested>>>,
    mut commands: Commands,
) {
    let closing = closing.is_some_and(|closing| !closing.is_empty());
    if exits.read().next().is_some() || closing {
        commands.queue(SaveSettingsSync::IfChanged);
    }
}
