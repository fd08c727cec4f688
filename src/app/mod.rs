//! Composition of the program: windows and pictures, settings, the wiring of panels and table, the commands `table`,
//! `shot` and `film`.
//!
//! Depends on everything; nothing depends on it but the program. [`tables`] sets up a table, in the [`window`] of the
//! program, in [`pictures`], or [`headless`] for tests, with the same plugins in all three. Start
//! with [`command`].

pub mod audience;
pub mod command;
pub mod devices;
pub mod fault;
mod follow;
pub mod headless;
mod heap;
#[cfg(feature = "dev")]
mod inspector;
mod log;
mod panel_input;
pub mod pictures;
mod pointer;
pub mod renderer;
mod room;
pub mod settings;
pub mod tables;
pub mod window;
pub mod wiring;

use crate::games::Games;
use std::process::ExitCode;

/// Runs the program with these games: the arguments say what it does.
#[must_use]
pub fn run(games: &Games) -> ExitCode {
    ludoteca_cli::run(std::env::args_os().collect(), &games.catalogue(), &command::all(games))
}
