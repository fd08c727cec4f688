//! Chores of this repository: `cargo xtask COMMAND`. Without a command it lists them.

mod new_game;

use std::env;
use std::process::ExitCode;

/// What a command does with the arguments behind its name; the error is a sentence.
type Run = fn(&[String]) -> Result<(), String>;

/// Name and arguments of every command, what it does, and how.
const COMMANDS: &[(&str, &str, &str, Run)] =
    &[("new-game", "ID", "makes the skeleton of a new game in examples/ID", new_game::new_game)];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.split_first() {
        None => {
            for (name, arguments, about, _) in COMMANDS {
                println!("cargo xtask {:<24} {about}", format!("{name} {arguments}"));
            }
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
