//! The program.

use ludoteca::cli::{self, WindowCommand};
use std::process::ExitCode;

/// The commands that need the table.
#[cfg(feature = "app")]
const WINDOWS: &[WindowCommand] = &[ludoteca::ui::command::TABLE, ludoteca::ui::command::SHOT];

/// Without the table there are none.
#[cfg(not(feature = "app"))]
const WINDOWS: &[WindowCommand] = &[];

fn main() -> ExitCode {
    cli::run(std::env::args_os().collect(), WINDOWS)
}
