//! The executable: Ludoteca with its ten games and @NAME@.

use ludoteca::games::Games;
use std::process::ExitCode;

fn main() -> ExitCode {
    ludoteca::app::run(&Games::all().with(@CRATE@::plugin))
}
