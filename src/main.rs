//! The program.

use ludoteca::cli::{self, WindowCommand};
use std::process::ExitCode;

/// The commands that open a window.
const WINDOWS: &[WindowCommand] = &[];

fn main() -> ExitCode {
    cli::run(std::env::args_os().collect(), WINDOWS)
}
