//! The commands that need the table: `table` opens a window, `shot` draws a picture without one, `film` a moving
//! picture; `doctor` says whether they can.
//!
//! Depends on everything but particular games; they are handed to the command line. Start with [`all`].

mod arguments;
mod doctor;
mod film;
mod shot;
mod table;

use crate::app::heap;
use crate::games::Games;
use clap::{ArgMatches, Command};
use ludoteca_cli::WindowCommand;
use ludoteca_store::Failure;
use ludoteca_words::Words;

/// The commands of a program with these games: `ludoteca table GAME`, which is also what is done without a command,
/// `ludoteca shot GAME`, `ludoteca film GAME` and `ludoteca doctor`.
#[must_use]
pub fn all(games: &Games) -> [WindowCommand; 4] {
    let with_games = |command: fn() -> Command, run: Run, default| {
        let games = games.clone();
        let run = move |matches: &ArgMatches, words: &Words| {
            heap::return_large_blocks();
            run(&games, matches, words)
        };
        WindowCommand { command, run: Box::new(run), default }
    };
    [
        with_games(table::command, table::run, true),
        with_games(shot::command, shot::run, false),
        with_games(film::command, film::run, false),
        with_games(doctor::command, doctor::run, false),
    ]
}

/// What a command does with its arguments.
type Run = fn(&Games, &ArgMatches, &Words) -> Result<(), Failure>;
