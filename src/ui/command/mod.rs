//! The commands that need the table: `table` opens a window, `shot` draws a picture without one.
//!
//! May import everything but games by name. They are handed to the command line by the program.

mod arguments;
mod shot;
mod table;

use crate::cli::WindowCommand;

/// `ludoteca table GAME`; without a command the shelf.
pub const TABLE: WindowCommand = WindowCommand { command: table::command, run: table::run, default: true };

/// `ludoteca shot GAME`.
pub const SHOT: WindowCommand = WindowCommand { command: shot::command, run: shot::run, default: false };
