//! A command that opens a window, as the program hands it over: nothing in `cli` may know of windows.

use clap::ArgMatches;
use ludoteca_store::Failure;
use ludoteca_words::Words;

/// What a command does with its arguments, in the language of the reader.
pub type RunWindow = Box<dyn Fn(&ArgMatches, &Words) -> Result<(), Failure>>;

/// A command that opens a window.
pub struct WindowCommand {
    /// Its arguments; the texts of its help are `help-NAME` and `help-arg-ID`.
    pub command: fn() -> clap::Command,
    /// What it does.
    pub run: RunWindow,
    /// Whether it is what the program does when no command is named.
    pub default: bool,
}
