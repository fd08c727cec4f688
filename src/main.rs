//! The executable: runs the command line, with the windowed commands if the feature `app` is on.

use ludoteca::cli::{self, WindowCommand};
use std::process::ExitCode;

/// The commands that need a renderer.
#[cfg(feature = "app")]
const WINDOWS: &[WindowCommand] =
    &[ludoteca::app::command::TABLE, ludoteca::app::command::SHOT, ludoteca::app::command::FILM];

/// Without the feature `app` there are none.
#[cfg(not(feature = "app"))]
const WINDOWS: &[WindowCommand] = &[];

fn main() -> ExitCode {
    cli::run(std::env::args_os().collect(), WINDOWS)
}
