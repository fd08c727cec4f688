//! Keeps the user's settings from one run to the next, in `settings.toml` in the folder `ludoteca` among the user's
//! settings.
//!
//! Depends on `store`, `cli` (the sentences for files) and the panels' [`Settings`]. A missing, broken or unwritable
//! file is no error: what cannot be read keeps its default, what cannot be saved is told once. With `persist: false` no
//! file is touched. Start with [`SettingsPlugin`]; `file.rs` reads and writes the
//! file, `system.rs` asks the desktop before there is one.

pub mod file;
pub mod system;

use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::settings::controller::LanguageOverride;
use crate::desk::settings::model::Settings;
use bevy::app::AppExit;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};
use file::SettingsFile;
use ludoteca_store::Failure;
use ludoteca_table::play::stage::Shelf;
use ludoteca_words::Words;
use std::io::{self, Write};

/// Frames without a change after which settings are written, so that dragging a slider writes once.
const SETTLED: u8 = 20;

/// Adds [`Settings`], and saves them if asked to.
pub struct SettingsPlugin {
    /// Whether settings are read from the user's files and written there.
    pub persist: bool,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        let folder = if self.persist { preferences_dir() } else { None };
        if let Some(folder) = folder {
            let path = folder.join("ludoteca").join("settings.toml");
            let first = !path.exists();
            let (file, mut settings, failure) = SettingsFile::open(path);
            // Kept like what somebody changes.
            settings.reduced_motion |= first && system::reduces_motion();
            app.insert_resource(settings)
                .insert_resource(SettingsStore { file, failure })
                .add_systems(Update, save_when_settled)
                .add_systems(Last, (save_at_the_end, tell_failure).chain());
        }
        app.init_resource::<Settings>();
    }
}

/// The settings' file, and what went wrong with it.
#[derive(Resource)]
struct SettingsStore {
    file: SettingsFile,
    failure: Option<Failure>,
}

impl SettingsStore {
    fn save(&mut self, settings: &Settings) {
        if let Err(failure) = self.file.save(settings) {
            self.failure = Some(failure);
        }
    }
}

/// Saves once no more changes come. Requests the frames it waits for, since an idle app has none.
fn save_when_settled(
    settings: Res<Settings>,
    mut kept: ResMut<SettingsStore>,
    mut waiting: Local<Option<u8>>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
) {
    if settings.is_changed() && kept.file.differs_from(&settings) {
        *waiting = Some(SETTLED);
    }
    match *waiting {
        None => return,
        Some(0) => {
            *waiting = None;
            kept.save(&settings);
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
    settings: Res<Settings>,
    mut kept: ResMut<SettingsStore>,
) {
    let closing = closing.is_some_and(|closing| !closing.is_empty());
    if exits.read().next().is_some() || closing {
        kept.save(&settings);
    }
}

/// Tells what went wrong with the settings' file, in the terminal and at the table; the same thing once.
fn tell_failure(
    mut kept: ResMut<SettingsStore>,
    mut told: Local<Option<Failure>>,
    settings: Res<Settings>,
    language: Option<Res<LanguageOverride>>,
    notices: Option<ResMut<Notices>>,
    shelf: Option<Res<Shelf>>,
) {
    if kept.failure.is_none() || *told == kept.failure {
        return;
    }
    *told = kept.failure.take();
    let Some(text) = told.as_ref().and_then(Failure::text) else { return };
    let language = language.and_then(|language| language.0);
    let words = Words::new(
        language.unwrap_or_else(|| settings.language()),
        &shelf.map(|shelf| shelf.0.clone()).unwrap_or_default(),
    );
    // Where stderr is closed the panels still tell it.
    let _ = writeln!(io::stderr(), "{}", words.say(text));
    if let Some(mut notices) = notices {
        notices.tell(Notice::failure(text.clone()));
    }
}
