//! `shot GAME`: a picture without a window, and a map of where to click. `shot shelf`: the shelf as the window shows
//! it.

use super::arguments;
use crate::app::pictures::shot::{ShotError, ShotRequest, shoot, sight};
use crate::app::{tables, wiring};
use crate::games::Games;
use crate::theatre::Demo;
use bevy::prelude::World;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Cell, Entry, Text};
use ludoteca_store::{self as store, Existing, Failure};
use ludoteca_table::play::{Laying, Play};
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::show::looks::Looks;
use ludoteca_table::touch::click_map::ClickMap;
use ludoteca_words::Words;
use serde_json::{Map, Value, json};
use std::io::Cursor;
use std::path::Path;
use std::sync::{Arc, Mutex};

pub(super) fn command() -> Command {
    arguments::command("shot", "1280x720")
        .arg(Arg::new("room").long("room").value_name("ROOM").default_value(Room::usual().id))
        .arg(Arg::new("overlay").long("overlay").value_name("NAME"))
        .arg(Arg::new("demo").long("demo").action(ArgAction::SetTrue))
        .arg(Arg::new("act").long("act").value_name("ACT[@T]").default_value("die").requires("demo"))
        .arg(Arg::new("still").long("still").action(ArgAction::SetTrue))
        .arg(Arg::new("out").long("out").value_name("FILE").required(true))
        .arg(Arg::new("map").long("map").value_name("FILE"))
        .arg(Arg::new("force").long("force").action(ArgAction::SetTrue))
}

pub(super) fn run(games: &Games, matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    if arguments::text(matches, "game") == SHELF {
        return shelf(games, matches, words);
    }
    let (entry, args) = arguments::game(games, matches)?;
    let session = arguments::play(games, &args, false)?;
    if matches.get_flag("demo") {
        return demonstration(games, matches, words, entry);
    }
    let (view, size) = (arguments::view(matches)?, arguments::size(matches)?);
    let room = arguments::room(matches)?;
    let overlay = overlay(matches, entry)?;
    let files = Files::of(matches)?;
    [Some(files.out), files.map].into_iter().flatten().try_for_each(|file| args.check_output(file))?;
    let map = Arc::new(Mutex::new(Map::new()));
    let found = Arc::clone(&map);
    let games = games.clone();
    let mut request = ShotRequest::new(size, move |app| {
        app.insert_resource(ChosenRoom(room)).insert_resource(Laying(overlay));
        tables::open_play(app, &games, entry, session)
            .expect("the table is built, or the arguments would have been refused");
    });
    request.view = view;
    request.still = matches.get_flag("still");
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

/// What is laid over the board.
fn overlay(matches: &ArgMatches, entry: &Entry) -> Result<Option<&'static str>, Failure> {
    let Some(name) = matches.get_one::<String>("overlay") else { return Ok(None) };
    let known = entry.overlays();
    known.iter().find(|id| *id == name).copied().map(Some).ok_or_else(|| {
        let unknown = Text::new("error-overlay").with("name", shorten(name));
        Failure::Input(unknown.with("known", known.join(", ")))
    })
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

fn shelf(games: &Games, matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    for name in ["position", "moves", "map", "view", "room", "overlay", "still"] {
        if matches.value_source(name) == Some(ValueSource::CommandLine) {
            return Err(Failure::Input(Text::new("error-shot-shelf").with("name", format!("--{name}"))));
        }
    }
    let files = Files::of(matches)?;
    let language = words.language();
    let games = games.clone();
    let mut request = ShotRequest::new(arguments::size(matches)?, move |app| {
        tables::add_games(app, &games);
        wiring::start(app, &games, wiring::Start { persist: false, language: Some(language), software: false });
    });
    request.framed = true;
    request.frames = CALM;
    draw(&files, request)
}

/// A moment of the demonstration of a game, as the window shows it.
fn demonstration(games: &Games, matches: &ArgMatches, words: &Words, entry: &'static Entry) -> Result<(), Failure> {
    let none = || Failure::Input(Text::new("error-no-demo").with("id", entry.info.id));
    let mut demo = Demo::of(entry, &*games.theatres().of(entry.info.id).ok_or_else(none)?.0);
    let given = arguments::text(matches, "act");
    let (name, moment) = given.split_once('@').unwrap_or((given, "0"));
    let names = demo.names();
    let unknown =
        || Failure::Input(Text::new("error-act").with("value", shorten(given)).with("known", names.join(", ")));
    let act = names.iter().position(|known| *known == name).ok_or_else(unknown)?;
    let moment = moment.parse::<f32>().ok().filter(|moment| (0.0..=1.0).contains(moment)).ok_or_else(unknown)?;
    demo.enter(demo.acts()[act]);
    demo.play(false);
    demo.seek(moment);
    let files = Files::of(matches)?;
    let (room, language) = (arguments::room(matches)?, words.language());
    let games = games.clone();
    let mut request = ShotRequest::new(arguments::size(matches)?, move |app| {
        app.insert_resource(ChosenRoom(room));
        tables::add_games(app, &games);
        wiring::start(app, &games, wiring::Start { persist: false, language: Some(language), software: false });
        tables::open_demonstration(app, entry).expect("it has one, or the arguments would have been refused");
        app.insert_resource(demo);
    });
    request.view = arguments::view(matches)?;
    request.framed = true;
    request.still = matches.get_flag("still");
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
