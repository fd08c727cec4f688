//! The command line alone: every command that needs no window.

use std::process::ExitCode;

fn main() -> ExitCode {
    ludoteca_cli::run(std::env::args_os().collect(), &ludoteca_games::catalogue(), &[])
}
