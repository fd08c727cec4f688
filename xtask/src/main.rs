//! Chores of this repository: `cargo xtask COMMAND`. Without a command it lists them.
//!
//! Start with [`COMMANDS`]. Nothing here depends on the program: what has to be drawn or computed by its tests is run
//! as a test, so that `cargo xtask` itself is built in a second.

mod flatpak;
mod generate;
mod measure;
mod new_game;
mod tests;

use std::env;
use std::process::ExitCode;

/// What a command does with the arguments behind its name; the error is a sentence.
type Run = fn(&[String]) -> Result<(), String>;

/// Name and arguments of every command, what it does, and how.
const COMMANDS: &[(&str, &str, &str, Run)] = &[
    ("flatpak-sources", "FILE", "writes what Flatpak fetches for a build without network", flatpak::sources),
    ("golden", "", "writes the golden game and diagram of every game anew", generate::golden),
    ("measure", "WHAT", "measures judging, saving, stopping or exploitability", measure::measure),
    ("new-game", "ID", "makes the skeleton of a new game in examples/ID", new_game::new_game),
    ("pictures", "[NAME]", "draws the pictures of tests, shelf and rules cards anew: look at them", generate::pictures),
    ("small-positions", "", "prints simultaneous positions without a best order", generate::small_positions),
    ("tactics", "GAME", "prints tasks for the tactics of a game: positions with few right moves", generate::tactics),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.split_first() {
        None => {
            list();
            Ok(())
        }
        Some((name, rest)) => match COMMANDS.iter().find(|(known, ..)| known == name) {
            Some((_, _, _, run)) => run(rest),
            None => Err(format!("There is no command {name}; `cargo xtask` lists them.")),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn list() {
    for (name, arguments, about, _) in COMMANDS {
        println!("cargo xtask {:<24} {about}", format!("{name} {arguments}"));
    }
}
