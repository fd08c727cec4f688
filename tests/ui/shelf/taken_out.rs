//! Each of the ten games taken out: nobody else knows of it.

use super::drawn;
use bevy::prelude::*;
use ludoteca::app::{headless, tables, wiring};
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::view_model::Panels;
use ludoteca::games::{ALL, GamePlugin, Games};
use ludoteca_rules::{Catalogue, Info};
use ludoteca_words::Language;
use std::process::ExitCode;

fn app(games: &Games) -> App {
    let mut app = headless::headless(UVec2::new(1600, 1200));
    tables::set_up_window(&mut app, games);
    let start = wiring::Start { persist: false, language: Some(Language::En), software: false };
    wiring::start(&mut app, games, start);
    app.finish();
    app.cleanup();
    (0..6).for_each(|_| app.update());
    app
}

/// What is on the screen with this dialog open, each text on a line of its own.
fn screen(app: &mut App, dialog: Option<Dialog>) -> String {
    app.world_mut().resource_mut::<OpenDialog>().0 = dialog;
    (0..4).for_each(|_| app.update());
    let model = app.world().resource::<Panels>().0.clone();
    drawn(model, [1600.0, 1200.0]).into_iter().map(|(_, text, _)| text).collect::<Vec<_>>().join("\n")
}

/// What a command prints with these games.
fn printed(catalogue: &Catalogue, line: &str) -> String {
    let args = ["ludoteca"].into_iter().chain(line.split(' ')).map(Into::into).collect();
    let mut out = Vec::new();
    assert_eq!(ludoteca_cli::run_to(args, catalogue, &[], &mut out), ExitCode::SUCCESS, "{line}");
    String::from_utf8(out).expect("text")
}

/// Whether a game is named, by its id or one of its names, as a word of its own.
fn names(text: &str, info: &Info) -> bool {
    let letter = |at: Option<char>| at.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    [info.id, info.name, info.english].into_iter().any(|name| {
        text.match_indices(name)
            .any(|(at, _)| !letter(text[..at].chars().next_back()) && !letter(text[at + name.len()..].chars().next()))
    })
}

#[test]
fn a_game_that_is_taken_out_leaves_no_trace() {
    let commands = ["games", "games --json", "lesson list"];
    let dialogs = [None, Some(Dialog::Decks), Some(Dialog::Class), Some(Dialog::Saved { renaming: None })];
    let whole = Games::all();
    let mut all = app(&whole);
    let shown: Vec<String> = dialogs.iter().map(|dialog| screen(&mut all, dialog.clone())).collect();
    let told = commands.map(|command| printed(&whole.catalogue(), command));
    for (out, plugin) in ALL.into_iter().enumerate() {
        let rest: Vec<GamePlugin> =
            ALL.iter().enumerate().filter(|(place, _)| *place != out).map(|(_, game)| *game).collect();
        let (alone, games) = (Games::new([plugin]), Games::new(rest));
        let info = alone.catalogue().iter().next().expect("a plugin adds its game").info;
        assert!(games.catalogue().find(info.id).is_none(), "{} is in the catalogue", info.id);
        assert_eq!(games.catalogue().iter().count(), ALL.len() - 1);
        // Where it is seen while it is there, so that the rest of this test can fail.
        assert!(names(&shown[0], info) && names(&shown[1], info), "{} is on the shelf and has lessons", info.id);
        assert!(names(&told[0], info) && names(&told[1], info) && names(&told[2], info), "{}", info.id);
        let mut app = app(&games);
        for dialog in &dialogs {
            let text = screen(&mut app, dialog.clone());
            assert!(!text.is_empty() && !names(&text, info), "{} with {dialog:?}:\n{text}", info.id);
        }
        for command in commands {
            let text = printed(&games.catalogue(), command);
            assert!(!names(&text, info), "{} in `{command}`:\n{text}", info.id);
        }
    }
}
