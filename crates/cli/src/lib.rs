//! The command line: everything the program does without a window.
//!
//! Each command has a file and knows games only as [`Entry`](ludoteca_rules::Entry) and
//! [`Session`](ludoteca_rules::session::Session), so that a game added to the catalogue has all commands. Errors are
//! one sentence on stderr; exit status 2 for wrong input, 1 for everything else.
//!
//! ```
//! use ludoteca_games::catalogue;
//!
//! let args = ["ludoteca", "show", "rastros", "--lang", "en"].map(Into::into).to_vec();
//! let status = ludoteca_cli::run(args, &catalogue(), &[]);
//! assert_eq!(status, std::process::ExitCode::SUCCESS);
//! ```
//!
//! Start with [`run`]. The commands are in folders: `position/` (the rules), `computer/`, `play/` (in the terminal),
//! `network/` (tables between computers), `lessons/`, `documents/` (records, saved plays, diagrams, booklets) and
//! `class/`.
//! What they share is beside this file: `setup.rs` (from arguments to a session), `file.rs` and `lines.rs` (what is
//! read), `context.rs` (what is printed), `record_out.rs` (where records are written), `near.rs` (what a mistyped name
//! may mean), `log.rs` (what the program writes about itself), `early.rs` (options that are read before the others).

mod class;
mod computer;
mod context;
mod documents;
mod early;
mod failure;
mod file;
mod help;
mod lessons;
mod lines;
mod log;
mod near;
mod network;
mod play;
mod position;
mod record_out;
mod setup;
mod window;

pub use class::{change_sheet, read_sheet};
pub use computer::seats::give_seats;
pub use file::{saved_play, today};
pub use setup::{GameArgs, entry, new_seed};
pub use window::{RunWindow, WindowCommand};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use computer::{analyse, arena, bench, experiment, perft, solve, tune, ugi};
use context::Context;
use documents::{booklet, diagram, plays, record, review};
use lessons::{lesson, plan, puzzle};
use ludoteca_rules::Catalogue;
use ludoteca_store::Failure;
use ludoteca_words::{Language, Words};
use network::{host, join};
use position::{games, jsonl, moves, show};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "ludoteca", version, disable_help_subcommand = true)]
struct Cli {
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<String>,
    #[arg(long, global = true)]
    json: bool,
    /// Read before the others are, by `log.rs`.
    #[arg(long, global = true, value_name = "FILE")]
    log: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games,
    Show(show::Args),
    Moves(GameArgs),
    Perft(perft::Args),
    Jsonl,
    Play(play::Args),
    Plays(plays::Args),
    Host(host::Args),
    Join(join::Args),
    Mail(network::mail::Args),
    Log(network::log::Args),
    Bench(bench::Args),
    Analyse(analyse::Args),
    Arena(arena::Args),
    Experiment(experiment::Args),
    Solve(solve::Args),
    Tune(tune::Args),
    Ugi(ugi::Args),
    Record(record::Args),
    Review(review::Args),
    Diagram(diagram::Args),
    Booklet(booklet::Args),
    Class(class::Args),
    Lesson(lesson::Args),
    Plan(plan::Args),
    Puzzle(puzzle::Args),
    Help(help::Args),
}

/// Runs the program with these arguments, the first of which is its own name, and these games.
#[must_use]
pub fn run(args: Vec<OsString>, catalogue: &Catalogue, windows: &[WindowCommand]) -> ExitCode {
    // Not locked: a window runs for long, and other threads may print meanwhile.
    run_to(args, catalogue, windows, &mut io::stdout())
}

/// The same with another place for what is printed; errors go to stderr.
#[must_use]
pub fn run_to(args: Vec<OsString>, catalogue: &Catalogue, windows: &[WindowCommand], out: &mut dyn Write) -> ExitCode {
    solve::kept::offer(catalogue);
    let words = Words::new(early::language(&args).unwrap_or_else(Language::system), catalogue);
    let done = log::start(&args).and_then(|()| dispatch(args, (catalogue, windows), &words, out));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text() {
                // Where stderr is closed too there is no way left to report it.
                let _ = writeln!(io::stderr(), "{}", words.say(text));
            }
            failure::status(&failure)
        }
    }
}

fn dispatch(
    args: Vec<OsString>,
    (catalogue, windows): (&Catalogue, &[WindowCommand]),
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut command = help::command(Cli::command(), windows, words);
    let args = window::with_file(args, &command, windows)?;
    let matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(error) if error.exit_code() == 0 => {
            write!(out, "{}", error.render())?;
            return Ok(out.flush()?);
        }
        Err(error) => return Err(failure::usage(&error)),
    };
    if let Some(tag) = matches.get_one::<String>("lang").filter(|tag| Language::from_tag(tag).is_none()) {
        return Err(failure::unknown_language(tag));
    }
    let named = matches.subcommand();
    for window in windows {
        let name = (window.command)().get_name().to_owned();
        match named {
            Some((given, matches)) if given == name => return (window.run)(matches, words),
            None if window.default => return (window.run)(&matches, words),
            _ => {}
        }
    }
    let cli = Cli::from_arg_matches(&matches).map_err(|error| failure::usage(&error))?;
    let mut context = Context { words, catalogue, out: &mut *out, json: cli.json };
    match cli.command {
        Some(Command::Games) => games::run(&mut context),
        Some(Command::Show(args)) => show::run(&mut context, &args),
        Some(Command::Moves(args)) => moves::run(&mut context, &args),
        Some(Command::Perft(args)) => perft::run(&mut context, &args),
        Some(Command::Jsonl) => jsonl::run(&mut context, &mut io::stdin().lock()),
        Some(Command::Play(args)) => play::run(&mut context, &args),
        Some(Command::Plays(args)) => plays::run(&mut context, &args),
        Some(Command::Host(args)) => host::run(&mut context, &args),
        Some(Command::Join(args)) => join::run(&mut context, &args),
        Some(Command::Mail(args)) => network::mail::run(&mut context, &args),
        Some(Command::Log(args)) => network::log::run(&mut context, &args),
        Some(Command::Bench(args)) => bench::run(&mut context, &args),
        Some(Command::Analyse(args)) => analyse::run(&mut context, &args),
        Some(Command::Arena(args)) => arena::run(&mut context, &args),
        Some(Command::Experiment(args)) => experiment::run(&mut context, &args),
        Some(Command::Solve(args)) => solve::run(&mut context, &args),
        Some(Command::Tune(args)) => tune::run(&mut context, &args),
        Some(Command::Ugi(args)) => ugi::run(&mut context, &args),
        Some(Command::Record(args)) => record::run(&mut context, &args),
        Some(Command::Review(args)) => review::run(&mut context, &args),
        Some(Command::Diagram(args)) => diagram::run(&mut context, &args),
        Some(Command::Booklet(args)) => booklet::run(&mut context, &args),
        Some(Command::Class(args)) => class::run(&mut context, &args),
        Some(Command::Lesson(args)) => lesson::run(&mut context, &args),
        Some(Command::Plan(args)) => plan::run(&mut context, &args),
        Some(Command::Puzzle(args)) => puzzle::run(&mut context, &args),
        Some(Command::Help(args)) => help::run(&mut context, &args, command),
        None => Err(failure::no_command()),
    }?;
    Ok(out.flush()?)
}
