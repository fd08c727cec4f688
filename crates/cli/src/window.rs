//! A command that opens a window, as the program hands it over: nothing in `cli` may know of windows.

use clap::{ArgMatches, Command};
use ludoteca_homework::link;
use ludoteca_store::Failure;
use ludoteca_words::Words;
use percent_encoding::percent_decode_str;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

/// What the names of records end with: a word with such an ending is no mistyped command.
const RECORDS: [&str; 3] = ["ludo", "pgn", "txt"];

/// What a command does with its arguments, in the language of the reader.
pub type RunWindow = Box<dyn Fn(&ArgMatches, &Words) -> Result<(), Failure>>;

/// A command that opens a window.
pub struct WindowCommand {
    /// Its arguments; the texts of its help are `help-NAME` and `help-arg-ID`.
    pub command: fn() -> Command,
    /// What it does.
    pub run: RunWindow,
    /// Whether it is what the program does when no command is named.
    pub default: bool,
}

/// A file or a link instead of a command is opened in a window, as a desktop does it.
pub(super) fn with_file(
    mut args: Vec<OsString>,
    command: &Command,
    windows: &[WindowCommand],
) -> Result<Vec<OsString>, Failure> {
    let Some(place) = first_word(&args) else { return Ok(args) };
    if let Some(path) = path_of(&args[place]) {
        args[place] = path;
    }
    let word = Path::new(&args[place]);
    if command.get_subcommands().any(|sub| word.as_os_str() == sub.get_name()) {
        return Ok(args);
    }
    let window = windows.iter().find(|window| window.default);
    if let Some(window) = window.filter(|_| is_link(word)) {
        return Ok(with(args, place, window, "--deck"));
    }
    match (fs::metadata(word), window) {
        (Err(error), _) if is_record(word) => Err(Failure::reading(word, &error)),
        (Ok(found), Some(window)) if found.is_file() => Ok(with(args, place, window, "--record")),
        _ => Ok(args),
    }
}

/// The arguments with a command and an option before the one at this place.
fn with(mut args: Vec<OsString>, place: usize, window: &WindowCommand, option: &str) -> Vec<OsString> {
    let name = (window.command)().get_name().to_owned();
    args.splice(place..place, [OsString::from(name), OsString::from(option)]);
    args
}

/// The path of a file that a desktop names by a URL (RFC 8089), as it does where a program takes links too.
fn path_of(word: &OsStr) -> Option<OsString> {
    let path = word.to_str()?.strip_prefix("file://")?;
    let path = path.strip_prefix("localhost").unwrap_or(path);
    let bytes: Vec<u8> = percent_decode_str(path).collect();
    // Desktops that do so have paths of UTF-8.
    path.starts_with('/').then(|| String::from_utf8(bytes).ok()).flatten().map(OsString::from)
}

/// Whether this is a link of exercises.
fn is_link(word: &Path) -> bool {
    let start = word.to_str().and_then(|word| word.get(..link::SCHEME.len()));
    start.is_some_and(|start| start.eq_ignore_ascii_case(link::SCHEME))
}

/// The place of the first argument that is neither an option nor the value of one that stands before all commands.
fn first_word(args: &[OsString]) -> Option<usize> {
    let is_option = |arg: &OsString| arg.as_encoded_bytes().starts_with(b"-");
    let is_value = |place: usize| ["--lang", "--log"].iter().any(|option| args[place - 1] == *option);
    (1..args.len()).find(|place| !is_option(&args[*place]) && !is_value(*place))
}

/// Whether a path has the ending of a record.
fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|own| RECORDS.iter().any(|ending| own.eq_ignore_ascii_case(ending)))
}
