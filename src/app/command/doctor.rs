//! `doctor`: what this computer offers, and whether it is enough, as text to send to whoever helps.

use crate::app::devices::device;
use crate::app::devices::speaker;
use crate::app::fault;
use crate::app::pictures::shot::{ShotRequest, shoot};
use crate::app::tables;
use crate::games::Games;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use clap::{ArgMatches, Command};
use image::RgbaImage;
use ludoteca_rules::{Options, Text};
use ludoteca_store::folder::user_folder;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{Claim, Failure};
use ludoteca_words::Words;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Size of the test picture, and the fewest colours that one of a table has.
const PICTURE: UVec2 = UVec2::new(320, 200);
const COLOURS: usize = 500;

pub(super) fn command() -> Command {
    Command::new("doctor")
}

pub(super) fn run(games: &Games, matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let found = Found::look(games);
    let mut out = io::stdout();
    if matches.get_flag("json") {
        writeln!(out, "{}", found.json())?;
    } else {
        for line in found.lines() {
            writeln!(out, "{}", words.say(&line))?;
        }
    }
    out.flush()?;
    if found.is_well() { Ok(()) } else { Err(Failure::Work(Text::new("doctor-ill"))) }
}

/// What this computer offers.
struct Found {
    adapters: Vec<String>,
    drawn: Result<Drawn, String>,
    sound: Option<String>,
    settings: Option<PathBuf>,
    data: Option<PathBuf>,
    /// Why nothing can be kept.
    unkept: Option<String>,
    /// How many games are kept.
    plays: usize,
    fault: Option<PathBuf>,
}

/// A picture of a table.
struct Drawn {
    by: String,
    software: bool,
    took: Duration,
    /// Whether there is a table in it.
    whole: bool,
}

impl Found {
    fn look(games: &Games) -> Self {
        let data = user_folder();
        let adapters = device::adapters().map_or_else(|_| Vec::new(), |adapters| adapters.infos);
        Self {
            adapters: adapters.iter().map(|adapter| format!("{} ({:?})", adapter.name, adapter.backend)).collect(),
            drawn: draw(games),
            sound: speaker::device_name(),
            settings: preferences_dir().map(|folder| folder.join("ludoteca").join("settings.toml")),
            unkept: data.as_deref().and_then(|folder| try_keeping(folder).err()).map(|error| error.to_string()),
            plays: SaveFolder::of_user().and_then(|saves| saves.list().ok()).map_or(0, |saves| saves.len()),
            data,
            fault: fault::last(),
        }
    }

    /// Whether one can play here.
    fn is_well(&self) -> bool {
        self.drawn.as_ref().is_ok_and(|drawn| drawn.whole) && self.data.is_some() && self.unkept.is_none()
    }

    fn lines(&self) -> Vec<Text> {
        let version = Text::new("doctor-program").with("version", env!("CARGO_PKG_VERSION"));
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut lines = vec![version.with("system", fault::system()).with_number("threads", threads as i64)];
        lines.push(match self.adapters.is_empty() {
            true => Text::new("error-no-adapter"),
            false => Text::new("doctor-adapters").with("names", self.adapters.join(", ")),
        });
        match &self.drawn {
            Ok(drawn) => {
                let key = if drawn.software { "doctor-drawn-software" } else { "doctor-drawn" };
                let seconds = format!("{:.1}", drawn.took.as_secs_f32());
                lines.push(Text::new(key).with("name", &*drawn.by).with("seconds", seconds));
                if !drawn.whole {
                    lines.push(Text::new("doctor-drawn-empty"));
                }
            }
            Err(_) if self.adapters.is_empty() => {}
            Err(cause) => lines.push(Text::new("error-shot").with("cause", &**cause)),
        }
        lines.push(match &self.sound {
            Some(name) => Text::new("doctor-sound").with("name", &**name),
            None => Text::new("doctor-silent"),
        });
        let path = |path: &Path| path.display().to_string();
        lines.extend(self.settings.as_deref().map(|file| Text::new("doctor-settings").with("path", path(file))));
        lines.push(match (&self.data, &self.unkept) {
            (Some(folder), None) => {
                Text::new("doctor-plays").with("path", path(folder)).with_number("count", self.plays as i64)
            }
            (Some(folder), Some(cause)) => {
                Text::new("error-file-write").with("path", path(folder)).with("cause", &**cause)
            }
            (None, _) => Text::new("error-plays-folder"),
        });
        lines.extend(self.fault.as_deref().map(|file| Text::new("doctor-fault").with("path", path(file))));
        if self.is_well() {
            lines.push(Text::new("doctor-well"));
        }
        lines
    }

    fn json(&self) -> Value {
        let drawn = self.drawn.as_ref().ok().map(|drawn| {
            let seconds = drawn.took.as_secs_f32();
            json!({ "by": drawn.by, "software": drawn.software, "seconds": seconds, "whole": drawn.whole })
        });
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "system": fault::system(),
            "adapters": self.adapters,
            "drawn": drawn,
            "sound": self.sound,
            "settings": self.settings,
            "data": self.data,
            "plays": self.plays,
            "fault": self.fault,
            "well": self.is_well(),
        })
    }
}

/// Draws a table as `shot` does.
fn draw(games: &Games) -> Result<Drawn, String> {
    let Some(entry) = games.catalogue().iter().next() else { return Err(String::new()) };
    let session = entry.start(Options::defaults(entry.info.options));
    let adapter = Arc::new(Mutex::new(None));
    let found = Arc::clone(&adapter);
    let games = games.clone();
    let mut request = ShotRequest::new(PICTURE, move |app| {
        // A game without a table leaves an empty picture, which is told.
        _ = tables::open_play(app, &games, entry, session);
    });
    request.inspect = Some(Box::new(move |world| {
        if let (Some(info), Ok(mut found)) = (world.get_resource::<RenderAdapterInfo>(), found.lock()) {
            let by = format!("{} ({:?}, {} {})", info.name, info.backend, info.driver, info.driver_info);
            *found = Some((by.replace(", )", ")").replace(" )", ")"), device::is_software(info)));
        }
    }));
    let begun = Instant::now();
    let shot = shoot(request).map_err(|error| error.to_string())?;
    let took = begun.elapsed();
    let (by, software) = adapter.lock().ok().and_then(|mut found| found.take()).unwrap_or_default();
    Ok(Drawn { by, software, took, whole: colours(&shot.picture) > COLOURS })
}

fn colours(picture: &RgbaImage) -> usize {
    picture.pixels().map(|pixel| pixel.0).collect::<BTreeSet<_>>().len()
}

/// Makes the folder and a file in it, which goes again.
fn try_keeping(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    Claim::take(&folder.join("doctor")).map(drop)
}
