//! The commands that need the table: `table` opens a window, `shot` draws a picture without one, `film` a moving picture.
//!
//! Depends on everything but particular games; `main` hands the commands to the command line. Start with [`TABLE`] and
//! [`SHOT`].

mod arguments;
mod film;
mod shot;
mod table;

use crate::cli::WindowCommand;

/// `ludoteca table GAME`; without a command the shelf.
pub const TABLE: WindowCommand = WindowCommand { command: table::command, run: table::run, default: true };

/// `ludoteca film GAME`.
pub const FILM: WindowCommand = WindowCommand { command: film::command, run: film::run, default: false };

/// `ludoteca shot GAME`.
pub const SHOT: WindowCommand = WindowCommand { command: shot::command, run: shot::run, default: false };
