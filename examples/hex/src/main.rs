//! The executable: Ludoteca with its ten games and Hex.

use ludoteca::games::Games;
use std::process::ExitCode;

fn main() -> ExitCode {
    ludoteca::app::run(&Games::all().with(ludoteca_hex::plugin))
}
