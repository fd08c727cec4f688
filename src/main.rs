//! The executable: Ludoteca with its ten games.

use ludoteca::games::Games;
use std::process::ExitCode;

fn main() -> ExitCode {
    ludoteca::app::run(&Games::all())
}
