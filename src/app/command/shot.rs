//! `shot GAME`: a picture without a window, and a map of where to click. `shot shelf`: the shelf as the window shows
//! it.

use super::arguments;
use crate::app::shot::{ShotError, ShotRequest, shoot, sight};
use crate::app::{tables, wiring};
use crate::cli::Failure;
use crate::i18n::Words;
use crate::rules::{Cell, Text};
use crate::store::{self, Existing};
use crate::table::play::Play;
use crate::table::scene::room::{ChosenRoom, Room};
use crate::table::show::looks::Looks;
use crate::table::touch::click_map::ClickMap;
use bevy::prelude::World;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Map, Value, json};
use std::io::Cursor;
use std::path::Path;
use std::sync::{Arc, Mutex};

pub(super) fn command() -> Command {
    arguments::command("shot", "1280x720")
        .arg(Arg::new("room").long("room").value_name("ROOM").default_value(Room::usual().id))
        .arg(Arg::new("out").long("out").value_name("FILE").required(true))
        .arg(Arg::new("map").long("map").value_name("FILE"))
        .arg(Arg::new("force").long("force").action(ArgAction::SetTrue))
}

pub(super) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    if arguments::text(matches, "game") == SHELF {
        return shelf(matches, words);
    }
    let (entry, args) = arguments::game(matches)?;
    let session = arguments::play(&args, false)?;
    let (view, size) = (arguments::view(matches)?, arguments::size(matches)?);
    let room = arguments::room(matches)?;
    let files = Files::of(matches)?;
    let map = Arc::new(Mutex::new(Map::new()));
    let found = Arc::clone(&map);
    let mut request = ShotRequest::new(size, move |app| {
        app.insert_resource(ChosenRoom(room));
        tables::open_play(app, entry, session).expect("the table is built, or the arguments would have been refused");
    });
    request.view = view;
    request.frames = 2;
    request.inspect = Some(Box::new(move |world| {
        if let Ok(mut map) = found.lock() {
            *map = cells(world);
        }
    }));
    draw(&files, request)?;
    if let Some(file) = files.map {
        let cells = map.lock().map(|map| map.clone()).unwrap_or_default();
        let text = format!("{}\n", json!({ "size": [size.x, size.y], "cells": cells }));
        files.write(file, text.as_bytes())?;
    }
    Ok(())
}

/// The files to write.
struct Files<'a> {
    out: &'a Path,
    map: Option<&'a Path>,
    existing: Existing,
}

impl<'a> Files<'a> {
    /// The files of the arguments, refused before anything is drawn.
    fn of(matches: &'a ArgMatches) -> Result<Self, Failure> {
        let out = Path::new(arguments::text(matches, "out"));
        let map = matches.get_one::<String>("map").map(Path::new);
        let existing = Existing::replaced_if(matches.get_flag("force"));
        for file in [Some(out), map].into_iter().flatten() {
            store::check(file, existing).map_err(|error| Failure::writing(file, &error))?;
        }
        if map.is_some_and(|map| store::same_target(out, map).unwrap_or(false)) {
            return Err(Failure::Input(Text::new("error-shot-same")));
        }
        Ok(Self { out, map, existing })
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
        store::write_whole(file, bytes, self.existing).map_err(|error| Failure::writing(file, &error))
    }
}

/// The word for the shelf in place of a game.
const SHELF: &str = "shelf";
/// Frames after which panels have reached their final size and opacity.
const CALM: u32 = 30;

fn shelf(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    for name in ["position", "moves", "map", "view", "room"] {
        if matches.value_source(name) == Some(ValueSource::CommandLine) {
            return Err(Failure::Input(Text::new("error-shot-shelf").with("name", format!("--{name}"))));
        }
    }
    let files = Files::of(matches)?;
    let language = words.language();
    let mut request = ShotRequest::new(arguments::size(matches)?, move |app| {
        tables::add_games(app);
        wiring::start(app, wiring::Start { persist: false, language: Some(language), software: false });
    });
    request.framed = true;
    request.frames = CALM;
    draw(&files, request)
}

fn draw(files: &Files<'_>, request: ShotRequest) -> Result<(), Failure> {
    let shot = shoot(request).map_err(|error| {
        Failure::Work(match error {
            ShotError::NoAdapter(_) => Text::new("error-no-adapter"),
            other => Text::new("error-shot").with("cause", other.to_string()),
        })
    })?;
    let mut png = Cursor::new(Vec::new());
    shot.picture
        .write_to(&mut png, image::ImageFormat::Png)
        .map_err(|error| Failure::writing(files.out, &std::io::Error::other(error)))?;
    files.write(files.out, png.get_ref())
}

/// For every visible cell, a pixel at which a click picks it.
fn cells(world: &mut World) -> Map<String, Value> {
    let Some(sight) = sight(world) else { return Map::new() };
    let Some((play, looks)) = world.query::<(&Play, &Looks)>().iter(world).next() else { return Map::new() };
    let geometry = play.view().info().geometry;
    let clicks = ClickMap::new(geometry, &play.view().standing(), &*looks.0, sight);
    let pixel = |cell: Cell| {
        let pixel = clicks.pixel_of(cell)?;
        Some((geometry.name(cell).to_string(), json!([pixel.x as i64, pixel.y as i64])))
    };
    geometry.all().filter_map(pixel).collect()
}
