//! A command that opens a window, as the program hands it over: nothing in `cli` may know of windows.

use super::failure::Failure;
use crate::i18n::Words;
use clap::ArgMatches;

/// A command that opens a window.
pub struct WindowCommand {
    /// Its arguments; the texts of its help are `help-NAME` and `help-arg-ID`.
    pub command: fn() -> clap::Command,
    /// What it does.
    pub run: fn(&ArgMatches, &Words) -> Result<(), Failure>,
    /// Whether it is what the program does when no command is named.
    pub default: bool,
}
