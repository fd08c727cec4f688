//! `solve`: makes the table of a game or an ending that is known as a whole, and looks at its positions.
//!
//! `make.rs` makes the file and goes on with one that was begun, `told.rs` says what is in it, `look.rs` shows one
//! position.

mod look;
mod make;
mod told;

use crate::context::Context;
use crate::setup;
use ludoteca_net::rules_of;
use ludoteca_rules::Text;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::spaces::{Subject, find};
use ludoteca_solve::table::{Hash, Table};
use ludoteca_solve::verdict::{Value, Verdict};
use ludoteca_store::folder::user_folder;
use ludoteca_store::{Failure, shown};
use serde::Serialize;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "TEXT")]
    size: Option<String>,
    #[arg(long, value_name = "TEXT")]
    ties: Option<String>,
    #[arg(id = "table", long = "file", value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    memory: u32,
    #[arg(long, value_name = "TEXT")]
    look: Option<String>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    // Solved are the games as they are, without options; a mistyped name gets the sentence that all commands have.
    let (entry, _) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let subject = find(&args.game, args.size.as_deref(), args.ties.as_deref()).map_err(Failure::Input)?;
    let rules = rules_of(context.catalogue, entry.info.id).expect("it is a game of the catalogue");
    let place = Place { path: path(&subject, args)?, rules: Hash::from_bytes(rules.0), subject };
    match &args.look {
        Some(text) => look::run(context, &place, text),
        None => make::run(context, &place, args.memory as usize),
    }
}

/// A table and the file it is in.
struct Place {
    subject: Subject,
    path: PathBuf,
    rules: Hash,
}

impl Place {
    /// The file, if one is there.
    fn open(&self) -> Result<Option<Table>, Failure> {
        if !self.path.try_exists().unwrap_or(true) {
            return Ok(None);
        }
        let table = Table::open(&self.path)?;
        let head = table.head();
        let space = &self.subject.space;
        let same = head.name == self.subject.name && (head.form, head.count) == (space.form(), space.count());
        let named = |key: Text| Failure::Input(key.with("path", shown(&self.path)));
        if !same {
            return Err(named(Text::new("error-table-other").with("table", &self.subject.name)));
        }
        if head.rules != self.rules {
            return Err(named(Text::new("error-table-rules")));
        }
        Ok(Some(table))
    }
}

/// The file that was named, or the one where this table is kept.
fn path(subject: &Subject, args: &Args) -> Result<PathBuf, Failure> {
    if let Some(path) = &args.file {
        return Ok(path.clone());
    }
    let folder = user_folder().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))?;
    Ok(folder.join("solved").join(format!("{}.table", subject.name)))
}

/// A stop that Ctrl-C and the end of the session use.
fn stop_by_signal() -> Stop {
    let stop = Stop::default();
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::low_level::emulate_default_handler;
        let handle = stop.clone();
        if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT, SIGTERM]) {
            // Without a thread the signals end the program, which loses a minute of work.
            let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
                for signal in signals.forever() {
                    if handle.is_stopped() {
                        // Asked for the second time.
                        let _ = emulate_default_handler(signal);
                    }
                    handle.stop();
                }
            });
        }
    }
    stop
}

/// A verdict as `--json` says it.
#[derive(Serialize)]
struct Proved {
    proved: Option<&'static str>,
    plies: Option<u32>,
}

impl From<Option<Verdict>> for Proved {
    fn from(verdict: Option<Verdict>) -> Self {
        let proved = verdict.map(|verdict| match verdict.value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        });
        let plies = verdict.filter(|verdict| verdict.value != Value::Draw).map(|verdict| verdict.plies);
        Self { proved, plies }
    }
}

/// What a verdict says to people, who count the moves of one side.
fn worth(verdict: Verdict, far: bool) -> Text {
    let (value, plies) = (verdict.value, verdict.plies);
    match (value, far && plies > 0) {
        (Value::Draw, _) => Text::new("worth-draw"),
        (Value::Win, false) => Text::new("worth-win"),
        (Value::Loss, false) => Text::new("worth-loss"),
        (Value::Win, true) => Text::new("worth-win-in").with_number("moves", plies.div_ceil(2)),
        (Value::Loss, true) => Text::new("worth-loss-in").with_number("moves", plies.div_ceil(2)),
    }
}
