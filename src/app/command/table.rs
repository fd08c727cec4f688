//! `table GAME`: opens a game's table in a window.

use super::arguments;
use crate::app::devices::device;
use crate::app::{fault, tables, window, wiring};
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::saves::disk::Saves;
use crate::desk::saves::kept::SavedRequest;
use crate::games::Games;
use bevy::prelude::*;
use clap::{Arg, ArgAction, ArgMatches, Command};
use ludoteca_cli::{give_seats, saved_play, today};
use ludoteca_homework::offered;
use ludoteca_lessons::is_deck;
use ludoteca_rules::Text;
use ludoteca_rules::session::Session;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{self as store, Claim, Failure};
use ludoteca_table::play::stage;
use ludoteca_table::scene::camera::{TableCamera, View};
use ludoteca_table::show::beside::roll;
use ludoteca_words::{Language, Words};
use std::path::PathBuf;

pub(super) fn command() -> Command {
    arguments::command("table", "1280x800")
        .arg(Arg::new("seat").long("seat").value_name("N=WHO").action(ArgAction::Append))
        .arg(Arg::new("demo").long("demo").action(ArgAction::SetTrue))
        .arg(
            Arg::new("given-deck")
                .long("deck")
                .value_name("LINK")
                .conflicts_with_all(["game", "record", "demo", "seat"]),
        )
        .mut_arg("game", |game| game.required_unless_present_any(["record", "given-deck"]))
}

pub(super) fn run(games: &Games, matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let named = matches.get_one::<String>("lang").map(|_| words.language());
    let given = |id| matches.try_contains_id(id).unwrap_or(false);
    if let Some(text) = deck(matches)? {
        return open_deck(games, text, named);
    }
    if given("game") || given("record") {
        return open(games, matches, words, named);
    }
    // Called without a command: open the shelf.
    let mut app = with_panels(games, "Ludoteca".to_owned(), UVec2::new(1280, 800), named)?;
    tables::set_up_window(&mut app, games);
    window::run(app);
    Ok(())
}

/// An app with a window and panels, but without a table yet.
fn with_panels(games: &Games, title: String, size: UVec2, language: Option<Language>) -> Result<App, Failure> {
    let no_display = || Failure::Work(Text::new("error-no-display"));
    if !has_display() {
        return Err(no_display());
    }
    fault::watch();
    let adapters = device::adapters().map_err(|_| Failure::Work(Text::new("error-no-adapter")))?;
    let software = adapters.infos.iter().all(device::is_software);
    let mut app = window::window(title, size).map_err(|_| no_display())?;
    drop(adapters);
    wiring::start(&mut app, games, wiring::Start { persist: true, language, software });
    Ok(app)
}

fn open(games: &Games, matches: &ArgMatches, words: &Words, language: Option<Language>) -> Result<(), Failure> {
    let (entry, args) = arguments::game(games, matches)?;
    // A saved game is claimed before it is read: what another program played in between would be overwritten.
    let saved = args.record.as_deref().and_then(saved_play);
    let claim = saved.as_deref().and_then(|id| SaveFolder::of_user()?.claim(id).ok().flatten());
    let mut session = arguments::play(games, &args, true)?;
    let (view, size): (View, _) = (arguments::view(matches)?, arguments::size(matches)?);
    let seats: Vec<String> = matches.get_many::<String>("seat").into_iter().flatten().cloned().collect();
    give_seats(entry, &mut *session, &seats)?;
    if args.record.is_none() {
        let header = session.header().clone();
        session.describe(today(), header.names, header.controllers);
    }
    let mut app = with_panels(games, words.word(&format!("game-{}", entry.info.id)), size, language)?;
    tables::set_up_window(&mut app, games);
    if matches.get_flag("demo") {
        tables::open_demonstration(&mut app, entry)
            .map_err(|_| Failure::Input(Text::new("error-no-demo").with("id", entry.info.id)))?;
        see(&mut app, view);
        window::run(app);
        return Ok(());
    }
    if let Some(id) = &saved {
        keep(app.world_mut(), &mut *session, id, claim);
    }
    stage::open(app.world_mut(), entry, session)
        .map_err(|_| Failure::Input(Text::new("error-no-table").with("id", entry.info.id)))?;
    see(&mut app, view);
    app.add_systems(PostStartup, roll::show_opening_roll);
    window::run(app);
    Ok(())
}

/// A saved game goes on in its own file, unless another program has it.
fn keep(world: &mut World, session: &mut dyn Session, id: &str, claim: Option<Claim>) {
    match (claim, world.get_resource_mut::<Saves>()) {
        (Some(claim), Some(mut saves)) => saves.go_on(session, id, claim),
        _ => world.resource_mut::<Notices>().tell(Notice::failure(Text::new("saves-elsewhere"))),
    }
}

/// The link or the text of the exercises that are to be opened: those of a link, or a file that is no record of a game.
fn deck(matches: &ArgMatches) -> Result<Option<String>, Failure> {
    if let Some(link) = matches.try_get_one::<String>("given-deck").ok().flatten() {
        return Ok(Some(link.clone()));
    }
    let Some(path) = matches.try_get_one::<PathBuf>("record").ok().flatten().filter(|path| path.is_file()) else {
        return Ok(None);
    };
    let text = store::read_text(path).map_err(|error| Failure::reading(path, &error))?;
    Ok(Some(text).filter(|text| is_deck(text)))
}

/// Opens exercises that somebody was given.
fn open_deck(games: &Games, text: String, language: Option<Language>) -> Result<(), Failure> {
    let unknown = || Err(Text::new("homework-link-torn"));
    offered(&text, &games.catalogue()).unwrap_or_else(unknown).map_err(Failure::Input)?;
    let mut app = with_panels(games, "Ludoteca".to_owned(), UVec2::new(1280, 800), language)?;
    tables::set_up_window(&mut app, games);
    app.world_mut().write_message(SavedRequest::OpenText(text));
    window::run(app);
    Ok(())
}

/// Sets the initial view of all cameras.
fn see(app: &mut App, view: View) {
    let world = app.world_mut();
    world.query_filtered::<&mut View, With<TableCamera>>().iter_mut(world).for_each(|mut seen| *seen = view);
}

/// Whether a display is named. Asked first, because it costs nothing.
fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || named("DISPLAY")
        || named("WAYLAND_DISPLAY")
        || named("WAYLAND_SOCKET")
}
